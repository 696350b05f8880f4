import type { NamedProblem } from './engine/engine'
import type { AttachmentValue, DictionaryValue, FormValues, Path, UnitValue } from './schema/values'

/** One content as the server holds it. */
export interface ContentSnapshot {
  contentId: string
  formId: string
  formVersion: number
  revision: number
  values: Readonly<Record<string, unknown>>
  editable: boolean
  lockedReason: string | null
  /** The fields that may be changed while the others stay as they are, and why; absent or null: all. */
  openFields?: readonly string[] | null
  openReason?: 'REMARKS' | 'GIVEN' | null
  comments: readonly PinnedComment[]
  /** What was handed in and returned, with its comments; null while nothing was. */
  returned?: {
    values: Readonly<Record<string, unknown>>
    comments: readonly PinnedComment[]
    /** Whether who reads has read that version; absent: yes. */
    seen?: boolean
  } | null
  /** The declaration its first answers were taken from, in words. */
  copiedFrom?: string | null
  /** The newest version of the form; above `formVersion` when it has changed since. */
  newestVersion?: number
  /** The version it was brought over from. */
  upgradedFrom?: number | null
  /** Field id to when its answer was last changed, in milliseconds since 1970-01-01T00:00Z. */
  editedAt?: Readonly<Record<string, number>>
  /** Field id to the revision its answer was last changed at; absent fields: at the beginning, or not known. */
  fieldRevisions?: Readonly<Record<string, number>>
  /** Milliseconds since 1970-01-01T00:00Z, or null when never saved. */
  savedAt: number | null
  savedBy: string | null
}

export type CommentState = 'open' | 'changed' | 'explained'

/** Where a value can be taken over from. */
export type SourceOrigin = 'profile' | 'resume' | 'unit' | 'guide' | 'former' | 'declaration' | 'taskBook' | 'project'

/** A value that can be taken over into a field; `value` as the source has it now. */
export interface FieldSourceValue {
  fieldId: string
  origin: SourceOrigin
  value: unknown
  /** Which part of it, in words: the entry of a resume with its months. */
  detail?: string
}

export interface PinnedComment {
  id: string
  path: string
  text: string
  /** Whether it has to be followed; absent where it was not said. */
  need?: 'required' | 'advised'
  /** How far the applicant is with it: 待处理 (where nothing is said), 已修改, 已说明. */
  state?: CommentState
  /** What the applicant answers. */
  explanation?: string | null
  author: string
  /** Milliseconds since 1970-01-01T00:00Z. */
  at: number
}

/** What goes to the server in one save. Asked again as it was, with the same `key`, it is saved once. */
export interface SaveRequest {
  key: string
  /** The version of the form it was typed in. */
  formVersion: number
  /** The revision it was typed upon. */
  baseRevision: number
  values: Partial<FormValues>
}

/** An answer the server does not take as it is, and why, for the person. */
export interface RefusedAnswer {
  path: Path
  code: number
  message: string
}

/**
 * What came of a save. `saved`: all of it but what was `refused` and what somebody else has saved since (`conflicts`, by
 * field); `offline`: no answer came, try again later; `session`: the login ended; `conflict`: nothing of it fits the content
 * any more, read it again; `outdated`: the content is on another version of its form; `locked`: it cannot be edited any
 * more; `refused`: the server said no for another reason (`code`, and `message` for the person).
 */
export type SaveOutcome =
  | {
      kind: 'saved'
      revision: number
      savedAt: number
      refused?: readonly RefusedAnswer[]
      conflicts?: readonly string[]
    }
  | { kind: 'offline' }
  | { kind: 'session' }
  | { kind: 'conflict' }
  | { kind: 'outdated' }
  | { kind: 'locked'; message: string }
  | { kind: 'refused'; code: number | null; message: string }

/** A page of the content that somebody, or the same person in another tab, has open. */
export interface Presence {
  name: string
  own: boolean
  pageId: string
}

/** An entry of a dictionary that is a tree, with the entries below it. */
export interface DictionaryBranch extends DictionaryValue {
  children: readonly DictionaryBranch[]
}

/** All the engine's screens need from outside. Built by the feature that shows a form; tests give their own. */
export interface SmartformPorts {
  /** The form is only tried: `save` saves nothing, and the editor says so. */
  trial?: boolean
  save(contentId: string, request: SaveRequest): Promise<SaveOutcome>
  /** Dictionary entries that fit what was typed, at most `limit`. */
  searchDictionary(type: string, keyword: string, limit: number): Promise<readonly DictionaryValue[]>
  /** A whole dictionary of up to three levels. */
  dictionaryTree(type: string): Promise<readonly DictionaryBranch[]>
  /** Units whose name holds what was typed, at most `limit`. */
  searchUnits(keyword: string, limit: number): Promise<readonly UnitValue[]>
  /** Uploads one file; `onProgress` gets 0 to 1. Rejects with a message for the person. */
  upload(file: File, options: { onProgress(done: number): void; signal: AbortSignal }): Promise<AttachmentValue>
  /** Opens a stored file for the person (built at the click, never a lasting link). */
  openFile(file: AttachmentValue): Promise<void>
  /** A stored file's bytes, for pictures. */
  readFile(file: AttachmentValue): Promise<Blob>
  /** The content as the server holds it now; asked after a conflict and when others saved in between. */
  reload?(contentId: string): Promise<ContentSnapshot>
  /**
   * Says which page this document (`tab`) has in hand, null when the form is left, and answers who else has the content
   * open. Rejects when the server is not reached, which changes nothing.
   */
  presence?(contentId: string, pageId: string | null, tab: string): Promise<readonly Presence[]>
  /** A version of a form (its raw definition): what was typed in it is carried over to the one that is open. */
  definition?(formId: string, version: number): Promise<unknown>
  /** What the server's rules say of the content as saved. */
  check?(contentId: string): Promise<readonly NamedProblem[]>
  /** Values that can be taken over into fields, and where each comes from. */
  sources?(contentId: string): Promise<readonly FieldSourceValue[]>
  /** Keeps the applicant's answer to a comment. Rejects with a message for the person. */
  answerComment?(contentId: string, commentId: string, state: CommentState, explanation: string): Promise<void>
  /** The server's clock, in milliseconds since 1970-01-01T00:00Z, by which a day ends; this device's where it is not known. */
  now?(): number
}
