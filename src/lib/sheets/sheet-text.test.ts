/** Tests of reading units, options and errors from spreadsheet texts. */
import { describe, expect, it } from 'vitest'
import {
  dayOf,
  isCutOff,
  isRounded,
  isSheetError,
  moneyText,
  numberText,
  optionOf,
  rangeOf,
  unitOf,
} from './sheet-text'

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
    ['单价: 元', 'yuan'],
    ['单价，元', 'yuan'],
    ['单价（单位元）', 'yuan'],
    ['合计 元', 'yuan'],
    ['元', 'tenThousand'],
    ['经费（元器件）', 'tenThousand'],
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
    ['1,234.5RMB', '1234.5'],
    ['12 cny', '12'],
    ['$12', '12'],
    ['12￥3', '12￥3'],
    ['RMB12', 'RMB12'],
    ['---', '0'],
    ['5-', '5-'],
    ['-￥5', '-5'],
    ['（￥5）', '-5'],
    ['(5)6', '(5)6'],
    ['6(5)', '6(5)'],
    ['1.25E-1', '0.125'],
    ['-2e3', '-2000'],
    ['12E3', '12E3'],
    ['1E333', '1E333'],
    ['3 亿', '30000'],
    ['3万', '3'],
    ['3 台', '3 台'],
    ['万元', '万元'],
    ['1.2.3', '1.2.3'],
    ['', ''],
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
    ['12%', true, '12'],
    ['几%', true, '几%'],
    ['几%', false, '几%'],
    ['%', false, '%'],
    ['很多', false, '很多'],
    ['5%0', false, '5%0'],
  ])('as a number: %s (of percents: %s) is %s', (text, percents, number) => {
    expect(numberText(text, percents)).toBe(number)
  })

  it.each([
    ['2026/1/5 0:00:00', '2026/1/5'],
    ['46027', '2026-01-05'],
    ['2026年1月5日  09:30', '2026年1月5日'],
    ['2026/1/5 9:30', '2026/1/5'],
    ['2026/1/5 9:30 开会', '2026/1/5 9:30 开会'],
    ['146027', '146027'],
    ['4602', '4602'],
    ['04602', '04602'],
    ['46027-1', '46027-1'],
    ['2026-01', '2026-01'],
  ])('as a day: %s is %s', (text, day) => {
    expect(dayOf(text)).toBe(day)
  })

  it('as two days, with any separator', () => {
    expect(rangeOf('2026/1/5 至 2026年3月1日')).toEqual({ start: '2026/1/5', end: '2026年3月1日' })
    expect(rangeOf('2026-01-05～2026-03-01')).toEqual({ start: '2026-01-05', end: '2026-03-01' })
    expect(rangeOf('2026 年 12 月 15 日 - 2027 . 1 . 31')).toEqual({ start: '2026年12月15日', end: '2027.1.31' })
    expect(rangeOf('待 定')).toEqual({ start: '待定', end: null })
    expect(rangeOf('2026/2/30')).toEqual({ start: '2026/2/30', end: null })
  })

  it('report errors, and numbers that have lost their last digits', () => {
    expect(['#DIV/0!', '#N/A', '#####', '#1', '见 #REF!', '#REF!B2'].map(isSheetError)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ])
    expect(['#DIV/0!', '#####', '##', '#', '#1', '编号##', '##3'].map(isCutOff)).toEqual([
      false,
      true,
      true,
      false,
      false,
      false,
      false,
    ])
    const numbers = ['3.10101E+17', '3e+17', '3.10101E+7', '13E+17', '3E+175', '310101']
    expect(numbers.map(isRounded)).toEqual([true, true, false, false, false, false])
  })

  it.each([
    ['设备 费', 'equipment'],
    ['ＰＣＴ', 'pct'],
    ['EQUIPMENT', 'equipment'],
    ['设备', '设备'],
    ['', ''],
  ])('the option with the label %j is %j', (text, value) => {
    const options = [
      { value: 'equipment', label: '设备费' },
      { value: 'pct', label: 'Pct' },
    ]
    expect(optionOf(options, text)).toBe(value)
  })
})
