/** Tests of calibrating review scores against panels whose qualities and strictnesses are known. */
import { describe, expect, it } from 'vitest'
import { orderError, type PlantedPanel, plantedPanel } from '../../../tests/planted-panel'
import { calibrate } from './calibrate'

const calibrated = ({ reviews }: PlantedPanel) => calibrate(reviews) ?? expect.fail('nothing to calibrate')
const mean = (values: readonly number[]) => values.reduce((total, value) => total + value, 0) / values.length
const seeds = Array.from({ length: 8 }, (_, seed) => seed + 1)

describe('the calibrated order', () => {
  it('has at least 30 % less error than raw means where strictness is planted', () => {
    const errors = seeds.map((seed) => {
      const panel = plantedPanel(seed)
      const papers = new Map(calibrated(panel).papers.map((paper) => [paper.id, paper]))
      return {
        raw: orderError(panel.quality, (id) => papers.get(id)?.mean ?? 0),
        ours: orderError(panel.quality, (id) => papers.get(id)?.calibrated ?? 0),
      }
    })
    expect(mean(errors.map(({ ours }) => ours))).toBeLessThan(0.7 * mean(errors.map(({ raw }) => raw)))
  })

  it('is not worse than raw means where all are equally strict', () => {
    const errors = seeds.map((seed) => {
      const panel = plantedPanel(seed, { strictness: 0 })
      const papers = new Map(calibrated(panel).papers.map((paper) => [paper.id, paper]))
      return {
        raw: orderError(panel.quality, (id) => papers.get(id)?.mean ?? 0),
        ours: orderError(panel.quality, (id) => papers.get(id)?.calibrated ?? 0),
      }
    })
    expect(mean(errors.map(({ ours }) => ours))).toBeLessThan(1.05 * mean(errors.map(({ raw }) => raw)))
  })

  it('states errors that hold: two thirds of qualities and strictnesses lie within one', () => {
    const within = seeds.flatMap((seed) => {
      const panel = plantedPanel(seed)
      const { papers, reviewers } = calibrated(panel)
      const mid = mean(papers.map(({ calibrated }) => calibrated))
      const planted = mean([...panel.quality.values()])
      const strict = mean([...panel.strictness.values()])
      return [
        ...papers.map(({ id, calibrated, error }) =>
          Number(Math.abs(calibrated - mid - ((panel.quality.get(id) ?? 0) - planted)) < error),
        ),
        ...reviewers.map(({ id, strictness, error }) =>
          Number(Math.abs(strictness - ((panel.strictness.get(id) ?? 0) - strict)) < error),
        ),
      ]
    })
    expect(mean(within)).toBeGreaterThan(0.6)
    expect(mean(within)).toBeLessThan(0.85)
  })
})
