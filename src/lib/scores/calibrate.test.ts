/** Tests of calibrating review scores. */
import { describe, expect, it } from 'vitest'
import { type PlantedPanel, plantedPanel } from '../../../tests/planted-panel'
import { calibrate } from './calibrate'
import { invertSymmetric } from './symmetric-inverse'

const calibrated = ({ reviews }: PlantedPanel) => calibrate(reviews) ?? expect.fail('nothing to calibrate')
const mean = (values: readonly number[]) => values.reduce((total, value) => total + value, 0) / values.length

it('a symmetric matrix times its inverse is the identity', () => {
  const matrix = [4, 1, 2, 1, 5, 3, 2, 3, 6]
  const inverse = Float64Array.from(matrix)
  invertSymmetric(inverse, 3)
  for (const row of [0, 1, 2]) {
    for (const column of [0, 1, 2]) {
      const product = mean([0, 1, 2].map((k) => (matrix[row * 3 + k] ?? 0) * (inverse[k * 3 + column] ?? 0))) * 3
      expect(product).toBeCloseTo(row === column ? 1 : 0)
    }
  }
})

describe('the calibrated order', () => {
  it('puts papers into one band as long as their difference is within its error, and never a higher one below', () => {
    const { papers } = calibrated(plantedPanel(3))
    expect(papers.length).toBe(60)
    for (const [index, paper] of papers.entries()) {
      const before = papers[index - 1]
      if (!before) continue
      expect(before.calibrated).toBeGreaterThanOrEqual(paper.calibrated)
      expect([before.band, before.band + 1]).toContain(paper.band)
    }
    const bands = new Set(papers.map(({ band }) => band)).size
    expect(bands).toBeGreaterThan(1)
    expect(bands).toBeLessThan(papers.length / 2)
  })

  it('says that one review more makes a paper surer, most where it has the fewest', () => {
    const { papers } = calibrated({ ...plantedPanel(4), reviews: plantedPanel(4).reviews.slice(2) })
    for (const { error, nextError, nextRanks } of papers) {
      expect(nextError).toBeLessThan(error)
      expect(nextRanks[0]).toBeLessThanOrEqual(nextRanks[1])
    }
    const few = papers.find(({ reviews }) => reviews === 1)
    const gains = papers.map(({ error, nextError }) => error - nextError)
    expect(few && few.error - few.nextError).toBe(Math.max(...gains))
  })
})

describe('a reviewer who gives ten points less than the others', () => {
  const reviews = ['甲', '乙', '丙', '丁', '戊', '己'].flatMap((paperId, index) => [
    { paperId, reviewerId: 'a', score: 60 + 5 * index },
    { paperId, reviewerId: 'b', score: 61 + 5 * index },
    ...(index % 2 === 0 ? [{ paperId, reviewerId: 'strict', score: 50 + 5 * index }] : []),
  ])

  it('is named as the strictest, and the papers they reviewed are not put behind for it', () => {
    const { papers, reviewers } = calibrate(reviews) ?? expect.fail('nothing to calibrate')
    expect(reviewers[0]?.id).toBe('strict')
    expect(reviewers[0]?.strictness).toBeGreaterThan(4)
    expect(papers.map(({ id }) => id)).toEqual(['己', '戊', '丁', '丙', '乙', '甲'])
    // Without their strictness the reviews agree.
    expect(papers.every(({ disagreement }) => disagreement < 5)).toBe(true)
  })
})

it.each([
  ['no review', []],
  ['one reviewer', ['甲', '乙', '甲'].map((paperId, index) => ({ paperId, reviewerId: 'a', score: 60 + index }))],
  ['one paper', ['a', 'b'].map((reviewerId, index) => ({ paperId: '甲', reviewerId, score: 60 + index }))],
  [
    'one review for each paper',
    ['甲', '乙'].map((paperId, index) => ({ paperId, reviewerId: paperId, score: 60 + index })),
  ],
  [
    'the same score everywhere',
    ['甲', '乙'].flatMap((paperId) => ['a', 'b'].map((reviewerId) => ({ paperId, reviewerId, score: 60 }))),
  ],
])('nothing is calibrated from %s', (_case, reviews) => {
  expect(calibrate(reviews)).toBeNull()
})

const review = (paperId: string, reviewerId: string, score: number) => ({ paperId, reviewerId, score })

it.each([
  [
    'reviewers who share no paper',
    [
      review('甲', 'a', 60),
      review('乙', 'a', 70),
      review('乙', 'b', 71),
      review('丙', 'c', 90),
      review('丁', 'd', 91),
      review('丁', 'c', 92),
    ],
  ],
  [
    'a reviewer with a single score',
    [review('甲', 'a', 60), review('甲', 'b', 62), review('乙', 'a', 70), review('乙', 'c', 40)],
  ],
  ['papers of which most have no score yet', [review('甲', 'a', 60), review('甲', 'b', 64), review('乙', 'a', 80)]],
  [
    'a reviewer who gives everybody full marks',
    ['甲', '乙', '丙'].flatMap((id, index) => [review(id, 'full', 100), review(id, 'b', 50 + 10 * index)]),
  ],
  [
    'a reviewer who gives everybody nothing',
    ['甲', '乙', '丙'].flatMap((id, index) => [review(id, 'none', 0), review(id, 'b', 50 + 10 * index)]),
  ],
  [
    'two reviewers of opposite opinion',
    ['甲', '乙', '丙'].flatMap((id, index) => [review(id, 'a', 50 + 10 * index), review(id, 'b', 70 - 10 * index)]),
  ],
  [
    'scores that differ in one point only',
    [review('甲', 'a', 60), review('甲', 'b', 60), review('乙', 'a', 60), review('乙', 'b', 61)],
  ],
])('is finite, in order and honest about its error with %s', (_case, reviews) => {
  const { papers, reviewers } = calibrate(reviews) ?? expect.fail('nothing to calibrate')
  expect(papers.map(({ id }) => id).toSorted()).toEqual([...new Set(reviews.map(({ paperId }) => paperId))].toSorted())
  const count = papers.length
  for (const [index, paper] of papers.entries()) {
    const { calibrated, error, nextError, nextRanks, band, disagreement } = paper
    expect([calibrated, error, nextError, disagreement].every(Number.isFinite)).toBe(true)
    expect(error).toBeGreaterThan(0)
    expect(nextError).toBeLessThan(error)
    expect(calibrated).toBeLessThanOrEqual(papers[index - 1]?.calibrated ?? Number.POSITIVE_INFINITY)
    expect(band).toBeGreaterThanOrEqual(1)
    expect(nextRanks[0]).toBeGreaterThanOrEqual(1)
    expect(nextRanks[1]).toBeLessThanOrEqual(count)
    expect(calibrated).toBeGreaterThan(-1)
    expect(calibrated).toBeLessThan(101)
  }
  for (const { strictness, error } of reviewers) {
    expect(Number.isFinite(strictness)).toBe(true)
    expect(error).toBeGreaterThan(0)
  }
})

it('does not tell reviewers of separate groups apart as surely as those who share papers', () => {
  const shared = calibrate(
    ['甲', '乙', '丙', '丁'].flatMap((id, index) => [review(id, 'a', 60 + index), review(id, 'b', 70 + index)]),
  )
  const apart = calibrate([
    ...['甲', '乙'].flatMap((id, index) => [review(id, 'a', 60 + index), review(id, 'c', 61 + index)]),
    ...['丙', '丁'].flatMap((id, index) => [review(id, 'b', 70 + index), review(id, 'd', 71 + index)]),
  ])
  const gap = (result: ReturnType<typeof calibrate>) => {
    const of = (id: string) => result?.reviewers.find((one) => one.id === id)?.strictness ?? 0
    return of('a') - of('b')
  }
  expect(gap(shared)).toBeGreaterThan(5)
  expect(gap(apart)).toBeLessThan(gap(shared) / 2)
})

/** Papers by id with their numbers, and reviewers. */
const numbersOf = (reviews: Parameters<typeof calibrate>[0]) => {
  const { papers, reviewers } = calibrate(reviews) ?? expect.fail('nothing to calibrate')
  return { papers, reviewers, paper: new Map(papers.map((paper) => [paper.id, paper])) }
}

it('it makes no difference from where points are counted, how many are the best, and in which order reviews came', () => {
  const { reviews } = plantedPanel(5, { papers: 12, reviewers: 5 })
  const plain = numbersOf(reviews)
  const moved = numbersOf(reviews.map(({ score, ...of }) => ({ ...of, score: 3 * score + 10 })).toReversed())
  expect(moved.papers.map(({ id }) => id)).toEqual(plain.papers.map(({ id }) => id))
  for (const [index, { mean, calibrated, error, nextError, disagreement, ...same }] of plain.papers.entries()) {
    const other = moved.papers[index] ?? expect.fail('a paper is missing')
    expect(other).toMatchObject(same)
    expect(other.mean).toBeCloseTo(3 * mean + 10)
    expect(other.calibrated).toBeCloseTo(3 * calibrated + 10)
    expect(other.error).toBeCloseTo(3 * error)
    expect(other.nextError).toBeCloseTo(3 * nextError)
    expect(other.disagreement).toBeCloseTo(3 * disagreement)
  }
  for (const [index, { id, reviews, strictness, error }] of plain.reviewers.entries()) {
    const other = moved.reviewers[index] ?? expect.fail('a reviewer is missing')
    expect(other).toMatchObject({ id, reviews })
    expect(other.strictness).toBeCloseTo(3 * strictness)
    expect(other.error).toBeCloseTo(3 * error)
  }
})

describe('a panel in which each reviewer scored each paper', () => {
  const [papers, reviewers] = [40, 8]
  const planted = plantedPanel(7, { papers, reviewers, perPaper: reviewers, quality: 9, strictness: 6, noise: 3 })
  const { paper, reviewers: strict } = numbersOf(planted.reviews)
  const all = mean(planted.reviews.map(({ score }) => score))
  const meanBy = (id: string) =>
    mean(planted.reviews.filter(({ reviewerId }) => reviewerId === id).map(({ score }) => score))
  const [some = expect.fail('no paper')] = paper.values()
  const [one = expect.fail('no reviewer')] = strict
  /** By how much differences are pulled together, and the variances in units of the noise that say so. */
  const pull = (some.calibrated - all) / (some.mean - all)
  const pullOfStrictness = one.strictness / (all - meanBy(one.id))
  const quality = pull / (1 - pull) / reviewers
  const strictness = pullOfStrictness / (1 - pullOfStrictness) / papers
  /** The error variance of one of `count` papers (or reviewers) with so many scores each; the closed form of a complete panel. */
  const errorVariance = (own: number, other: number, count: number, scores: number) =>
    own -
    own ** 2 * (scores / count / (scores * own + count * other + 1) + (scores * (1 - 1 / count)) / (scores * own + 1))
  const noise = some.error ** 2 / errorVariance(quality, strictness, papers, reviewers)

  it('has all means pulled by the same share towards the panel’s, and all strictnesses towards none', () => {
    for (const { mean, calibrated } of paper.values()) expect(calibrated - all).toBeCloseTo(pull * (mean - all))
    for (const { id, strictness } of strict) expect(strictness).toBeCloseTo(pullOfStrictness * (all - meanBy(id)))
    expect(pull).toBeGreaterThan(0.9)
    expect(pull).toBeLessThan(1)
    expect(pullOfStrictness).toBeLessThan(1)
  })

  it('has the errors of the closed form, also for one review more', () => {
    const ofStrictness = noise * errorVariance(strictness, quality, reviewers, papers)
    for (const { error, nextError } of paper.values()) {
      expect(error).toBeCloseTo(some.error)
      expect(1 / nextError ** 2).toBeCloseTo(1 / error ** 2 + 1 / (noise * (1 + strictness)))
    }
    for (const { error } of strict) expect(error ** 2).toBeCloseTo(ofStrictness)
  })

  it('tells how far its reviews are apart without the strictness of their reviewers', () => {
    const strictnessOf = new Map(strict.map(({ id, strictness }) => [id, strictness]))
    for (const { id, disagreement } of paper.values()) {
      const fair = planted.reviews
        .filter(({ paperId }) => paperId === id)
        .map(({ reviewerId, score }) => score + (strictnessOf.get(reviewerId) ?? 0))
      expect(disagreement).toBeCloseTo(Math.max(...fair) - Math.min(...fair))
    }
    expect(new Set(strict.map(({ reviews }) => reviews))).toEqual(new Set([papers]))
  })

  it('has the places that one review more could give a paper', () => {
    const all = [...paper.values()]
    for (const { id, calibrated, error, nextError, nextRanks } of all) {
      const move = Math.sqrt(error ** 2 - nextError ** 2)
      const others = all.filter((other) => other.id !== id).map((other) => other.calibrated)
      const placeAt = (value: number) => 1 + others.filter((other) => other > value).length
      expect(nextRanks).toEqual([placeAt(calibrated + move), placeAt(calibrated - move)])
    }
  })

  it('has the variances that were planted', () => {
    const spread = (values: Iterable<number>) => {
      const list = [...values]
      return Math.sqrt(mean(list.map((value) => (value - mean(list)) ** 2)))
    }
    expect(Math.sqrt(noise)).toBeCloseTo(3, 0)
    expect(Math.sqrt(quality * noise) / spread(planted.quality.values())).toBeCloseTo(1, 0.5)
    expect(Math.sqrt(strictness * noise) / spread(planted.strictness.values())).toBeCloseTo(1, 0.5)
  })
})

it('papers with the same mean share its place, and one review more can move a paper past those nearby only', () => {
  const { paper } = numbersOf([
    ...['甲', '乙'].flatMap((id) => [review(id, 'a', 80), review(id, 'b', 82)]),
    ...[review('丙', 'a', 79), review('丙', 'b', 81)],
    ...['丁', '戊'].flatMap((id) => [review(id, 'a', 30), review(id, 'b', 31)]),
  ])
  const of = (id: string) => paper.get(id) ?? expect.fail('no paper')
  expect(['甲', '乙', '丙', '丁', '戊'].map((id) => of(id).meanRank)).toEqual([1, 1, 3, 4, 4])
  expect(['甲', '乙', '丙'].map((id) => of(id).nextRanks)).toEqual([
    [1, 3],
    [1, 3],
    [1, 3],
  ])
  expect(['丁', '戊'].map((id) => of(id).nextRanks)).toEqual([
    [4, 5],
    [4, 5],
  ])
  expect(['甲', '乙', '丙', '丁', '戊'].map((id) => of(id).band)).toEqual([1, 1, 1, 2, 2])
  expect(['甲', '丁'].map((id) => of(id).reviews)).toEqual([2, 2])
})
