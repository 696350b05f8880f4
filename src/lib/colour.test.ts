/** Tests of contrast and readable colours. */
import { describe, expect, it } from 'vitest'
import { contrast, mixed, readableOn } from './colour'

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#1890ff', '#ffffff', 3.25],
    ['#767676', '#ffffff', 4.54],
  ])('of %s and %s is %f', (text, other, value) => {
    expect(contrast(text, other)).toBeCloseTo(value, 1)
    expect(contrast(other, text)).toBeCloseTo(value, 1)
  })
})

it.each([
  ['#000000', '#ffffff', 0.5, '#808080'],
  ['#123456', '#ffffff', 0, '#123456'],
  ['#123456', '#ffffff', 1, '#ffffff'],
])('%s mixed with %s by %f is %s', (text, other, share, result) => {
  expect(mixed(text, other, share)).toBe(result)
})

const colours = ['#1890FF', '#F5222D', '#FA541C', '#FAAD14', '#13C2C2', '#52C41A', '#2F54EB', '#722ED1']
describe.each(['#ffffff', '#f5f7fa', '#141414', '#000000', '#1f1f1f'])('readability on %s', (ground) => {
  it.each(colours)('%s is adjusted until it is readable', (colour) => {
    expect(contrast(readableOn(colour, ground), ground)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(readableOn(colour, ground, 7), ground)).toBeGreaterThanOrEqual(7)
  })
})

it('a readable colour stays unchanged, and another one is changed as little as needed', () => {
  expect(readableOn('#000000', '#ffffff')).toBe('#000000')
  for (const [ground, towards] of [
    ['#ffffff', '#000000'],
    ['#141414', '#ffffff'],
  ] as const)
    for (const colour of ['#13c2c2', '#2f54eb']) {
      const steps = Array.from({ length: 50 }, (_, step) => mixed(colour, towards, step * 0.02))
      const enough = steps.findIndex((step) => contrast(step, ground) >= 4.5)
      const found = contrast(readableOn(colour, ground), ground)
      expect(found).toBeCloseTo(contrast(steps[enough] ?? '', ground), 1)
    }
})

it('where no tone is readable, black or white is', () => {
  expect([readableOn('#777777', '#ffffff', 22), readableOn('#777777', '#000000', 22)]).toEqual(['#000000', '#ffffff'])
})
