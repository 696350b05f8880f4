/** State of the dialog for a resume entry: values, draft, problems, save, change elsewhere. */

import { useLayoutEffect, useRef, useState } from 'react'
import { failureOf, failureText } from '@/api/errors/failure'
import { innovation } from '@/api/innovation'
import { sendOnce } from '@/api/send-once'
import { useDraft } from '@/lib/drafts/use-draft'
import { checkResume, type ResumeProblem, tidyResume } from '@/lib/resume/check-resume'
import { type ResumeKind, type ResumeValues, resumeKinds } from '@/lib/resume/resume-kinds'
import { useSession } from '@/session/session'
import { fieldProblems } from '@/shared/form/field-problems'
import { draftKey, newEntry } from './draft-key'
import { type Entry, entryOf } from './entry'
import { ResumeDocument, SaveResumeEntryDocument } from './graphql/entries.innovation.generated'
import { thisMonth } from './this-month'
import type { ResumeOptions } from './use-resume-options'

interface EntryFormOptions {
  kind: ResumeKind
  /** The edited entry; null for a new one. */
  entry: Entry | null
  options: ResumeOptions
  onSaved(entry: Entry, isNew: boolean): void
  /** Called when the entry was changed elsewhere. */
  onReload(): void
}

/** All fields of an entry; '' for empty or cleared ones. */
const whole = (kind: ResumeKind, values: ResumeValues = {}): Readonly<Record<string, string>> =>
  Object.fromEntries(resumeKinds[kind].fields.map(({ name }) => [name, values[name] ?? '']))

/**
 * The form of an entry with a local draft: closing the dialog, a reload or an ended login loses nothing. After a change
 * elsewhere (60408), the next save is based on that.
 */
export function useEntryForm({ kind, entry, options, onSaved, onReload }: EntryFormOptions) {
  const { user } = useSession()
  const [before, setBefore] = useState<Entry | null>(entry)
  const [values, setValues] = useState<ResumeValues>({ ...entry?.values })
  const [problems, setProblems] = useState<readonly ResumeProblem[]>([])
  const [run, setRun] = useState(0)
  const [failure, setFailure] = useState<string | null>(null)
  const [elsewhere, setElsewhere] = useState<Entry | null>(null)
  const [saving, setSaving] = useState(false)
  const [savedWithout, setSavedWithout] = useState(false)
  const latest = useRef(values)
  useLayoutEffect(() => {
    latest.current = values
  })
  const draft = useDraft({
    draftKey: draftKey(user.id, kind, entry?.id ?? newEntry),
    initial: whole(kind, before?.values),
    values: whole(kind, values),
    restore: (answers) => setValues((now) => ({ ...now, ...(answers as ResumeValues) })),
    fits: (_, value) => typeof value === 'string',
  })

  const show = (found: readonly ResumeProblem[]) => {
    setProblems(found)
    setRun((count) => count + 1)
  }
  return {
    values,
    problems,
    run,
    failure,
    draft,
    /** Values typed during the save are not part of it. */
    savedWithout,
    /** The entry's remote version after a change elsewhere; null for none. */
    elsewhere,
    saving,
    change(changes: ResumeValues) {
      setValues((now) => ({ ...now, ...changes }))
      setProblems((found) => found.filter(({ field }) => changes[field] === undefined))
    },
    discard() {
      setValues(before?.values ?? {})
      setSavedWithout(false)
      setProblems([])
      setFailure(null)
    },
    async save() {
      const tidied = tidyResume(kind, values)
      setValues(tidied)
      setSavedWithout(false)
      setFailure(null)
      const found = checkResume(kind, tidied, { entries: options.entries, month: thisMonth() })
      show(found)
      if (found.length > 0) return
      setSaving(true)
      try {
        const variables = { kind, id: before?.id, revision: before?.revision, values: tidied }
        const { saveResumeEntry } = await sendOnce('saveResumeEntry', variables, (key) =>
          innovation.mutate(SaveResumeEntryDocument, { ...variables, key }),
        )
        const saved = entryOf(kind, saveResumeEntry)
        draft.saved(whole(kind, tidied))
        const later = Object.entries(whole(kind, latest.current)).filter(
          ([name, text]) => text !== (tidied[name] ?? ''),
        )
        if (later.length === 0) return onSaved(saved, before === null)
        setBefore(saved)
        setElsewhere(null)
        setValues({ ...saved.values, ...Object.fromEntries(later) })
        setSavedWithout(true)
        onReload()
      } catch (error) {
        show(fieldProblems(error))
        setFailure(failureText(error))
        if (failureOf(error).code === 60408) {
          const newest = await innovation
            .query(ResumeDocument, { kind }, { fetchPolicy: 'network-only' })
            .catch(() => null)
          const now = newest?.resume.find(({ id }) => id === before?.id)
          // Removed elsewhere: saving adds it again.
          setBefore(now ? entryOf(kind, now) : null)
          setElsewhere(now ? entryOf(kind, now) : null)
          onReload()
        }
      } finally {
        setSaving(false)
      }
    },
  }
}
