import { useEffect, useState } from 'react'
import { failureOf, failureText } from '@/api/errors/failure'
import { innovation } from '@/api/innovation'
import { checkResume, type ResumeProblem, tidyResume } from '@/lib/resume/check-resume'
import { type ResumeKind, type ResumeValues, resumeKinds } from '@/lib/resume/resume-kinds'
import { watchUnsaved } from '@/lib/unsaved-work'
import { useSession } from '@/session/session'
import { fieldProblems } from '@/shared/field-problems'
import { keepTextDraft, readTextDraft, removeTextDraft } from '@/shared/text-draft'
import { draftPlace, newEntry } from './draft-place'
import { type Entry, entryOf } from './entry'
import { ResumeDocument, SaveResumeEntryDocument } from './graphql/entries.innovation.generated'
import { thisMonth } from './this-month'
import type { ResumeOptions } from './use-resume-options'

interface EntryFormOptions {
  kind: ResumeKind
  /** The entry changed; null for a new one. */
  entry: Entry | null
  options: ResumeOptions
  onSaved(entry: Entry, isNew: boolean): void
  /** Somebody changed the entry elsewhere. */
  onReload(): void
}

const same = (kind: ResumeKind, one: ResumeValues, other: ResumeValues) =>
  resumeKinds[kind].fields.every(({ name }) => (one[name] ?? '') === (other[name] ?? ''))

/**
 * The form of one entry. Every change is kept on this device until it is saved or given up, so that closing the dialog, a
 * reload or an ended login loses nothing. Where the entry was changed elsewhere (60408), the next save goes above that.
 */
export function useEntryForm({ kind, entry, options, onSaved, onReload }: EntryFormOptions) {
  const { user } = useSession()
  const place = draftPlace(user.id, kind, entry?.id ?? newEntry)
  const [before, setBefore] = useState<Entry | null>(entry)
  const [draft] = useState(() => readTextDraft(place))
  const [values, setValues] = useState<ResumeValues>({ ...entry?.values, ...draft })
  const [restored, setRestored] = useState(draft !== null)
  const [problems, setProblems] = useState<readonly ResumeProblem[]>([])
  const [run, setRun] = useState(0)
  const [failure, setFailure] = useState<string | null>(null)
  const [elsewhere, setElsewhere] = useState<Entry | null>(null)
  const [saving, setSaving] = useState(false)
  const dirty = !same(kind, values, before?.values ?? {})
  useEffect(() => watchUnsaved({ unsaved: () => dirty }), [dirty])

  const put = (next: ResumeValues) => {
    setValues(next)
    if (same(kind, next, before?.values ?? {})) removeTextDraft(place)
    // Empty texts too: they say that something was cleared.
    else keepTextDraft(place, Object.fromEntries(resumeKinds[kind].fields.map(({ name }) => [name, next[name] ?? ''])))
  }
  const show = (found: readonly ResumeProblem[]) => {
    setProblems(found)
    setRun((count) => count + 1)
  }
  return {
    values,
    problems,
    run,
    failure,
    restored,
    /** What the entry says now where it was changed elsewhere; null where it was not. */
    elsewhere,
    saving,
    dirty,
    change(changes: ResumeValues) {
      put({ ...values, ...changes })
      setProblems((found) => found.filter(({ field }) => changes[field] === undefined))
    },
    discard() {
      removeTextDraft(place)
      setValues(before?.values ?? {})
      setRestored(false)
      setProblems([])
      setFailure(null)
    },
    async save() {
      const tidied = tidyResume(kind, values)
      put(tidied)
      setFailure(null)
      const found = checkResume(kind, tidied, { entries: options.entries, month: thisMonth() })
      show(found)
      if (found.length > 0) return
      setSaving(true)
      try {
        const variables = { kind, id: before?.id, revision: before?.revision, values: tidied }
        const { saveResumeEntry } = await innovation.mutate(SaveResumeEntryDocument, variables)
        removeTextDraft(place)
        onSaved(entryOf(kind, saveResumeEntry), before === null)
      } catch (error) {
        show(fieldProblems(error))
        setFailure(failureText(error))
        if (failureOf(error).code === 60408) {
          const newest = await innovation
            .query(ResumeDocument, { kind }, { fetchPolicy: 'network-only' })
            .catch(() => null)
          const now = newest?.resume.find(({ id }) => id === before?.id)
          // Taken away elsewhere: saving adds it again.
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
