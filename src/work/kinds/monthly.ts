/** The kinds of work “monthly progress” and “monthly report” of platforms. */

import { text } from '@/lib/i18n/i18n'
import type { WorkKind } from '../kind'
import { filling, over, returned } from './states'

const readers = ['unit', 'department'] as const

/**
 * 未填报 → 填报中 → 已提交, then read-only (603402). While its month is open, the host unit or the commission may return a
 * report with a reason; corrected, it is submitted again.
 */
const monthlyStates: Pick<WorkKind, 'initial' | 'states' | 'hints' | 'jumps'> = {
  initial: 'NOT_FILLED',
  states: {
    NOT_FILLED: filling(text('未填报'), { BEGIN: 'FILLING' }, { readers }),
    FILLING: filling(text('填报中'), { SUBMIT: 'SUBMITTED' }, { readers }),
    RETURNED: filling(
      returned,
      { SUBMIT: 'SUBMITTED' },
      { colour: 'warning', readers, due: { from: 'since', days: 7 } },
    ),
    SUBMITTED: {
      ...over(text('已提交'), 'success', 'creator'),
      actions: { creator: ['VIEW'], unit: ['VIEW', 'RETURN'], department: ['VIEW', 'RETURN'] },
      transitions: { RETURN: 'RETURNED' },
      reopens: true,
      refusals: { FILL: 603402, SUBMIT: 603402 },
    },
  },
  hints: { RETURN: text('填报人收到原因，修改后再次提交。下月报告提交后不能再退回。') },
  jumps: 'month',
}

/** The host unit and the commission read and return the reports of both kinds of platform (specification, section 6). */
const permissions = { unit: 's02.f9008', department: 's02.f9008' } as const

/** Monthly progress of a function platform (`modules.md`, section 2). */
export const monthlyProgress: WorkKind = {
  id: 'MONTHLY_PROGRESS',
  version: 1,
  noun: text('月度进展'),
  maker: text('填报人'),
  of: 'platform',
  form: 'monthly-progress',
  permissions,
  ...monthlyStates,
  deadline: { from: 'monthEnd', days: 10 },
  handIn: { button: text('提交月度进展'), note: text('提交后不能自行修改。'), done: text('月度进展已提交') },
  addresses: {
    list: '/function-platform',
    overview: '/monthly-progress-fill/:workId',
    form: '/monthly-progress-form/:workId/:formId/:pageId',
    review: '/monthly-progress-fill/:workId/filed',
  },
}

/** Monthly report of a technical service platform. */
export const monthlyReport: WorkKind = {
  id: 'MONTHLY_REPORT',
  version: 1,
  noun: text('平台月报'),
  maker: text('填报人'),
  of: 'platform',
  form: 'monthly-report',
  permissions,
  ...monthlyStates,
  deadline: { from: 'monthEnd', days: 10 },
  handIn: { button: text('提交月报'), note: text('提交后不能自行修改。'), done: text('月报已提交') },
  addresses: {
    list: '/function-platform',
    overview: '/monthly-report-fill/:workId',
    form: '/monthly-report-form/:workId/:pageId/:workId',
    review: '/monthly-report-fill/:workId/filed',
  },
}
