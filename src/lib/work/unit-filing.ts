import { text } from '@/lib/i18n'

/** What people file through their unit besides declarations: performance achievements, foreign-expert projects, matching. */
export type UnitFilingKind = 'ACHIEVEMENT' | 'FOREIGN_EXPERT' | 'MATCHING'

export type UnitFilingState = 'FILLING' | 'UNIT_REVIEW' | 'SUBMITTED' | 'RETURNED'

type UnitFilingAction = 'PASS' | 'RETURN'

interface UnitFilingStateInfo {
  label: string
  /** A preset colour of antd's Tag. */
  color: 'default' | 'processing' | 'success' | 'warning'
  /** What is open to the unit's administrator. */
  actions: readonly UnitFilingAction[]
  leadsTo: Readonly<Partial<Record<UnitFilingAction, UnitFilingState>>>
}

/** Their state machine (domain, section 3): 填报中 → 待单位审核 → 已提交 | 退回修改. */
export const unitFilingStates: Readonly<Record<UnitFilingState, UnitFilingStateInfo>> = {
  FILLING: { label: text('填报中'), color: 'default', actions: [], leadsTo: {} },
  UNIT_REVIEW: {
    label: text('待单位审核'),
    color: 'processing',
    actions: ['PASS', 'RETURN'],
    leadsTo: { PASS: 'SUBMITTED', RETURN: 'RETURNED' },
  },
  SUBMITTED: { label: text('已提交'), color: 'success', actions: [], leadsTo: {} },
  RETURNED: { label: text('退回修改'), color: 'warning', actions: [], leadsTo: {} },
}

/** Route permission of each kind on the company page (specification, section 6). */
export const unitFilingPermissions: Readonly<Record<UnitFilingKind, string>> = {
  ACHIEVEMENT: 's02.f015',
  FOREIGN_EXPERT: 's02.f026',
  MATCHING: 's01.f019',
}
