/** Finds outliers among numbers by Tukey's fences, for the figures of reports (platforms, bases). */

/** Minimum number of values for a comparison. */
const leastOfKind = 8

/** The middle of some numbers, and the limits beyond which a number is an outlier. */
export interface Fences {
  middle: number
  least: number
  most: number
}

/** Tukey's outer fences: three interquartile ranges from the middle half; null for too few values. */
export function fencesOf(values: readonly number[]): Fences | null {
  if (values.length < leastOfKind) return null
  const sorted = values.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.round((sorted.length - 1) * share)] ?? 0
  const [low, middle, high] = [at(0.25), at(0.5), at(0.75)]
  const width = high - low
  return { middle, least: low - 3 * width, most: high + 3 * width }
}

export const isOutlier = (value: number, fences: Fences | null): boolean =>
  fences !== null && (value < fences.least || value > fences.most)
