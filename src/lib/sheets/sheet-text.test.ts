/** Tests of reading units, options and errors from spreadsheet texts. */
import { describe, expect, it } from 'vitest'
import { dayOf, isCutOff, isRounded, isSheetError, moneyText, numberText, rangeOf, unitOf } from './sheet-text'

describe('the unit of an amount column, read from its head', () => {
  it.each([
    ['元器件费', 'tenThousand'],
    ['元器件费（万元）', 'tenThousand'],
    ['金额', 'tenThousand'],
    ['单元', 'tenThousand'],
    ['金额（元）', 'yuan'],
    ['元器件费(元)', 'yuan'],
    ['单价/元', 'yuan'],
    ['单价（单位：元/台）', 'yuan'],
    ['金额（人民币元）', 'yuan'],
  ])('%s is %s', (head, unit) => {
    expect(unitOf(head)).toBe(unit)
  })
})

describe('values written by people and spreadsheets', () => {
  it.each([
    ['１，２３４．５０', '1234.50'],
    ['￥1,234.50', '1234.50'],
    ['(12.5)', '-12.5'],
    ['-', '0'],
    ['1.5E+02', '150'],
    ['12345元', '1.2345'],
    ['0.1 万元', '0.1'],
    ['1亿元', '10000'],
    ['约 3', '约 3'],
  ])('as an amount in 万元: %s is %s', (text, amount) => {
    expect(moneyText(text, 'tenThousand')).toBe(amount)
  })

  it.each([
    ['12345', '1.2345'],
    ['0.1', '0.00001'],
    ['1', '0.0001'],
    ['1234567890.12万元', '1234567890.12'],
  ])('%s in a column of yuan is exactly %s 万元', (text, amount) => {
    expect(moneyText(text, 'yuan')).toBe(amount)
  })

  it.each([
    ['1,200', false, '1200'],
    ['12.5%', true, '12.5'],
    ['12%', false, '0.12'],
  ])('as a number: %s (of percents: %s) is %s', (text, percents, number) => {
    expect(numberText(text, percents)).toBe(number)
  })

  it.each([
    ['2026/1/5 0:00:00', '2026/1/5'],
    ['46027', '2026-01-05'],
  ])('as a day: %s is %s', (text, day) => {
    expect(dayOf(text)).toBe(day)
  })

  it('as two days, with any separator', () => {
    expect(rangeOf('2026/1/5 至 2026年3月1日')).toEqual({ start: '2026/1/5', end: '2026年3月1日' })
    expect(rangeOf('2026-01-05～2026-03-01')).toEqual({ start: '2026-01-05', end: '2026-03-01' })
    expect(rangeOf('2026/2/30')).toEqual({ start: '2026/2/30', end: null })
  })

  it('report errors, and numbers that have lost their last digits', () => {
    expect(['#DIV/0!', '#####', '#1'].map(isSheetError)).toEqual([true, false, false])
    expect(['#DIV/0!', '#####', '#', '#1'].map(isCutOff)).toEqual([false, true, false, false])
    expect(['3.10101E+17', '310101'].map(isRounded)).toEqual([true, false])
  })
})
