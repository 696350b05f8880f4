import { declarationStates } from '@/lib/work/declaration'
import type { BackendContext } from '../context'
import type { CommentRow, ContentRow } from '../db/rows-work'
import { fail } from '../fail'
import { findDefinition } from '../forms/definitions'
import type { FieldComment, FormContent } from '../resolvers/smartform.generated'
import { requireFiled } from './filed-works'
import { type Part, requirePart } from './roles'

/** A comment as the contract gives it; nobody has answered one that says nothing. */
export function commentView(comment: CommentRow): FieldComment {
  return { ...comment, state: comment.state ?? 'OPEN', explanation: comment.explanation ?? null }
}

/** Why the caller may not edit, in words; null where they may. */
function lockedReason({ actions, roles, declaration }: Part): string | null {
  if (actions.includes('FILL')) return null
  if (!roles.includes('creator')) return '您可以查看这份申报书，只有申报人可以修改。'
  return `申报书已提交，目前状态为“${declarationStates[declaration.state].label}”，不能修改。`
}

/** The version that was returned: the one handed in last while it is being corrected, the one before that after. */
function returnedVersion(content: ContentRow, { declaration }: Part): FormContent['returned'] {
  const correcting = declaration.state === 'RETURNED' ? content.submitted : null
  const version = correcting ? { ...correcting, comments: content.comments } : content.former
  if (!version) return null
  return { revision: version.revision, values: version.values, comments: version.comments.map(commentView) }
}

/** What was filed through a unit with another kind of work: read by its creator and its reviewers, changed by nobody here. */
function filedContentView(context: BackendContext, contentId: string): FormContent {
  requireFiled(context, contentId, 60401)
  const content = context.db.contents.get(contentId) ?? fail(60401)
  return {
    ...content,
    comments: [],
    returned: null,
    copiedFrom: null,
    newestVersion: content.formVersion,
    upgradedFrom: null,
    editedAt: {},
    editable: false,
    lockedReason: '这里只能查看已提交的内容。',
  }
}

/** A content as one person may read it: reviewers see what was handed in, not what the creator is changing since. */
export function contentView(context: BackendContext, contentId: string): FormContent {
  if (!context.db.declarations.get(contentId)) return filedContentView(context, contentId)
  const part = requirePart(context, contentId, 60401)
  const content = context.db.contents.get(contentId) ?? fail(60401)
  const shown = part.roles.includes('creator') ? content : { ...content, ...(content.submitted ?? {}) }
  const reason = lockedReason(part)
  const copied = content.copiedFrom ? context.db.declarations.get(content.copiedFrom) : undefined
  return {
    ...shown,
    comments: content.comments.map(commentView),
    returned: returnedVersion(content, part),
    copiedFrom: copied ? [copied.name ?? '未命名项目', copied.number].filter(Boolean).join(' ') : null,
    newestVersion: findDefinition(content.formId)?.version ?? content.formVersion,
    upgradedFrom: content.upgradedFrom ?? null,
    editedAt: content.editedAt ?? {},
    editable: reason === null,
    lockedReason: reason,
  }
}
