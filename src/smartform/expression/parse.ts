/** Parses the JSON of form expressions to a syntax tree, and reports problems. */

import { t } from '@/lib/i18n/i18n'
import { decimalOf, isDecimal, parseDecimal } from '@/lib/numbers/decimal'
import { fullMatchPattern } from '@/lib/validation/full-match'
import { type Expression, missing } from './ast'
import { apply } from './evaluate'
import {
  type ArgumentKind,
  isOperatorName,
  type Operator,
  type OperatorName,
  operators,
  type ResultKind,
} from './operators'
import { isList, type Value } from './values'

/** The names an expression may refer to, with the kind of their values. */
export interface Names {
  field(id: string): ResultKind | undefined
  column(table: string, column: string): ResultKind | undefined
  isTable(id: string): boolean
  /** The index of a table's fixed row. */
  fixedRow(table: string, row: string): number | undefined
  /** The form's named expressions. */
  named: NamedExpressions
}

/** Named expressions of a form, for reuse. */
interface NamedExpressions {
  sources: ReadonlyMap<string, unknown>
  /** Parsed so far; null: unusable. */
  read: Map<string, NamedPart | null>
  /** Being parsed now: one that is met again uses itself. */
  open: Set<string>
}

/** Called for every problem, with its location: `pages[0].visibleWhen[2][1]`. */
export type Report = (at: string, message: string) => void

const deepest = 50
const largest = 5000

interface Reading {
  names: Names
  report: Report
  /** Remaining number of nodes; stops a hostile definition from growing. */
  left: number
  /** Current depth. */
  depth: number
}

interface NamedPart extends Part {
  size: number
  depth: number
}

interface Part {
  expression: Expression
  gives: ResultKind
}

/**
 * Parses `[operator, ...arguments]` or a constant. Every problem is reported with its location; with one, the whole
 * expression is null. `table` is the table in whose rows it stands (`cell` reads its columns), else null. Never throws.
 * Operators over constants are evaluated here.
 */
export function parseExpression(
  source: unknown,
  at: string,
  table: string | null,
  names: Names,
  report: Report,
): Expression | null {
  return readPart(source, at, table, 0, { names, report, left: largest, depth: 0 })?.expression ?? null
}

function readPart(source: unknown, at: string, table: string | null, depth: number, reading: Reading): Part | null {
  const fault = (message: string) => {
    reading.report(at, message)
    return null
  }
  reading.left -= 1
  if (reading.left === -1) return fault(t('公式太长'))
  if (reading.left < 0) return null
  reading.depth = Math.max(reading.depth, depth)
  if (depth > deepest) return fault(t('公式的层次太多'))
  if (!Array.isArray(source)) return readConstant(source) ?? fault(t('公式只能是常量或以运算符开头的数组'))
  const [name, ...args] = source
  if (typeof name !== 'string') return fault(t('公式要以运算符的名称开头'))
  if (Object.hasOwn(references, name)) {
    const named = name as keyof typeof references
    const ids = args.slice(0, references[named].names).filter((argument) => typeof argument === 'string')
    if (ids.length < references[named].names || args.length !== references[named].args)
      return fault(t('“{name}”的参数须为名称，个数也要对', { name }))
    return readReference(named, ids, args, { at, table, depth, reading, fault })
  }
  if (!isOperatorName(name)) return fault(t('未知的运算符“{name}”', { name: name.slice(0, 40) }))
  const operator: Operator = operators[name]
  const [least, most] = operator.arity
  if (args.length < least || args.length > most)
    return fault(t('运算符“{name}”的参数个数不对，现在 {n} 个', { name, n: args.length }))
  const ranged = operator.takes[0] === 'range'
  const parts = args.map((argument: unknown, index) => {
    const path = `${at}[${index + 1}]`
    // A bare field id names the range: ['start', 'period']
    const operand = ranged && typeof argument === 'string' ? ['field', argument] : argument
    const part = readPart(operand, path, table, depth + 1, reading)
    // An author who has not written the value yet; that something is empty is said by `empty`.
    if (comparisons.has(name) && typeof operand === 'string' && operand.trim() === '')
      reading.report(path, t('请填写要比较的内容'))
    const expectedKind = operator.takes[Math.min(index, operator.takes.length - 1)] ?? 'any'
    if (!part || fits(part, expectedKind)) return part
    reading.report(path, t('运算符“{name}”不能用在这样的值上', { name }))
    return null
  })
  const whole = parts.filter((part) => part !== null)
  return whole.length === parts.length ? compose(name, whole) : null
}

function compose(name: OperatorName, parts: readonly Part[]): Part {
  const gives = name === 'if' ? sharedKind(parts.slice(1)) : operators[name].gives
  const args = parts.map((part) => part.expression)
  if (name !== 'if' && name !== 'today') {
    const values = args.flatMap((argument) => (argument.op === 'constant' ? [argument.value] : []))
    if (values.length === args.length) return constant(apply(name, values), gives)
  }
  return { expression: { op: name, args }, gives }
}

function sharedKind(parts: readonly Part[]): ResultKind {
  const kinds = new Set(parts.map((part) => part.gives))
  return kinds.size === 1 ? (parts[0]?.gives ?? 'any') : 'any'
}

const constant = (value: Value, gives: ResultKind): Part => ({ expression: { op: 'constant', value }, gives })

function readConstant(source: unknown): Part | null {
  if (source === null) return constant(null, 'any')
  if (typeof source === 'boolean') return constant(source, 'boolean')
  if (typeof source === 'string') return constant(source, 'text')
  const number = typeof source === 'number' ? decimalOf(source) : null
  return number && constant(number, 'number')
}

const comparisons: ReadonlySet<OperatorName> = new Set([
  ...(['eq', 'ne', 'lt', 'lte', 'gt', 'gte'] as const),
  ...(['includes', 'startsWith', 'endsWith'] as const),
])

/** The operators with references: number of names, and number of all arguments. */
export const references = {
  field: { names: 1, args: 1 },
  column: { names: 2, args: 2 },
  cell: { names: 1, args: 1 },
  at: { names: 3, args: 3 },
  use: { names: 1, args: 1 },
  rows: { names: 1, args: 1 },
  sumWhere: { names: 2, args: 3 },
  countWhere: { names: 2, args: 3 },
} as const

interface ParsedArgument {
  at: string
  table: string | null
  depth: number
  reading: Reading
  fault(message: string): null
}

function readReference(
  op: keyof typeof references,
  [first = '', second = '', third = '']: readonly string[],
  args: readonly unknown[],
  { at, table, depth, reading, fault }: ParsedArgument,
): Part | null {
  const { names } = reading
  const part = (expression: Expression, gives: ResultKind | undefined, id: string): Part | null =>
    gives ? { expression, gives } : fault(t('引用的填写项“{id}”不存在', { id: id.slice(0, 80) }))
  switch (op) {
    case 'field':
      return part({ op, field: first }, names.field(first), first)
    case 'column':
      return part({ op, table: first, column: second }, names.column(first, second) && 'list', `${first}.${second}`)
    case 'cell':
      if (table === null) return fault(t('“cell”只能用在表格的行里'))
      return part({ op, column: first }, names.column(table, first), `${table}.${first}`)
    case 'at': {
      const row = names.fixedRow(first, second)
      const gives = names.column(first, third)
      const unknown = gives ? second : third
      return part(
        { op, table: first, row: row ?? 0, column: third },
        row === undefined ? row : gives,
        `${first}.${unknown}`,
      )
    }
    case 'use': {
      if (!names.named.sources.has(first)) return fault(t('没有名为“{name}”的算式', { name: first.slice(0, 80) }))
      if (names.named.open.has(first)) return fault(t('“{name}”取决于它自己', { name: first.slice(0, 80) }))
      const named = readNamed(first, names, reading.report)
      if (!named) return null
      reading.left -= named.size
      reading.depth = Math.max(reading.depth, depth + named.depth)
      if (reading.left < 0) return fault(t('公式太长'))
      return reading.depth > deepest ? fault(t('公式的层次太多')) : named
    }
    case 'rows':
      return part({ op, table: first }, names.isTable(first) ? 'number' : undefined, first)
    case 'sumWhere':
    case 'countWhere': {
      const whole = part(missing, names.column(first, second) && 'number', `${first}.${second}`)
      const where = whole && readPart(args[2], `${at}[3]`, first, depth + 1, reading)
      if (!where) return null
      if (!fits(where, 'boolean')) return fault(t('运算符“{name}”不能用在这样的值上', { name: op }))
      return { expression: { op, table: first, column: second, where: where.expression }, gives: 'number' }
    }
  }
}

/**
 * A named expression, parsed once; it is in no row. Null (reported at its own location) when it is unusable or
 * recursive.
 */
export function readNamed(name: string, names: Names, report: Report): NamedPart | null {
  const { sources, read, open } = names.named
  const known = read.get(name)
  if (known !== undefined) return known
  open.add(name)
  const reading: Reading = { names, report, left: largest, depth: 0 }
  const part = readPart(sources.get(name), `expressions.${name}`, null, 0, reading)
  const whole = part && { ...part, size: largest - reading.left, depth: reading.depth }
  open.delete(name)
  read.set(name, whole)
  return whole
}

const accepted: Record<ArgumentKind, readonly ResultKind[]> = {
  number: ['number', 'text'],
  numbers: ['number', 'text', 'list'],
  boolean: ['boolean'],
  date: ['text'],
  range: ['range'],
  list: ['list'],
  pattern: [],
  any: ['number', 'boolean', 'text', 'range', 'list'],
}

/** Refuses only what is certainly wrong: a text may hold a number, a constant text must. */
function fits(part: Part, expectedKind: ArgumentKind): boolean {
  const { expression, gives } = part
  if (expression.op === 'constant') return constantFits(expression.value, expectedKind)
  return gives === 'any' || accepted[expectedKind].includes(gives)
}

function constantFits(value: Value, expectedKind: ArgumentKind): boolean {
  if (value === null || expectedKind === 'any') return true
  if (isList(value)) return expectedKind === 'list' || expectedKind === 'numbers'
  if (expectedKind === 'pattern') return typeof value === 'string' && fullMatchPattern(value) !== null
  if (expectedKind === 'boolean') return typeof value === 'boolean'
  if (expectedKind === 'date') return typeof value === 'string'
  if (expectedKind === 'number' || expectedKind === 'numbers')
    return isDecimal(value) || (typeof value === 'string' && parseDecimal(value) !== null)
  return false
}
