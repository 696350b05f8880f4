/** Connects the form engine to the backend: loading, saving, files, look-ups (the engine's ports). */
import { common } from '@/api/common'
import { failureText } from '@/api/errors/failure'
import { permission } from '@/api/permission'
import { smartform } from '@/api/smartform'
import type { SmartformPorts } from '@/smartform/ports'
import { lazyPart } from '@/ui/lazy-part'
import { dictionaryBranches } from '../form/dictionary-branches'
import { uploadToStore } from '../form/upload-to-store'
import { ConsentsDocument } from '../graphql/consents.permission.generated'
import {
  DictionaryTreeDocument,
  SearchDictionaryDocument,
  SearchUnitsDocument,
} from '../graphql/dictionaries.common.generated'
import {
  AnswerCommentDocument,
  CheckContentDocument,
  FieldSourcesDocument,
  FormContentDocument,
  FormDefinitionDocument,
  SaveFieldsDocument,
} from '../graphql/forms.smartform.generated'
import { ReportPresenceDocument } from '../graphql/presence.smartform.generated'
import { readFile } from '../read-file'
import { contentSnapshot } from './content-snapshot'
import { openFile } from './open-file'
import { resumePart } from './resume-part'
import { refusedAnswers, saveFailure } from './save-outcome'
import { serverProblems } from './server-problems'

const origins = {
  PROFILE: 'profile',
  RESUME: 'resume',
  UNIT: 'unit',
  GUIDE: 'guide',
  FORMER: 'former',
  DECLARATION: 'declaration',
  TASK_BOOK: 'taskBook',
  PROJECT: 'project',
  OUTPUTS: 'outputs',
} as const
/** Refusals of answers without the separate consent that they need. */
const consentCodes: readonly number[] = [60364, 60367]
const fresh = { fetchPolicy: 'network-only', background: true } as const
const commentStates = { open: 'OPEN', changed: 'CHANGED', explained: 'EXPLAINED' } as const

/** The smartform's ports over the portal's endpoints. Saves run in the background: the editor shows how they stand. */
export const smartformPorts: SmartformPorts = {
  PersonalNotice: lazyPart(() => import('../personal-data/SectionNotice').then((module) => module.SectionNotice)),

  async save(contentId, request) {
    try {
      const variables = { contentId, ...request }
      const { saveFields } = await smartform.mutate(SaveFieldsDocument, variables, { background: true })
      const { revision, savedAt, refused } = saveFields
      // Withdrawn elsewhere: the section asks for it again.
      if (refused.some(({ code }) => consentCodes.includes(code))) void permission.query(ConsentsDocument, {}, fresh)
      return { kind: 'saved', revision, savedAt, ...refusedAnswers(refused) }
    } catch (error) {
      return saveFailure(error)
    }
  },

  async searchDictionary(type, keyword, limit) {
    const { dictionaries } = await common.query(
      SearchDictionaryDocument,
      { type, keyword: keyword || undefined, limit },
      { background: true },
    )
    return dictionaries.map(({ id, code, name }) => ({ id, code, name }))
  },

  async dictionaryTree(type) {
    const { dictionaryTree } = await common.query(DictionaryTreeDocument, { type }, { background: true })
    return dictionaryBranches(dictionaryTree)
  },

  async searchUnits(keyword, limit) {
    const variables = { unitName: keyword || undefined, nums: limit }
    const { allUnits } = await common.query(SearchUnitsDocument, variables, { background: true })
    return allUnits.map(({ id, unitName }) => ({ id, name: unitName }))
  },

  upload: uploadToStore,

  readFile,

  openFile: (file) => openFile(file.url, file.name),

  async reload(contentId) {
    const options = { fetchPolicy: 'no-cache', background: true } as const
    return contentSnapshot((await smartform.query(FormContentDocument, { contentId }, options)).formContent)
  },

  async presence(contentId, pageId, tab) {
    const variables = { contentId, pageId, tab }
    const { reportPresence } = await smartform.mutate(ReportPresenceDocument, variables, { background: 'silent' })
    return reportPresence
  },

  async definition(formId, version) {
    const { formDefinition } = await smartform.query(FormDefinitionDocument, { formId, version }, { background: true })
    return formDefinition.definition
  },

  async check(contentId) {
    const { checkContent } = await smartform.mutate(CheckContentDocument, { contentId }, { background: true })
    return serverProblems(checkContent)
  },

  async sources(contentId) {
    const options = { fetchPolicy: 'no-cache', background: true } as const
    const { fieldSources } = await smartform.query(FieldSourcesDocument, { contentId }, options)
    return fieldSources.map(({ fieldId, origin, value, entry }) => ({
      fieldId,
      origin: origins[origin],
      value,
      ...(entry && { detail: resumePart(entry) }),
    }))
  },

  async answerComment(contentId, commentId, state, explanation) {
    const variables = { contentId, commentId, state: commentStates[state], explanation: explanation || undefined }
    try {
      await smartform.mutate(AnswerCommentDocument, variables, { background: true })
    } catch (error) {
      throw new Error(failureText(error))
    }
  },
}
