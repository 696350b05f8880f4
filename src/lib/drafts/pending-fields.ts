/** Tracks which fields of a form the server does not have yet, for the autosave. */

import { jsonEqual } from '../collections/json-equal'
import { randomId } from '../random-id'

/** Two versions of a field to choose from. */
export interface FieldDifference<V> {
  fieldId: string
  mine: V | null
  server: V | null
  /** The common base of both, if this session knows it. */
  base?: V | null
}

/** Fields that are sent in one request. */
export interface Batch<V> {
  /** Idempotency key: a retry is saved only once. */
  key: string
  baseRevision: number
  values: Values<V>
}

/** By field. */
type Values<V> = Readonly<Record<string, V | null>>

const nothing: ReadonlySet<string> = new Set()

/**
 * Tracks which fields are not on the server yet, and upon which server revision each was typed. Revisions are tracked
 * per field: our own save raises the content's revision, but says nothing of what others saved in between. A batch
 * without a response may have been saved or not. It is retried unchanged before anything else is sent.
 */
export function createPendingFields<V>(server: Values<V>, revision: number) {
  const dirty = new Set<string>()
  const known: Record<string, V | null> = { ...server }
  const bases = new Map<string, number>()
  let floor = revision
  let unanswered: Batch<V> | null = null
  /** Whether an earlier request with the unanswered batch may have been saved. */
  let repeated = false

  const baseOf = (fieldId: string) => bases.get(fieldId) ?? floor
  const valueIn = (values: Values<V>, fieldId: string): V | null => values[fieldId] ?? null

  return {
    dirty: dirty as ReadonlySet<string>,
    baseOf,
    /** The field's value in a save that got no response. */
    sentOf: (fieldId: string): V | null | undefined => unanswered?.values[fieldId],
    edited(fieldIds: readonly string[]) {
      for (const fieldId of fieldIds) dirty.add(fieldId)
    },

    /**
     * The next batch to send: the unanswered one, else the dirty fields with a common base, except those in `except`
     * (waiting for a choice or a correction). Fields that are back at the server's value need no request.
     */
    nextBatch(current: Values<V>, except: ReadonlySet<string> = nothing): Batch<V> | null {
      if (unanswered) {
        repeated = true
        return unanswered
      }
      const ready = [...dirty].filter((fieldId) => {
        if (except.has(fieldId)) return false
        const alike = jsonEqual(valueIn(current, fieldId), valueIn(known, fieldId))
        if (alike) dirty.delete(fieldId)
        return !alike
      })
      const [first] = ready
      if (first === undefined) return null
      const values: Record<string, V | null> = {}
      for (const fieldId of ready) {
        if (baseOf(fieldId) === baseOf(first)) values[fieldId] = valueIn(current, fieldId)
      }
      unanswered = { key: randomId(), baseRevision: baseOf(first), values }
      return unanswered
    },

    /** The server has answered the last batch, or its content has been read since. */
    answered() {
      unanswered = null
      repeated = false
    },

    /**
     * Handles a refused batch. Returns whether an earlier request with the same batch may have been saved; then the
     * batch stays unanswered until the content has been read.
     */
    refused(): boolean {
      if (!repeated) unanswered = null
      return repeated
    },

    /**
     * The server took a batch, except the fields in `notTaken`. Returns whether somebody else saved in between, so that
     * the content has to be read again.
     */
    saved(batch: Batch<V>, current: Values<V>, newRevision: number, notTaken = nothing): boolean {
      if (newRevision <= floor) return false
      const overtaken = newRevision > floor + 1
      if (!overtaken) floor = newRevision
      for (const [fieldId, value] of Object.entries(batch.values)) {
        if (notTaken.has(fieldId)) continue
        known[fieldId] = value
        bases.set(fieldId, newRevision)
        if (jsonEqual(valueIn(current, fieldId), value)) dirty.delete(fieldId)
      }
      return overtaken
    },

    /**
     * Merges the server's current content. `refreshed` are fields that only others changed; `differences` are fields
     * that both changed.
     */
    compare(current: Values<V>, now: Values<V>, newRevision: number) {
      const refreshed: Record<string, V | null> = {}
      const differences: FieldDifference<V>[] = []
      for (const fieldId of new Set([...Object.keys(now), ...Object.keys(known)])) {
        const server = valueIn(now, fieldId)
        const mine = valueIn(current, fieldId)
        if (dirty.has(fieldId) && !jsonEqual(server, mine)) {
          // Unchanged since we typed, or equal to what we sent: nobody else changed it.
          const base = valueIn(known, fieldId)
          if (jsonEqual(server, unanswered?.values[fieldId])) known[fieldId] = server
          else if (!jsonEqual(server, base)) differences.push({ fieldId, mine, server, base })
          continue
        }
        dirty.delete(fieldId)
        if (!jsonEqual(server, mine)) refreshed[fieldId] = server
        known[fieldId] = server
      }
      const undecided = new Set(differences.map((difference) => difference.fieldId))
      const keptBases = new Map([...undecided].map((fieldId) => [fieldId, baseOf(fieldId)]))
      bases.clear()
      floor = newRevision
      for (const [fieldId, base] of keptBases) bases.set(fieldId, base)
      return { refreshed, differences }
    },

    /** The person has decided: `mine` is sent upon the server's value, `server` drops the draft. */
    decide(difference: FieldDifference<V>, choice: 'mine' | 'server') {
      known[difference.fieldId] = difference.server
      bases.delete(difference.fieldId)
      if (choice === 'mine') dirty.add(difference.fieldId)
      else dirty.delete(difference.fieldId)
    },
  }
}

export type PendingFields<V> = ReturnType<typeof createPendingFields<V>>
