/** Computes and stores the figures of a base's annual report, from its answers, for the base statistics. */
import { parseDecimal } from '@/lib/numbers/decimal'
import type { FormValues } from '@/smartform/schema/values'
import { baseFigures } from '@/work/kinds/base-figures'
import type { BackendContext } from '../../context'
import type { BaseFiguresRow } from '../../db/rows-bases'
import type { WorkRow } from '../../db/rows-work'
import { computedValues } from '../../work/former-report'
import { formNode } from '../form-engine'

/** The figures of a report, from its answers and its form's computed values, with the reasons for jumps. */
export function figuresIn(id: string, form: { id: string; version: number }, answers: FormValues): BaseFiguresRow {
  const values: Record<string, number> = {}
  const reasons: Record<string, string> = {}
  for (const { id: figure } of baseFigures) {
    const answer = answers[figure]
    const number = typeof answer === 'string' ? parseDecimal(answer) : null
    if (number) values[figure] = number.toNumber()
  }
  for (const { id: field, explains } of formNode(form.id, form.version).fields.values()) {
    const text = answers[field]
    if (explains !== undefined && typeof text === 'string' && text !== '') reasons[explains] = text
  }
  return { id, formVersion: form.version, values, reasons }
}

/** Stores a report's figures on final submission, so that statistics over thousands of reports load no form. */
export function keepFigures({ db }: Pick<BackendContext, 'db'>, work: WorkRow): void {
  const content = db.contents.get(work.id)
  if (!content?.submitted) return
  const { formId, formVersion, submitted } = content
  const at = work.submittedAt ?? work.stateSince
  const answers = { ...submitted.values, ...computedValues(formId, formVersion, submitted.values, at) }
  if (db.baseFigures.get(work.id)) db.baseFigures.remove(work.id)
  db.baseFigures.insert(figuresIn(work.id, { id: formId, version: formVersion }, answers))
}

/** Whether a kind's form contains a figure. */
export const asksFor = (kind: string, figure: string): boolean => formNode(kind).fields.has(figure)

/** Whether a figure's meaning changed with this version of a kind's form. */
export function changedWith(kind: string, figure: string, version: number): boolean {
  const note = `${figure}Changed`
  return version > 1 && formNode(kind, version).fields.has(note) && !formNode(kind, version - 1).fields.has(note)
}
