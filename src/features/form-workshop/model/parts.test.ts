/** Named expressions and fixed rows of a draft: what a change of one leaves behind. */

import { describe, expect, it } from 'vitest'
import type { FormSource } from '@/smartform/schema/definition'
import { sentenceOf } from './condition'
import { fixedRowsOf, withCell, withEnglish, withFixedRows, withNewRow } from './fixed-rows'
import { addNamed, isExpressionName, namedOf, removeNamed, renameNamed, usesOf } from './named-expressions'
import { operandsOf } from './operands'

const source: FormSource = {
  ...{ id: 'f', version: 1, title: '表' },
  expressions: { total: ['add', ['field', 'a'], 1], double: ['multiply', ['use', 'total'], 2] },
  pages: [
    {
      ...{ id: 'p', title: '页' },
      sections: [
        {
          id: 's',
          fields: [
            { id: 'a', kind: 'money', label: '金额' },
            { id: 'b', kind: 'text', label: '说明', visibleWhen: ['gt', ['use', 'total'], 3] },
          ],
        },
      ],
    },
  ],
  rules: [{ id: 'r', assert: ['lte', ['use', 'double'], 9], message: '太多', at: ['a'] }],
}

describe('a named expression', () => {
  it('says where it is used, and is renamed everywhere at once', () => {
    expect(usesOf(source, 'total').map(({ label }) => label)).toEqual(['说明', 'double'])
    expect(usesOf(source, 'double').map(({ label }) => label)).toEqual(['太多'])
    const renamed = renameNamed(source, 'total', '合计')
    expect(usesOf(renamed, 'total')).toEqual([])
    expect(usesOf(renamed, '合计').map(({ label }) => label)).toEqual(['说明', 'double'])
    expect(namedOf(renamed).map(({ label }) => label)).toEqual(['合计', 'double'])
  })

  it('is added under a free name; the last one leaves no empty list behind', () => {
    const { source: added, path } = addNamed(source)
    expect(namedOf(added).map(({ label }) => label)).toEqual(['total', 'double', path[1]])
    expect(removeNamed(removeNamed(source, 'total'), 'double')).not.toHaveProperty('expressions')
  })

  it.each([
    ['合计', true],
    ['', false],
    ['a b', false],
    ['a.b', false],
    ['__proto__', false],
  ])('can be called %j: %s', (name, can) => {
    expect(isExpressionName(name)).toBe(can)
  })

  it('can be chosen in conditions, but not in its own', () => {
    const operands = operandsOf(source, ['rules', 0])
    expect(operands.map(({ label }) => label)).toContain('算式 total')
    expect(sentenceOf(['lte', ['use', 'double'], 9], operands, source)).toBe('“算式 double”不超过“9”')
    expect(operandsOf(source, ['expressions', 'total']).map(({ label }) => label)).not.toContain('算式 total')
  })
})

describe('the fixed rows of a table', () => {
  const table = { id: 't', kind: 'table', label: '费用', columns: [{ id: 'item', kind: 'text', label: '科目' }] }
  const named = withCell(withNewRow(table), 'row1', 'item', '设备费')

  it('are added, named in two languages, and the English follows another name', () => {
    expect(fixedRowsOf(named)).toEqual([{ id: 'row1', cells: { item: '设备费' } }])
    const english = withEnglish(named, 'item', '设备费', 'Equipment')
    expect(english.columns).toMatchObject([{ inEnglish: { 设备费: 'Equipment' } }])
    const renamed = withCell(english, 'row1', 'item', '材料费')
    expect(renamed.columns).toEqual([{ ...table.columns[0], inEnglish: { 材料费: 'Equipment' } }])
    expect(withCell(renamed, 'row1', 'item', '').columns).toEqual(table.columns)
  })

  it('share the English of a name, which stays while another row has it', () => {
    const two = withCell(withNewRow(withEnglish(named, 'item', '设备费', 'Equipment')), 'row2', 'item', '设备费')
    expect(withCell(two, 'row2', 'item', '材料费').columns).toMatchObject([
      { inEnglish: { 设备费: 'Equipment', 材料费: 'Equipment' } },
    ])
  })

  it('are free again without one', () => {
    expect(withFixedRows(named, [])).toEqual(table)
  })
})
