import type { RefusedAnswer } from '../ports'
import type { FieldNode } from '../schema/nodes'
import type { FieldValue, FormValues } from '../schema/values'
import type { Choices, Difference, OutsideChange } from './choices'
import type { SaveState } from './save-state'

/** Taken over from an earlier session's draft. */
export interface Restored {
  fields: readonly { fieldId: string; mine: FieldValue; server: FieldValue }[]
  /** When the newest of it was typed, in milliseconds since 1970. */
  at: number
  /** Sensitive answers that were not kept on the device. */
  lost: number
}

/** An answer that was typed in a version of the form in which it had a place. */
export interface Homeless {
  node: FieldNode
  value: FieldValue
}

/** What the screens show of saving; the same object until something changes. */
export interface AutosaveView {
  save: SaveState
  /** Fields with two versions that wait for a choice. */
  differences: readonly Difference[]
  restored: Restored | null
  /** What others changed meanwhile and the person has not confirmed to have seen; `by` saved last. */
  outside: { changes: readonly OutsideChange[]; by: string | null }
  /** Typed, and never taken by the server: shown to be copied when the content is locked. */
  unsaved: FormValues
  /** Not taken by the server as they are: each waits to be put right, the others go on being saved. */
  refused: readonly RefusedAnswer[]
  /** Typed in another version of the form, and without a place in this one: to be copied. */
  homeless: readonly Homeless[]
  /** How many lie on this device whose version of the form cannot be had now, so that their place is not known. */
  unplaced: number
}

export interface Autosave {
  subscribe(listener: () => void): () => void
  view(): AutosaveView
  /** Begins listening and looks for a draft; the answer ends it, sending what is left once. */
  start(): () => void
  /** Resolves once what was left on this device has been looked for, after `start`. */
  looked(): Promise<void>
  /** Keeps and sends now: a person asked, the network or the focus is back, the page is being left. */
  retry(): void
  /** Sends everything now; whether all of it is on the server. */
  flush(): Promise<boolean>
  /** Keeps everything on this device now. */
  keep(): Promise<void>
  /** Reads the content again and takes in what others changed; whether there was something, or null when it failed. */
  refresh(): Promise<boolean | null>
  /** Settles the fields a choice is given for; the others go on waiting. */
  decide(choices: Choices): void
  /** Puts the server's version back in place of what a draft restored. */
  giveBack(fieldIds: readonly string[]): void
  dismissRestored(): void
  /** Asks again for what is needed to place what lies on this device. */
  placeAgain(): void
  /** What has no place was copied, or is not wanted. */
  dismissHomeless(): void
  /** The person has looked at what others changed. */
  seeOutside(): void
}
