import { t } from '@/lib/i18n/i18n'
import { checkResume, type ResumeProblem, tidyResume } from '@/lib/resume/check-resume'
import { type ResumeKind, type ResumeValues, resumeKinds } from '@/lib/resume/resume-kinds'
import { isSameEntry } from './entry'
import type { ResumeOptions } from './use-resume-options'

/** A sheet row as it would be imported. */
export interface SheetRow {
  /** Row number in the sheet, from 1 including the head. */
  line: number
  values: ResumeValues
  problems: readonly ResumeProblem[]
  /** Whether an equal entry exists, or is above in the sheet. */
  repeated: boolean
}

export interface ReadSheet {
  rows: readonly SheetRow[]
  /** Heads of unknown columns, which are ignored. */
  unknown: readonly string[]
  /** Labels of required fields without a column. */
  missing: readonly string[]
}

const plain = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[\s*]/g, '')
    .replace(/\(必填\)$/, '')
    .toLowerCase()

/**
 * Parses sheet rows as entries: columns by head, options by label; each row is validated as if typed. Empty rows are
 * skipped. Nothing is evaluated: text that begins with = is text.
 */
export function readSheetRows(
  kind: ResumeKind,
  block: readonly (readonly string[])[],
  context: { options: ResumeOptions; month: string; present: readonly ResumeValues[] },
): ReadSheet {
  const { fields } = resumeKinds[kind]
  const [heads = [], ...lines] = block
  const columns = heads.map((head) =>
    fields.find(({ label }) => plain(t(label)) === plain(head) || plain(label) === plain(head)),
  )
  const seen: ResumeValues[] = [...context.present]
  const rows = lines.flatMap((cells, index): SheetRow[] => {
    if (cells.every((cell) => cell.trim() === '')) return []
    const typed = columns.flatMap((field, column): [string, string][] => {
      const cell = (cells[column] ?? '').trim()
      if (!field || cell === '') return []
      const option = context.options
        .of(field)
        ?.find(({ value, label }) => plain(label) === plain(cell) || value === cell)
      return [[field.name, option?.value ?? cell]]
    })
    const values = tidyResume(kind, Object.fromEntries(typed))
    const problems = checkResume(kind, values, { entries: context.options.entries, month: context.month })
    const repeated = seen.some((other) => isSameEntry(kind, other, values))
    seen.push(values)
    return [{ line: index + 2, values, problems, repeated }]
  })
  return {
    rows,
    unknown: heads.filter((head, index) => head.trim() !== '' && !columns[index]),
    missing: fields.filter((field) => field.required && !columns.includes(field)).map(({ label }) => t(label)),
  }
}
