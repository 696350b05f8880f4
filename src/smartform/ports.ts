/** The interfaces through which the form engine reaches its host: loading, saving, files, look-ups. */

import type { ComponentType } from 'react'
import type { ConsentKind, PersonalDataKind } from '@/lib/personal-data/kinds'
import type { NamedProblem } from './engine/engine'
import type { AttachmentValue, DictionaryValue, FormValues, Path, UnitValue } from './schema/values'

/** A content as the server holds it. */
export interface ContentSnapshot {
  contentId: string
  formId: string
  formVersion: number
  revision: number
  values: Readonly<Record<string, unknown>>
  editable: boolean
  lockedReason: string | null
  /** The editable fields while others are locked, and why; absent or null: all. */
  openFields?: readonly string[] | null
  openReason?: 'REMARKS' | 'GIVEN' | null
  comments: readonly PinnedComment[]
  /** The submitted and returned version with its comments; null where nothing was returned. */
  returned?: {
    values: Readonly<Record<string, unknown>>
    comments: readonly PinnedComment[]
    /** Whether the reader has read that version; default: yes. */
    seen?: boolean
  } | null
  /** The declaration it was copied from, by name. */
  copiedFrom?: string | null
  /** The newest form version; above `formVersion` after a change. */
  newestVersion?: number
  /** The form version it was upgraded from. */
  upgradedFrom?: number | null
  /** Time of each field's last change, in milliseconds since 1970-01-01T00:00Z. */
  editedAt?: Readonly<Record<string, number>>
  /** Revision of each field's last change; absent: the initial one, or unknown. */
  fieldRevisions?: Readonly<Record<string, number>>
  /** Milliseconds since 1970-01-01T00:00Z; null when never saved. */
  savedAt: number | null
  savedBy: string | null
}

export type CommentState = 'open' | 'changed' | 'explained'

/** Where a value can be taken from. */
export type SourceOrigin =
  | 'profile'
  | 'resume'
  | 'unit'
  | 'guide'
  | 'former'
  | 'declaration'
  | 'taskBook'
  | 'project'
  /** Rows to choose from: a table begins without them. */
  | 'outputs'

/** A value that a field can take over; `value` is the source's current one. */
export interface FieldSourceValue {
  fieldId: string
  origin: SourceOrigin
  value: unknown
  /** The part of the source, for instance a resume entry with its months. */
  detail?: string
}

export interface PinnedComment {
  id: string
  path: string
  text: string
  /** Whether it is required; absent where not stated. */
  need?: 'required' | 'advised'
  /** The applicant's state: 待处理 (default), 已修改, 已说明. */
  state?: CommentState
  /** The applicant's answer. */
  explanation?: string | null
  author: string
  /** Milliseconds since 1970-01-01T00:00Z. */
  at: number
}

/** A save request. A retry with the same `key` is saved once. */
export interface SaveRequest {
  key: string
  /** The form version it was typed in. */
  formVersion: number
  /** The revision it was typed upon. */
  baseRevision: number
  values: Partial<FormValues>
}

/** A value that the server refused, with the reason for the person. */
export interface RefusedAnswer {
  path: Path
  code: number
  message: string
}

/**
 * The result of a save. `saved`: all except `refused` and what somebody else has saved since (`conflicts`, by field);
 * `offline`: no response, retry later; `session`: the login ended; `conflict`: reload the content; `outdated`: it is on
 * another form version; `locked`: no longer editable; `refused`: refused for another reason (`code`, `message`).
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

/** A page of the content that another person, or another tab, has open. */
export interface Presence {
  name: string
  own: boolean
  pageId: string
}

/** A dictionary tree entry with its children. */
export interface DictionaryBranch extends DictionaryValue {
  children: readonly DictionaryBranch[]
}

/** What the notice about personal data is given at a section. */
export interface PersonalNoticeProps {
  /** Kinds that the form asks for here first. */
  kinds: readonly PersonalDataKind[]
  /** Separate consents that the filler's own data in the section needs. */
  consents: readonly ConsentKind[]
  /** Told whether the consents are given; until then the section takes nothing. */
  onConsent(isGiven: boolean): void
}

/** All I/O of the form's screens. Implemented by the feature; tests implement their own. */
export interface SmartformPorts {
  /** The notice about personal data at a section; absent: none. */
  PersonalNotice?: ComponentType<PersonalNoticeProps>
  /** The form is only tried: `save` saves nothing, and the editor says so. */
  trial?: boolean
  save(contentId: string, request: SaveRequest): Promise<SaveOutcome>
  /** Dictionary entries that match a keyword, at most `limit`. */
  searchDictionary(type: string, keyword: string, limit: number): Promise<readonly DictionaryValue[]>
  /** A whole dictionary of up to three levels. */
  dictionaryTree(type: string): Promise<readonly DictionaryBranch[]>
  /** Units whose name contains a keyword, at most `limit`. */
  searchUnits(keyword: string, limit: number): Promise<readonly UnitValue[]>
  /** Uploads a file; `onProgress` receives 0 to 1. Rejects with a message for the person. */
  upload(file: File, options: { onProgress(done: number): void; signal: AbortSignal }): Promise<AttachmentValue>
  /** Opens a stored file (the link is built at the click). */
  openFile(file: AttachmentValue): Promise<void>
  /** A stored file's bytes, for pictures. */
  readFile(file: AttachmentValue): Promise<Blob>
  /** The server's current content; called after a conflict and when others saved in between. */
  reload?(contentId: string): Promise<ContentSnapshot>
  /**
   * Reports the page this document (`tab`) has open, null when the form is left, and returns who else has the content
   * open. A rejection changes nothing.
   */
  presence?(contentId: string, pageId: string | null, tab: string): Promise<readonly Presence[]>
  /** A form version (raw definition), for migrating what was typed in it. */
  definition?(formId: string, version: number): Promise<unknown>
  /** The server's problems with the saved content. */
  check?(contentId: string): Promise<readonly NamedProblem[]>
  /** Values that fields can take over, with their source. */
  sources?(contentId: string): Promise<readonly FieldSourceValue[]>
  /** Saves the applicant's answer to a comment. Rejects with a message for the person. */
  answerComment?(contentId: string, commentId: string, state: CommentState, explanation: string): Promise<void>
  /**
   * The server's clock in milliseconds since 1970-01-01T00:00Z, which decides the date; this device's where it is
   * unknown.
   */
  now?(): number
}
