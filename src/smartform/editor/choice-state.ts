import { t } from '@/lib/i18n'
import { type Choices, type Difference, type FieldChoice, myVersion, settle, theirVersion } from '../drafts/choices'
import { type RowDifference, rowDifferences, rowsOf, type Side } from '../drafts/row-differences'
import type { FieldNode } from '../schema/nodes'
import { hasFixedRows, rowLimit } from '../schema/rows'
import type { FormValues } from '../schema/values'

/** A difference as it is put to the person: as a whole, or row by row. */
export interface Question {
  node: FieldNode
  difference: Difference
  /** Empty: one choice for the whole answer. */
  rows: readonly RowDifference[]
}

/** Tables are asked row by row, where rows differ in more than their order. */
export function questionOf(node: FieldNode, difference: Difference, current: FormValues): Question {
  if (node.kind !== 'table') return { node, difference, rows: [] }
  const [mine, server] = [rowsOf(myVersion(difference, current)) ?? [], rowsOf(theirVersion(difference, current)) ?? []]
  return { node, difference, rows: rowDifferences(mine, server, rowsOf(difference.base)) }
}

/** The side chosen for a row; one that only one side changed is suggested. */
export function rowChoice(row: RowDifference, choice: FieldChoice | undefined): Side | null {
  if (choice === 'mine' || choice === 'server') return choice
  return choice?.rows[row.rowId] ?? row.suggested
}

/** The choice with another side for one row. */
export function withRowChoice(question: Question, choice: FieldChoice | undefined, rowId: string, side: Side) {
  const rows: Record<string, Side> = {}
  for (const row of question.rows) {
    const chosen = row.rowId === rowId ? side : rowChoice(row, choice)
    if (chosen) rows[row.rowId] = chosen
  }
  return { rows }
}

/** What was chosen for a question, null while something is left to choose. */
function answerOf(question: Question, choice: FieldChoice | undefined): FieldChoice | null {
  if (choice === 'mine' || choice === 'server') return choice
  if (question.rows.length === 0) return null
  const rows: Record<string, Side> = {}
  for (const row of question.rows) {
    const side = rowChoice(row, choice)
    if (!side) return null
    rows[row.rowId] = side
  }
  return { rows }
}

/** The choices for all questions, or null while one is left. */
export function answersOf(questions: readonly Question[], choices: Choices): Choices | null {
  const answers: Record<string, FieldChoice> = {}
  for (const question of questions) {
    const answer = answerOf(question, choices[question.difference.fieldId])
    if (!answer) return null
    answers[question.difference.fieldId] = answer
  }
  return answers
}

/** What to say when choices would leave a table with more rows than it takes; null when none does. */
export function tooManyRows(questions: readonly Question[], choices: Choices, current: FormValues): string | null {
  const { settled } = settle(
    questions.map(({ difference }) => difference),
    choices,
    current,
  )
  for (const { node, difference } of questions) {
    const n = rowsOf(settled.find((one) => one.difference === difference)?.value)?.length ?? 0
    if (node.kind !== 'table' || hasFixedRows(node) || n <= rowLimit(node)) continue
    return t('“{label}”最多 {max} 行，按现在的选择会有 {n} 行，请少保留几行', {
      label: node.label,
      max: rowLimit(node),
      n,
    })
  }
  return null
}
