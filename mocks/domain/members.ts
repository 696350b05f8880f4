import { masked } from '@/lib/mask'
import { same } from '@/lib/same'
import { coerceCertificate } from '@/smartform/kinds/certificate/certificate'
import type { RowValue } from '@/smartform/schema/values'
import type { BackendContext } from '../context'
import type { ContentRow, WorkRow } from '../db/rows-work'
import { fail } from '../fail'
import { createWork } from '../work/create'
import { dropWork } from '../work/drop'
import { titleOf } from '../work/title'
import { inform } from './inform'

const roles: Readonly<Record<string, string>> = { core: '骨干', temporary: '临时参与' }

const textOf = (value: unknown) => (value === null || value === undefined ? '' : String(value))

/** What a declaration says of a member, as that member and the leader read it: the certificate is masked. */
function saidOf({ cells }: RowValue): Record<string, string> {
  const { name, role, months, unit, duty, certificate } = cells
  return {
    name: textOf(name),
    role: roles[textOf(role)] ?? textOf(role),
    months: textOf(months),
    unit: textOf(unit),
    duty: textOf(duty),
    certificate: masked(coerceCertificate({}, certificate)?.number ?? ''),
  }
}

function partsOf({ db }: BackendContext, contentId: string): WorkRow[] {
  return db.works.where({ kind: 'MEMBER_PART', belongsTo: contentId })
}

/**
 * Keeps a declaration's members and what they are asked to confirm together: one part for each member whose mobile is a registered
 * user's, the leader excepted. What is said of somebody who has answered, and changes, is asked again.
 */
export function syncMembers(context: BackendContext, content: ContentRow): void {
  const { db } = context
  const declaration = db.works.get(content.id)
  const { members } = content.values
  if (!declaration || !Array.isArray(members)) return
  const wanted = new Map<string, Record<string, string>>()
  for (const row of members as readonly RowValue[]) {
    const [user] = db.users.where({ userMobile: textOf(row.cells.mobile) || '-' })
    if (user && user.id !== declaration.creatorId && row.cells.role !== 'leader') wanted.set(user.id, saidOf(row))
  }
  const title = titleOf(declaration)
  for (const part of partsOf(context, content.id)) {
    const userId = part.assigned.member?.[0] ?? ''
    const said = wanted.get(userId)
    const unchanged = same(said, part.facts.said)
    if (said === undefined || !(unchanged || part.state === 'TO_CONFIRM')) {
      dropWork(context, part.id)
      continue
    }
    if (!unchanged || part.title !== title) db.works.update(part.id, { title, facts: { said } })
    wanted.delete(userId)
  }
  for (const [userId, said] of wanted) {
    const part = createWork(context, {
      kind: 'MEMBER_PART',
      belongsTo: content.id,
      projectId: null,
      unitId: declaration.unitId,
      creatorId: declaration.creatorId,
      assigned: { member: [userId] },
      title,
      facts: { said },
    })
    const what = `请确认您在《${title}》中的参与信息`
    inform(context, userId, what, `${what}：${said.role}，${said.months} 人月。`, `/my-project/confirm/${part.id}`)
  }
}

/** Takes away what a declaration's members were asked, with the declaration. */
export function removeMembers(context: BackendContext, contentId: string): void {
  for (const part of partsOf(context, contentId)) dropWork(context, part.id)
}

/** Every member who is asked has confirmed; else 603105 with the names of those who have not. */
export function requireMembers(context: BackendContext, content: ContentRow): void {
  syncMembers(context, content)
  const missing = partsOf(context, content.id).filter(({ state }) => state !== 'CONFIRMED')
  const names = missing.map(({ facts }) => (facts.said as Record<string, string>).name)
  if (names.length > 0) fail(603105, { names: names.join('、') })
}
