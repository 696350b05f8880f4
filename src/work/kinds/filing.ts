import { text } from '@/lib/i18n/i18n'
import type { WorkKind } from '../kind'
import { filling, over, returned, review, unitReview } from './states'
import { toCommission } from './to-commission'

/** Submissions through a unit: 填报中 → 待单位审核 → 已提交, or 退回修改 (domain, section 3). */
export const filing: Pick<WorkKind, 'version' | 'maker' | 'of' | 'initial' | 'states' | 'hints'> = {
  version: 1,
  maker: text('填报人'),
  of: 'unit',
  initial: 'FILLING',
  states: {
    FILLING: filling(text('填报中'), { SUBMIT: 'UNIT_REVIEW' }, { removable: true }),
    UNIT_REVIEW: review(
      unitReview,
      'unit',
      { PASS: 'SUBMITTED', RETURN: 'RETURNED' },
      { readers: ['office'], due: { from: 'submitted', days: 30 } },
    ),
    RETURNED: filling(returned, { SUBMIT: 'UNIT_REVIEW' }, { colour: 'warning', readers: ['unit', 'office'] }),
    SUBMITTED: over(text('已提交'), 'success', 'creator', 'unit', 'office'),
  },
  hints: toCommission,
}
