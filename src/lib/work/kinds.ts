import { text } from '@/lib/i18n'
import { type DeclarationState, declarationStates } from './declaration'
import { type ExpertApplicationStatus, expertApplicationStates } from './expert-application'
import { type MembershipStatus, membershipStates } from './membership'
import { type UnitFilingState, unitFilingPermissions, unitFilingStates } from './unit-filing'

/** Every kind of work there is so far: something a person files, hands on, and somebody decides about. */
export type WorkKind =
  | 'DECLARATION'
  | 'EXPERT_APPLICATION'
  | 'MEMBERSHIP'
  | 'ACHIEVEMENT'
  | 'FOREIGN_EXPERT'
  | 'MATCHING'

/** What a reviewer can decide about a work. */
type WorkDecision = 'PASS' | 'RETURN' | 'REFUSE'

/** What a work is found by. */
interface WorkPlace {
  id: string
  unitId: string
  /** The guide of a declaration. */
  guideId?: string | null
}

interface WorkStateInfo {
  label: string
  color: 'default' | 'processing' | 'warning' | 'error' | 'success' | 'cyan' | 'purple'
}

interface WorkKindInfo {
  /** What it is called. */
  noun: string
  /** Route permission of who reviews it. */
  permission: string
  /** Days a unit has for its review, from the hand-in; null where another date counts (the guide's). */
  reviewDays: number | null
  /** Its states by their codes on the wire. */
  states: Readonly<Record<string, WorkStateInfo>>
  /** What passing it leads to, and what happens to one that is not passed; said beside the decisions. */
  passing: string
  returning: string
  /** What the decision against it is called. */
  against: { decision: Exclude<WorkDecision, 'PASS'>; label: string }
  /** Where it is read and decided about. */
  address(place: WorkPlace): string
  /** The list it waits in. */
  list(place: Omit<WorkPlace, 'id'>): string
}

const inCompany = (section: string, waiting: string) => ({
  address: (place: WorkPlace) =>
    `/company/${encodeURIComponent(place.unitId)}/${section}/${encodeURIComponent(place.id)}`,
  list: ({ unitId }: Omit<WorkPlace, 'id'>) => `/company/${encodeURIComponent(unitId)}/${section}?state=${waiting}`,
})

const toCommission = {
  passing: text('提交市科委，单位不能再退回。意见可不填。'),
  returning: text('填报人按意见修改后可以再次提交。'),
  against: { decision: 'RETURN', label: text('退回修改') },
} as const

/** One description per kind, asked by the screens and by the embedded backend. */
export const workKinds: Readonly<Record<WorkKind, WorkKindInfo>> = {
  DECLARATION: {
    noun: text('项目申报书'),
    permission: 's02.f006',
    reviewDays: null,
    states: declarationStates satisfies Record<DeclarationState, WorkStateInfo>,
    ...toCommission,
    address: ({ unitId, guideId, id }) =>
      `/project-manage-list/${[unitId, guideId ?? '', 'review', id].map(encodeURIComponent).join('/')}`,
    list: ({ unitId, guideId }) => `/project-manage-list/${[unitId, guideId ?? ''].map(encodeURIComponent).join('/')}`,
  },
  EXPERT_APPLICATION: {
    noun: text('专家申请'),
    permission: 's01.f019',
    reviewDays: 15,
    states: expertApplicationStates satisfies Record<ExpertApplicationStatus, WorkStateInfo>,
    ...toCommission,
    ...inCompany('expert', '1'),
  },
  MEMBERSHIP: {
    noun: text('单位关联申请'),
    permission: 's01.f019',
    reviewDays: 7,
    states: membershipStates satisfies Record<MembershipStatus, WorkStateInfo>,
    passing: text('可以本单位的名义申报项目，并显示在个人履历中。'),
    returning: text('原因会发给申请人，对方可以据此修改后重新申请。'),
    against: { decision: 'REFUSE', label: text('拒绝') },
    ...inCompany('staff', '1'),
  },
  ACHIEVEMENT: {
    noun: text('成果转化绩效'),
    permission: unitFilingPermissions.ACHIEVEMENT,
    reviewDays: 30,
    states: unitFilingStates satisfies Record<UnitFilingState, WorkStateInfo>,
    ...toCommission,
    ...inCompany('achievements', 'UNIT_REVIEW'),
  },
  FOREIGN_EXPERT: {
    noun: text('外国专家项目'),
    permission: unitFilingPermissions.FOREIGN_EXPERT,
    reviewDays: 30,
    states: unitFilingStates,
    ...toCommission,
    ...inCompany('foreignExpert', 'UNIT_REVIEW'),
  },
  MATCHING: {
    noun: text('国家项目地方匹配'),
    permission: unitFilingPermissions.MATCHING,
    reviewDays: 30,
    states: unitFilingStates,
    ...toCommission,
    ...inCompany('projectMatching', 'UNIT_REVIEW'),
  },
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

/** Until when a unit has to decide about what was handed in then; null for a kind whose date is another's. */
export function reviewDue(kind: WorkKind, handedInAt: number | null): number | null {
  const { reviewDays } = workKinds[kind]
  return reviewDays === null || handedInAt === null ? null : handedInAt + reviewDays * day
}

/** How a state of a work is called and coloured; one this table does not know is shown by its code. */
export function workState(kind: WorkKind, state: string): WorkStateInfo {
  return workKinds[kind].states[state] ?? { label: state, color: 'default' }
}
