import { text } from '@/lib/i18n'

export type DeclarationState =
  | 'DRAFT'
  | 'UNIT_REVIEW'
  | 'DEPARTMENT_REVIEW'
  | 'RETURNED'
  | 'REFUSED'
  | 'ACCEPTED'
  | 'UNDER_EVALUATION'
  | 'APPROVED'
  | 'NOT_APPROVED'

/** What a person may do with a declaration. FILL, VIEW and REMOVE lead to no other state; the others are steps. */
export type DeclarationAction = 'FILL' | 'VIEW' | 'SUBMIT' | 'WITHDRAW' | 'REMOVE' | 'PASS' | 'RETURN' | 'REFUSE'

/** As what a person meets a declaration: its creator, an administrator of its unit, the supervising department. */
export type DeclarationRole = 'creator' | 'unit' | 'department'

/** Who has it; `commission` while it is being evaluated, null when nobody has anything left to do. */
type DeclarationHolder = DeclarationRole | 'commission' | null

export interface DeclarationStateInfo {
  label: string
  /** A preset colour of antd's Tag. */
  color: 'default' | 'processing' | 'warning' | 'error' | 'success' | 'cyan' | 'purple'
  holder: DeclarationHolder
  actions: Readonly<Partial<Record<DeclarationRole, readonly DeclarationAction[]>>>
  /** Where each step that is open here leads. */
  leadsTo: Readonly<Partial<Record<DeclarationAction, DeclarationState>>>
}

const onlyView = { creator: ['VIEW'], unit: ['VIEW'], department: ['VIEW'] } as const

/**
 * The declaration's state machine (domain, section 3), and the only place that decides what is open to whom. Screens
 * and the embedded backend ask it. Drafts are their creator's alone; the supervising department meets a declaration
 * once the unit has passed it on, so a backend gives its role only from then.
 */
export const declarationStates: Readonly<Record<DeclarationState, DeclarationStateInfo>> = {
  DRAFT: {
    label: text('填报中'),
    color: 'default',
    holder: 'creator',
    actions: { creator: ['FILL', 'SUBMIT', 'REMOVE', 'VIEW'] },
    leadsTo: { SUBMIT: 'UNIT_REVIEW' },
  },
  UNIT_REVIEW: {
    label: text('待单位审核'),
    color: 'processing',
    holder: 'unit',
    actions: { creator: ['VIEW', 'WITHDRAW'], unit: ['PASS', 'RETURN', 'REFUSE', 'VIEW'] },
    leadsTo: { WITHDRAW: 'DRAFT', PASS: 'DEPARTMENT_REVIEW', RETURN: 'RETURNED', REFUSE: 'REFUSED' },
  },
  DEPARTMENT_REVIEW: {
    label: text('待主管部门审核'),
    color: 'cyan',
    holder: 'department',
    actions: { creator: ['VIEW'], unit: ['VIEW'], department: ['PASS', 'RETURN', 'REFUSE', 'VIEW'] },
    leadsTo: { PASS: 'ACCEPTED', RETURN: 'RETURNED', REFUSE: 'REFUSED' },
  },
  RETURNED: {
    label: text('退回修改'),
    color: 'warning',
    holder: 'creator',
    actions: { creator: ['FILL', 'SUBMIT', 'VIEW'], unit: ['VIEW'], department: ['VIEW'] },
    leadsTo: { SUBMIT: 'UNIT_REVIEW' },
  },
  REFUSED: { label: text('不予受理'), color: 'error', holder: null, actions: onlyView, leadsTo: {} },
  ACCEPTED: { label: text('已受理'), color: 'success', holder: 'commission', actions: onlyView, leadsTo: {} },
  UNDER_EVALUATION: { label: text('评审中'), color: 'purple', holder: 'commission', actions: onlyView, leadsTo: {} },
  APPROVED: { label: text('立项'), color: 'success', holder: null, actions: onlyView, leadsTo: {} },
  NOT_APPROVED: { label: text('不予立项'), color: 'error', holder: null, actions: onlyView, leadsTo: {} },
}

/** What the actions are called on buttons and in a history. */
export const declarationActionLabels: Readonly<Record<DeclarationAction, string>> = {
  FILL: text('填报'),
  VIEW: text('查看'),
  SUBMIT: text('提交'),
  WITHDRAW: text('撤回'),
  REMOVE: text('删除'),
  PASS: text('审核通过'),
  RETURN: text('退回修改'),
  REFUSE: text('不予受理'),
}

/** The actions open in a state to a person with these roles; the most usual first, none twice. */
export function openActions(state: DeclarationState, roles: readonly DeclarationRole[]): DeclarationAction[] {
  return [...new Set(roles.flatMap((role) => declarationStates[state].actions[role] ?? []))]
}

/**
 * Where a step leads when a person with this role takes it; null when it is not open to that role in that state, and
 * for actions that are no steps (FILL, VIEW, REMOVE).
 */
export function nextState(
  state: DeclarationState,
  action: DeclarationAction,
  role: DeclarationRole,
): DeclarationState | null {
  if (!openActions(state, [role]).includes(action)) return null
  return declarationStates[state].leadsTo[action] ?? null
}

const day = 24 * 3600_000
/** Days the supervising department has for what a unit recommended, after the guide's date for recommending. */
const departmentDays = 15

/** Until when a declaration's holder has to act; null when nobody has anything to do. All in milliseconds since 1970. */
export function declarationDue(
  state: DeclarationState,
  guide: { closesAt: number; recommendBy: number },
): number | null {
  switch (declarationStates[state].holder) {
    case 'creator':
      return guide.closesAt
    case 'unit':
      return guide.recommendBy
    case 'department':
      return guide.recommendBy + departmentDays * day
    default:
      return null
  }
}
