import { declarationStates } from '@/lib/work/declaration'
import { requireCaller } from '../context'
import { problemsOf } from '../domain/form-engine'
import { type Part, requirePart } from '../domain/roles'
import { savedContent } from '../domain/save-content'
import { summaryOf } from '../domain/summary'
import { fail } from '../fail'
import { findDefinition } from '../forms/definitions'
import type { Resolvers } from './smartform.generated'

/** Why the caller may not edit, in words; null where they may. */
function lockedReason({ actions, roles, declaration }: Part): string | null {
  if (actions.includes('FILL')) return null
  if (!roles.includes('creator')) return '您可以查看这份申报书，只有申报人可以修改。'
  return `申报书已提交，目前状态为“${declarationStates[declaration.state].label}”，不能修改。`
}

export const resolvers: Resolvers = {
  Query: {
    formDefinition(_parent, { formId, version }, context) {
      requireCaller(context)
      const definition = findDefinition(formId, version) ?? fail(60401)
      return { id: definition.id, version: definition.version, title: definition.title, definition }
    },
    formContent(_parent, { contentId }, context) {
      const part = requirePart(context, contentId, 60401)
      const content = context.db.contents.get(contentId) ?? fail(60401)
      // Reviewers read what was handed in, not what the creator is changing since.
      const shown = part.roles.includes('creator') ? content : { ...content, ...(content.submitted ?? {}) }
      const reason = lockedReason(part)
      return { ...shown, comments: [...content.comments], editable: reason === null, lockedReason: reason }
    },
  },
  Mutation: {
    saveFields(_parent, { contentId, baseRevision, values }, context) {
      const { actions, roles, caller } = requirePart(context, contentId, 60401)
      const content = context.db.contents.get(contentId) ?? fail(60401)
      if (!roles.includes('creator')) fail(60154)
      if (!actions.includes('FILL')) fail(60402)
      const saved = savedContent(content, baseRevision, values, context.now, caller.userFullname)
      context.db.contents.update(contentId, saved)
      context.db.declarations.update(contentId, { ...summaryOf(saved.values), modifiedAt: context.now })
      return { revision: saved.revision, savedAt: context.now }
    },
    checkContent(_parent, { contentId }, context) {
      requirePart(context, contentId, 60401)
      return problemsOf(context.db.contents.get(contentId) ?? fail(60401), context.now)
    },
  },
}
