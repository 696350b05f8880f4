import { text } from '@/lib/i18n'
import type { WorkKind } from '../kind'
import { companyAddresses } from './addresses'
import { filling, over, returned, review, unitReview } from './states'
import { toCommission } from './to-commission'

/** What people file through their unit: 填报中 → 待单位审核 → 已提交, or 退回修改 (domain, section 3). */
const filing = (
  section: string,
): Pick<WorkKind, 'version' | 'maker' | 'of' | 'initial' | 'states' | 'hints' | 'addresses'> => ({
  version: 1,
  maker: text('填报人'),
  of: 'unit',
  initial: 'FILLING',
  states: {
    FILLING: filling(text('填报中'), { SUBMIT: 'UNIT_REVIEW' }),
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
  addresses: companyAddresses(section, 'UNIT_REVIEW'),
})

/** What came of an achievement that was turned to use. */
export const achievement: WorkKind = {
  ...filing('achievements'),
  id: 'ACHIEVEMENT',
  noun: text('成果转化绩效'),
  form: 'achievement-report',
  permissions: { unit: 's02.f015', office: 's02.f015' },
}

/** A project that brings a foreign expert. */
export const foreignExpert: WorkKind = {
  ...filing('foreignExpert'),
  id: 'FOREIGN_EXPERT',
  noun: text('外国专家项目'),
  form: 'foreign-expert-project',
  permissions: { unit: 's02.f026', office: 's02.f026' },
}

/** The city's share in a national project. */
export const matching: WorkKind = {
  ...filing('projectMatching'),
  id: 'MATCHING',
  noun: text('国家项目地方匹配'),
  form: 'national-matching',
  permissions: { unit: 's01.f019', office: 's01.f019' },
}
