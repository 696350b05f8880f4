/** Tests of reading and writing Excel files. */
import { describe, expect, it } from 'vitest'
import writeExcelFile, { type Feature } from 'write-excel-file/browser'
import { cellLimits, type LimitedColumn, optionColumns } from './cell-limits'
import { readWorkbook, type WrittenSheet, workbook } from './workbook'

const sheet: WrittenSheet = {
  name: '填写',
  columns: [
    { head: '方式', width: 14, limit: { type: 'list', options: ['购置', '租赁,试制'] }, hint: '可填：购置' },
    { head: '单价', width: 14, numeric: true, limit: { type: 'decimal', least: '0', most: '999.99' } },
    { head: '日期', width: 14, limit: { type: 'date', least: '2026-01-31' } },
    { head: '身份证号', width: 22 },
  ],
  rows: [['购置', '12.50', '2026-02-01', '=SUM(1)']],
  room: 3,
}
const fileOf = async (sheets: WrittenSheet[]) => new File([await workbook(sheets).toBlob()], 'a.xlsx')

describe('a workbook', () => {
  it('is read as it was written: exact numbers, and texts as texts with any first character', async () => {
    expect(await readWorkbook(await fileOf([sheet]))).toEqual([
      ['方式', '单价', '日期', '身份证号'],
      ['购置', '12.5', '2026-02-01', '=SUM(1)'],
    ])
  })

  it('validates choices, ranges and days in the prepared rows, and freezes its heads', async () => {
    const limited: LimitedColumn[] = sheet.columns.flatMap(({ limit, hint = '' }, index) =>
      limit ? [{ index, rows: 3, limit, hint }] : [],
    )
    let xml = ''
    let tabs = ''
    // looks at the files as they are made
    const look: Feature<File | Blob | ArrayBuffer> = {
      files: {
        transform: {
          'xl/worksheets/sheet{id}.xml': {
            transform: (content, _, { sheetIndex }) => {
              if (sheetIndex === 0) xml = content
              return content
            },
          },
          'xl/workbook.xml': {
            transform: (content) => {
              tabs = content
              return content
            },
          },
        },
      },
    }
    const options = optionColumns(limited)
    expect(options).toEqual([['购置', '租赁,试制']])
    await writeExcelFile(
      [
        { sheet: '填写', data: [['方式']], stickyRowsCount: 1 },
        { sheet: '选项', data: [['购置']] },
      ],
      { features: [cellLimits(limited, '选项'), look] },
    ).toBlob()
    expect(xml).toContain('ySplit="1"')
    expect(xml).toMatch(/<\/sheetData><dataValidations count="3">/)
    expect(xml).toMatch(
      /type="list"[^>]*prompt="可填：购置"[^>]*sqref="A2:A4"><formula1>'选项'!\$A\$1:\$A\$2<\/formula1>/,
    )
    expect(xml).toMatch(
      /type="decimal" operator="between"[^>]*sqref="B2:B4"><formula1>0<\/formula1><formula2>999.99<\/formula2>/,
    )
    expect(xml).toMatch(/type="date" operator="greaterThanOrEqual"[^>]*sqref="C2:C4"><formula1>46053<\/formula1>/)
    expect(tabs).toMatch(/name="选项"[^>]*state="hidden"|state="hidden"[^>]*name="选项"/)
  })
})
