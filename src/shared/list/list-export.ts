/** Exports a list of any length: reads it part by part, goes on after a lost line or an ended login, and can be stopped. Load it when an export begins. */

import { failureOf, isOutOfReach } from '@/api/errors/failure'
import type { ExportedList } from '@/api/export/schema.generated'
import { watchUnsaved } from '@/lib/events/unsaved-work'
import { fileName } from '@/lib/sheets/sheet-cells'
import { formatMinuteInBeijing } from '@/lib/time/beijing-time'
import { listFile } from './list-file'
import { type PagedExport, pagedExport } from './paged-export'

/** How far an export is. `pause`: it waits for the line or for the person's sign-in, and goes on by itself. */
export interface ExportProgress {
  done: number
  total: number | null
  pause?: 'line' | 'login'
}

/** A list that was read. */
interface ReadList {
  title: string
  head: readonly string[]
  rows: readonly (readonly string[])[]
  /** How many were found; fewer rows: the person could no longer read the others. */
  found: number
}

/** A list as a file. */
interface ListFile {
  content: Blob
  name: string
  rows: number
  /** How many of those found the person could no longer read. */
  gone: number
}

interface ExportOptions {
  /** Stops it; the promise then rejects with the signal's reason. */
  signal: AbortSignal
  onProgress(progress: ExportProgress): void
}

/** The rows of one part; the contract allows no more. */
const partSize = 200

/** How long after a lost line the part is requested again, where the browser does not say that it is back, in milliseconds. */
const pauseTime = 3000

/**
 * Reads everything a list has found. Rows are asked for by the ids found at the start, so none is missing or there
 * twice when the list changes meanwhile. Rejects when the backend refuses.
 */
export async function readList(list: PagedExport, { signal, onProgress }: ExportOptions): Promise<ReadList> {
  let progress: ExportProgress = { done: 0, total: null }
  const show = (next: ExportProgress) => {
    progress = next
    onProgress(next)
  }
  const resumed = new EventTarget()
  // A stop does not wait for the request that is on its way.
  const stopped = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
  )
  stopped.catch(() => undefined)
  // The sign-in dialog then opens over this page, and says when the same person is back.
  const unwatch = watchUnsaved({ unsaved: () => true, send: () => void resumed.dispatchEvent(new Event('resume')) })
  const insist = async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
    for (;;) {
      signal.throwIfAborted()
      try {
        const answer = await Promise.race([ask(), stopped])
        if (progress.pause) show({ ...progress, pause: undefined })
        return answer
      } catch (error) {
        signal.throwIfAborted()
        const failure = failureOf(error)
        if (!failure.endsSession && !isOutOfReach(failure)) throw error
        show({ ...progress, pause: failure.endsSession ? 'login' : 'line' })
        await resumption(resumed, failure.endsSession ? null : pauseTime, signal)
      }
    }
  }
  try {
    show(progress)
    const { title, ids } = await insist(list.find)
    const rows: (readonly string[])[] = []
    let head: readonly string[] = []
    for (let at = 0; at < ids.length; at += partSize) {
      show({ done: at, total: ids.length })
      const part = await insist(() => list.read(ids.slice(at, at + partSize)))
      head = part.head
      rows.push(...part.rows)
    }
    show({ done: ids.length, total: ids.length })
    return { title, head, rows, found: ids.length }
  } finally {
    unwatch()
  }
}

/** Waits until the line is back or the person has signed in, or for a time; rejects when the export is stopped. */
function resumption(resumed: EventTarget, time: number | null, signal: AbortSignal): Promise<void> {
  const over = new AbortController()
  return new Promise<void>((resolve, reject) => {
    const options = { signal: over.signal }
    resumed.addEventListener('resume', () => resolve(), options)
    if (time !== null) window.addEventListener('online', () => resolve(), options)
    signal.addEventListener('abort', () => reject(signal.reason), options)
    const timer = time === null ? undefined : setTimeout(resolve, time)
    over.signal.addEventListener('abort', () => clearTimeout(timer))
  }).finally(() => over.abort())
}

/** The longest title in a file's name, in characters: the time after it is not cut off. */
const longestTitle = 60

/** The name of an exported file: what and when, in Beijing time without naming the zone. */
export function exportName(title: string, at: number): string {
  return fileName(`${title.slice(0, longestTitle)} ${formatMinuteInBeijing(at).replace(':', '')}`, 'xlsx')
}

/**
 * Exports everything a list has found as an Excel file named after what and when. Rejects when the backend refuses,
 * when the file cannot be written, and when it is stopped.
 */
export async function exportList(list: ExportedList, options: ExportOptions): Promise<ListFile> {
  const { title, head, rows, found } = await readList(pagedExport(list), options)
  const content = await listFile({ title, head, rows })
  options.signal.throwIfAborted()
  return { content, name: exportName(title, Date.now()), rows: rows.length, gone: found - rows.length }
}
