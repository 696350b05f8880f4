import type { FormEngine } from '../engine/engine'
import { evaluate, holds, judge } from '../expression/evaluate'
import { valueToText } from '../expression/values'
import type { RuleNode } from '../schema/nodes'
import { inspectScope } from './inspect-scope'
import { type Trace, traceOf } from './trace'

/** How one rule came to stand as it does; texts are null where nothing is known. */
export interface RuleTrace {
  rule: RuleNode
  /** Whether it is judged at all. */
  applies: boolean
  /** Null while an operand is missing. */
  holds: boolean | null
  current: string | null
  limit: string | null
  /** How the assertion came out, with its operands. */
  why: Trace
}

/** Every rule of the form, as it stands now. */
export function traceRules(engine: FormEngine): RuleTrace[] {
  const scope = inspectScope(engine)
  return engine.form.rules.map((rule) => {
    const applies = holds(rule.when, scope)
    return {
      rule,
      applies,
      holds: applies ? judge(rule.assert, scope) : null,
      current: rule.ledger && valueToText(evaluate(rule.ledger.current, scope)),
      limit: rule.ledger && valueToText(evaluate(rule.ledger.limit, scope)),
      why: traceOf(rule.assert, scope),
    }
  })
}
