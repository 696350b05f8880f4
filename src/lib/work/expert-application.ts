import { text } from '@/lib/i18n'

/** `applyStatus`, and `editStatus` of a later change of the entry. */
export type ExpertApplicationStatus = 0 | 1 | 2 | 3 | 4 | 5

export type ExpertApplicationAction = 'FILL' | 'SUBMIT' | 'WITHDRAW' | 'PASS' | 'RETURN' | 'VIEW'

/** As what a person meets an application. */
export type ExpertApplicationRole = 'applicant' | 'unit' | 'commission'

interface ExpertApplicationStatusInfo {
  label: string
  /** A preset colour of antd's Tag. */
  color: 'default' | 'processing' | 'warning' | 'error' | 'success' | 'cyan'
  /** Who has it; null when nobody has anything left to do. */
  holder: ExpertApplicationRole | null
  actions: Readonly<Partial<Record<ExpertApplicationRole, readonly ExpertApplicationAction[]>>>
  /** Where each step that is open here leads. */
  leadsTo: Readonly<Partial<Record<ExpertApplicationAction, ExpertApplicationStatus>>>
}

/**
 * The expert application's state machine (domain, section 3): 未提交 → 待单位审核 → 待科委审核 → 已入库, returned by the
 * unit or by the commission with a reason. Screens and the embedded backend ask it.
 */
export const expertApplicationStates: Readonly<Record<ExpertApplicationStatus, ExpertApplicationStatusInfo>> = {
  0: {
    label: text('未提交'),
    color: 'default',
    holder: 'applicant',
    actions: { applicant: ['FILL', 'SUBMIT', 'VIEW'] },
    leadsTo: { SUBMIT: 1 },
  },
  1: {
    label: text('待单位审核'),
    color: 'processing',
    holder: 'unit',
    actions: { applicant: ['VIEW', 'WITHDRAW'], unit: ['PASS', 'RETURN', 'VIEW'] },
    leadsTo: { WITHDRAW: 0, PASS: 2, RETURN: 4 },
  },
  2: {
    label: text('待科委审核'),
    color: 'cyan',
    holder: 'commission',
    actions: { applicant: ['VIEW'], unit: ['VIEW'], commission: ['PASS', 'RETURN', 'VIEW'] },
    leadsTo: { PASS: 3, RETURN: 5 },
  },
  3: {
    label: text('已入库'),
    color: 'success',
    holder: null,
    actions: { applicant: ['VIEW'], unit: ['VIEW'], commission: ['VIEW'] },
    leadsTo: {},
  },
  4: {
    label: text('单位退回'),
    color: 'warning',
    holder: 'applicant',
    actions: { applicant: ['FILL', 'SUBMIT', 'VIEW'], unit: ['VIEW'] },
    leadsTo: { SUBMIT: 1 },
  },
  5: {
    label: text('科委退回'),
    color: 'error',
    holder: 'applicant',
    actions: { applicant: ['FILL', 'SUBMIT', 'VIEW'], unit: ['VIEW'], commission: ['VIEW'] },
    leadsTo: { SUBMIT: 1 },
  },
}

/** Whether a number from the wire is a status of this machine. */
export function isExpertApplicationStatus(value: number): value is ExpertApplicationStatus {
  return Object.hasOwn(expertApplicationStates, value)
}

/** What is open in a state to a person in this role. */
export function openExpertActions(
  status: ExpertApplicationStatus,
  role: ExpertApplicationRole,
): readonly ExpertApplicationAction[] {
  return expertApplicationStates[status].actions[role] ?? []
}

/** Where a step leads when a person in this role takes it; null when it is not open to them there. */
export function nextExpertStatus(
  status: ExpertApplicationStatus,
  action: ExpertApplicationAction,
  role: ExpertApplicationRole,
): ExpertApplicationStatus | null {
  if (!openExpertActions(status, role).includes(action)) return null
  return expertApplicationStates[status].leadsTo[action] ?? null
}
