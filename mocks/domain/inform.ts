import type { BackendContext } from '../context'
import { newId } from '../db/new-id'
import type { DeclarationRow } from '../db/rows-work'
import { guideOf } from './declaration-view'
import { isApproved } from './memberships'
import { isSupervisor } from './roles'

/** Puts a message into a person's inbox, from the project system (s02) unless another is named. */
export function inform(
  { db, now }: BackendContext,
  userId: string,
  title: string,
  content: string,
  link: string | null,
  system = 's02',
): void {
  db.messages.insert({
    id: newId('message'),
    userId,
    createDate: now,
    read: false,
    contentType: 'INBOX',
    title,
    content: `<p>${escapeHtml(content)}</p>`,
    system,
    link,
    todo: null,
  })
}

/** Message bodies are HTML; what a person typed is not. */
function escapeHtml(plain: string): string {
  const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
  return plain.replace(/[&<>"]/g, (character) => entities[character] ?? character)
}

function titleOf(declaration: DeclarationRow): string {
  return `《${declaration.name ?? '未命名项目'}》`
}

/** Tells the applicant what became of their declaration. */
export function informCreator(
  context: BackendContext,
  declaration: DeclarationRow,
  what: string,
  opinion: string | null,
) {
  const said = opinion ? `审核意见：${opinion}` : ''
  const title = `申报书${titleOf(declaration)}${what}`
  inform(context, declaration.creatorId, title, `${title}。${said}`, `/declare-status-list/${declaration.contentId}`)
}

/** Tells those who have it next that it waits for them. */
export function informReviewers(context: BackendContext, declaration: DeclarationRow): void {
  const approved = context.db.memberships.where(isApproved)
  const reviewers =
    declaration.state === 'DEPARTMENT_REVIEW'
      ? approved.filter(isSupervisor)
      : approved.filter(
          (one) =>
            one.unitId === declaration.unitId &&
            (one.isAdmin === 1 ||
              one.departments.some(({ id, isAdmin }) => isAdmin === 1 && id === declaration.departmentId)),
        )
  const guide = guideOf(context, declaration)
  const title = `申报书${titleOf(declaration)}待您审核`
  const link = `/project-manage-list/${[declaration.unitId, guide.id, 'review', declaration.contentId].map(encodeURIComponent).join('/')}`
  for (const userId of new Set(reviewers.map((one) => one.userId))) {
    inform(context, userId, title, `${guide.title}：${title}，编号 ${declaration.number ?? '—'}。`, link)
  }
}
