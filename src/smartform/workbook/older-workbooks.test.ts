/** A workbook from before a column came: what it does not say stays as it is, and is said. */

import { definitions } from '@mocks/forms/definitions'
import { describe, expect, it } from 'vitest'
import type { FormSource } from '../schema/definition'
import { writtenOut } from '../schema/written-out'
import { formToWorkbook } from './form-to-workbook'
import { workbookToForm } from './workbook-to-form'

/** The workbook of a form without some columns, given by their heads in every sheet. */
function without(form: FormSource, heads: readonly string[]) {
  return formToWorkbook({ ...form }).map(({ name, columns, rows }) => {
    const stays = columns.map(({ head }) => !heads.includes(head))
    const kept = (cells: readonly string[]) => cells.filter((_, index) => stays[index])
    return { name, rows: [kept(columns.map(({ head }) => head)), ...rows.map(kept)] }
  })
}

const heads = [
  '显示条件',
  '提示',
  '提示（英文）',
  '最多字数',
  '来自旧字段',
  '其他设置（JSON）',
  '必填',
  '选项',
  '格式',
  '名称（英文）',
]

describe('a workbook without some of the columns', () => {
  it.each(definitions.map((form) => [`${form.id} ${form.version}`, form] as const))('%s stays as it is', (_, form) => {
    const current = writtenOut(form)
    const { source, problems, notes } = workbookToForm(without(current, heads), current)
    expect(problems).toEqual([])
    expect(source).toEqual(current)
    expect(notes.map(({ sheet, message }) => `${sheet} ${message}`)).toContain(
      '字段 没有列“显示条件”，它的内容保持不变',
    )
  })

  it('takes what is new without a setting there, and refuses one that does not say what a row is', () => {
    const form = {
      ...{ id: 'f', version: 1, title: '表' },
      pages: [
        {
          id: 'p',
          title: '页',
          sections: [{ id: 's', fields: [{ id: 'a', kind: 'text', label: '甲', maxLength: 9 }] }],
        },
      ],
    } as unknown as FormSource
    const sheets = without(form, ['最多字数'])
    const fields = sheets.find(({ name }) => name === '字段') ?? expect.fail('no fields')
    const [own = []] = fields.rows.slice(1)
    const added = own.map((cell) => (cell === 'a' ? 'b' : cell === 's' ? '' : cell))
    const { source } = workbookToForm(
      sheets.map((sheet) => (sheet === fields ? { ...sheet, rows: [...sheet.rows, added] } : sheet)),
      form,
    )
    expect(source?.pages).toEqual([
      {
        ...{ id: 'p', title: '页' },
        sections: [
          {
            id: 's',
            fields: [
              { id: 'a', kind: 'text', label: '甲', maxLength: 9 },
              { id: 'b', kind: 'text', label: '甲' },
            ],
          },
        ],
      },
    ])
    expect(workbookToForm(without(form, ['所属分区']), form).problems).toMatchObject([{ message: '缺少列“所属分区”' }])
  })
})
