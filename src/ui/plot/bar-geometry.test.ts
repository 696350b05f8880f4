import { expect, it } from 'vitest'
import { barsBeside, stackedBars } from './bar-geometry'

const series = [
  { label: '立项', color: 'green', pattern: 'plain', values: [2, 0, 4] },
  { label: '其余', color: 'blue', pattern: 'slanted', values: [2, 0, 6] },
] as const

it('gives the longest bar the room there is and the others their share', () => {
  const { bars, labelWidth } = stackedBars(['2024', '2025', '2026'], series)
  expect(bars.map(({ total }) => total)).toEqual([4, 0, 10])
  const [first, second, third] = bars.map(({ end }) => end - labelWidth)
  expect(second).toBe(0)
  expect((first ?? 0) / (third ?? 1)).toBeCloseTo(0.4)
})

it('sets the parts of a bar beside each other and leaves out empty ones', () => {
  const [first, second] = stackedBars(['2024', '2025', '2026'], series).bars
  expect(first?.parts.map(({ label }) => label)).toEqual(['立项', '其余'])
  expect(first?.parts[1]?.x).toBeCloseTo((first?.parts[0]?.x ?? 0) + (first?.parts[0]?.width ?? 0))
  expect(second?.parts).toEqual([])
})

it('stays within the picture when everything is zero, and shortens long names', () => {
  const { bars, width } = stackedBars(['计算机科学与技术学院一分院'], [{ ...series[0], values: [0] }], true)
  expect(bars[0]?.short).toBe('计算机科学与技…')
  expect(bars[0]?.end).toBeLessThan(width)
})

it('says the subjects of a budget in full on a narrow window, each above its bars', () => {
  const subjects = ['差旅、会议、国际合作与交流费', '购置设备费', '劳务费']
  const both = [series[0], { ...series[1], values: [2, 1, 6] }]
  const { bars, width, height } = barsBeside(subjects, both, true)
  expect(bars.map(({ short }) => short).filter(Boolean)).toEqual(subjects)
  for (const { name, y, end } of bars) {
    expect(name.x).toBe(0)
    expect(name.y).toBeLessThan(y)
    expect(end).toBeLessThan(width)
  }
  expect(bars.at(-1)?.middle).toBeLessThan(height)
})
