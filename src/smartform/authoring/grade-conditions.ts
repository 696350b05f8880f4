/** Grades changes of conditions: when a field is required, visible, locked. */

import { jsonEqual } from '@/lib/collections/json-equal'
import { t } from '@/lib/i18n/i18n'
import { type Expression, isConstant } from '../expression/ast'
import type { ChangeGrade, ChangePlace, GradedChange } from './graded-change'

interface Conditioned {
  visibleWhen: Expression
  requiredWhen?: Expression
  lockedWhen?: Expression
}

const attributes = { required: 'requiredWhen', visible: 'visibleWhen', locked: 'lockedWhen' } as const

/** The change of one condition; none where it is the same. */
export function gradeCondition(
  aspect: keyof typeof attributes,
  before: Conditioned,
  after: Conditioned,
  place: ChangePlace,
): GradedChange[] {
  const [old, fresh] = [before[attributes[aspect]], after[attributes[aspect]]]
  if (!old || !fresh || jsonEqual(old, fresh)) return []
  const [grade, text] = words[aspect](old, fresh, place.label)
  const attribute = aspect === 'required' ? 'required' : attributes[aspect]
  const { id, label } = place
  const moves = grade === 'movesAnswers' ? [{ from: id, to: id, fromLabel: label, toLabel: label }] : undefined
  return [{ id: `${place.of}:${id}:${aspect}`, grade, aspect, place, text, attribute, ...(moves && { moves }) }]
}

type Words = (before: Expression, after: Expression, label: string) => [ChangeGrade, string]

const words: Readonly<Record<keyof typeof attributes, Words>> = {
  required(before, after, label) {
    if (isConstant(after, true)) return ['asksMore', t('“{label}”改为必填', { label })]
    if (after.op === 'constant') return ['harmless', t('“{label}”不再必填', { label })]
    if (isConstant(before, true)) return ['harmless', t('“{label}”只在满足条件时必填', { label })]
    if (before.op === 'constant') return ['asksMore', t('“{label}”在满足条件时改为必填', { label })]
    return ['asksMore', t('“{label}”必填的条件改了', { label })]
  },
  visible(before, after, label) {
    if (isConstant(after, true)) return ['asksMore', t('“{label}”总是显示', { label })]
    if (isConstant(after, false))
      return ['movesAnswers', t('“{label}”不再显示：已填的内容保留，不随表单提交', { label })]
    if (before.op === 'constant')
      return ['movesAnswers', t('“{label}”只在满足条件时显示：不显示时，已填的内容保留，不随表单提交', { label })]
    return ['movesAnswers', t('“{label}”显示的条件改了：不显示时，已填的内容保留，不随表单提交', { label })]
  },
  locked(_, after, label) {
    if (isConstant(after, false)) return ['harmless', t('“{label}”可以修改', { label })]
    if (isConstant(after, true)) return ['asksMore', t('“{label}”改为只读', { label })]
    return ['asksMore', t('“{label}”只读的条件改了', { label })]
  },
}
