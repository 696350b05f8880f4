import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { failureText } from '@/api/errors/failure'
import { innovation } from '@/api/innovation'
import { type Draft, useDraft } from '@/lib/drafts/use-draft'
import { t } from '@/lib/i18n'
import { refreshUnits } from '@/session/load-session'
import { type UploadQueues, useUploadQueues } from '@/shared/use-upload-queues'
import type { Unsent } from '@/smartform/drafts/unsent'
import {
  type Assessment,
  type AssessmentField,
  asksFiles,
  checkAssessment,
  definitionInput,
  tidyAssessment,
} from './assessment'
import { assessmentPlace, isAssessmentAnswer } from './assessment-draft'
import { DefineTechUnitDocument, TechDefinitionDocument } from './graphql/definition.innovation.generated'
import { type FilesField, filesFields, proofRules } from './questions'

export interface AssessmentForm {
  answers: Assessment
  problems: Partial<Record<AssessmentField, string>>
  /** Counts the checks that found something. */
  run: number
  busy: boolean
  failure: string | null
  uploads: UploadQueues<FilesField>
  /** The answers' copy on this device, and what an earlier visit left of it. */
  draft: Draft<Assessment>
  /** Takes back everything unsent. */
  discard(): void
  set(part: Partial<Assessment>): void
  /** The person has left a number: it is tidied. */
  tidy(): void
  /** Checks and sends. Whether the assessment passed; null when it was not taken, which is then said at its place. */
  submit(): Promise<boolean | null>
  dirty(): boolean
  settle(): Promise<Unsent | null>
}

/**
 * The form of a self-assessment; what is typed is kept on the device until it is sent.
 * @param filed the answers the server holds
 */
export function useAssessment(place: {
  userId: string
  /** The address's id, under which the draft lies. */
  id: string
  unitId: string
  recordId: string | null
  filed: Assessment
}): AssessmentForm {
  const { userId, id, unitId, recordId, filed } = place
  const [given, setGiven] = useState(filed)
  const [answers, setAnswers] = useState(filed)
  const [problems, setProblems] = useState<AssessmentForm['problems']>({})
  const [run, setRun] = useState(0)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const known = useRef(recordId)
  const sent = useRef(false)
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
    place: assessmentPlace(userId, id),
    given,
    values: answers,
    restore: set,
    fits: isAssessmentAnswer,
  })
  const { dirty: changed, settle: keep } = draft
  // A file of a question that is not asked any more may go on, and holds up nothing.
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
      // After a first try there may be a record, also where its answer was lost: another try changes that one.
      if (sent.current && known.current === null) known.current = await recordOf(unitId)
      const input = definitionInput(tidy, unitId, known.current)
      sent.current = true
      const { defineTechUnitModify: passed } = await innovation.mutate(DefineTechUnitDocument, { input })
      // What was typed meanwhile is not in it, and stays unsent.
      draft.saved(tidy)
      setGiven(tidy)
      // A failure is announced; the answer stands without it.
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
    discard: () => set(given),
    tidy: () => setAnswers(tidyAssessment),
  }
}

/** The id of the record the server holds of a unit, null for none. */
async function recordOf(unitId: string): Promise<string | null> {
  const options = { fetchPolicy: 'no-cache', background: true } as const
  return (await innovation.query(TechDefinitionDocument, { unitId }, options)).getDefineTechUnitNew?.id ?? null
}
