/** The types of autosave's state, as the parts of the form's editor show it: saved, restored, conflicting, orphaned answers. */

import type { RefusedAnswer } from '../ports'
import type { FieldNode } from '../schema/nodes'
import type { FieldValue, FormValues } from '../schema/values'
import type { Choices, Difference, OutsideChange } from './choices'
import type { SaveState } from './save-state'

/** Values restored from an earlier session's draft. */
export interface Restored {
  fields: readonly { fieldId: string; mine: FieldValue; server: FieldValue }[]
  /** When the newest of them was typed, in milliseconds since 1970. */
  at: number
  /** Number of sensitive answers that were not kept on the device. */
  lost: number
}

/** An answer typed in a form version that had a field for it. */
export interface OrphanedAnswer {
  node: FieldNode
  value: FieldValue
}

/** The save state as screens display it; the same object until something changes. */
export interface AutosaveView {
  save: SaveState
  /** Fields with two versions that wait for a choice. */
  differences: readonly Difference[]
  restored: Restored | null
  /** Changes of others that the person has not confirmed; `by` saved last. */
  outside: { changes: readonly OutsideChange[]; by: string | null }
  /** Typed, but never accepted by the server: displayed for copying when the content is locked. */
  unsaved: FormValues
  /** Refused by the server: each waits for a correction; other fields continue to be saved. */
  refused: readonly RefusedAnswer[]
  /** Typed in another form version, without a field in this one: for copying. */
  orphaned: readonly OrphanedAnswer[]
  /** Number of drafts whose form version cannot be loaded now, so that their fields are unknown. */
  unplaced: number
}

export interface Autosave {
  subscribe(listener: () => void): () => void
  view(): AutosaveView
  /** Starts the autosave and looks for drafts. Returns a function that stops it and sends what is pending once. */
  start(): () => void
  /** Resolves when the search for drafts on this device has ended. */
  looked(): Promise<void>
  /** Stores and sends now: after a click on retry, when the network or the focus returns, or when the page is left. */
  retry(): void
  /** Sends answers of these fields again that the server refused: what hindered them is gone, as with a consent given since. */
  sendAgain(fieldIds: readonly string[]): void
  /** Sends everything now; resolves whether all of it is on the server. */
  flush(): Promise<boolean>
  /** Stores everything on this device now. */
  keep(): Promise<void>
  /** Reloads the content and merges changes of others; resolves whether there were any, or null on failure. */
  refresh(): Promise<boolean | null>
  /** Applies choices; fields without one keep waiting. */
  decide(choices: Choices): void
  /** Replaces restored values by the server's version. */
  giveBack(fieldIds: readonly string[]): void
  dismissRestored(): void
  /** Retries loading what is needed to assign drafts to fields. */
  placeAgain(): void
  /** Answers without a field were copied or are not wanted. */
  dismissOrphaned(): void
  /** The person has seen the changes of others. */
  seeOutside(): void
}
