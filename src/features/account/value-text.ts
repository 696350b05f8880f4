/** Profile answers as text, with certificate and bank numbers masked; for the comparison of two versions, read-only fields and 我的数据. */
import { type DictionaryEntry, entryName } from '@/lib/i18n/dictionary-entry-name'
import { t } from '@/lib/i18n/i18n'
import { masked } from '@/lib/text/mask'
import { isGuardedField } from './profile-fields'
import type { ProfileField, ProfileValues } from './profile-values'

/** An answer as text, for comparison; certificate and bank numbers masked. */
export function valueText(field: ProfileField, values: Partial<ProfileValues>): string {
  const value: unknown = values[field]
  const empty = t('（空）')
  if (value === null || value === undefined || value === '') return empty
  if (field === 'userSex') return value === 0 ? t('男') : value === 1 ? t('女') : empty
  if (field === 'isSupervisor') return supervisorText(Number(value))
  if (field === 'userBankLocation') return value === 0 ? t('上海') : t('外省市')
  if (typeof value === 'string') return isGuardedField(field) ? masked(value) : value
  if (typeof value !== 'object') return String(value)
  if ('unitName' in value) return String(value.unitName)
  if ('name' in value) return entryName(value as DictionaryEntry)
  const academy = values[field as 'engineeringAcademy']
  return academy ? `${academy.dept ? entryName(academy.dept) : empty} ${academy.date}` : empty
}

export function supervisorText(isSupervisor: number): string {
  return isSupervisor === 1 ? t('博士生导师') : isSupervisor === 2 ? t('硕士生导师') : t('不是导师')
}
