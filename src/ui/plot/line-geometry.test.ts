import { expect, it } from 'vitest'
import { barsBeside } from './bar-geometry'
import { linePoints } from './line-geometry'

const series = [
  { label: '立项', color: 'green', pattern: 'plain', values: [2, 0, 40] },
  { label: '验收', color: 'blue', pattern: 'slanted', values: [1, 0, 10] },
] as const

it('draws each line from zero up, the highest value within the picture, and steps a person would count', () => {
  const { lines, ticks, floor } = linePoints(['2024', '2025', '2026'], series)
  expect(ticks.map(({ value }) => value)).toEqual([0, 10, 20, 30, 40])
  expect(lines[0]?.points.map(({ y }) => y)[1]).toBe(floor)
  expect(Math.min(...lines.flatMap(({ points }) => points.map(({ y }) => y)))).toBeGreaterThan(0)
})

it('leaves numbers of six and seven digits their room beside the axis on a telephone, and short ones no more than before', () => {
  const leftOf = (value: number) => linePoints(['2025', '2026'], [{ ...series[0], values: [0, value] }], true).left
  expect([900, 900_000, 9_000_000].map(leftOf)).toEqual([52, 84, 92])
})

it('stands with nothing to show, and with a single place', () => {
  expect(linePoints([], []).ticks).toHaveLength(2)
  expect(linePoints(['2026'], [{ ...series[0], values: [0] }]).lines[0]?.points[0]?.y).toBe(linePoints([], []).floor)
})

it('sets bars that are compared under each other, with their name once', () => {
  const { bars } = barsBeside(['设备费', '劳务费', '材料费'], series)
  expect(bars.map(({ short }) => short)).toEqual(['设备费', '', '劳务费', '', '材料费', ''])
  const [first, second] = bars.slice(4)
  expect((second?.end ?? 0) < (first?.end ?? 0)).toBe(true)
  expect((second?.y ?? 0) - (first?.y ?? 0)).toBeGreaterThanOrEqual(first?.height ?? 0)
})
