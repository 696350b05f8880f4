/** The engine's part for rules across fields: which are violated, at which places, while their condition holds. */

import { jsonEqual } from '@/lib/collections/json-equal'
import { decimalText } from '@/lib/numbers/decimal'
import type { Expression } from '../expression/ast'
import { evaluate, isTrue, judge, rowsWhere, type Scope } from '../expression/evaluate'
import { asNumber } from '../expression/values'
import type { FormNode, RuleNode, RuleTarget } from '../schema/nodes'
import type { Path } from '../schema/values'
import type { Conditions } from './conditions'
import type { Problem, RuleReading } from './engine'
import { feedsOf } from './feeds'
import { columnKey, findOffenders } from './offenders'
import { cellPath } from './paths'
import { readingText } from './reading-text'
import type { Store } from './store'

/** The state of one rule. */
export interface RuleState {
  /** Null while it holds or is not judged. */
  problem: Problem | null
  /** Null for a rule without a ledger entry, or one that is not judged now. */
  reading: RuleReading | null
}

const idle: RuleState = { problem: null, reading: null }
const usualDecimals = 2
/** Beyond this number, a rule's cells are not marked one by one. */
const mostCells = 200

/**
 * The state of all rules. A rule is judged while its condition holds, no operand is missing, and one of its places is
 * visible.
 */
export class Rules {
  private readonly states = new Map<string, RuleState>()
  private list: readonly RuleReading[] | null = null

  constructor(
    private readonly form: FormNode,
    private readonly store: Store,
    private readonly conditions: Conditions,
    private readonly scope: Scope,
  ) {}

  judgeAll(): void {
    for (const rule of this.form.rules) this.judge(rule)
  }

  /** Judges a rule again; returns its previous and its current state. */
  judge(rule: RuleNode): { before: RuleState; after: RuleState } {
    const before = this.states.get(rule.id) ?? idle
    const fresh = this.evaluateRule(rule)
    const after: RuleState = {
      problem: jsonEqual(before.problem, fresh.problem) ? before.problem : fresh.problem,
      reading: jsonEqual(before.reading, fresh.reading) ? before.reading : fresh.reading,
    }
    this.states.set(rule.id, after)
    if (after.reading !== before.reading) this.list = null
    return { before, after }
  }

  /** Violated rules in definition order. */
  problems(): Problem[] {
    return this.form.rules.flatMap((rule) => this.states.get(rule.id)?.problem ?? [])
  }

  problem(id: string): Problem | null {
    return this.states.get(id)?.problem ?? null
  }

  readings(): readonly RuleReading[] {
    this.list ??= this.form.rules.flatMap((rule) => this.states.get(rule.id)?.reading ?? [])
    return this.list
  }

  private evaluateRule(rule: RuleNode): RuleState {
    if (!isTrue(rule.when, this.scope)) return idle
    const at = rule.at.filter(({ field }) => this.conditions.visibleField(field))
    const [first] = at
    if (!first) return idle
    const isMet = judge(rule.assert, this.scope)
    const reading = this.read(rule, isMet)
    const pageId = this.form.fields.get(first.field)?.pageId ?? ''
    return { problem: isMet === false ? this.problemOf(rule, at, pageId, reading) : null, reading }
  }

  private read(rule: RuleNode, isMet: boolean | null): RuleReading | null {
    const { ledger } = rule
    if (!ledger) return null
    const amount = (expression: Expression) => {
      const value = asNumber(evaluate(expression, this.scope))
      return value && decimalText(value)
    }
    return {
      ruleId: rule.id,
      label: ledger.label,
      current: amount(ledger.current),
      limit: amount(ledger.limit),
      relation: ledger.relation,
      unit: ledger.unit,
      decimals: ledger.decimals ?? usualDecimals,
      headroom: ledger.headroom && {
        value: amount(ledger.headroom.value),
        unit: ledger.headroom.unit,
        decimals: ledger.headroom.decimals ?? usualDecimals,
      },
      holds: isMet,
      feeds: feedsOf([ledger.current, ledger.limit], {
        form: this.form,
        conditions: this.conditions,
        scope: this.scope,
        rowsOf: (tableId) => this.store.table(tableId).rows,
      }),
    }
  }

  private problemOf(rule: RuleNode, at: readonly RuleTarget[], pageId: string, reading: RuleReading | null): Problem {
    return {
      id: `rule:${rule.id}`,
      kind: 'rule',
      severity: rule.severity,
      actor: rule.actor,
      paths: this.pathsOf(rule, at),
      message: fill(rule.message, reading),
      code: rule.code,
      pageId,
    }
  }

  /** A column's problem is displayed at the violating cells or, where they are unknown, at the table. */
  private pathsOf(rule: RuleNode, at: readonly RuleTarget[]): Path[] {
    const columns = at.some(({ column, cells }) => column !== undefined && !cells)
    const offenders = columns ? findOffenders(rule.assert, this.scope) : null
    const paths = at.flatMap(({ field, column, cells: named }) => {
      if (column === undefined) return field
      const { rows } = this.store.table(field)
      const meant = named ? rowsWhere(named, this.scope) : [...(offenders?.get(columnKey(field, column)) ?? [])]
      const cells = meant.slice(0, mostCells).flatMap((at) => {
        const row = rows[at]
        return row ? cellPath(field, row.id, column) : []
      })
      return cells.length > 0 ? cells : field
    })
    return [...new Set(paths)]
  }
}

function fill(message: string, reading: RuleReading | null): string {
  if (!reading) return message
  const words: Readonly<Record<string, string | null>> = { ...readingText(reading) }
  return message.replace(/\{(current|limit|headroom)\}/g, (placeholder, name: string) => words[name] ?? placeholder)
}
