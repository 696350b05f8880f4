/** The kind of work “contract change”: states, actions, deadlines. */

import { text } from '@/lib/i18n/i18n'
import type { WorkKind, WorkState } from '../kind'
import { projectAddresses } from './addresses'
import { filling, over, review } from './states'

const everyone = ['creator', 'unit', 'department'] as const
/** An ended change can be neither closed nor reviewed; own codes say so. */
const ended: Pick<WorkState, 'refusals'> = { refusals: { CLOSE: 603303, PASS: 603304, REFUSE: 603304, SUBMIT: 603304 } }

/** What a change alters, by the answer of its form; the parts of a project's step are named so. */
export const changeKinds: Readonly<Record<string, string>> = {
  leader: text('项目负责人'),
  unit: text('承担单位'),
  period: text('执行期'),
  budget: text('预算'),
}

/**
 * A request to change leader, unit, period or budget of a running contract: leader → unit → department. It can be
 * requested until the project ends, and is decided within days of submission. 申请中 → 单位审核 → 主管部门审核 → 已同意, 不同意, 已关闭
 * (domain, section 3; `modules.md`, section 2).
 */
export const contractChange: WorkKind = {
  id: 'CONTRACT_CHANGE',
  version: 1,
  noun: text('合同变更'),
  variant: {
    fact: 'changeKind',
    names: {
      leader: text('项目负责人变更'),
      unit: text('承担单位变更'),
      period: text('执行期变更'),
      budget: text('预算变更'),
    },
  },
  of: 'project',
  form: 'contract-change',
  permissions: { unit: 's02.f006', department: 's02.f006' },
  initial: 'APPLYING',
  states: {
    APPLYING: withClosing(filling(text('申请中'), { SUBMIT: 'UNIT_REVIEW' }), { PASS: 603304, REFUSE: 603304 }),
    UNIT_REVIEW: withClosing(
      review(
        text('单位审核'),
        'unit',
        { PASS: 'DEPARTMENT_REVIEW', RETURN: 'APPLYING', REFUSE: 'DISAGREED' },
        { due: { from: 'submitted', days: 15 } },
      ),
    ),
    DEPARTMENT_REVIEW: review(
      text('主管部门审核'),
      'department',
      { PASS: 'AGREED', RETURN: 'APPLYING', REFUSE: 'DISAGREED' },
      {
        colour: 'cyan',
        readers: ['unit'],
        refusals: { CLOSE: 603303 },
        due: { from: 'submitted', days: 30 },
        hints: { PASS: text('变更从现在起生效，不能再退回。意见可不填。') },
      },
    ),
    // The unit is a party to the contract: it learns what became of what it had passed.
    AGREED: { ...over(text('已同意'), 'success', ...everyone, 'leader'), ...ended, informs: ['creator', 'unit'] },
    DISAGREED: { ...over(text('不同意'), 'error', ...everyone), ...ended, informs: ['creator', 'unit'] },
    CLOSED: { ...over(text('已关闭'), 'default', ...everyone), ...ended },
  },
  actionLabels: { PASS: text('同意'), REFUSE: text('不同意'), CLOSE: text('关闭申请') },
  concludedBy: 'department',
  handIn: {
    button: text('提交变更申请'),
    note: text('提交后由{holder}审核，再报主管部门。单位审核前可以关闭申请。'),
    done: text('变更申请已提交'),
  },
  documents: [{ id: 'change', title: text('合同变更审批表'), signedBy: [] }],
  addresses: { ...projectAddresses, list: '/my-project?tab=CONTRACT_CHANGE' },
}

/** Adds closing by the creator to a state. */
function withClosing(state: WorkState, refusals?: WorkState['refusals']): WorkState {
  return {
    ...state,
    actions: { ...state.actions, creator: [...(state.actions.creator ?? []), 'CLOSE'] },
    transitions: { ...state.transitions, CLOSE: 'CLOSED' },
    refusals: { ...state.refusals, ...refusals },
  }
}
