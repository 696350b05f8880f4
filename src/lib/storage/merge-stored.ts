/** Joins two stored versions of one entry, for a version that was opened after a newer one had been written. */

import { isRecord } from '@/lib/collections/record'
import { ownValue } from '../collections/own-value'

function merged(older: unknown, newer: unknown): unknown {
  if (Array.isArray(older) && Array.isArray(newer)) {
    const known = new Set(newer.map((item) => JSON.stringify(item)))
    return [...newer, ...older.filter((item) => !known.has(JSON.stringify(item)))]
  }
  if (!isRecord(older) || !isRecord(newer)) return newer
  const both = Object.keys(older).flatMap((name): [string, unknown][] => {
    const value = ownValue<unknown>(newer, name)
    return value === undefined ? [] : [[name, merged(older[name], value)]]
  })
  return { ...older, ...newer, ...Object.fromEntries(both) }
}

/**
 * The stored text that holds what both versions hold: records and lists are joined, and of two values the newer one counts.
 * @param newer null where there is none
 */
export function mergeStored(older: string, newer: string | null): string {
  if (newer === null) return older
  try {
    return JSON.stringify(merged(JSON.parse(older), JSON.parse(newer)))
  } catch {
    return newer
  }
}
