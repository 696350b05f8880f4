import { type Choices, type Difference, type FieldChoice, myVersion, theirVersion } from '../drafts/choices'
import { type RowDifference, rowDifferences, rowsOf, type Side } from '../drafts/row-differences'
import type { FieldNode } from '../schema/nodes'
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
