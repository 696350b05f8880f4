/** The kind of work “acceptance”: states, actions, deadlines. */

import { text } from '@/lib/i18n/i18n'
import type { WorkKind } from '../kind'
import { projectAddresses } from './addresses'
import { filling, over, returned, review } from './states'

const readers = ['unit', 'department'] as const
const everyone = ['creator', ...readers] as const

/** Who learns the conclusion: the unit answers for the project, and handed its application on. */
const concluded = ['creator', 'unit'] as const

/** Days that the department has to name experts, and to conclude on their findings. */
const due = { from: 'since', days: 10 } as const

/**
 * Closing a project: leader → unit → department → experts (`modules.md`, section 2; `docs/kinds-of-work.md`). The
 * department names the experts; each writes a finding as a REVIEW. Once all are in, the department concludes: 通过 with the
 * conclusion letter, 限期整改 (back to the leader, then to the same experts or the department), or 不通过.
 */
export const acceptance: WorkKind = {
  id: 'ACCEPTANCE',
  version: 1,
  noun: text('验收'),
  of: 'project',
  form: 'acceptance',
  permissions: { unit: 's02.f006', department: 's02.f006' },
  initial: 'TO_APPLY',
  states: {
    TO_APPLY: filling(text('待申请'), { SUBMIT: 'UNIT_REVIEW' }, { readers }),
    UNIT_REVIEW: review(
      text('单位审核'),
      'unit',
      { PASS: 'DEPARTMENT_REVIEW', RETURN: 'RETURNED' },
      { readers: ['department'], withdraw: ['TO_APPLY', 'RETURNED', 'RECTIFYING'] },
    ),
    DEPARTMENT_REVIEW: review(
      text('主管部门审核'),
      'department',
      { PASS: ['TO_ASSIGN', 'EXPERT_ACCEPTANCE', 'TO_CONCLUDE'], RETURN: 'RETURNED' },
      {
        colour: 'cyan',
        readers: ['unit'],
        hints: { PASS: text('进入专家验收，不能再退回；整改过的，进入复核。意见可不填。') },
      },
    ),
    TO_ASSIGN: {
      ...review(
        text('待指派专家'),
        'department',
        { ASSIGN: 'EXPERT_ACCEPTANCE' },
        { colour: 'cyan', readers: ['unit'], due },
      ),
      informs: ['department'],
    },
    EXPERT_ACCEPTANCE: {
      label: text('专家验收'),
      colour: 'purple',
      holder: 'expert',
      actions: {
        creator: ['VIEW'],
        unit: ['VIEW'],
        department: ['ASSIGN', 'VIEW'],
        // Experts read the application on their own desk; the backend moves it on once their findings are in.
        expert: ['RULE', 'VIEW'],
        commission: ['RULE', 'VIEW'],
      },
      transitions: { ASSIGN: 'EXPERT_ACCEPTANCE', RULE: ['TO_CONCLUDE', 'TO_ASSIGN'] },
      informs: ['creator'],
    },
    TO_CONCLUDE: {
      ...review(
        text('待验收结论'),
        'department',
        { PASS: 'PASSED', RECTIFY: 'RECTIFYING', REFUSE: 'FAILED' },
        {
          ...{ colour: 'purple', readers: ['unit'], due },
          hints: {
            PASS: text('项目结题，出具结题证书，意见写入证书，不能再更改。'),
            RECTIFY: text('出具整改通知书；项目负责人在期限内整改后再次提交。'),
            REFUSE: text('验收到此结束，出具不通过通知书，不能撤回。'),
          },
        },
      ),
      informs: ['department'],
      concludes: true,
    },
    RETURNED: filling(returned, { SUBMIT: ['UNIT_REVIEW', 'DEPARTMENT_REVIEW'] }, { colour: 'warning', readers }),
    RECTIFYING: {
      ...filling(
        text('限期整改'),
        { SUBMIT: ['UNIT_REVIEW', 'EXPERT_ACCEPTANCE', 'TO_CONCLUDE'] },
        { colour: 'warning', readers },
      ),
      letter: text('项目验收整改通知书'),
      informs: concluded,
    },
    PASSED: { ...over(text('通过'), 'success', ...everyone), inEnglish: text('已经通过'), informs: concluded },
    FAILED: {
      ...over(text('不通过'), 'error', ...everyone),
      letter: text('项目验收不通过通知书'),
      informs: concluded,
    },
  },
  actionLabels: {
    PASS: text('通过'),
    RECTIFY: text('限期整改'),
    REFUSE: text('不通过'),
    ASSIGN: text('指派验收专家'),
    RULE: text('专家意见汇总'),
  },
  deadline: { from: 'projectEnd', days: 90, refusedWith: 603323 },
  concludedBy: 'department',
  handIn: {
    button: text('提交验收申请'),
    note: text('提交后由{holder}审核，再由主管部门组织专家验收。'),
    done: text('验收申请已提交'),
  },
  documents: [{ id: 'conclusion', title: text('结题证书'), signedBy: [], outcome: true }],
  addresses: { ...projectAddresses, list: '/my-project?tab=ACCEPTANCE' },
}
