/** Finds limits and rules that cannot hold together, for the proof of a form (`prove-form.ts`). */

import { getOrCreate } from '@/lib/collections/get-or-create'
import { type Decimal, quotient, zero } from '@/lib/numbers/decimal'
import { type Expression, isConstant } from '../../expression/ast'
import type { FieldNode, FormNode, RuleNode } from '../../schema/nodes'
import { mayBe } from './abstract-evaluate'
import { type Abstract, asNumbers, asTruth } from './abstract-value'
import { intersection, negative, only, plus, type Range } from './ranges'
import { dependenciesOf, FormSurroundings } from './surroundings'

/** Rounds of narrowing; each rule is read once in a round. */
const mostRounds = 12

/**
 * The smallest set of rules that no answers meet together, within the limits of the fields they read; null where none is
 * proved. Only rules that always apply are looked at; ranges of numbers are narrowed rule by rule until nothing changes.
 */
export function findContradiction(form: FormNode, today: string): readonly RuleNode[] | null {
  const rules = form.rules.filter(
    (rule) =>
      rule.severity === 'error' && isConstant(rule.when, true) && rule.at.some(({ field }) => alwaysShows(form, field)),
  )
  if (!clash(form, rules, today)) return null
  let core = rules
  for (const rule of rules) {
    const without = core.filter((each) => each !== rule)
    if (clash(form, without, today)) core = without
  }
  return core
}

function alwaysShows(form: FormNode, id: string): boolean {
  const node = form.fields.get(id)
  const page = form.pages.find((each) => each.id === node?.pageId)
  const section = page?.sections.find((each) => each.id === node?.sectionId)
  return [page, section, node].every((part) => part !== undefined && isConstant(part.visibleWhen, true))
}

/** Whether narrowing leaves one of the rules only broken. */
function clash(form: FormNode, rules: readonly RuleNode[], today: string): boolean {
  const reads = rules.map(({ assert }) => assert)
  const { variables, tables } = dependenciesOf(form, reads, null, today)
  const byId = new Map(variables.map((variable) => [variable.node.id, variable]))
  const narrowed = new Map<string, Abstract>()
  for (const { node, parts } of variables) {
    const needed = isConstant(node.requiredWhen, true) && alwaysShows(form, node.id)
    if (!needed || node.kind === 'table') continue
    const values = parts.flatMap((part) => ('values' in part ? part.values : [])).filter(({ missing }) => !missing)
    const surroundings = new FormSurroundings(form, byId, tables, new Map())
    if (values.length > 0) narrowed.set(node.id, { ...surroundings.field(node.id), missing: false })
  }
  for (let round = 0; round < mostRounds; round += 1) {
    let changed = false
    for (const { assert } of rules) {
      const within = new FormSurroundings(form, byId, tables, new Map(), narrowed)
      const { yes, missing } = asTruth(mayBe(assert, within))
      if (!yes && !missing) return true
      if (missing) continue
      const narrow = (id: string, range: Range): boolean => {
        const now = within.field(id)
        const common = now.number && intersection(now.number, range)
        if (now.number && !common) {
          narrowed.set(id, { ...now, number: null })
          return true
        }
        if (!common || !now.number || same(common, now.number)) return true
        narrowed.set(id, { ...now, number: common })
        changed = true
        return true
      }
      impose(assert, within, form, narrow)
      if ([...narrowed.values()].some((each) => each.number === null && isEmpty(each))) return true
    }
    if (!changed) return false
  }
  return false
}

const same = (a: Range, b: Range) => equalBound(a.low, b.low) && equalBound(a.high, b.high)
const equalBound = (a: Decimal | null, b: Decimal | null) => (a && b ? a.eq(b) : a === b)
const isEmpty = ({ missing, yes, no, text, list }: Abstract) =>
  !missing && !yes && !no && text === false && list === null

type Narrow = (field: string, range: Range) => void

/** Takes over what a comparison that holds says about the numbers in it. Its operands are never missing here. */
function impose(assert: Expression, within: FormSurroundings, form: FormNode, narrow: Narrow): void {
  if (!('args' in assert)) return
  if (assert.op === 'and') {
    for (const each of assert.args) impose(each, within, form, narrow)
    return
  }
  const [left, right] = assert.args
  if (!left || !right) return
  const [a, b] = [asNumbers(mayBe(left, within)), asNumbers(mayBe(right, within))]
  if (!a.range || !b.range || a.missing || b.missing) return
  const below = (upper: Expression, limit: Range) => push(upper, { low: null, high: limit.high }, within, form, narrow)
  const above = (lower: Expression, limit: Range) => push(lower, { low: limit.low, high: null }, within, form, narrow)
  if (assert.op === 'lte' || assert.op === 'lt') {
    below(left, b.range)
    above(right, a.range)
  } else if (assert.op === 'gte' || assert.op === 'gt') {
    above(left, b.range)
    below(right, a.range)
  } else if (assert.op === 'eq') {
    push(left, b.range, within, form, narrow)
    push(right, a.range, within, form, narrow)
  }
}

/** Narrows the fields of an expression whose result lies in a range. */
function push(expression: Expression, range: Range, within: FormSurroundings, form: FormNode, narrow: Narrow): void {
  const ranges = new Map<Expression, Range>()
  const rangeOf = (part: Expression) =>
    getOrCreate(ranges, part, () => asNumbers(mayBe(part, within)).range ?? only(zero))
  if (expression.op === 'field') {
    const node = form.fields.get(expression.field)
    if (node?.kind === 'computed') push(node.value, range, within, form, narrow)
    else if (node && isNumber(node) && !within.field(node.id).missing) narrow(node.id, range)
    return
  }
  if (!('args' in expression)) return
  const { op, args } = expression
  if (args.some((part) => asNumbers(mayBe(part, within)).missing)) return
  if (op === 'add' || op === 'sum')
    for (const [index, part] of args.entries()) {
      const others = args.filter((_, at) => at !== index).map(rangeOf)
      push(part, plus(range, negative(others.reduce(plus, only(zero)))), within, form, narrow)
    }
  if (op === 'subtract') {
    const [whole, ...parts] = args
    if (whole && parts.length === 1 && parts[0]) {
      push(whole, plus(range, rangeOf(parts[0])), within, form, narrow)
      push(parts[0], plus(rangeOf(whole), negative(range)), within, form, narrow)
    }
  }
  if (op === 'multiply' && args.length === 2) {
    const constant = args.find((part) => part.op === 'constant')
    const other = args.find((part) => part !== constant)
    const factor = constant && rangeOf(constant).low
    if (!other || !factor || factor.lte(zero)) return
    const by = (bound: Decimal | null) => bound && quotient(bound, factor)
    push(other, { low: by(range.low), high: by(range.high) }, within, form, narrow)
  }
}

function isNumber(node: FieldNode): boolean {
  return node.kind === 'number' || node.kind === 'money' || node.kind === 'percent'
}
