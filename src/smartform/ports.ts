import type { Problem } from './engine/engine'
import type { AttachmentValue, DictionaryValue, FormValues } from './schema/values'

/** One content as the server holds it. */
export interface ContentSnapshot {
  contentId: string
  formId: string
  formVersion: number
  revision: number
  values: Readonly<Record<string, unknown>>
  editable: boolean
  lockedReason: string | null
  comments: readonly PinnedComment[]
  /** Milliseconds since 1970-01-01T00:00Z, or null when never saved. */
  savedAt: number | null
  savedBy: string | null
}

export interface PinnedComment {
  id: string
  path: string
  text: string
  author: string
  /** Milliseconds since 1970-01-01T00:00Z. */
  at: number
}

/**
 * What came of a save. `offline`: the server was not reached, try again later; `session`: the login ended; `conflict`:
 * somebody saved one of the same fields since; `locked`: the content cannot be edited any more; `refused`: the server
 * said no for another reason (`code`, and `message` for the person).
 */
export type SaveOutcome =
  | { kind: 'saved'; revision: number; savedAt: number }
  | { kind: 'offline' }
  | { kind: 'session' }
  | { kind: 'conflict' }
  | { kind: 'locked'; message: string }
  | { kind: 'refused'; code: number | null; message: string }

/** A problem the server's own rules found. */
export type ServerProblem = Omit<Problem, 'kind' | 'id' | 'pageId'>

/** All the engine's screens need from outside. Built by the feature that shows a form; tests give their own. */
export interface SmartformPorts {
  save(contentId: string, baseRevision: number, values: Partial<FormValues>): Promise<SaveOutcome>
  /** Dictionary entries that fit what was typed, at most `limit`. */
  searchDictionary(type: string, keyword: string, limit: number): Promise<readonly DictionaryValue[]>
  /** Uploads one file; `onProgress` gets 0 to 1. Rejects with a message for the person. */
  upload(file: File, options: { onProgress(done: number): void; signal: AbortSignal }): Promise<AttachmentValue>
  /** Opens a stored file for the person (built at the click, never a lasting link). */
  openFile(file: AttachmentValue): Promise<void>
  /** The content as the server holds it now; asked after a conflict and when others saved in between. */
  reload?(contentId: string): Promise<ContentSnapshot>
  /** What the server's rules say of the content as saved. */
  check?(contentId: string): Promise<readonly ServerProblem[]>
}
