/**
 * A review panel with planted quality and strictness, seeded random numbers, and the share of wrongly ordered pairs;
 * for the tests and the bench of calibrated scores. Its random numbers also serve `planted-conflicts.ts`.
 */
import type { ScoredReview } from '@/lib/scores/calibrate'

/** Numbers between 0 and 1, the same each time (mulberry32). */
export function seededNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export interface PlantedPanel {
  reviews: readonly ScoredReview[]
  /** By paper and by reviewer, in points. */
  quality: ReadonlyMap<string, number>
  strictness: ReadonlyMap<string, number>
}

/** A panel whose qualities and strictnesses are known; standard deviations are in points. */
export function plantedPanel(
  seed: number,
  { papers = 60, reviewers = 15, perPaper = 3, quality = 8, strictness = 8, noise = 5 } = {},
): PlantedPanel {
  const random = seededNumbers(seed)
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  const planted = (prefix: string, count: number, deviation: number) =>
    new Map(Array.from({ length: count }, (_, index) => [`${prefix}${index}`, deviation * normal()]))
  const qualities = planted('p', papers, quality)
  const strictnesses = planted('r', reviewers, strictness)
  const reviews = [...qualities].flatMap(([paperId, worth]) =>
    [...strictnesses]
      .map((reviewer) => ({ reviewer, at: random() }))
      .toSorted((a, b) => a.at - b.at)
      .slice(0, perPaper)
      .map(({ reviewer: [reviewerId, strict] }) => ({
        paperId,
        reviewerId,
        score: Math.min(100, Math.max(0, Math.round(70 + worth - strict + noise * normal()))),
      })),
  )
  return { reviews, quality: qualities, strictness: strictnesses }
}

/** The share of pairs of papers that `scoreOf` puts in the wrong order. */
export function orderError(quality: ReadonlyMap<string, number>, scoreOf: (id: string) => number): number {
  const ids = [...quality.keys()]
  let wrong = 0
  let pairs = 0
  for (const [index, one] of ids.entries()) {
    for (const other of ids.slice(index + 1)) {
      const truth = (quality.get(one) ?? 0) - (quality.get(other) ?? 0)
      const found = scoreOf(one) - scoreOf(other)
      pairs += 1
      if (found === 0) wrong += 0.5
      else if (truth > 0 !== found > 0) wrong += 1
    }
  }
  return wrong / pairs
}
