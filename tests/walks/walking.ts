/** Types and helpers that the steps of a random walk through the backend share: time, random choices, expected texts. */

import type { Backend } from '@mocks/backend'
import type { PersonaId } from '@mocks/personas'
import { expect } from 'vitest'
import { catalogue } from '@/api/errors/catalogue'
import type { Typed } from './after-step'
import type { ToldStep } from './story'

/** One step as fast-check draws it; the numbers choose among what there is then. */
export interface DrawnStep {
  /** `act`: takes an offered action; `refused`: tries one that is not offered. */
  does: 'act' | 'refused' | 'begin' | 'restore' | 'wait' | 'cover' | 'handOver' | 'delegate' | 'batch'
  person: number
  work: number
  action: number
  /** Whether what is said and typed fits. */
  fits: boolean
}

/** A walk, for a step of it. */
export interface Walking {
  backend: Backend
  /** What was typed and taken, which has to be there from then on. */
  typed: Typed[]
  tell(person: PersonaId, action: string, work: ToldStep['work'], code: number | null, more?: string): void
  /** A key that no other call of the walk has. */
  nextKey(): string
}

/** In milliseconds. */
export const day = 24 * 3_600_000

/** A number of a name that another draw makes another (FNV-1a). */
function rankOf(name: string, drawn: number): number {
  let hash = 0x811c9dc5 ^ drawn
  for (let index = 0; index < name.length; index += 1) hash = Math.imul(hash ^ name.charCodeAt(index), 0x01000193)
  return Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0
}

/** A stable choice: it stays the same when earlier steps of a story are left out. */
export function choose<Item>(items: readonly Item[], drawn: number, nameOf: (item: Item) => string): Item | undefined {
  return items.reduce<readonly [number, Item] | undefined>((best, item) => {
    const own = rankOf(nameOf(item), drawn)
    return best && best[0] <= own ? best : [own, item]
  }, undefined)?.[1]
}

/** A refusal has a text that people can read. */
export function expectText(code: number | null): void {
  if (code !== null) expect(String(code) in catalogue, `the refusal ${code} has a text`).toBe(true)
}
