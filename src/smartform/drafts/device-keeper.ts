import type { FormEngine } from '../engine/engine'
import { type KeptField, keepOnDevice } from './device-copy'
import type { DraftKey } from './draft-store'
import type { PendingFields } from './pending-fields'

const pause = 300

/**
 * Keeps what is not on the server on this device: 300 ms after the last key, or at once. Writes follow one another, so
 * that an older one never overwrites a newer.
 */
export function createDeviceKeeper(options: {
  key: DraftKey
  engine: FormEngine
  pending: PendingFields
  /** Everything that is dirty now is on the device. */
  onKept(): void
  onFailed(): void
}) {
  const { key, engine, pending } = options
  const writer = crypto.randomUUID()
  let timer: ReturnType<typeof setTimeout> | undefined
  let last: Promise<void> = Promise.resolve()
  /** What this page has on the device. */
  let written: ReadonlySet<string> = new Set()

  async function write(fieldIds: readonly string[], upTo: number) {
    const values = engine.values()
    const fields: KeptField[] = []
    for (const fieldId of pending.dirty) {
      const node = engine.form.fields.get(fieldId)
      if (node) fields.push({ node, value: values[fieldId] ?? null, base: pending.baseOf(fieldId) })
    }
    const gone = [...new Set([...fieldIds, ...written])].filter((fieldId) => !pending.dirty.has(fieldId))
    const drop = { fieldIds: gone, writer, upTo }
    if (fields.length + drop.fieldIds.length === 0) return
    let complete: boolean
    try {
      complete = await keepOnDevice(key, fields, drop, Date.now())
    } catch {
      return options.onFailed()
    }
    written = new Set(fields.map((field) => field.node.id))
    // A browser that cannot encrypt keeps no sensitive answers: those are in this page only.
    if (!complete) return options.onFailed()
    // What was typed while writing has its own timer.
    const now = engine.values()
    const kept = new Map(fields.map((field) => [field.node.id, field.value]))
    const all = [...pending.dirty].every((fieldId) => kept.has(fieldId) && kept.get(fieldId) === (now[fieldId] ?? null))
    if (all) options.onKept()
  }

  return {
    soon() {
      clearTimeout(timer)
      timer = setTimeout(() => this.now(), pause)
    },
    /** `dropped` have reached the server, or were given up, as they stood at `upTo`. */
    now(dropped: readonly string[] = [], upTo = 0): Promise<void> {
      clearTimeout(timer)
      last = last.then(() => write(dropped, upTo))
      return last
    },
  }
}
