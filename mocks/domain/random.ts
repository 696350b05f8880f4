/** A seeded random source, so that the seeds are the same each time. */

/** A seeded random source: the same seed gives the same data after every reset. */
export interface Random {
  /** From 0 to 1, without 1. */
  next(): number
  /** An integer from `min` to `max`, both included. */
  whole(min: number, max: number): number
  chance(probability: number): boolean
  pick<T>(list: readonly T[]): T
  /** A sample of a list, in its order, without duplicates. */
  some<T>(list: readonly T[], count: number): T[]
}

/** Mulberry32: small, fast and random enough for demo data. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const whole = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  return {
    next,
    whole,
    chance: (probability) => next() < probability,
    pick: (list) => {
      const picked = list[whole(0, list.length - 1)]
      if (picked === undefined) throw new Error('Nothing to pick from an empty list')
      return picked
    },
    some: (list, count) => {
      const picked = new Set<number>()
      while (picked.size < Math.min(count, list.length)) picked.add(whole(0, list.length - 1))
      return list.filter((_, index) => picked.has(index))
    },
  }
}

/** A number derived from a text, so that data invented for it stays the same. */
export function seedOf(text: string): number {
  let seed = 2166136261
  for (const character of text) seed = Math.imul(seed ^ character.charCodeAt(0), 16777619)
  return seed >>> 0
}
