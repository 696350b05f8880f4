import { readSheet } from 'read-excel-file/browser'
import writeExcelFile, { type SheetData } from 'write-excel-file/browser'
import { t } from '@/lib/i18n'
import { type ResumeField, type ResumeKind, type ResumeValues, resumeKinds } from '@/lib/resume/resume-kinds'
import { fileName, fitsSheet, sheetText } from '@/smartform/tables/sheet-cells'
import { type ResumeOptions, resumeText } from './use-resume-options'

/** Reads and writes .xlsx; loaded when first asked for, since the two libraries are for nothing else. */

/** The first sheet's cells as text. Rejects what is no workbook. */
export async function readResumeWorkbook(file: File): Promise<string[][]> {
  const rows = await readSheet(file)
  return rows.map((row) => row.map(sheetText))
}

function bold(value: string) {
  return { value, type: String, fontWeight: 'bold' as const }
}

/** Text is written as text, whatever it begins with: nothing in it is ever a formula. */
function written(text: string) {
  return text === '' ? null : { value: text, type: String, format: '@' }
}

function cell(field: ResumeField, values: ResumeValues, options: ResumeOptions) {
  const value = values[field.name] ?? ''
  if (field.kind === 'money' && fitsSheet(value)) return { value: Number(value), type: Number }
  return written(resumeText(field, value, options))
}

const headOf = (field: ResumeField) => `${t(field.label)}${field.required ? t('（必填）') : ''}`
const widthOf = (field: ResumeField) => ({ width: field.kind === 'text' || field.kind === 'longText' ? 28 : 16 })

/** Saves the entries of one kind, in their order. */
export async function saveResumeWorkbook(
  kind: ResumeKind,
  entries: readonly ResumeValues[],
  options: ResumeOptions,
): Promise<void> {
  const { fields, label } = resumeKinds[kind]
  const rows = entries.map((values) => fields.map((field) => cell(field, values, options)))
  await save(t(label), kind, rows)
}

/** Saves the heads alone, with a sheet that says how to fill each column. */
export async function saveResumeTemplate(kind: ResumeKind, options: ResumeOptions): Promise<void> {
  const { fields, label } = resumeKinds[kind]
  const hints: SheetData = [
    [t('列'), t('必填'), t('怎样填写')].map(bold),
    ...fields.map((field) => [
      written(t(field.label)),
      written(field.required ? t('必填') : ''),
      written(hintOf(field, options)),
    ]),
  ]
  await save(t('{label}模板', { label: t(label) }), kind, [], { sheet: t('填写说明'), data: hints })
}

/** Saves rows that were not imported, with the reason behind each. */
export async function saveRefusedRows(
  kind: ResumeKind,
  rows: readonly { values: ResumeValues; reason: string }[],
  options: ResumeOptions,
): Promise<void> {
  const { fields, label } = resumeKinds[kind]
  const data = rows.map(({ values, reason }) => [
    ...fields.map((field) => cell(field, values, options)),
    written(reason),
  ])
  await save(t('{label}未导入', { label: t(label) }), kind, data)
}

async function save(
  title: string,
  kind: ResumeKind,
  rows: SheetData,
  second?: { sheet: string; data: SheetData },
): Promise<void> {
  const { fields } = resumeKinds[kind]
  const extra = rows.some((row) => row.length > fields.length) ? [bold(t('未导入原因'))] : []
  const sheets = [
    {
      sheet: t('填写'),
      data: [[...fields.map((field) => bold(headOf(field))), ...extra], ...rows],
      columns: [...fields.map(widthOf), { width: 48 }],
      stickyRowsCount: 1,
    },
    ...(second ? [{ ...second, columns: [{ width: 20 }, { width: 10 }, { width: 80 }] }] : []),
  ]
  await writeExcelFile(sheets).toFile(fileName(title, 'xlsx'))
}

function hintOf(field: ResumeField, options: ResumeOptions): string {
  const said = field.help ? [t(field.help)] : []
  switch (field.kind) {
    case 'choice':
    case 'dictionary':
      return [
        ...said,
        t('可填：{options}', { options: (options.of(field) ?? []).map(({ label }) => label).join('、') }),
      ].join('；')
    case 'month':
      return [...said, '2026-01'].join('；')
    case 'year':
      return [...said, '2026'].join('；')
    case 'rank':
      return [...said, t('1 至 999 的整数')].join('；')
    case 'money':
      return [...said, t('以万元为单位的数字')].join('；')
    default:
      return [...said, t('文字，不超过 {max} 字', { max: field.maxLength })].join('；')
  }
}
