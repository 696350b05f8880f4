/** Tests that a form survives being written to a workbook and read back. */
import { allDefinitions } from '@mocks/forms/definitions'
import { kindsSample } from '@mocks/forms/sample/kinds-sample'
import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { setLocale } from '@/lib/i18n/i18n'
import { workbook } from '@/lib/sheets/workbook'
import { fieldKindNames, kindOf } from '../kinds/kinds'
import type { FormSource } from '../schema/definition'
import { writtenOut } from '../schema/written-out'
import { formToWorkbook } from './form-to-workbook'
import type { SheetText } from './read-sheets'
import { placedColumns } from './sheet-columns'
import { readFormWorkbook } from './workbook-file'
import { workbookToForm } from './workbook-to-form'

/** As JSON: without what is undefined. */
const plain = (form: FormSource): FormSource => JSON.parse(JSON.stringify(writtenOut(form)))

const sheetsOf = (form: FormSource): SheetText[] =>
  formToWorkbook({ ...form }).map(({ name, columns, rows }) => ({
    name,
    rows: [columns.map(({ head }) => head), columns.map(({ hint = '' }) => `※ ${hint}`), ...rows],
  }))

const bytesOf = async (form: FormSource) => (await workbook(formToWorkbook({ ...form })).toBlob()).arrayBuffer()

afterEach(() => setLocale('zh'))

describe('a form as a workbook', () => {
  const versions = allDefinitions.map((form) => [form.id, form.version, plain(form)] as const)

  it.each(versions)('%s %i comes back without a difference', (_id, _version, form) => {
    expect(workbookToForm(sheetsOf(form), form)).toEqual({ source: form, problems: [], notes: [] })
  })

  it.each(['zh', 'en'] as const)(
    'comes back from the file itself, whatever language it is read in (%s)',
    async (language) => {
      const sample = plain(kindsSample)
      setLocale(language)
      const bytes = await bytesOf(sample)
      setLocale(language === 'en' ? 'zh' : 'en')
      expect(await readFormWorkbook(bytes, sample)).toEqual({ source: sample, problems: [], notes: [] })
    },
  )

  it('has a column for each setting of each kind of field', () => {
    const keys = new Set(placedColumns('fields').map(({ key }) => key.split('.')[0]))
    const own = fieldKindNames.flatMap((kind) => Object.keys(kindOf({ kind }).attributes))
    expect(
      own.filter((name) => !keys.has(name) && name !== 'columns' && name !== 'fixedRows' && name !== 'options'),
    ).toEqual([])
  })

  it('keeps any text, number, default value and setting without a column', async () => {
    await fc.assert(
      fc.property(anyForm, (form) => {
        expect(workbookToForm(sheetsOf(form), form)).toEqual({ source: form, problems: [], notes: [] })
      }),
      { numRuns: 200 },
    )
  })

  it('keeps texts to the letter in the file', async () => {
    const texts = [
      ' 前后有空格 ',
      '两\n行',
      '=1+1',
      '+8',
      '-5',
      '@a',
      '001',
      '1e5',
      'TRUE',
      '_x0041_',
      '<b>&amp;"',
      '😀',
      '※ 注',
      '##',
    ]
    const form = plainForm(texts.map((label, index) => ({ id: `f${index}`, kind: 'text', label })))
    const { source, problems } = await readFormWorkbook(await bytesOf(form), form)
    expect(problems).toEqual([])
    expect(source).toEqual(form)
  })
})

const plainForm = (fields: readonly object[], more: object = {}) =>
  ({
    ...{ id: 'f', version: 3, title: '表' },
    pages: [{ id: 'p', title: '页', sections: [{ id: 's', fields }] }],
    ...more,
  }) as unknown as FormSource

const line = fc
  .oneof(fc.string({ minLength: 1 }), fc.constantFrom('名称', '两\n行', '=a', '1', 'true', '"', '{}', 'null'))
  .filter((text) => text.trim() !== '')
const words = fc.oneof(line, fc.record({ zh: line, en: line }))
// JSON writes no negative zero.
const value = fc.jsonValue({ maxDepth: 2 }).map((any): unknown => JSON.parse(JSON.stringify(any)))
const anyField = fc.record(
  {
    label: words,
    help: words,
    width: fc.constantFrom(1, 2, 3),
    required: fc.constantFrom<unknown>(
      true,
      false,
      ['filled', ['field', 'base']],
      ['not', ['eq', ['field', 'base'], '"且"']],
    ),
    visibleWhen: fc.constantFrom<unknown>(['empty', ['field', 'base']], true),
    defaultValue: value,
    maxLength: fc.integer({ min: 5, max: 99_999 }),
    pattern: fc.constantFrom(
      { source: '\\d{4}', message: '四位' },
      { source: 'a|b', message: { zh: '甲', en: 'a' }, code: 3 },
    ),
    sensitive: fc.boolean(),
    copy: fc.boolean(),
    prefill: fc.constantFrom('profile.userMobile', 'a b'),
  },
  { requiredKeys: ['label'] },
)
const anyForm = fc
  .tuple(
    fc.array(anyField, { minLength: 1, maxLength: 6 }),
    line,
    fc.array(fc.record({ value: line, label: words }), { minLength: 1, maxLength: 4 }),
  )
  .map(([fields, message, options]) =>
    plainForm(
      [
        { id: 'base', kind: 'text', label: '依据' },
        ...fields.map((field, index) => ({ id: `f${index}`, kind: 'text', ...field })),
        {
          id: 'way',
          kind: 'radio',
          label: '方式',
          options: options.filter(({ value }, at) => options.findIndex((each) => each.value === value) === at),
        },
        {
          ...{ id: 'items', kind: 'table', label: '明细', totals: ['price'] },
          columns: [{ id: 'price', kind: 'money', label: '单价', min: '0.10' }],
          fixedRows: [
            { id: '行 一', cells: { price: '1' } },
            { id: 'r2', cells: {} },
          ],
        },
      ],
      {
        expressions: { all: ['sum', ['column', 'items', 'price']] },
        rules: [
          {
            ...{ id: 'rule 一', assert: ['lte', ['use', 'all'], 5], message, severity: 'warning' },
            at: ['f0', { column: 'items.price', where: ['gt', ['cell', 'price'], 2] }],
            ledger: {
              label: '合计',
              current: ['use', 'all'],
              limit: 5,
              relation: 'atMost',
              unit: '万元',
              headroom: { value: 1, unit: '元' },
            },
          },
        ],
      },
    ),
  )
