/** Writes an expression as text, for the workshop's text input and the workbook. */

import { type Locale, locale } from '@/lib/i18n/i18n'
import {
  comparison,
  constantNamed,
  constantWords,
  type ExpressionHead,
  headNamed,
  headWord,
  isRowWord,
  isSigned,
  type SignedOperator,
  signedOperator,
  signs,
} from './operator-words'
import { operators } from './operators'
import { references } from './parse'

/** Deeper than any expression that `parseExpression` takes. */
const deepest = 200

/**
 * An expression as people read and type it: `["lte", ["sum", ["column", "budget", "amount"]], 200000]` is
 * `sum(budget.amount) <= 200000`, with Chinese words `合计(budget.amount) <= 200000`. `parseExpressionText` reads both back to the
 * same array. Never throws: what is no expression is written as JSON, which is then reported where it is read.
 * @param language of the operators' names; default: the interface language
 */
export function printExpression(source: unknown, language: Locale = locale()): string {
  return written(source, language, 0, 0)
}

/** Whether a name stands by itself: no word of the language, and no quotation marks needed. */
function isPlainName(name: unknown): name is string {
  return (
    typeof name === 'string' &&
    /^[A-Za-z_]\w*$/.test(name) &&
    constantNamed(name) === undefined &&
    signedOperator(name) === undefined &&
    headNamed(name) !== 'not' &&
    !isRowWord(name)
  )
}

/** @param binds how tightly the place around it binds: a looser operator stands in brackets */
function written(source: unknown, language: Locale, binds: number, depth: number): string {
  if (depth > deepest) return '…'
  if (!Array.isArray(source)) return constantText(source, language)
  const [head, ...args] = source
  if (typeof head !== 'string') return JSON.stringify(source) ?? ''
  const path = pathText(head, args, language)
  if (path !== null) return path
  if (isSigned(head) && fitsSign(head, args.length)) {
    const text = operation(head, args, language, depth)
    return signs[head].binds < binds ? `(${text})` : text
  }
  return call(head, args, language, depth)
}

function constantText(source: unknown, language: Locale): string {
  if (typeof source === 'string') return quoted(source)
  if (source === null) return constantWords[language].null
  if (typeof source === 'boolean') return constantWords[language][source ? 'true' : 'false']
  if (Object.is(source, -0)) return '-0'
  return typeof source === 'number' ? String(source) : (JSON.stringify(source) ?? '')
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`

/** How many names each reference has that is written as a path: `amount`, `items.price`, `costs.travel.special`. */
const pathNames: Readonly<Record<string, number>> = { field: 1, column: 2, at: 3, cell: 1 }

function pathText(head: string, names: readonly unknown[], language: Locale): string | null {
  if (!Object.hasOwn(pathNames, head) || names.length !== pathNames[head] || !names.every(isPlainName)) return null
  return [...(head === 'cell' ? [constantWords[language].row] : []), ...names].join('.')
}

function fitsSign(head: SignedOperator, operands: number): boolean {
  return signs[head].binds === comparison || head === 'divide' ? operands === 2 : operands >= 2
}

function operation(head: SignedOperator, args: readonly unknown[], language: Locale, depth: number): string {
  const { sign, binds } = signs[head]
  const between = head === 'and' || head === 'or' ? headWord(head, language) : sign
  return args
    .map((argument, index) => {
      // What stands first may bind alike, unless the text would read as one longer operation.
      const alike = index === 0 && binds !== comparison && !(Array.isArray(argument) && argument[0] === head)
      return written(argument, language, alike ? binds : binds + 1, depth + 1)
    })
    .join(` ${between} `)
}

function call(head: string, args: readonly unknown[], language: Locale, depth: number): string {
  const names = Object.hasOwn(references, head) ? references[head as keyof typeof references].names : 0
  const isRange = head === 'start' || head === 'end'
  const leading = args.slice(0, names)
  const joined = leading.length === names && names > 0 && leading.every(isPlainName) ? [leading.join('.')] : null
  const parts = args.map((argument, index) => {
    if (index >= names && !isRange) return written(argument, language, 0, depth + 1)
    if (isRange && isPlainName(argument)) return argument
    // A bare path would be read as a name here.
    return Array.isArray(argument) && typeof argument[0] === 'string' && ['field', 'column', 'at'].includes(argument[0])
      ? call(argument[0], argument.slice(1), language, depth + 1)
      : written(argument, language, 0, depth + 1)
  })
  const known: ExpressionHead | undefined =
    Object.hasOwn(operators, head) || Object.hasOwn(references, head) ? (head as ExpressionHead) : undefined
  return `${known ? headWord(known, language) : head}(${[...(joined ?? parts.slice(0, names)), ...parts.slice(names)].join(', ')})`
}
