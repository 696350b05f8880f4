/** The state transitions of kinds in which the commission follows the unit. */
import { text } from '@/lib/i18n/i18n'
import type { WorkKind } from '../kind'

/** What a unit's decision leads to, where the commission is next. */
export const toCommission: NonNullable<WorkKind['hints']> = {
  PASS: text('提交{commission}，单位不能再退回。意见可不填。'),
  RETURN: text('填报人按意见修改后可以再次提交。'),
}
