import { parseDecimal } from '@/lib/decimal'
import type { FormValues } from '@/smartform/schema/values'
import { baseFigures } from '@/work/kinds/base-figures'
import type { BackendContext } from '../context'
import type { BaseFiguresRow } from '../db/rows-bases'
import type { WorkRow } from '../db/rows-work'
import { workedOut } from '../work/former'
import { formNode } from './form-engine'

/** The numbers a report is counted by, out of its answers and what its form works out of them, with the reasons given for jumps. */
export function figuresIn(id: string, form: { id: string; version: number }, answers: FormValues): BaseFiguresRow {
  const values: Record<string, number> = {}
  const reasons: Record<string, string> = {}
  for (const { id: figure } of baseFigures) {
    const answer = answers[figure]
    const number = typeof answer === 'string' ? parseDecimal(answer) : null
    if (number) values[figure] = number.toNumber()
  }
  for (const { id: field, explains } of formNode(form.id, form.version).fields.values()) {
    const said = answers[field]
    if (explains !== undefined && typeof said === 'string' && said !== '') reasons[explains] = said
  }
  return { id, formVersion: form.version, values, reasons }
}

/** Keeps what a report says in numbers once it is handed in for good, so that counting thousands reads no form. */
export function keepFigures({ db }: Pick<BackendContext, 'db'>, work: WorkRow): void {
  const content = db.contents.get(work.id)
  if (!content?.submitted) return
  const { formId, formVersion, submitted } = content
  const at = work.submittedAt ?? work.stateSince
  const answers = { ...submitted.values, ...workedOut(formId, formVersion, submitted.values, at) }
  if (db.baseFigures.get(work.id)) db.baseFigures.remove(work.id)
  db.baseFigures.insert(figuresIn(work.id, { id: formId, version: formVersion }, answers))
}

/** Whether a kind's form asks for a number. */
export const asksFor = (kind: string, figure: string): boolean => formNode(kind).fields.has(figure)

/** Whether a number means something else from a version of a kind's form on than in the one before. */
export function changedWith(kind: string, figure: string, version: number): boolean {
  const note = `${figure}Changed`
  return version > 1 && formNode(kind, version).fields.has(note) && !formNode(kind, version - 1).fields.has(note)
}
