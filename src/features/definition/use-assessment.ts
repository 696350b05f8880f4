import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { failureText } from '@/api/errors/failure'
import { innovation } from '@/api/innovation'
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
import { dropAssessment, keepAssessment } from './assessment-draft'
import { DefineTechUnitDocument, TechDefinitionDocument } from './graphql/definition.innovation.generated'
import { type FilesField, filesFields, proofRules } from './questions'

/** How long typing pauses before what was typed is kept on the device, in milliseconds. */
const keepAfter = 300

export interface AssessmentForm {
  answers: Assessment
  problems: Partial<Record<AssessmentField, string>>
  /** Counts the checks that found something. */
  run: number
  busy: boolean
  failure: string | null
  uploads: UploadQueues<FilesField>
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
 * @param start the answers to begin with, `given` those the server holds
 */
export function useAssessment(place: {
  userId: string
  /** The address's id, under which the draft lies. */
  id: string
  unitId: string
  recordId: string | null
  start: Assessment
  given: Assessment
}): AssessmentForm {
  const { userId, id, unitId, recordId, start, given } = place
  const [answers, setAnswers] = useState(start)
  const [problems, setProblems] = useState<AssessmentForm['problems']>({})
  const [run, setRun] = useState(0)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const known = useRef(recordId)
  const sent = useRef(false)
  const latest = useRef({ answers, sent: false })
  const set = useCallback((part: Partial<Assessment>) => {
    // What is changed after sending is unsent again.
    latest.current.sent = false
    setAnswers((former) => ({ ...former, ...part }))
    setProblems((found) => Object.fromEntries(Object.entries(found).filter(([field]) => !(field in part))))
  }, [])
  const uploads = useUploadQueues(filesFields, proofRules, (field, file) => {
    setAnswers((former) => ({ ...former, [field]: [...former[field], file] }))
    setProblems(({ [field]: _, ...rest }) => rest)
  })
  useLayoutEffect(() => {
    latest.current.answers = answers
  })
  const changed = useCallback(
    () => !latest.current.sent && JSON.stringify(latest.current.answers) !== JSON.stringify(given),
    [given],
  )
  const keep = useCallback(() => {
    if (changed()) keepAssessment(userId, id, latest.current.answers, Date.now())
    else dropAssessment(userId, id)
  }, [changed, userId, id])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change is kept
  useEffect(() => {
    const timer = setTimeout(keep, keepAfter)
    return () => clearTimeout(timer)
  }, [keep, answers])
  // What was typed last is kept when the page goes, however it goes.
  useEffect(() => {
    window.addEventListener('pagehide', keep)
    return () => {
      window.removeEventListener('pagehide', keep)
      keep()
    }
  }, [keep])

  // A file of a question that is not asked any more may go on, and holds up nothing.
  const uploading = useCallback(
    () => uploads.busy().filter((field) => asksFiles(latest.current.answers, field)),
    [uploads],
  )
  const dirty = useCallback(() => changed() || uploading().length > 0, [changed, uploading])
  const settle = useCallback(async (): Promise<Unsent | null> => {
    keep()
    if (uploading().length > 0) return 'uploads'
    return changed() ? 'device' : null
  }, [keep, changed, uploading])

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
      latest.current.sent = true
      dropAssessment(userId, id)
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
    ...{ answers, problems, run, busy, failure, uploads, set, submit, dirty, settle },
    tidy: () => setAnswers(tidyAssessment),
  }
}

/** The id of the record the server holds of a unit, null for none. */
async function recordOf(unitId: string): Promise<string | null> {
  const options = { fetchPolicy: 'no-cache', background: true } as const
  return (await innovation.query(TechDefinitionDocument, { unitId }, options)).getDefineTechUnitNew?.id ?? null
}
