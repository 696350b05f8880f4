/** Finds what is missing in a profile and what that blocks, for account settings. */

import { text } from '@/lib/i18n/i18n'
import { settingsSecurityPath } from '@/lib/routing/security-path'
import type { Session } from '@/session/session'
import { checkField, fixedFields, isRequired } from './check-profile'
import { settingsBankPath, settingsInfoPath } from './paths'
import { fieldsOf, profileFieldNames } from './profile-fields'
import type { ProfileField, ProfileValues } from './profile-values'

/** Real-name level needed to declare or to apply as an expert: 2, intermediate (domain, section 1). */
const neededLevel = 2

/** A gap, what it blocks, and where to fill it. Text keys. */
interface Gap {
  name: string
  blocks: string
  /** The missing fields, if any. */
  fields: readonly ProfileField[]
  to: string
  label: string
}

export interface Completeness {
  /** Number of valid required answers. */
  filled: number
  total: number
  gaps: readonly Gap[]
}

/** The completeness of a saved profile, and what its gaps block. */
export function completenessOf(
  saved: ProfileValues,
  session: Pick<Session, 'user' | 'units' | 'unknown'>,
  today: string,
): Completeness {
  const fixed = fixedFields(session.user, saved)
  const required = profileFieldNames.filter((field) => isRequired(field, saved))
  const wanting = required.filter((field) => !fixed.includes(field) && checkField(field, saved, today) !== null)
  const info = fieldsOf('info').filter((field) => wanting.includes(field) && field !== 'unit')
  const bank = fieldsOf('bank').filter((field) => wanting.includes(field))
  const gaps: Gap[] = []
  if (session.user.userGrade < neededLevel)
    gaps.push({
      name: text('实名认证未达到中级'),
      blocks: text('不能申报项目，也不能申请成为专家。'),
      fields: [],
      to: settingsSecurityPath(),
      label: text('去实名认证'),
    })
  if (!session.unknown.has('units') && !session.units.some(({ applyStatus }) => applyStatus === 2))
    gaps.push({
      name: text('没有审核通过的单位'),
      blocks: text('不能以单位名义申报项目。'),
      fields: [],
      to: settingsInfoPath(),
      label: text('查看所在单位'),
    })
  if (info.length > 0)
    gaps.push({
      name: text('基本信息不完整'),
      blocks: text('填报申报书时不能自动带入，需要逐项填写。'),
      fields: info,
      to: settingsInfoPath(),
      label: text('去补充'),
    })
  if (bank.length > 0)
    gaps.push({
      name: text('银行信息不完整'),
      blocks: text('不能作为收款信息使用。'),
      fields: bank,
      to: settingsBankPath(),
      label: text('去补充'),
    })
  return { filled: required.length - wanting.length, total: required.length, gaps }
}
