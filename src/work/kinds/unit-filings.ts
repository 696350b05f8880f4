import { text } from '@/lib/i18n'
import type { WorkKind } from '../kind'
import { companyAddresses } from './addresses'
import { filing } from './filing'

/** What came of an achievement that was turned to use. */
export const achievement: WorkKind = {
  ...filing,
  id: 'ACHIEVEMENT',
  noun: text('成果转化绩效'),
  form: 'achievement-report',
  permissions: { unit: 's02.f015', office: 's02.f015' },
  addresses: companyAddresses('achievements', 'UNIT_REVIEW'),
}
