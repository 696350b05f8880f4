import { randomId } from '../random-id'
import { same } from '../same'

/** Two versions of one field to choose from. */
export interface FieldDifference<V> {
  fieldId: string
  mine: V | null
  server: V | null
  /** What both began with, where this session knows it. */
  base?: V | null
}

/** Fields that go to the server in one request. */
export interface Batch<V> {
  /** Names it, so that asked again it is saved once. */
  key: string
  baseRevision: number
  values: Values<V>
}

/** By field. */
type Values<V> = Readonly<Record<string, V | null>>

const nothing: ReadonlySet<string> = new Set()

/**
 * Which fields are not on the server yet, and upon which of its revisions each was typed. Revisions are kept per field:
 * our own save raises the content's revision, but says nothing of what others saved in between, so only the fields we
 * sent may count as known at the new one. A batch that was never answered may have been saved or not: it is asked again as it
 * was before anything else is, and what the server has of it is ours.
 */
export function createPendingFields<V>(server: Values<V>, revision: number) {
  const dirty = new Set<string>()
  const known: Record<string, V | null> = { ...server }
  const bases = new Map<string, number>()
  let floor = revision
  let unanswered: Batch<V> | null = null

  const baseOf = (fieldId: string) => bases.get(fieldId) ?? floor
  const valueIn = (values: Values<V>, fieldId: string): V | null => values[fieldId] ?? null

  return {
    dirty: dirty as ReadonlySet<string>,
    baseOf,
    /** The field's answer in a save nobody answered: the server may have it or not. */
    sentOf: (fieldId: string): V | null | undefined => unanswered?.values[fieldId],
    edited(fieldIds: readonly string[]) {
      for (const fieldId of fieldIds) dirty.add(fieldId)
    },

    /**
     * What to send next: the batch nobody answered, else the dirty fields that share a base, but none that waits (`held`)
     * for a choice or to be put right. Those that are back at the server's value need no request.
     */
    nextBatch(current: Values<V>, held: ReadonlySet<string> = nothing): Batch<V> | null {
      if (unanswered) return unanswered
      const ready = [...dirty].filter((fieldId) => {
        if (held.has(fieldId)) return false
        const alike = same(valueIn(current, fieldId), valueIn(known, fieldId))
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

    /** The server has answered: the last batch is settled, one way or another. */
    answered() {
      unanswered = null
    },

    /**
     * The server took a batch but some fields of it. Answers whether somebody else saved in between: then the content is worth
     * reading again. A reading after it has told all of it already.
     */
    saved(batch: Batch<V>, current: Values<V>, newRevision: number, notTaken = nothing): boolean {
      if (newRevision <= floor) return false
      const overtaken = newRevision > floor + 1
      if (!overtaken) floor = newRevision
      for (const [fieldId, value] of Object.entries(batch.values)) {
        if (notTaken.has(fieldId)) continue
        known[fieldId] = value
        bases.set(fieldId, newRevision)
        if (same(valueIn(current, fieldId), value)) dirty.delete(fieldId)
      }
      return overtaken
    },

    /**
     * Takes in the content as the server holds it now. `refreshed` are fields only others changed; `differences` those
     * that both changed.
     */
    compare(current: Values<V>, now: Values<V>, newRevision: number) {
      const refreshed: Record<string, V | null> = {}
      const differences: FieldDifference<V>[] = []
      for (const fieldId of new Set([...Object.keys(now), ...Object.keys(known)])) {
        const server = valueIn(now, fieldId)
        const mine = valueIn(current, fieldId)
        if (dirty.has(fieldId) && !same(server, mine)) {
          // Still as it was when we typed, or as we sent it: nobody else touched it.
          const base = valueIn(known, fieldId)
          const sent = unanswered?.values[fieldId]
          if (sent !== undefined && same(server, sent)) known[fieldId] = server
          else if (!same(server, base)) differences.push({ fieldId, mine, server, base })
          continue
        }
        dirty.delete(fieldId)
        if (!same(server, mine)) refreshed[fieldId] = server
        known[fieldId] = server
      }
      const undecided = new Set(differences.map((one) => one.fieldId))
      const kept = new Map([...undecided].map((fieldId) => [fieldId, baseOf(fieldId)]))
      bases.clear()
      floor = newRevision
      for (const [fieldId, base] of kept) bases.set(fieldId, base)
      return { refreshed, differences }
    },

    /** The person decided: the server's value is known now; theirs is sent upon it, or dropped. */
    decide(difference: FieldDifference<V>, choice: 'mine' | 'server') {
      known[difference.fieldId] = difference.server
      bases.delete(difference.fieldId)
      if (choice === 'mine') dirty.add(difference.fieldId)
      else dirty.delete(difference.fieldId)
    },
  }
}

export type PendingFields<V> = ReturnType<typeof createPendingFields<V>>
