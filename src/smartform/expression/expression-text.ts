/** Reads the text of an expression, as `print-expression.ts` writes it and people type it, and checks it against a form; for the workshop and workbooks. */

import type { ExpressionSource } from '../schema/field-base'
import { type Names, parseExpression } from './parse'
import { type ExpressionProblem, type Spans, TextFault, TextReader, type TextSpan } from './text-reader'

export interface ReadExpression {
  /** Undefined where the text has a fault. */
  source?: ExpressionSource
  problems: readonly ExpressionProblem[]
}

/**
 * Reads the text of an expression; never throws. A text with a fault has no `source` and one problem at its place.
 *
 * - Names: `amount` a field, `items.price` a column, `row.price` (`本行.price`) the cell of the same row, `costs.travel.special` the cell
 *   of a fixed row, `use(allCosts)` a named expression. An odd name is quoted: `field("1a")`.
 * - Constants: `12.5`, `12%`, `"text"` (a quotation mark inside is doubled), `true`, `false`, `null` (是, 否, 空).
 * - Operators: `+ - * /`, `= != < <= > >=`, `and`, `or`, `not` (且, 或, 非); all others as functions: `sum(items.price)`,
 *   `if(joint, 2, 1)`, `sumWhere(items.price, row.way = "buy")`. Each has a Chinese name too (`operator-words.json`).
 * - Full-width signs and brackets count as half-width ones.
 *
 * `printExpression` is the way back: each array it is given is read to the same array. To hold a text to the fields
 * of its form as well, use `checkExpressionText`.
 */
export function parseExpressionText(text: string): ReadExpression {
  const { source, problems } = read(text)
  return { source, problems }
}

/**
 * The same, held to a form: unknown fields, wrong kinds and numbers of arguments are problems at their places.
 * @param names of the form, `collectNames(definition)`
 * @param table in whose rows it stands, else null
 */
export function checkExpressionText(text: string, names: Names, table: string | null): ReadExpression {
  const { source, problems, spans } = read(text)
  if (source === undefined) return { problems }
  const found: ExpressionProblem[] = []
  parseExpression(source, '', table, names, (at, message) => {
    // A named expression that this one uses is reported where it stands.
    if (!at.startsWith('expressions.')) found.push({ ...spanAt(source, at, spans, text), message })
  })
  return found.length > 0 ? { problems: found } : { source, problems: [] }
}

/**
 * Where a part of an expression stands in its text, by its path in the array (`[2][1]`), as `parseExpression` reports it; null
 * for a text with a fault.
 */
export function partPlace(text: string, path: string): TextSpan | null {
  const { source, spans } = read(text)
  return source === undefined ? null : spanAt(source, path, spans, text)
}

function spanAt(source: ExpressionSource, path: string, spans: Spans, text: string): TextSpan {
  let place: TextSpan = { start: 0, end: text.length }
  let current: unknown = source
  for (const [, index] of path.matchAll(/\[(\d+)\]/g)) {
    if (!Array.isArray(current)) break
    place = spans.get(current)?.parts[Number(index) - 1] ?? place
    current = current[Number(index)]
  }
  return Array.isArray(current) ? (spans.get(current)?.whole ?? place) : place
}

function read(text: string): ReadExpression & { spans: Spans } {
  const reader = new TextReader(text)
  try {
    return { source: reader.all(), problems: [], spans: reader.spans }
  } catch (fault) {
    if (fault instanceof TextFault) return { problems: [fault.problem], spans: reader.spans }
    throw fault
  }
}
