/** Grades how changes of a form's rules affect answers (harmless, asks more …); for `grade-changes.ts`. */

import { jsonEqual } from '@/lib/collections/json-equal'
import { t } from '@/lib/i18n/i18n'
import type { Expression } from '../expression/ast'
import { asNumber } from '../expression/values'
import type { FormNode, RuleNode } from '../schema/nodes'
import type { ChangeGrade, ChangePlace, GradedChange } from './graded-change'

/** Rules that came, went, or judge differently; one that judges the same is compared by its texts alone. */
export function gradeRules(before: FormNode, after: FormNode): GradedChange[] {
  const [old, fresh] = [rulesOf(before), rulesOf(after)]
  const removed = before.rules.filter(({ id }) => !fresh.has(id)).map((rule) => ruleChange(before, rule, 'removed'))
  return [
    ...removed,
    ...after.rules.flatMap((rule) => {
      const former = old.get(rule.id)
      return former ? alteredRule(after, former, rule) : [ruleChange(after, rule, 'added')]
    }),
  ]
}

const rulesOf = (form: FormNode) => new Map(form.rules.map((rule) => [rule.id, rule]))

/** The place of a rule, labelled with its message. */
function rulePlace(rule: Pick<RuleNode, 'id' | 'message'>, version: ChangePlace['in']): ChangePlace {
  return { of: 'rule', id: rule.id, label: rule.message, in: version }
}

function ruleChange(form: FormNode, rule: RuleNode, aspect: 'added' | 'removed'): GradedChange {
  const place = rulePlace(rule, aspect === 'added' ? 'after' : 'before')
  const values = { message: rule.message, at: placesOf(form, rule) }
  const hinders = rule.severity === 'error'
  const text =
    aspect === 'removed'
      ? t('取消规则“{message}”', values)
      : hinders
        ? t('新增规则“{message}”（{at}），不符合时不能提交', values)
        : t('新增提醒“{message}”（{at}），不妨碍提交', values)
  const grade = aspect === 'added' && hinders ? 'asksMore' : 'harmless'
  return { id: `rule:${rule.id}:${aspect}`, grade, aspect, place, text }
}

/** The labels of the fields a rule stands at. */
function placesOf(form: FormNode, rule: RuleNode): string {
  const labels = rule.at.map(({ field }) => form.fields.get(field)?.label ?? field)
  return [...new Set(labels)].join(t('、'))
}

const strength = { info: 0, warning: 1, error: 2 } as const

function alteredRule(form: FormNode, before: RuleNode, after: RuleNode): GradedChange[] {
  const place = rulePlace(after, 'after')
  const values = { message: after.message, at: placesOf(form, after) }
  const change = (grade: ChangeGrade, attribute: string, text: string): GradedChange => {
    return { id: `rule:${after.id}:rule:${attribute}`, grade, aspect: 'rule', place, text, attribute }
  }
  const hinders = after.severity === 'error'
  const changes: GradedChange[] = []
  if (before.severity !== after.severity) {
    const stricter = strength[after.severity] > strength[before.severity] && hinders
    const text = stricter ? t('规则“{message}”不符合时不能再提交', values) : t('规则“{message}”的严重程度改了', values)
    changes.push(change(stricter ? 'asksMore' : 'harmless', 'severity', text))
  }
  if (!jsonEqual(before.assert, after.assert)) {
    const looser = isLooser(before.assert, after.assert) || !hinders
    const text = looser ? t('规则“{message}”放宽了', values) : t('规则“{message}”的要求改了（{at}）', values)
    changes.push(change(looser ? 'harmless' : 'asksMore', 'assert', text))
  }
  if (!jsonEqual(before.when, after.when))
    changes.push(change(hinders ? 'asksMore' : 'harmless', 'when', t('规则“{message}”适用的条件改了', values)))
  if (!jsonEqual(before.at, after.at))
    changes.push(change('harmless', 'at', t('规则“{message}”显示的位置改了', values)))
  if (!jsonEqual([before.code, before.actor], [after.code, after.actor]))
    changes.push(change('harmless', 'code', t('规则“{message}”的设置改了', values)))
  return changes
}

/** Whether only the constant of a comparison changed, and in the direction that forbids less. */
function isLooser(before: Expression, after: Expression): boolean {
  if (!('args' in before) || !('args' in after) || before.op !== after.op) return false
  const [left, old] = before.args
  const [sameLeft, fresh] = after.args
  if (old?.op !== 'constant' || fresh?.op !== 'constant' || !jsonEqual(left, sameLeft)) return false
  const [limit, now] = [asNumber(old.value), asNumber(fresh.value)]
  if (!limit || !now) return false
  if (before.op === 'lte' || before.op === 'lt') return now.gt(limit)
  return (before.op === 'gte' || before.op === 'gt') && now.lt(limit)
}
