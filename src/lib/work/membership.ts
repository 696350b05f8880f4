import { text } from '@/lib/i18n'

/** `applyStatus` of a unit membership (domain, section 3). */
export type MembershipStatus = 0 | 1 | 2 | 3

/** What a unit's administrator may do with a membership. EDIT changes roles and departments. */
export type MembershipAction = 'APPROVE' | 'REFUSE' | 'EDIT' | 'REMOVE'

interface MembershipStatusInfo {
  label: string
  /** A preset colour of antd's Tag. */
  color: 'default' | 'processing' | 'error' | 'success'
  actions: readonly MembershipAction[]
  /** Where a step leads; absent for EDIT, which stays, and REMOVE, which ends the membership. */
  leadsTo: Readonly<Partial<Record<MembershipAction, MembershipStatus>>>
}

/** The membership's state machine, as the unit's administrator meets it. */
export const membershipStates: Readonly<Record<MembershipStatus, MembershipStatusInfo>> = {
  0: { label: text('仅资料选用'), color: 'default', actions: [], leadsTo: {} },
  1: {
    label: text('待审核'),
    color: 'processing',
    actions: ['APPROVE', 'REFUSE'],
    leadsTo: { APPROVE: 2, REFUSE: 3 },
  },
  2: { label: text('已通过'), color: 'success', actions: ['EDIT', 'REMOVE'], leadsTo: {} },
  3: { label: text('已拒绝'), color: 'error', actions: ['APPROVE', 'REMOVE'], leadsTo: { APPROVE: 2 } },
}

/** Whether a number from the wire is a status of this machine. */
export function isMembershipStatus(value: number): value is MembershipStatus {
  return Object.hasOwn(membershipStates, value)
}

/** What roles are called, by their codes. */
export const roleLabels: Readonly<Record<string, string>> = {
  unit_admin: text('单位管理员'),
  department_admin: text('部门管理员'),
  member: text('成员'),
  award_officer: text('提名工作人员'),
  auditor: text('审计人员'),
  supervisor: text('业务主管处室'),
}
