/** Writes the Excel files of the resume: entries, template, refused rows; also exports a section. */

import { t } from '@/lib/i18n/i18n'
import { type ResumeField, type ResumeKind, type ResumeValues, resumeKinds } from '@/lib/resume/resume-kinds'
import type { CellLimit } from '@/lib/sheets/cell-limits'
import { type SheetColumn, saveWorkbook, type WrittenSheet } from '@/lib/sheets/workbook'
import { type ResumeOptions, resumeText } from './use-resume-options'

/** Loaded on demand: the .xlsx writer serves nothing else. */

function cell(field: ResumeField, values: ResumeValues, options: ResumeOptions): string {
  const value = values[field.name] ?? ''
  return field.kind === 'money' ? value : resumeText(field, value, options)
}

function columnOf(field: ResumeField, options: ResumeOptions): SheetColumn {
  return {
    head: `${t(field.label)}${field.required ? t('（必填）') : ''}`,
    width: field.kind === 'text' || field.kind === 'longText' ? 28 : 16,
    numeric: field.kind === 'money',
    limit: limitOf(field, options),
    hint: hintOf(field, options),
  }
}

function limitOf(field: ResumeField, options: ResumeOptions): CellLimit | undefined {
  const entries = options.of(field) ?? []
  if (entries.length > 0) return { type: 'list', options: entries.map(({ label }) => label) }
  return field.kind === 'rank' ? { type: 'whole', least: '1', most: '999' } : undefined
}

/** Saves the entries of one kind in order. */
export async function saveResumeWorkbook(
  kind: ResumeKind,
  entries: readonly ResumeValues[],
  options: ResumeOptions,
): Promise<void> {
  const { fields, label } = resumeKinds[kind]
  const rows = entries.map((values) => fields.map((field) => cell(field, values, options)))
  await saveWorkbook(t(label), [{ name: t('填写'), columns: fields.map((field) => columnOf(field, options)), rows }])
}

/** Saves an empty template with a help sheet. */
export async function saveResumeTemplate(kind: ResumeKind, options: ResumeOptions): Promise<void> {
  const { fields, label } = resumeKinds[kind]
  const hints: WrittenSheet = {
    name: t('填写说明'),
    columns: [
      { head: t('列'), width: 20 },
      { head: t('必填'), width: 10 },
      { head: t('怎样填写'), width: 80 },
    ],
    rows: fields.map((field) => [t(field.label), field.required ? t('必填') : '', hintOf(field, options)]),
  }
  await saveWorkbook(t('{label}模板', { label: t(label) }), [
    { name: t('填写'), columns: fields.map((field) => columnOf(field, options)), rows: [], room: 200 },
    hints,
  ])
}

/** Saves refused rows with their reasons. */
export async function saveRefusedRows(
  kind: ResumeKind,
  rows: readonly { values: ResumeValues; reason: string }[],
  options: ResumeOptions,
): Promise<void> {
  const { fields, label } = resumeKinds[kind]
  const columns = [...fields.map((field) => columnOf(field, options)), { head: t('未导入原因'), width: 48 }]
  const data = rows.map(({ values, reason }) => [...fields.map((field) => cell(field, values, options)), reason])
  await saveWorkbook(t('{label}未导入', { label: t(label) }), [{ name: t('填写'), columns, rows: data }])
}

function hintOf(field: ResumeField, options: ResumeOptions): string {
  const notes = field.help ? [t(field.help)] : []
  switch (field.kind) {
    case 'choice':
    case 'dictionary':
      return [
        ...notes,
        t('可填：{options}', { options: (options.of(field) ?? []).map(({ label }) => label).join(t('、')) }),
      ].join(t('；'))
    case 'month':
      return [...notes, '2026-01'].join(t('；'))
    case 'year':
      return [...notes, '2026'].join(t('；'))
    case 'rank':
      return [...notes, t('1 至 999 的整数')].join(t('；'))
    case 'money':
      return [...notes, t('以万元为单位的数字')].join(t('；'))
    default:
      return [...notes, t('文字，不超过 {max} 字', { max: field.maxLength })].join(t('；'))
  }
}
