/** The states in which sweeps open each page: how its answers differ from real ones. */
import { withinGovernment } from '@/lib/routing/government-prefix'
import type { SweptAddress, SweptPage } from './addresses'
import { moods } from './fuzz-answer'
import { chance } from './random'

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b))

/** Seeds after which a page was met in each of its states, each in every mood of answers; twenty at least. */
export const seedsOf = ({ states }: SweptPage) => Math.max(20, states.length * moods.length)

/**
 * The state of a page for a seed: each seed takes the next state, shifted when the same mood would meet the same state
 * again.
 */
export function stateAt({ states }: SweptPage, seed: number): SweptAddress {
  const round = (states.length * moods.length) / divisor(states.length, moods.length)
  return states[(seed + Math.floor(seed / round)) % states.length] as SweptAddress
}

/** The same, and about every fourth time inside the government portal's frames, where the same pages stand. */
export function stateOrFramed(page: SweptPage & { framed: boolean }, seed: number): SweptAddress {
  const sweptAddress = stateAt(page, seed)
  const framed = page.framed && chance(seed, page.pattern) < 0.25
  return framed ? { ...sweptAddress, address: withinGovernment(sweptAddress.address) } : sweptAddress
}
