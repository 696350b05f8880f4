/** Reads the rows of an imported Excel sheet as resume entries and validates each as if typed; for `ImportDialog`. */
import { t } from '@/lib/i18n/i18n'
import { checkResume, tidyResume } from '@/lib/resume/check-resume'
import { type ResumeKind, type ResumeValues, resumeKinds } from '@/lib/resume/resume-kinds'
import { comparableText, type ReadSheet, type SheetRow } from '@/shared/sheet-import/sheet'
import { isSameEntry } from './entry'
import type { ResumeOptions } from './use-resume-options'

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
    fields.find(
      ({ label }) =>
        comparableText(t(label)) === comparableText(head) || comparableText(label) === comparableText(head),
    ),
  )
  const seen: ResumeValues[] = [...context.present]
  const rows = lines.flatMap((cells, index): SheetRow[] => {
    if (cells.every((cell) => cell.trim() === '')) return []
    const typed = columns.flatMap((field, column): [string, string][] => {
      const cell = (cells[column] ?? '').trim()
      if (!field || cell === '') return []
      const option = context.options
        .of(field)
        ?.find(({ value, label }) => comparableText(label) === comparableText(cell) || value === cell)
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
