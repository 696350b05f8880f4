/** Tests of comparing the values of form expressions, and of operators whose operands are of another kind. */
import { describe, expect, it } from 'vitest'
import { decimalOf, parseDecimal } from '@/lib/numbers/decimal'
import { type Operator, type OperatorName, operators } from './operators'
import { asBoolean, compare, flatten, identityKey, isMissing, sameValue, type Value, valueToText } from './values'

const two = decimalOf(2)
const three = decimalOf(3)

describe('values are equal as people mean it', () => {
  it.each<[Value, Value, boolean]>([
    ['甲', ' 甲 ', true],
    [' 甲', '甲', true],
    ['甲', '乙', false],
    [two, decimalOf(2), true],
    [two, '2.0', true],
    ['2', two, true],
    [two, three, false],
    [two, '二', false],
    ['二', two, false],
    ['很多', three, false],
    [true, true, true],
    [true, false, false],
    [true, 'true', false],
    ['false', false, false],
    [true, decimalOf(1), false],
    [decimalOf(0), false, false],
    [null, null, true],
    [null, '', false],
    ['', null, false],
    [null, false, false],
    [[], [], true],
    [[two, '甲'], [decimalOf(2), ' 甲'], true],
    [[two, '甲'], [two, '乙'], false],
    [[two, '甲'], [three, '甲'], false],
    [[two], [two, null], false],
    [[two], two, false],
    [two, [two], false],
    [[null], [null], true],
  ])('%# %s and %s: %s', (left, right, isSame) => {
    expect(sameValue(left, right)).toBe(isSame)
  })
})

describe('values are ordered', () => {
  it.each<[Value, Value, number | null]>([
    ['2026-01-02', '2026-01-10', -1],
    ['2026-01-10', '2026-01-02', 1],
    [' 甲', '甲 ', 0],
    ['', '甲', null],
    ['甲', ' ', null],
    [two, three, -1],
    ['10', three, 1],
    [two, '很多', null],
    [null, two, null],
    [two, true, null],
  ])('%# %s against %s: %s', (left, right, order) => {
    expect(compare(left, right)).toBe(order)
  })
})

it('a value is missing when it is nothing, blank, or a list of nothing else', () => {
  expect([null, '', ' \n', [], [null, ' ', []]].map(isMissing)).toEqual([true, true, true, true, true])
  expect([false, decimalOf(0), '0', [null, '甲']].map((value) => isMissing(value))).toEqual([
    false,
    false,
    false,
    false,
  ])
})

it('nested lists are one list, and only true and false are a truth', () => {
  expect(flatten(['甲', [two, ['乙', []]], null])).toEqual(['甲', two, '乙', null])
  expect([true, false, 'true', two, null].map(asBoolean)).toEqual([true, false, null, null, null])
})

it('values are told apart for a check of doubles: by amount, by text, by truth and by the parts of a list', () => {
  const keys = [two, decimalOf(20), '2', 'true', true, false, ['2', '甲'], ['2甲'], [['2'], '甲']].map((value) =>
    identityKey(value),
  )
  expect(new Set(keys).size).toBe(keys.length)
  expect(identityKey(' 甲 ')).toBe(identityKey('甲'))
  expect(identityKey(decimalOf(2))).toBe(identityKey(two))
  expect([null, ' ', []].map((value) => identityKey(value))).toEqual([null, null, null])
})

it('a value is written in plain digits, and a list with 、 between its parts', () => {
  expect(valueToText(parseDecimal('0.0000001'))).toBe('0.0000001')
  expect(valueToText(['甲', two, null, false])).toBe('甲、2、、false')
  expect([valueToText(null), valueToText('')]).toEqual([null, ''])
})

describe('an operator', () => {
  const apply = (name: OperatorName, ...values: Value[]) => {
    const operator: Operator = operators[name]
    return operator.apply?.(...values)
  }

  it.each<[OperatorName, Value[], Value]>([
    ['days', [two, '2026-01-01'], null],
    ['days', ['2026-01-01', null], null],
    ['days', ['2026-01-01', '昨天'], null],
    ['months', [null, null], null],
    ['years', ['2026-02-30', '2027-01-01'], null],
    ['addDays', [two, two], null],
    ['addMonths', [null, two], null],
    ['addDays', ['2026-01-01', null], null],
    ['multiply', [two, '很多', three], null],
    ['multiply', [decimalOf(1), ...Array.from({ length: 400 }, () => decimalOf(1e9))], null],
    ['startsWith', [' 甲乙 ', ' 甲 '], true],
    ['startsWith', [' 甲乙', '甲'], true],
    ['endsWith', ['甲乙 ', '乙'], true],
    ['endsWith', ['甲乙', ' 乙'], true],
    ['startsWith', ['甲乙', ' '], null],
    ['startsWith', [' ', '甲'], null],
    ['slice', ['', two], null],
    ['slice', [' 甲乙丙 ', two], '乙丙'],
    ['slice', ['甲乙丙', null], null],
    ['slice', [null, two], null],
    ['eq', [null, ' '], true],
    ['eq', ['甲', null], false],
    ['eq', [' ', '甲'], false],
    ['includes', ['甲乙', ' 乙 '], true],
    ['includes', ['2甲', two], false],
    ['includes', [['甲', two], '2'], true],
    ['includes', [two, '2'], false],
    ['includes', ['甲', null], false],
  ])('%s of %j', (name, values, result) => {
    expect(apply(name, ...values)).toEqual(result)
  })
})
