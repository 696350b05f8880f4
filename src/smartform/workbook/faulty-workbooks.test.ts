/** Tests of faulty workbooks of a form. */
import { kindsSample } from '@mocks/forms/sample/kinds-sample'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import writeExcelFile from 'write-excel-file/browser'
import { workbook } from '@/lib/sheets/workbook'
import { archive } from '../../../tests/archive'
import type { FormSource } from '../schema/definition'
import { writtenOut } from '../schema/written-out'
import { formToWorkbook } from './form-to-workbook'
import type { SheetText } from './read-sheets'
import { readFormWorkbook } from './workbook-file'
import { workbookToForm } from './workbook-to-form'

const form = {
  ...{ id: 'f', version: 2, title: { zh: '表', en: 'Form' }, languages: ['zh', 'en'] },
  pages: [
    {
      ...{ id: 'p', title: { zh: '页', en: 'Page' } },
      sections: [
        {
          id: 's',
          fields: [
            { id: 'name', kind: 'text', label: { zh: '名称', en: 'Name' }, maxLength: 20 },
            { id: 'amount', kind: 'money', label: { zh: '金额', en: 'Amount' } },
            {
              id: 'way',
              kind: 'radio',
              label: { zh: '方式', en: 'Way' },
              options: [{ value: 'buy', label: { zh: '购置', en: 'Buy' } }],
            },
            {
              id: 'items',
              kind: 'table',
              label: { zh: '明细', en: 'Items' },
              columns: [{ id: 'price', kind: 'money', label: { zh: '单价', en: 'Price' } }],
            },
          ],
        },
      ],
    },
  ],
  expressions: { all: ['sum', ['column', 'items', 'price']] },
  rules: [
    { id: 'within', assert: ['lte', ['use', 'all'], 5], message: { zh: '超过了', en: 'Too much' }, at: ['amount'] },
  ],
} as unknown as FormSource

type Sheets = { name: string; rows: string[][] }[]

const sheetsOf = (source: FormSource): Sheets =>
  formToWorkbook({ ...source }).map(({ name, columns, rows }) => ({
    name,
    rows: [
      columns.map(({ head }) => head),
      columns.map(({ hint = '' }) => `※ ${hint}`),
      ...rows.map((row) => [...row]),
    ],
  }))

const sheetIn = (sheets: Sheets, name: string) => sheets.find((sheet) => sheet.name === name) ?? expect.fail(name)

/** The sheets with one cell changed: by its sheet, the id or first cell of its row, and its head. */
function withCell(sheet: string, row: string, head: string, text: string): Sheets {
  const sheets = sheetsOf(form)
  const { rows } = sheetIn(sheets, sheet)
  const line = rows.findIndex((cells, index) => index > 1 && cells.includes(row))
  const cells = rows[line] ?? expect.fail(row)
  cells[rows[0]?.indexOf(head) ?? -1] = text
  return sheets
}

const read = (sheets: readonly SheetText[]) => workbookToForm(sheets, form)
const problemsOf = (sheets: readonly SheetText[]) =>
  read(sheets).problems.map(({ sheet, cell, message }) => `${sheet}!${cell} ${message}`)

describe('a cell that is wrong is named, and nothing is taken', () => {
  it.each<[sheet: string, row: string, head: string, text: string, problem: string]>([
    ['字段', 'name', '类型', '单行文本', '字段!E3 未知的填写项类型“单行文本”'],
    ['字段', 'amount', '标识', 'name', '字段!B4 填写项标识“name”重复'],
    ['字段', 'amount', '显示条件', 'nmae = "x"', '字段!G4 引用的填写项“nmae”不存在'],
    ['字段', 'amount', '显示条件', 'filled(name) and nmae', '字段!G4 引用的填写项“nmae”不存在（第 18 个字）'],
    ['字段', 'amount', '显示条件', 'name =', '字段!G4 这里还缺一个值（在末尾）'],
    ['字段', 'name', '名称（英文）', '', '字段!D3 缺少英文'],
    ['字段', 'name', '名称', '', '字段!C3 有英文，还要有中文'],
    ['字段', 'name', '最多字数', '二十', '字段!M3 须为不小于 1 的整数'],
    ['字段', 'name', '敏感', '也许', '字段!AT3 要填“是”或“否”'],
    ['字段', 'name', '所属分区', 'nowhere', '字段!A3 没有标识为“nowhere”的'],
    ['选项', 'buy', '所属字段', 'amuont', '选项!A3 没有标识为“amuont”的'],
    ['表格列', 'price', '类型', '表格（table）', '表格列!E3 未知的填写项类型“table”'],
    ['规则', 'within', '提示的位置', 'amount\nitems.cost', '规则!E3 引用的填写项“items.cost”不存在'],
    ['规则', 'within', '必须成立', 'use(none) > 1', '规则!B3 没有名为“none”的算式'],
    ['表单', 'f', '标识', 'g', '表单!A3 这份工作簿不是表单“f”的'],
    ['字段', 'name', '名称', '#REF!', '字段!C3 这一格的公式出错：#REF!'],
  ])('%s %s %s: %s', (sheet, row, head, text, problem) => {
    const sheets = withCell(sheet, row, head, text)
    const { source } = read(sheets)
    expect(source).toBeUndefined()
    expect(problemsOf(sheets)).toContain(problem)
  })

  it('names sheets that are missing, heads that are unknown, missing or twice', () => {
    const sheets = sheetsOf(form).filter(({ name }) => name !== '选项')
    const [heads = []] = sheetIn(sheets, '字段').rows
    heads[heads.indexOf('提示')] = '帮助'
    heads[heads.indexOf('标识')] = '编号'
    heads[heads.indexOf('最小值')] = '最大值'
    expect(problemsOf(sheets)).toEqual(
      expect.arrayContaining([
        '选项! 缺少这张表。请从导出的工作簿改起；要清空它，请保留表头，只删去各行',
        '字段!H1 不认识的列“帮助”，请改回原来的列名或删去这一列',
        '字段! 缺少列“标识”',
        '字段!O1 列“最大值”有两列',
      ]),
    )
  })
})

describe('what people do to a workbook without harm', () => {
  const same = (change: (sheets: Sheets) => void) => {
    const sheets = sheetsOf(form)
    change(sheets)
    return expect(read(sheets))
  }
  const all = { source: form, problems: [], notes: [] }

  it('columns and sheets in another order, another sheet beside them', () => {
    same((sheets) => {
      sheets.reverse()
      sheets.push({ name: 'Sheet1', rows: [['我的笔记']] })
      for (const sheet of sheets) for (const row of sheet.rows) row.reverse()
    }).toEqual(all)
  })

  it('blank rows, the explanations deleted, rows that explain', () => {
    same((sheets) => {
      const { rows } = sheetIn(sheets, '字段')
      rows.splice(1, 1)
      rows.splice(2, 0, [], ['', ' '], ['※ 以下是经费'])
    }).toEqual(all)
  })

  it('merged cells of what rows belong to: only the first is written', () => {
    same((sheets) => {
      for (const row of sheetIn(sheets, '字段').rows.slice(3)) row[0] = ''
    }).toEqual(all)
  })

  it('kinds by name or id, English heads, numbers with spaces, full-width signs', () => {
    same((sheets) => {
      const { rows } = sheetIn(sheets, '字段')
      const [heads = [], , name = [], amount = []] = rows
      name[heads.indexOf('类型')] = 'text'
      amount[heads.indexOf('类型')] = '金额'
      name[heads.indexOf('最多字数')] = ' 20 '
      heads[heads.indexOf('名称')] = 'Label'
      const [ruleHeads = [], , rule = []] = sheetIn(sheets, '规则').rows
      rule[ruleHeads.indexOf('必须成立')] = '算式（all）≤ 5'
    }).toEqual(all)
  })

  it('any text in any cell: an answer, never an exception', () => {
    const sample = writtenOut(kindsSample)
    const cell = fc.oneof(
      fc.string(),
      fc.constantFrom('{"__proto__": {"a": 1}}', '(((', '=', 'items', '-1', '#REF!', '1e999', '是'),
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(9), fc.nat(60), fc.nat(60), cell), { maxLength: 12 }), (changes) => {
        const sheets = sheetsOf(sample)
        for (const [sheet, row, column, text] of changes) {
          const cells = sheets[sheet]?.rows[row]
          if (cells && column < cells.length) cells[column] = text
        }
        const { source, problems } = workbookToForm(sheets, sample)
        expect(source === undefined).toBe(problems.length > 0)
        for (const problem of problems) expect(problem.message).not.toBe('')
      }),
      { numRuns: 60 },
    )
    expect(({} as { a?: number }).a).toBeUndefined()
  })
})

describe('a file that is no workbook of a form', () => {
  const messageOf = async (bytes: ArrayBuffer) => {
    const { source, problems } = await readFormWorkbook(bytes, form)
    expect(source).toBeUndefined()
    return problems[0]?.message
  }
  const bytesOf = (text: string) => new TextEncoder().encode(text).buffer as ArrayBuffer

  it.each([
    ['empty', ''],
    ['a text', 'id,label\nname,名称'],
    ['a head of an archive alone', 'PK\u0003\u0004'],
  ])('%s', async (_, text) => {
    expect(await messageOf(bytesOf(text))).toBe('读不出这个文件，请用没有加密的 Excel（.xlsx）文件')
  })

  it('half a workbook', async () => {
    const whole = await (await workbook(formToWorkbook({ ...form })).toBlob()).arrayBuffer()
    expect(await messageOf(whole.slice(0, whole.byteLength / 2))).toBe(
      '读不出这个文件，请用没有加密的 Excel（.xlsx）文件',
    )
  })

  it('another workbook', async () => {
    const other = await writeExcelFile([[{ value: '姓名' }]]).toBlob()
    expect(await messageOf(await other.arrayBuffer())).toBe(
      '缺少这张表。请从导出的工作簿改起；要清空它，请保留表头，只删去各行',
    )
  })

  it('a sheet of 50,000 rows', async () => {
    const rows = Array.from({ length: 50_000 }, (_, index) => [{ value: index }])
    expect(await messageOf(await (await writeExcelFile(rows).toBlob()).arrayBuffer())).toBe(
      '有一张表太大：最多 20000 行、1000 列',
    )
  })

  it('a small file that unpacks to far more than its directory says', async () => {
    const bytes = archive({ 'xl/workbook.xml': '<workbook/>', 'xl/worksheets/sheet1.xml': ' '.repeat(100_000_000) })
    expect(bytes.byteLength).toBeLessThan(1_000_000)
    expect(await messageOf(bytes)).toBe('文件太大：不能超过 10 MB，展开后不能超过 80 MB')
  })

  it('a cell at the far end of a sheet, which would fill a million rows', async () => {
    const sheet = '<worksheet><sheetData><row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData></worksheet>'
    const bytes = archive({ 'xl/workbook.xml': '<workbook/>', 'xl/worksheets/sheet1.xml': sheet })
    expect(await messageOf(bytes)).toBe('有一张表太大：最多 20000 行、1000 列')
  })
})
