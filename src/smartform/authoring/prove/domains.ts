/** The sets of answers that a field may have, with answers to try, for the proof of a form (`prove-form.ts`). */

import { type Decimal, decimalText, parseDecimal, zero } from '@/lib/numbers/decimal'
import { addDays, addMonths } from '@/lib/time/days'
import type { Expression } from '../../expression/ast'
import { asNumber } from '../../expression/values'
import { kindOf } from '../../kinds/kinds'
import type { ColumnNode, FieldNode } from '../../schema/nodes'
import {
  type Abstract,
  anyText,
  exactly,
  join,
  listOf,
  missingValue,
  noValue,
  numbers,
  yesValue,
} from './abstract-value'
import { between, type Range } from './ranges'

/** One part of a field's answers: its values in expressions, and answers of it. */
export interface Part {
  values: Abstract
  answers: readonly unknown[]
}

/** Constants that expressions compare with. */
export interface Constants {
  numbers: readonly Decimal[]
  texts: readonly string[]
  /** Beginnings and ends that texts are asked for. */
  starts: readonly string[]
  ends: readonly string[]
  today: string
}

/** The constants of expressions; nested ones too. */
export function constantsIn(expressions: Iterable<Expression>, today: string): Constants {
  const numbers = new Map<string, Decimal>()
  const texts = new Set<string>()
  const edges = { startsWith: new Set<string>(), endsWith: new Set<string>() }
  const visit = (expression: Expression): void => {
    if (expression.op === 'constant') {
      const number = asNumber(expression.value)
      if (number) numbers.set(decimalText(number), number)
      else if (typeof expression.value === 'string' && expression.value !== '') texts.add(expression.value)
    } else if ('args' in expression) {
      const { op, args } = expression
      const [, edge] = args
      if ((op === 'startsWith' || op === 'endsWith') && edge?.op === 'constant') edges[op].add(String(edge.value))
      args.forEach(visit)
    }
    if ('where' in expression) visit(expression.where)
  }
  for (const expression of expressions) visit(expression)
  // A text that is a number is compared as text too.
  for (const text of numbers.keys()) texts.add(text)
  return {
    numbers: [...numbers.values()].sort((a, b) => a.cmp(b)).slice(0, 12),
    texts: [...texts].slice(0, 24),
    starts: [...edges.startsWith],
    ends: [...edges.endsWith],
    today,
  }
}

const noAnswer: Part = { values: missingValue, answers: [null] }
/** Answers of one part to try: enough to tell two people or files apart, and days and names by their constants. */
const mostAnswers = 24

/** The parts of a field's or column's answers; together they are all it accepts, beginning with none. */
export function partsOf(node: FieldNode | ColumnNode, constants: Constants): readonly Part[] {
  const kind = kindOf(node)
  const accepted = (answers: readonly unknown[]) =>
    answers
      .filter((answer) => {
        const value = kind.coerce(node as FieldNode, answer)
        return !kind.isEmpty(value) && kind.check(node as FieldNode, value).length === 0
      })
      .slice(0, mostAnswers)
  if (node.kind === 'yesNo')
    return [noAnswer, { values: yesValue, answers: [true] }, { values: noValue, answers: [false] }]
  if (node.kind === 'commitment') return [noAnswer, { values: yesValue, answers: [true] }]
  if (node.kind === 'radio')
    return [noAnswer, ...node.options.map(({ value }) => ({ values: exactly(value), answers: [value] }))]
  if (node.kind === 'checkboxGroup') {
    const values = node.options.map(({ value }) => value)
    const sets = [...values.map((value) => [value]), values, values.slice(0, 2), values.slice(0, node.minSelected ?? 1)]
    const items = listOf(join(values.map(exactly)), between(1, values.length))
    return [noAnswer, { values: items, answers: accepted(sets) }]
  }
  if (kind.gives === 'number') return [noAnswer, ...numberParts(node, constants, accepted)]
  if (kind.gives === 'text') return [noAnswer, ...textParts(node, constants, accepted)]
  if (kind.gives === 'range') {
    const ends = listOf({ ...anyText, missing: true }, between(2, 2))
    return [noAnswer, { values: ends, answers: accepted(rangesAround(node, constants)) }]
  }
  return [noAnswer, { values: listOf(anyText, between(1, null)), answers: accepted(files(node)) }]
}

/** Cut at each constant: below, at, between and above. */
function numberParts(node: FieldNode | ColumnNode, { numbers: cuts, today }: Constants, accepted: Accepted): Part[] {
  const limits = node as { min?: string; max?: string; decimals?: number }
  const step = parseDecimal(`0.${'0'.repeat(Math.max(0, (limits.decimals ?? 0) - 1))}1`)
  const unit = limits.decimals ? (step ?? zero) : zero.plus(1)
  const limit = (text: string | undefined) => (text === undefined ? null : parseDecimal(text))
  const [min, max] = [limit(limits.min), limit(limits.max)]
  const inside = cuts.filter((cut) => (!min || cut.gte(min)) && (!max || cut.lte(max)))
  const parts: Part[] = []
  const add = (low: Decimal | null, high: Decimal | null) => {
    if (low && high && low.gt(high)) return
    const near = [low, high, low?.plus(unit), high?.minus(unit), low?.plus(100), high?.minus(100)]
    const usual = ['1', '0', '100', '1000000', today.slice(0, 4)].flatMap((text) => parseDecimal(text) ?? [])
    const within = [...near, ...usual].filter(
      (value): value is Decimal => !!value && (!low || value.gte(low)) && (!high || value.lte(high)),
    )
    parts.push({ values: range(low, high), answers: accepted([...new Set(within.map(decimalText))]) })
  }
  let from = min
  for (const cut of inside) {
    add(from, cut.minus(unit))
    add(cut, cut)
    from = cut.plus(unit)
  }
  add(from, max)
  return parts
}

/** A typed number is never beyond all bounds. */
const range = (low: Range['low'], high: Range['high']): Abstract => ({ ...numbers({ low, high }), missing: false })

type Accepted = (answers: readonly unknown[]) => readonly unknown[]

/** One part for each text that is compared with, one for all others. */
function textParts(node: FieldNode | ColumnNode, constants: Constants, accepted: Accepted): Part[] {
  const named = constants.texts.flatMap((text): Part[] => {
    const answers = accepted([asAnswer(node, text)])
    return answers.length > 0 ? [{ values: exactly(text), answers }] : []
  })
  const others = accepted(usualAnswers(node, constants))
  return [{ values: anyText, answers: others }, ...named]
}

/** An answer whose value in expressions is a text. */
function asAnswer(node: FieldNode | ColumnNode, text: string): unknown {
  if (node.kind === 'dictionary') return { id: text, code: text, name: text }
  if (node.kind === 'dictionaryTree') return { id: text, code: text, name: text, path: [text] }
  if (node.kind === 'unitPicker') return { id: text, name: text }
  return text
}

const names = ['甲', '乙'] // not translated: answers to try
const cards = ['11010519491231002X', '440524188001010014', '110105194912310011']

function usualAnswers(node: FieldNode | ColumnNode, known: Constants): unknown[] {
  const { today, numbers: constants, starts, ends } = known
  switch (node.kind) {
    case 'dictionary':
    case 'dictionaryTree':
    case 'unitPicker':
      return names.map((name) => asAnswer(node, name))
    case 'mobile':
      return ['13800001001', '13800001002']
    case 'email':
      return ['a@example.com', 'b@example.com']
    case 'certificate':
      return cards.map((number) => ({ type: '111', number }))
    case 'person':
      return cards.map((number) => ({ name: names[0], certificate: { type: '111', number }, mobile: '13800001001' }))
    case 'date':
      return [node.earliest, node.latest, ...daysAround(today, constants)]
    case 'month':
      return [node.earliest, node.latest, ...daysAround(today, constants).map((day) => day.slice(0, 7))]
    case 'time':
      return [node.earliest, '09:30', node.latest]
    default: {
      const sample = kindOf(node).sample(node as FieldNode, undefined as never)
      const long = 'maxLength' in node && node.maxLength ? ['样'.repeat(node.maxLength)] : [] // not translated: the same
      const [end = ''] = ends
      const edged = [...starts.map((start) => start + end), ...ends.map((each) => `${names[0]}${each}`)]
      const year = today.slice(0, 4)
      return [...names, ...edged, ...(Array.isArray(sample) ? sample : []), ...long, year]
    }
  }
}

/** Today, and days as far from it as the constants say in days, months and years. */
function daysAround(today: string, constants: readonly Decimal[]): string[] {
  const counts = constants
    .map((count) => count.toNumber())
    .filter((count) => Number.isInteger(count) && count !== 0 && Math.abs(count) < 1200)
    .flatMap((count) => [count, -count])
  const far = counts.flatMap((count) => [
    addMonths(today, count * 12),
    addMonths(today, count),
    addDays(today, count),
    shifted(addMonths(today, count * 12), -1),
    shifted(addMonths(today, count * 12), 1),
  ])
  const near = [today, addDays(today, 1), addDays(today, -1), addMonths(today, 12), addMonths(today, -12)]
  return [...new Set([...near, ...far].filter((day) => day !== null))]
}

const shifted = (day: string | null, by: number) => (day === null ? null : addDays(day, by))

function rangesAround(node: FieldNode | ColumnNode, { today, numbers: constants }: Constants): unknown[] {
  const bounds = node as { earliest?: string; latest?: string }
  const starts = [...new Set([today, bounds.earliest ?? today, `${Number(today.slice(0, 4)) + 1}-01-01`])]
  const ranges = starts.flatMap((start) => daysAround(start, constants).map((end) => ({ start, end })))
  const valid = ranges.filter(
    ({ start, end }) =>
      start <= end && (!bounds.latest || end <= bounds.latest) && (!bounds.earliest || start >= bounds.earliest),
  )
  // Short and long ones first.
  return [...valid.slice(0, 2), ...valid.toSorted((a, b) => b.end.localeCompare(a.end)).slice(0, 2), ...valid.slice(2)]
}

function files(node: FieldNode | ColumnNode): unknown[] {
  const type = 'accept' in node && node.accept?.[0] ? node.accept[0] : 'pdf'
  const file = { uid: '1', name: `1.${type}`, url: '1', size: 1 }
  return node.kind === 'image' ? [file] : [[file]]
}

/** Everything a field accepts. */
export function wholeOf(parts: readonly Part[]): Abstract {
  return join(parts.map(({ values }) => values))
}
