/** State of the self-assessment form: answers, draft, checks, uploads, submit. */

import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { failureText } from '@/api/errors/failure'
import { innovation } from '@/api/innovation'
import { jsonEqual } from '@/lib/collections/json-equal'
import { type Draft, useDraft } from '@/lib/drafts/use-draft'
import { t } from '@/lib/i18n/i18n'
import { refreshUnits } from '@/session/load-session'
import { type UploadQueues, useUploadQueues } from '@/shared/form/use-upload-queues'
import type { Unsent } from '@/smartform/drafts/unsent'
import { answerWords } from './answer-words'
import {
  type Assessment,
  type AssessmentField,
  asksFiles,
  assessmentOf,
  checkAssessment,
  definitionInput,
  type TechDefinition,
  tidyAssessment,
} from './assessment'
import { assessmentDraftKey, isAssessmentAnswer } from './assessment-draft'
import { DefineTechUnitDocument, TechDefinitionDocument } from './graphql/definition.innovation.generated'
import { type FilesField, filesFields, proofRules } from './questions'

export interface AssessmentForm {
  answers: Assessment
  problems: Partial<Record<AssessmentField, string>>
  /** Number of checks that found problems. */
  run: number
  busy: boolean
  failure: string | null
  uploads: UploadQueues<FilesField>
  /** The local draft, and what an earlier visit left of it. */
  draft: Draft<Assessment>
  /** Discards everything unsent. */
  discard(): void
  set(part: Partial<Assessment>): void
  /** A number field lost focus: it is tidied. */
  tidy(): void
  /** Validates and sends. Resolves whether the assessment passed; null when it was refused, which is shown in place. */
  submit(): Promise<boolean | null>
  dirty(): boolean
  settle(): Promise<Unsent | null>
}

/**
 * The form of a self-assessment with a local draft.
 * @param filed the server's values
 */
export function useAssessment(draftOf: {
  userId: string
  /** The id in the address; the draft's key. */
  id: string
  unitId: string
  recordId: string | null
  filed: Assessment
}): AssessmentForm {
  const { userId, id, unitId, recordId, filed } = draftOf
  const [values, setValues] = useState(filed)
  const [answers, setAnswers] = useState(filed)
  const [problems, setProblems] = useState<AssessmentForm['problems']>({})
  const [run, setRun] = useState(0)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const known = useRef(recordId)
  const sent = useRef<Assessment | null>(null)
  const latest = useRef(answers)
  useLayoutEffect(() => {
    latest.current = answers
  })
  const set = useCallback((part: Partial<Assessment>) => {
    setAnswers((former) => ({ ...former, ...part }))
    setProblems((found) => Object.fromEntries(Object.entries(found).filter(([field]) => !(field in part))))
  }, [])
  const uploads = useUploadQueues(filesFields, proofRules, (field, file) => {
    setAnswers((former) => ({ ...former, [field]: [...former[field], file] }))
    setProblems(({ [field]: _, ...rest }) => rest)
  })
  const draft = useDraft({
    draftKey: assessmentDraftKey(userId, id),
    initial: values,
    values: answers,
    restore: set,
    fits: isAssessmentAnswer,
  })
  const { dirty: changed, settle: keep } = draft
  // An upload of a question that is no longer asked does not block.
  const uploading = useCallback(() => uploads.busy().filter((field) => asksFiles(latest.current, field)), [uploads])
  const dirty = useCallback(() => changed() || uploading().length > 0, [changed, uploading])
  const settle = useCallback(async (): Promise<Unsent | null> => {
    const unkept = await keep()
    if (unkept === 'memory') return unkept
    return uploading().length > 0 ? 'uploads' : unkept
  }, [keep, uploading])

  async function submit(): Promise<boolean | null> {
    if (busy) return null
    const tidy = tidyAssessment(answers)
    setAnswers(tidy)
    const found = checkAssessment(tidy)
    for (const field of uploading()) found[field] = t('文件正在上传，请等上传完成后再提交')
    setProblems(found)
    setFailure(null)
    if (Object.keys(found).length > 0) {
      setRun((count) => count + 1)
      return null
    }
    setBusy(true)
    try {
      // A record may exist by now: from a first try whose response was lost, or from another person; the latter is not
      // overwritten unseen.
      const record = await recordOf(unitId)
      const input = definitionInput(tidy, unitId, record?.id ?? known.current)
      if (record) {
        const theirs = assessmentOf(record)
        const own = [values, sent.current ?? values, tidy]
        known.current = record.id
        if (!own.some((assessment) => isSame(assessment, theirs))) {
          setValues(theirs)
          setFailure(changedElsewhere(theirs, tidy))
          return null
        }
      }
      sent.current = tidy
      const { defineTechUnitModify: passed } = await innovation.mutate(DefineTechUnitDocument, { input })
      // Values typed meanwhile are not part of it and stay unsent.
      draft.saved(tidy)
      setValues(tidy)
      // A failure is announced; the result stands without it.
      await refreshUnits().catch(() => undefined)
      return passed
    } catch (error) {
      setFailure(failureText(error))
      return null
    } finally {
      setBusy(false)
    }
  }
  return {
    ...{ answers, problems, run, busy, failure, uploads, draft, set, submit, dirty, settle },
    discard: () => set(values),
    tidy: () => setAnswers(tidyAssessment),
  }
}

/** Whether two are equal as sent: questions that are not asked do not count. */
function isSame(assessment: Assessment, other: Assessment): boolean {
  return jsonEqual(definitionInput(assessment, '', null), definitionInput(other, '', null))
}

/** What another person submitted since the form was opened, if it differs. */
function changedElsewhere(theirs: Assessment, own: Assessment): string {
  const fields = (Object.keys(theirs) as AssessmentField[]).filter(
    (field) => field !== 'committed' && !jsonEqual(theirs[field], own[field]),
  )
  const words = fields.map((field) => {
    const { label, text } = answerWords(field, theirs[field])
    return t('{label}：{text}', { label, text: text || t('未填写') })
  })
  return t('打开本页后，同单位的人员提交过自评：{answers}。您填写的内容都在；核对后再次提交，将以您的为准。', {
    answers: words.join(t('；')),
  })
}

/** The server's record of a unit; null for none. */
async function recordOf(unitId: string): Promise<TechDefinition | null> {
  const options = { fetchPolicy: 'no-cache', background: true } as const
  return (await innovation.query(TechDefinitionDocument, { unitId }, options)).getDefineTechUnitNew ?? null
}
