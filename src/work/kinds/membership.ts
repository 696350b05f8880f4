/** The kind of work “membership of a unit”: states, actions, and the names of roles. */

import { text } from '@/lib/i18n/i18n'
import type { WorkKind } from '../kind'
import { companyAddresses } from './addresses'
import { over, review } from './states'

/**
 * A request for membership of a unit. Its states are the specification's `applyStatus` (section 4); 0 (usable in the
 * profile) is no request. A refused person may ask again, and the unit may still approve them.
 */
export const membership: WorkKind = {
  id: 'MEMBERSHIP',
  version: 1,
  noun: text('单位关联申请'),
  maker: text('申请人'),
  of: 'unit',
  form: 'membership-request',
  permissions: { unit: 's01.f019', office: 's01.f019' },
  initial: '1',
  states: {
    1: review(
      text('待审核'),
      'unit',
      { PASS: '2', REFUSE: '3' },
      { readers: ['office'], due: { from: 'submitted', days: 7 } },
    ),
    2: over(text('已通过'), 'success', 'creator', 'unit', 'office'),
    3: {
      ...over(text('已拒绝'), 'error', 'office'),
      actions: { creator: ['SUBMIT', 'VIEW'], unit: ['PASS', 'VIEW'], office: ['VIEW'] },
      transitions: { SUBMIT: '1', PASS: '2' },
      reopens: true,
    },
  },
  actionLabels: { REFUSE: text('拒绝') },
  hints: {
    PASS: text('申请人可以用本单位的名义申报项目，本单位会显示在其个人履历中。'),
    REFUSE: text('原因会发给申请人，对方可以据此修改后重新申请。'),
  },
  system: 's01',
  // The company pages are the administrator's; the card of the applicant's resume says how the request stands.
  addresses: { ...companyAddresses('staff', '1'), own: '/resume' },
}

/** Names of roles in a unit, by code. */
export const roleLabels: Readonly<Record<string, string>> = {
  unit_admin: text('单位管理员'),
  department_admin: text('部门管理员'),
  member: text('成员'),
  award_officer: text('提名工作人员'),
  auditor: text('审计人员'),
  supervisor: text('业务主管处室'),
}
