/** So few are no kind to be far from. */
const leastOfKind = 8
/** A reason given so many years in a row is none any more. */
export const longRow = 3

/** Where the middle of some numbers lies, and from where on others are far from it. */
export interface Fences {
  middle: number
  least: number
  most: number
}

/** Far is three times the width of the middle half away from it (Tukey's outer fences); null where too few are told. */
export function fencesOf(values: readonly number[]): Fences | null {
  if (values.length < leastOfKind) return null
  const sorted = values.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.round((sorted.length - 1) * share)] ?? 0
  const [low, middle, high] = [at(0.25), at(0.5), at(0.75)]
  const width = high - low
  return { middle, least: low - 3 * width, most: high + 3 * width }
}

export const isFar = (value: number, fences: Fences | null): boolean =>
  fences !== null && (value < fences.least || value > fences.most)
