/** Labels of the commission's batch decisions about a kind of work. */
import { text } from '@/lib/i18n/i18n'
import { actionLabel, statesOf } from '@/work/kind-words'
import { type DecisionWords, type OtherDecision, usualDecisions } from '@/work/use-batch-decision'

const receive: OtherDecision = {
  action: 'RECEIVE',
  verb: text('受理'),
  many: text('受理 {n} 份'),
  title: text('受理 {n} 份？'),
  hint: text('受理后开始审核，填报人会收到通知。'),
}

const asRequested: DecisionWords['pass'] = {
  ...usualDecisions.pass,
  hint: text('按申请的各年金额核定，并出具通知书；要调整金额的，请打开后逐份审核。'),
  facts: { asRequested: true },
}

const withLetter: DecisionWords['pass'] = {
  ...usualDecisions.pass,
  hint: text('出具通知书。'),
}

/** The batch decisions of the commission about a kind, as its description allows them; undefined for the usual ones. */
export function commissionDecisions(kind: string): DecisionWords | undefined {
  const states = statesOf(kind).map(([, state]) => state)
  const allows = (action: OtherDecision['action']) =>
    states.some(({ actions }) => actions.commission?.includes(action) ?? false)
  if (!allows('RECEIVE')) return undefined
  const refuse: OtherDecision = {
    action: 'REFUSE',
    verb: actionLabel(kind, 'REFUSE'),
    many: text('{verb}（{n} 份）'),
    title: text('{verb}：{n} 份'),
    hint: text('办理到此结束，理由写入通知书。'),
    label: text('理由'),
  }
  return {
    pass: states.some(({ grants }) => grants) ? asRequested : withLetter,
    against: usualDecisions.against,
    also: [receive, ...(allows('REFUSE') ? [refuse] : [])],
  }
}
