import { text } from '@/lib/i18n/i18n'
import type { WorkKind } from '../kind'
import { projectAddresses } from './addresses'
import { filling, over, returned, review } from './states'

const everyone = ['creator', 'unit', 'department', 'expert'] as const

/**
 * Closing a project: leader → unit → department → experts. 待申请 → 单位审核 → 主管部门审核 → 专家验收 → 通过, 限期整改, 不通过. After 限期整改 the
 * leader applies again. It ends with a conclusion letter (`modules.md`, section 2).
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
    TO_APPLY: filling(text('待申请'), { SUBMIT: 'UNIT_REVIEW' }, { readers: ['unit', 'department'] }),
    UNIT_REVIEW: review(
      text('单位审核'),
      'unit',
      { PASS: 'DEPARTMENT_REVIEW', RETURN: 'RETURNED' },
      { readers: ['department'], withdraw: 'TO_APPLY' },
    ),
    DEPARTMENT_REVIEW: review(
      text('主管部门审核'),
      'department',
      { PASS: 'EXPERT_ACCEPTANCE', RETURN: 'RETURNED' },
      { colour: 'cyan', readers: ['unit'] },
    ),
    EXPERT_ACCEPTANCE: review(
      text('专家验收'),
      'expert',
      { PASS: 'PASSED', RECTIFY: 'RECTIFYING', REFUSE: 'FAILED' },
      { colour: 'purple', readers: ['unit', 'department'] },
    ),
    RETURNED: filling(
      returned,
      { SUBMIT: ['UNIT_REVIEW', 'DEPARTMENT_REVIEW'] },
      { colour: 'warning', readers: ['unit', 'department'] },
    ),
    RECTIFYING: filling(
      text('限期整改'),
      { SUBMIT: ['UNIT_REVIEW', 'EXPERT_ACCEPTANCE'] },
      { colour: 'warning', readers: [...everyone] },
    ),
    PASSED: { ...over(text('通过'), 'success', ...everyone), inEnglish: text('已经通过') },
    FAILED: over(text('不通过'), 'error', ...everyone),
  },
  actionLabels: { PASS: text('通过'), RECTIFY: text('限期整改'), REFUSE: text('不通过') },
  deadline: { from: 'projectEnd', days: 90, refusedWith: 603323 },
  handIn: {
    button: text('提交验收申请'),
    note: text('提交后由{holder}审核，再由主管部门组织专家验收。'),
    done: text('验收申请已提交'),
  },
  documents: [{ id: 'conclusion', title: text('结题证书'), signedBy: [], outcome: true }],
  addresses: { ...projectAddresses, list: '/my-project?tab=ACCEPTANCE' },
}
