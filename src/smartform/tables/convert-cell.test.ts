/** Tests of converting spreadsheet texts to cells. */
import { describe, expect, it } from 'vitest'
import { readTable } from '../../../tests/smartform/small-form'
import { convertCell } from './convert-cell'
import { guessMapping } from './map-columns'

const { columns } = readTable([
  { kind: 'dictionary', id: 'city', label: '城市', dictionaryType: 'city' },
  { kind: 'text', id: 'name', label: '姓名' },
  { kind: 'money', id: 'money', label: '金额', decimals: 6 },
  { kind: 'number', id: 'count', label: '数量' },
  { kind: 'number', id: 'share', label: '比例', unit: '%', decimals: 2 },
  { kind: 'radio', id: 'role', label: '角色', options: [{ value: 'leader', label: '负责人' }] },
  { kind: 'dateRange', id: 'period', label: '起止时间' },
  { kind: 'date', id: 'day', label: '日期' },
  { kind: 'yesNo', id: 'joint', label: '联合申报' },
  {
    kind: 'checkboxGroup',
    id: 'fields',
    label: '方向',
    options: [
      { value: 'a', label: '算法' },
      { value: 'b', label: '芯片' },
    ],
  },
  { kind: 'dictionary', id: 'area', label: '领域', dictionaryType: 'area' },
])
const ai = { id: '1', code: 'ai', name: '人工智能' }
const entries = new Map([
  [
    'dictionary:area',
    new Map([
      ['人工智能', ai],
      ['炼金', null],
    ]),
  ],
])

function converted(id: string, text: string, unit: 'yuan' | 'tenThousand' = 'tenThousand') {
  const column = columns.find((column) => column.id === id)
  if (!column) throw new Error(id)
  return convertCell(column, text, { unit, entries })
}

describe('spreadsheet text converted to a cell', () => {
  it.each([
    ['name', ' 张三\u00a0', '张三'],
    ['name', 'Li\u00a0Na', 'Li Na'],
    ['name', '=cmd|/c calc', '=cmd|/c calc'],
    ['name', '<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    ['name', '一\n二', '一 二'],
    ['money', '１，２３４．５０', '1234.50'],
    ['money', '12345元', '1.2345'],
    ['count', '1,200', '1200'],
    ['share', '12.5%', '12.5'],
    ['role', '负责人 ', 'leader'],
    ['role', 'leader', 'leader'],
    ['period', '2026/1/5 至 2026年3月1日', { start: '2026-01-05', end: '2026-03-01' }],
    ['area', '人工智能', ai],
    ['day', '2026/1/5', '2026-01-05'],
    ['day', '46027', '2026-01-05'],
    ['joint', '是', true],
    ['fields', '算法 、 芯片', ['a', 'b']],
    ['area', '\u00a0', null],
    ['name', '', ''],
    ['role', '', null],
  ])('%s: %j is %j', (id, text, value) => {
    expect(converted(id, text)).toEqual({ value, problem: null })
  })

  it('an amount from a column of yuan is stored in 万元', () => {
    expect(converted('money', '12345', 'yuan').value).toBe('1.2345')
  })

  it.each([
    ['money', '约 3', '约 3', /要填数字，现在是“约 3”/],
    ['count', '12%', '0.12', /要填整数/],
    ['count', '#DIV/0!', '', /错误值 #DIV\/0!/],
    ['role', '骨干', '骨干', /“骨干”不在选项中/],
    ['name', '3.10101E+17', '3.10101E+17', /“3.10101E\+17”，末几位已丢失/],
    ['count', '############', '', /错误值 #{10}$/],
    ['joint', '也许', null, /要填“是”或“否”/],
    ['area', '炼金', null, /领域中没有“炼金”/],
    ['area', '未查', null, /正在查找/],
    ['city', '上海', null, /正在查找/],
    ['period', '2026/2/30', { start: '2026-02-30', end: null }, /真实日期/],
  ])('%s: %j keeps the valid part and reports the problem', (id, text, value, problem) => {
    const cell = converted(id, text)
    expect(cell.value).toEqual(value)
    expect(cell.problem).toMatch(problem)
  })
})

describe('the target columns of a block', () => {
  it.each([
    [
      'are found by their names, in any order, in yuan where the head has it',
      [['序号', '金额（元）', '姓名*']],
      null,
      [true, null, 'money:yuan', 'name:tenThousand'],
    ],
    [
      'follow each other from the cell of the paste',
      [['3', '4', '5%']],
      'money',
      [false, 'money:tenThousand', 'count:tenThousand', 'share:tenThousand'],
    ],
    ['end with the last column', [['x', 'y']], 'area', [false, 'area:tenThousand', null]],
    [
      'do not treat a first row with one known word among many as a head',
      [['姓名', 'a', 'b']],
      'name',
      [false, 'name:tenThousand', 'money:tenThousand', 'count:tenThousand'],
    ],
  ])('%s', (_, block, from, [hasHeader, ...expected]) => {
    const mapping = guessMapping(block, columns, from)
    expect(mapping.hasHeader).toBe(hasHeader)
    expect(mapping.columns.map(({ columnId, unit }) => columnId && `${columnId}:${unit}`)).toEqual(expected)
  })
})
