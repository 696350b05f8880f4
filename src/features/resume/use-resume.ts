/** Loads a person's resume entries of one kind, with the calls that change them. */
import { useState } from 'react'
import { innovation } from '@/api/innovation'
import type { ResumeKind } from '@/lib/resume/resume-kinds'
import { useT } from '@/ui/use-t'
import { type Entry, entryOf, entryTitle } from './entry'
import {
  RemoveResumeEntryDocument,
  RestoreResumeEntryDocument,
  ResumeDocument,
  SortResumeDocument,
} from './graphql/entries.innovation.generated'

export function useResume(kind: ResumeKind) {
  const t = useT()
  const answer = innovation.useAnswer(ResumeDocument, { variables: { kind }, fetchPolicy: 'cache-and-network' })
  const [order, setOrder] = useState<readonly string[] | null>(null)
  const [removed, setRemoved] = useState<Entry | null>(null)
  const [message, setMessage] = useState('')
  const loaded = answer.data?.resume.map((item) => entryOf(kind, item))
  // A moved entry stays where it was put while the request is in flight.
  const entries = loaded && order ? loaded.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id)) : loaded

  /** A failure is announced by the error link; the list reloads in any case. */
  const thenReload = async (work: Promise<unknown>): Promise<boolean> => {
    try {
      await work
      return true
    } catch {
      return false
    } finally {
      answer.retry()
    }
  }
  return {
    entries,
    failureText: answer.failureText,
    reload: answer.retry,
    /** The last action, for screen readers. */
    message: message,
    removed,
    async move(entry: Entry, by: -1 | 1) {
      if (!entries) return
      const ids = entries.map(({ id }) => id)
      const from = ids.indexOf(entry.id)
      const to = from + by
      if (to < 0 || to >= ids.length) return
      ids.splice(to, 0, ...ids.splice(from, 1))
      setOrder(ids)
      const done = await thenReload(innovation.mutate(SortResumeDocument, { kind, ids }))
      if (done) {
        const values = { name: entryTitle(kind, entry.values), place: to + 1, n: ids.length }
        setMessage(t('{name}已移到第 {place} 位，共 {n} 项', values))
      } else setOrder(null)
    },
    async remove(entry: Entry) {
      if (!(await thenReload(innovation.mutate(RemoveResumeEntryDocument, { id: entry.id })))) return
      setOrder(null)
      setRemoved(entry)
    },
    async undo() {
      if (!removed) return
      if (!(await thenReload(innovation.mutate(RestoreResumeEntryDocument, { id: removed.id })))) return
      setMessage(t('已恢复：{name}', { name: entryTitle(kind, removed.values) }))
      setRemoved(null)
    },
    forget: () => setRemoved(null),
    /** Entries were added or changed; the server decides their order. */
    changed(words: string) {
      setOrder(null)
      setMessage(words)
      answer.retry()
    },
  }
}
