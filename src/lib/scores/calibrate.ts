/** Calibrates review scores by the strictness of reviewers, for the commission's order of a panel. */

import { invertSymmetric } from './symmetric-inverse'

/** A submitted review: the total one reviewer gave to one paper. */
export interface ScoredReview {
  paperId: string
  reviewerId: string
  score: number
}

/** A paper in the calibrated order. Scores and errors are in points. */
export interface CalibratedPaper {
  id: string
  reviews: number
  /** The mean of its raw scores, and its place by that mean; equal means share a place. */
  mean: number
  meanRank: number
  /** The mean without the strictness of its reviewers, pulled to the panel's mean where reviews are few. */
  calibrated: number
  /** Standard error of `calibrated`. */
  error: number
  /** Standard error that one more review by another reviewer would leave, and the places it could then have. */
  nextError: number
  nextRanks: readonly [best: number, worst: number]
  /** Papers with the same number cannot be told apart; 1 is the highest. */
  band: number
  /** How far its reviews are apart without their reviewers' strictness. */
  disagreement: number
}

/** How strict a reviewer is, in points below (positive) or above (negative) the others for the same papers. */
export interface ReviewerStrictness {
  id: string
  reviews: number
  strictness: number
  /** Standard error of `strictness`. */
  error: number
}

export interface Calibration {
  /** Highest first. */
  papers: readonly CalibratedPaper[]
  /** Strictest first. */
  reviewers: readonly ReviewerStrictness[]
}

/** Variances of quality, strictness and what remains. */
interface Variances {
  quality: number
  strictness: number
  noise: number
}

/** A difference below this many standard errors tells nothing (95 %, one-sided). */
export const tellsApart = 1.645
const maxRounds = 40

const indexOf = (ids: readonly string[]) => new Map([...new Set(ids)].map((id, index) => [id, index]))
const sum = (values: Iterable<number>) => [...values].reduce((total, value) => total + value, 0)

/**
 * Separates quality of papers and strictness of reviewers: score = mean + quality − strictness + noise, where all three
 * are normally distributed (a mixed model with crossed random effects, variances by expectation maximisation). Null where
 * nothing can be separated: fewer than two reviewers, or no paper with two reviews. The raw scores stay what counts.
 */
export function calibrate(reviews: readonly ScoredReview[]): Calibration | null {
  const papers = indexOf(reviews.map(({ paperId }) => paperId))
  const reviewers = indexOf(reviews.map(({ reviewerId }) => reviewerId))
  if (reviewers.size < 2 || papers.size < 2 || reviews.length <= papers.size) return null
  const panel = createPanel(reviews, papers, reviewers)
  const total = variance(reviews.map(({ score }) => score))
  if (total === 0) return null
  const third = total / 3
  let variances: Variances = { quality: third, strictness: third, noise: third }
  let solution = panel.solve(variances)
  for (let round = 0; round < maxRounds; round += 1) {
    const next = panel.likelier(variances, solution, third)
    const settled = (Object.keys(next) as (keyof Variances)[]).every(
      (name) => Math.abs(next[name] - variances[name]) < 0.01 * total,
    )
    variances = next
    solution = panel.solve(variances)
    if (settled) break
  }
  return panel.describe(variances, solution)
}

function variance(values: readonly number[]): number {
  const mean = sum(values) / values.length
  return sum(values.map((value) => (value - mean) ** 2)) / Math.max(1, values.length - 1)
}

interface Solution {
  mean: number
  quality: readonly number[]
  strictness: readonly number[]
  /** Inverse of the reviewers' equations; times the noise it is their covariance. */
  inverse: Float64Array
}

function createPanel(
  reviews: readonly ScoredReview[],
  papers: ReadonlyMap<string, number>,
  reviewers: ReadonlyMap<string, number>,
) {
  const size = reviewers.size
  const marks = reviews.map(({ paperId, reviewerId, score }) => ({
    paper: papers.get(paperId) ?? 0,
    reviewer: reviewers.get(reviewerId) ?? 0,
    score,
  }))
  const of = Array.from(papers, (): typeof marks => [])
  const by = Array.from(reviewers, (): typeof marks => [])
  for (const mark of marks) {
    of[mark.paper]?.push(mark)
    by[mark.reviewer]?.push(mark)
  }
  const rawMean = sum(marks.map(({ score }) => score)) / marks.length

  /** Equations of the reviewers alone: each paper's quality is eliminated from them. */
  function solve({ quality: q, strictness: s, noise }: Variances): Solution {
    const weights = of.map((own) => own.length + noise / q)
    const inverse = new Float64Array(size * size)
    for (const [index, own] of by.entries()) inverse[index * size + index] = own.length + noise / s
    for (const [paper, own] of of.entries()) {
      for (const one of own) {
        for (const other of own) {
          const cell = one.reviewer * size + other.reviewer
          inverse[cell] = (inverse[cell] ?? 0) - 1 / (weights[paper] ?? 1)
        }
      }
    }
    invertSymmetric(inverse, size)
    const paperMeans = of.map((own, paper) => sum(own.map(({ score }) => score - rawMean)) / (weights[paper] ?? 1))
    const right = by.map((own) => sum(own.map(({ paper, score }) => (paperMeans[paper] ?? 0) - (score - rawMean))))
    const strictness = by.map((_, row) =>
      sum(right.map((value, column) => value * (inverse[row * size + column] ?? 0))),
    )
    const quality = of.map(
      (own, paper) =>
        sum(own.map(({ reviewer, score }) => score - rawMean + (strictness[reviewer] ?? 0))) / (weights[paper] ?? 1),
    )
    return { mean: rawMean, quality, strictness, inverse }
  }

  /** The covariance of two papers’ qualities, divided by the noise. */
  function covariance(variances: Variances, { inverse }: Solution, one: number, other: number): number {
    const weight = (paper: number) => (of[paper]?.length ?? 0) + variances.noise / variances.quality
    let crossed = 0
    for (const a of of[one] ?? []) {
      for (const b of of[other] ?? []) crossed += inverse[a.reviewer * size + b.reviewer] ?? 0
    }
    return (one === other ? 1 / weight(one) : 0) + crossed / (weight(one) * weight(other))
  }

  /** The next variances: one step of expectation maximisation, with the weight of two observations on `usual` each. */
  function likelier(variances: Variances, solution: Solution, usual: number): Variances {
    const { noise } = variances
    const ofPapers = sum(of.map((_, paper) => covariance(variances, solution, paper, paper)))
    const ofReviewers = sum(by.map((_, index) => solution.inverse[index * size + index] ?? 0))
    const residuals = marks.map(
      ({ paper, reviewer, score }) =>
        score - solution.mean - (solution.quality[paper] ?? 0) + (solution.strictness[reviewer] ?? 0),
    )
    const unexplained =
      of.length + size - (noise / variances.quality) * ofPapers - (noise / variances.strictness) * ofReviewers
    const square = (values: readonly number[]) => sum(values.map((value) => value ** 2))
    const mixed = (squares: number, count: number) => (squares + 2 * usual) / (count + 2)
    return {
      quality: mixed(square(solution.quality) + noise * ofPapers, of.length),
      strictness: mixed(square(solution.strictness) + noise * ofReviewers, size),
      noise: mixed(square(residuals) + noise * unexplained, marks.length),
    }
  }

  function describe(variances: Variances, solution: Solution): Calibration {
    const { noise, strictness } = variances
    const rows = [...papers].map(([id, paper]) => {
      const own = of[paper] ?? []
      const fair = own.map(({ reviewer, score }) => score + (solution.strictness[reviewer] ?? 0))
      const uncertainty = noise * covariance(variances, solution, paper, paper)
      return {
        id,
        paper,
        reviews: own.length,
        mean: sum(own.map(({ score }) => score)) / own.length,
        calibrated: solution.mean + (solution.quality[paper] ?? 0),
        uncertainty,
        next: 1 / (1 / uncertainty + 1 / (noise + strictness)),
        disagreement: Math.max(...fair) - Math.min(...fair),
      }
    })
    const order = rows.toSorted((a, b) => b.calibrated - a.calibrated)
    const placeOf = (values: readonly number[], value: number) => 1 + values.filter((other) => other > value).length
    const means = order.map(({ mean }) => mean)
    const values = order.map(({ calibrated }) => calibrated)
    let band = 0
    let first: (typeof order)[number] | undefined
    const described = order.map((row) => {
      const { paper, uncertainty, next, ...facts } = row
      const apart =
        first && first.uncertainty + uncertainty - 2 * noise * covariance(variances, solution, first.paper, paper)
      if (!first || first.calibrated - row.calibrated > tellsApart * Math.sqrt(Math.max(0, apart ?? 0))) {
        band += 1
        first = row
      }
      const move = Math.sqrt(Math.max(0, uncertainty - next))
      const others = values.toSpliced(values.indexOf(row.calibrated), 1)
      return {
        ...facts,
        meanRank: placeOf(means, row.mean),
        error: Math.sqrt(uncertainty),
        nextError: Math.sqrt(next),
        nextRanks: [placeOf(others, row.calibrated + move), placeOf(others, row.calibrated - move)] as const,
        band,
      }
    })
    const strict = [...reviewers].map(([id, index]) => ({
      id,
      reviews: by[index]?.length ?? 0,
      strictness: solution.strictness[index] ?? 0,
      error: Math.sqrt(noise * (solution.inverse[index * size + index] ?? 0)),
    }))
    return { papers: described, reviewers: strict.toSorted((a, b) => b.strictness - a.strictness) }
  }

  return { solve, likelier, describe }
}
