import { text } from '@/lib/i18n'
import type { WorkKind } from '../kind'
import { companyReview } from './addresses'
import { filling, over, review, unitReview } from './states'
import { toCommission } from './to-commission'

const readers = ['unit', 'office'] as const

/**
 * Coming into the database of experts, or a change of an entry (`facts.edit`); its states are `applyStatus` and `editStatus` of
 * the specification (section 4): 未提交 → 待单位审核 → 待科委审核 → 已入库, returned by the unit or by the commission.
 */
export const expertApplication: WorkKind = {
  id: 'EXPERT_APPLICATION',
  version: 1,
  noun: text('专家申请'),
  maker: text('申请人'),
  of: 'person',
  form: 'expert-application',
  permissions: { unit: 's01.f019', office: 's01.f019' },
  initial: '0',
  states: {
    0: filling(text('未提交'), { SUBMIT: '1' }),
    1: review(
      unitReview,
      'unit',
      { PASS: '2', RETURN: '4' },
      { readers: ['office'], withdraw: '0', due: { from: 'submitted', days: 15 } },
    ),
    2: review(text('待科委审核'), 'commission', { PASS: '3', RETURN: '5' }, { colour: 'cyan', readers }),
    3: over(text('已入库'), 'success', 'creator', ...readers, 'commission'),
    4: filling(text('单位退回'), { SUBMIT: '1' }, { colour: 'warning', readers }),
    5: filling(text('科委退回'), { SUBMIT: '1' }, { colour: 'error', readers: [...readers, 'commission'] }),
  },
  hints: toCommission,
  system: 's01',
  addresses: {
    list: '/expert/info',
    overview: '/expert/info/:userId/:unitId/apply?work=:workId',
    waiting: companyReview('expert', '1').waiting,
  },
}
