/** Resolvers of the endpoint `smartform`: forms with their versions, contents, drafts and comments. */

import { isTrialVersion } from '@/smartform/schema/trial-version'
import { requireCaller } from '../context'
import type { SaveRow } from '../db/rows-work'
import { answerComment } from '../domain/answer-comment'
import { fieldsWithoutConsent } from '../domain/consents'
import { contentView } from '../domain/content-view'
import { fieldSources } from '../domain/field-sources'
import { formNode, formOf, problemsOf, requireNoTrial } from '../domain/form-engine'
import { createForm, discardFormDraft, formDraft, openFormDraft, saveFormDraft } from '../domain/forms/form-draft'
import { formEffects } from '../domain/forms/form-effects'
import { formList, formWithVersions } from '../domain/forms/form-list'
import { prefillSources } from '../domain/forms/prefill-sources'
import { publishForm, takeBackForm, widenForm } from '../domain/forms/publish-form'
import { once } from '../domain/once'
import { reportPresence } from '../domain/presence'
import { answeredBefore, savedContent } from '../domain/save-content'
import { trialDefinition, tryDefinition } from '../domain/trial'
import { upgradedContent } from '../domain/upgrade-content'
import { fail } from '../fail'
import { closedFiles } from '../file-sight'
import { findDefinition } from '../forms/definitions'
import { contentPart, requireEditable } from '../work/content-part'
import type { Resolvers, SaveResult } from './smartform.generated'

function saveResult({ revision, savedAt, refused }: SaveRow): SaveResult {
  return { revision, savedAt, refused: [...refused] }
}

/**
 * The values of a save that belong to the person's delegated section; the form computes other values from incomplete
 * data.
 */
function onlyOpen(values: unknown, open: ReadonlySet<string> | null): unknown {
  if (typeof values !== 'object' || values === null) return values
  return Object.fromEntries(Object.entries(values).filter(([id]) => open?.has(id) ?? true))
}

export const resolvers: Resolvers = {
  Query: {
    formDefinition(_parent, { formId, version }, context) {
      requireCaller(context)
      if (version != null && isTrialVersion(version)) {
        const trial = trialDefinition(context, formId, version) ?? fail(60401)
        const { title } = formOf({ trial, formId, formVersion: version })
        return { id: formId, version, title, definition: trial }
      }
      const definition = findDefinition(formId, version) ?? fail(60401)
      const { title } = formNode(definition.id, definition.version)
      return { id: definition.id, version: definition.version, title, definition }
    },
    formContent: (_parent, { contentId }, context) => contentView(context, contentId),
    fieldSources(_parent, { contentId }, context) {
      // In a delegated section, the known values are the delegator's, not the colleague's.
      if (contentPart(context, contentId).visibleFields !== null) return []
      return fieldSources(context, context.db.contents.get(contentId) ?? fail(60401))
    },
    forms: (_parent, _args, context) => formList(context),
    form: (_parent, { formId }, context) => formWithVersions(context, formId),
    formEffects: (_parent, { formId }, context) => formEffects(context, formId),
    prefillSources: (_parent, { formId }, context) => prefillSources(context, formId),
    formDraft: (_parent, { formId }, context) => formDraft(context, formId),
  },
  Mutation: {
    saveFields(_parent, { contentId, ...save }, context) {
      // Also for a content that was submitted meanwhile: the save was accepted before.
      const { fills } = contentPart(context, contentId)
      const before = answeredBefore(context.db.contents.get(contentId) ?? fail(60401), save.key)
      if (before && fills) return saveResult(before)
      const { content, caller, part } = requireEditable(context, contentId)
      if (closedFiles(context.db, caller, save.values).length > 0) fail(60154)
      const closedCode = part.openReason === 'GIVEN' && part.visibleFields === null ? 603137 : 60434
      const barred = fieldsWithoutConsent(context.db, caller.id, formOf(content))
      const open = { open: part.open, closedCode, barred }
      const own = part.visibleFields === null ? save : { ...save, values: onlyOpen(save.values, part.open) }
      const saved = savedContent(content, own, context.now, caller.userFullname, open)
      context.db.contents.update(contentId, saved.content)
      if (saved.content.revision > content.revision) part.saved(saved.content)
      return saveResult(saved.answer)
    },
    checkContent(_parent, { contentId }, context) {
      const { visibleFields: shown } = contentPart(context, contentId)
      const problems = problemsOf(context.db.contents.get(contentId) ?? fail(60401), context.now)
      const own = (path: string) => shown?.has(path.split('/')[0] ?? '') ?? true
      return problems.filter(({ paths }) => paths.every(own))
    },
    reportPresence: (_parent, { contentId, pageId, tab }, context) =>
      reportPresence(context, { contentId, pageId: pageId ?? null, tab }),
    answerComment: (_parent, { contentId, ...answer }, context) => answerComment(context, contentId, answer),
    upgradeContent(_parent, { contentId, baseRevision }, context) {
      const { content, part } = requireEditable(context, contentId)
      if (part.visibleFields !== null) fail(60154)
      requireNoTrial(content)
      if (part.openReason === 'REMARKS') fail(60402)
      if (content.revision !== baseRevision) fail(60408, { revision: content.revision })
      const { revision } = context.db.contents.update(
        contentId,
        upgradedContent(content, context.db.works.get(contentId)?.unitId),
      )
      return { revision, savedAt: context.now, refused: [] }
    },
    tryDefinition(_parent, { contentId, definition }, context) {
      const { revision } = tryDefinition(context, contentId, definition)
      return { revision, savedAt: context.now, refused: [] }
    },
    createForm: (_parent, { key, copyOf }, context) =>
      once(context, 'createForm', key, () => createForm(context, copyOf ?? null)),
    openFormDraft: (_parent, { formId }, context) => openFormDraft(context, formId),
    saveFormDraft: (_parent, { formId, key, ...draft }, context) =>
      once(context, 'saveFormDraft', key, () => saveFormDraft(context, formId, draft)),
    discardFormDraft(_parent, { formId, revision }, context) {
      // A form that was never published goes with its draft.
      const form = formWithVersions(context, formId)
      discardFormDraft(context, formId, revision)
      return { ...form, draft: null }
    },
    publishForm(_parent, { formId, key, ...publication }, context) {
      return once(context, 'publishForm', key, () => {
        publishForm(context, formId, publication)
        return formWithVersions(context, formId)
      })
    },
    widenForm(_parent, { formId, version, unitIds }, context) {
      widenForm(context, formId, version, unitIds)
      return formWithVersions(context, formId)
    },
    takeBackForm(_parent, { formId, version }, context) {
      takeBackForm(context, formId, version)
      return formWithVersions(context, formId)
    },
  },
}
