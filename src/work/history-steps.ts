/** Labels and colours of the steps in a work item's history; also for the decision log. */

import { ownValue } from '@/lib/collections/own-value'
import { text } from '@/lib/i18n/i18n'
import { stateOf } from './kind'
import { actionLabel } from './kind-words'
import { findKind } from './kinds/all'

type Tone = 'plain' | 'good' | 'back' | 'bad'

/** Labels of actions that differ in a history from their button, or have no button. */
const labels: Readonly<Record<string, string>> = {
  CREATE: text('创建'),
  EXTEND: text('延长期限'),
  REVISE: text('转入新流程'),
  LAPSE: text('期限已过'),
  TAKE_BACK: text('撤回批量办理'),
  PASS: text('审核通过'),
  EVALUATE: text('开始评审'),
  CONCLUDE: text('立项结论'),
}

const tones: Readonly<Record<string, Tone>> = {
  PASS: 'good',
  SIGN: 'good',
  RETURN: 'back',
  WITHDRAW: 'back',
  TAKE_BACK: 'back',
  RECTIFY: 'back',
  REFUSE: 'bad',
  DECLINE: 'bad',
  CLOSE: 'bad',
  LAPSE: 'bad',
}

/** The label of an action in the history of a kind, after the person's name. */
export function historyStep(kind: string, step: string): { label: string; tone: Tone } {
  const described = findKind(kind)
  // In kinds that begin with the reviewer, beginning is submitting.
  const asks = described && stateOf(described, described.initial)?.transitions.PASS !== undefined
  if (step === 'CREATE' && asks) return { label: actionLabel(kind, 'SUBMIT'), tone: 'plain' }
  const own = ownValue<string>(described?.actionLabels ?? {}, step)
  const label = own ?? ownValue(labels, step) ?? actionLabel(kind, step)
  return { label, tone: ownValue(tones, step) ?? 'plain' }
}
