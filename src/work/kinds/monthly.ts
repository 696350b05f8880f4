import { text } from '@/lib/i18n/i18n'
import type { WorkKind } from '../kind'
import { filling, over } from './states'

/** 未填报 → 填报中 → 已提交, then read-only (603402). */
const monthlyStates: Pick<WorkKind, 'initial' | 'states'> = {
  initial: 'NOT_FILLED',
  states: {
    NOT_FILLED: filling(text('未填报'), { BEGIN: 'FILLING' }, { readers: ['department'] }),
    FILLING: filling(text('填报中'), { SUBMIT: 'SUBMITTED' }, { readers: ['department'] }),
    SUBMITTED: {
      ...over(text('已提交'), 'success', 'creator', 'unit', 'department'),
      refusals: { FILL: 603402, SUBMIT: 603402 },
    },
  },
}

/** Monthly progress of a function platform (`modules.md`, section 2). */
export const monthlyProgress: WorkKind = {
  id: 'MONTHLY_PROGRESS',
  version: 1,
  noun: text('月度进展'),
  maker: text('填报人'),
  of: 'platform',
  form: 'monthly-progress',
  permissions: { department: 's02.f006' },
  ...monthlyStates,
  deadline: { from: 'monthEnd', days: 10 },
  handIn: { button: text('提交月度进展'), note: text('提交后不能再修改。'), done: text('月度进展已提交') },
  addresses: {
    list: '/function-platform',
    overview: '/monthly-progress-fill/:workId',
    form: '/monthly-progress-form/:workId/:formId/:pageId',
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
  permissions: { department: 's02.f006' },
  ...monthlyStates,
  deadline: { from: 'monthEnd', days: 10 },
  handIn: { button: text('提交月报'), note: text('提交后不能再修改。'), done: text('月报已提交') },
  addresses: {
    list: '/function-platform',
    overview: '/monthly-report-fill/:workId',
    form: '/monthly-report-form/:workId/:pageId/:workId',
  },
}
