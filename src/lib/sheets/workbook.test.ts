/** Tests of reading and writing Excel files. */
import { inflateRawSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import writeExcelFile, { type Feature } from 'write-excel-file/browser'
import { archive } from '../../../tests/archive'
import { cellLimits, type LimitedColumn, optionColumns } from './cell-limits'
import { readWorkbook, readWorkbookSheets, type WrittenSheet, workbook } from './workbook'
import { WorkbookError } from './workbook-error'

const bare = { 'xl/workbook.xml': '<workbook/>' }

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

/** The text of the part of a workbook with this name, by the directory at the end of its archive. */
async function partOf(sheets: WrittenSheet[], name: string): Promise<string> {
  const bytes = Buffer.from(await (await workbook(sheets).toBlob()).arrayBuffer())
  const entry = bytes.lastIndexOf(name) - 46
  const local = bytes.readUInt32LE(entry + 42)
  const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
  const packed = bytes.subarray(start, start + bytes.readUInt32LE(entry + 20))
  return (bytes.readUInt16LE(entry + 10) === 0 ? packed : inflateRawSync(packed)).toString()
}
const first = 'xl/worksheets/sheet1.xml'

describe('a file that is not read says why', () => {
  it.each([
    ['no workbook', new ArrayBuffer(9), '读不出这个文件，请用没有加密的 Excel（.xlsx）文件'],
    ['an archive that only looks like one', archive(bare), '读不出这个文件，请用没有加密的 Excel（.xlsx）文件'],
    ['too many bytes', new ArrayBuffer(10_485_761), '文件太大：不能超过 10 MB，展开后不能超过 80 MB'],
    ['a cell too far out', archive({ ...bare, 'a.xml': '<c r="A20001"><v>' }), '有一张表太大：最多 20000 行、1000 列'],
  ])('%s', async (_, bytes, message) => {
    await expect(readWorkbook(new Blob([bytes]))).rejects.toThrow(new WorkbookError(message))
    await expect(readWorkbookSheets(bytes)).rejects.toThrow(new WorkbookError(message))
  })
})

describe('a sheet to write', () => {
  it('has a frozen head, and with an explanation a second one that says what goes into each column', async () => {
    const explained = { ...sheet, explanationMark: '说明', stickyColumns: 2 }
    const [head, marked] = await readWorkbook(await fileOf([explained]))
    expect([head?.[0], marked]).toEqual([
      '方式',
      ['说明 可填：购置', '说明', '说明', '说明'].map((text) => text.trim()),
    ])
    expect(await partOf([sheet], first)).toMatch(/<pane ySplit="1" [^>]*/)
    const xml = await partOf([explained], first)
    expect(xml).toContain('ySplit="2"')
    expect(xml).toContain('xSplit="2"')
    // Limits begin below both heads.
    expect(xml).toContain('sqref="A3:A5"')
  })

  it('prepares rows for typing as text, but not for numbers and days', async () => {
    const xml = await partOf([{ ...sheet, rows: [], room: 2 }], first)
    expect([...xml.matchAll(/<row [^>]*r="(\d+)"/g)].map(([, row]) => row)).toEqual(['1', '2', '3'])
    expect([...xml.matchAll(/<c r="([A-D]2)"/g)].map(([, cell]) => cell)).toEqual(['A2', 'D2'])
    expect(await partOf([{ ...sheet, rows: [['购置', '', '', '']], room: 0 }], first)).not.toContain('<c r="D2"')
  })

  it('keeps numbers that a spreadsheet would round as text, and texts that look like escaped ones', async () => {
    const written = { ...sheet, columns: [{ head: '数', width: 9, numeric: true }], room: 0 }
    const rows = [['12.5'], ['1234567890123456'], ['约 3'], ['a_x0041_b'], ['_X00e9_'], ['_y']]
    expect(await readWorkbook(await fileOf([{ ...written, rows }]))).toEqual([['数'], ...rows])
    const xml = await partOf([{ ...written, rows }], first)
    expect(xml).toContain('<v>12.5</v>')
    expect(xml).not.toContain('1234567890123456')
  })

  it('has an empty cell where a row is short', async () => {
    const rows = [['购置'], []]
    expect((await readWorkbook(await fileOf([{ ...sheet, rows, room: 0 }])))[1]?.[0]).toBe('购置')
  })
})

describe('the lists of choices', () => {
  const list = (...options: string[]): WrittenSheet['columns'][number] => ({
    ...{ head: '选', width: 9 },
    limit: { type: 'list', options },
  })

  it('stand in a hidden sheet whose name no other has, each list once', async () => {
    const sheets = [
      { ...sheet, name: '下拉列表', columns: [list('a', 'b'), list('c'), list('a', 'b')], rows: [['a', 'c', 'b']] },
      { ...sheet, name: '下拉列表 2', columns: [list('c')], rows: [] },
    ]
    const read = await readWorkbookSheets(await workbook(sheets).toBlob())
    expect(read.map(({ name }) => name)).toEqual(['下拉列表', '下拉列表 2', '下拉列表 3'])
    expect(read[2]?.rows).toEqual([
      ['a', 'c'],
      ['b', ''],
    ])
    expect(await partOf(sheets, 'xl/worksheets/sheet2.xml')).toContain("<formula1>'下拉列表 3'!$B$1:$B$1</formula1>")
  })

  it('make no sheet where there are none', async () => {
    const plain = { ...sheet, columns: [{ head: '名称', width: 9 }], rows: [[' 甲 ']] }
    expect(await readWorkbookSheets(await workbook([plain]).toBlob())).toEqual([
      { name: '填写', rows: [['名称'], [' 甲 '], [''], ['']].slice(0, 2) },
    ])
    expect(await partOf([plain], first)).not.toContain('dataValidation')
  })
})

describe('what a cell accepts', () => {
  const validation = async (limit: NonNullable<WrittenSheet['columns'][number]['limit']>, hint = '') => {
    const xml = await partOf([{ name: 'a', columns: [{ head: 'a', width: 9, limit, hint }], rows: [['1']] }], first)
    return /<dataValidation .*<\/dataValidation>/.exec(xml)?.[0] ?? ''
  }
  const withoutTexts = async (limit: Parameters<typeof validation>[0]) =>
    (await validation(limit)).replace(/ (allowBlank|showInputMessage|prompt|error|sqref)="[^"]*"/g, '')

  it.each([
    [
      { type: 'whole', least: '1', most: '9' },
      'whole" operator="between',
      '<formula1>1</formula1><formula2>9</formula2>',
    ],
    [{ type: 'decimal', least: '0.5' }, 'decimal" operator="greaterThanOrEqual', '<formula1>0.5</formula1>'],
    [{ type: 'textLength', most: '200' }, 'textLength" operator="lessThanOrEqual', '<formula1>200</formula1>'],
    [{ type: 'decimal' }, 'decimal" operator="greaterThanOrEqual', '<formula1>-1E+15</formula1>'],
    [{ type: 'date' }, 'date" operator="greaterThanOrEqual', '<formula1>1</formula1>'],
    [{ type: 'date', most: '2026-01-31' }, 'date" operator="lessThanOrEqual', '<formula1>46053</formula1>'],
  ] as const)('%j', async (limit, head, formulas) => {
    expect(await withoutTexts(limit)).toBe(
      `<dataValidation type="${head}" showErrorMessage="1">${formulas}</dataValidation>`,
    )
  })

  it('other texts too, where a list is a suggestion', async () => {
    expect(await validation({ type: 'list', options: ['a'], isFree: true })).toContain('showErrorMessage="0"')
    expect(await validation({ type: 'list', options: ['a'], isFree: false })).toContain('showErrorMessage="1"')
  })

  it('what stands in other cells of the workbook', async () => {
    const limit = { type: 'cells', cells: "'a&b'!$A$3:$A$9" } as const
    expect(await validation(limit)).toContain(`type="list"`)
    expect(await validation(limit)).toContain("<formula1>'a&amp;b'!$A$3:$A$9</formula1>")
  })

  it('says so beside the cell, as far as a spreadsheet opens it', async () => {
    const words = /prompt="([^"]*)" error="([^"]*)"/.exec(await validation({ type: 'whole' }, '长'.repeat(300)))
    expect(words?.slice(1)).toEqual(['长'.repeat(255), '长'.repeat(255)])
    expect(await validation({ type: 'whole' }, '可填："a"')).toContain('prompt="可填：&quot;a&quot;"')
  })
})
