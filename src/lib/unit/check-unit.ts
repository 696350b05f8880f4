/** Normalises and validates a unit's information, for its form and the embedded backend. */

import { t } from '@/lib/i18n/i18n'
import { canonicalDecimal } from '@/lib/numbers/decimal'
import { halfWidth } from '@/lib/text/half-width'
import { isDay } from '@/lib/time/iso-day'
import { isEmail, plainEmail } from '@/lib/validation/email'
import { isMobile, plainDigits } from '@/lib/validation/mobile'
import { isNonNegativeDecimal } from '@/lib/validation/number-formats'
import { isPostcode } from '@/lib/validation/postcode'
import { isTelephone, plainTelephone } from '@/lib/validation/telephone'
import { isCreditCode, plainCreditCode } from './credit-code'
import { type UnitField, type UnitValues, unitFields } from './unit-fields'

/** A field's problem, with a message for the person. */
export interface UnitProblem {
  field: string
  message: string
}

/** Values as they are stored: trimmed, numbers normalised, empty ones absent. */
export function tidyUnit(values: UnitValues): UnitValues {
  const checked = unitFields.flatMap((field): [string, string][] => {
    const value = plainValue(field, (values[field.name] ?? '').replaceAll('\u00a0', ' ').trim())
    return value === '' ? [] : [[field.name, value]]
  })
  return Object.fromEntries(checked)
}

function plainValue(field: UnitField, typed: string): string {
  switch (field.kind) {
    case 'mobile':
      return plainDigits(typed)
    case 'postcode':
      return halfWidth(typed)
    case 'telephone':
      return plainTelephone(typed)
    case 'email':
      return plainEmail(typed)
    case 'creditCode':
    case 'organizationCode':
      return plainCreditCode(typed)
    case 'money':
      return canonicalDecimal(typed) ?? typed
    case 'website':
      return typed === '' || /^https?:\/\//i.test(typed) ? typed : `https://${halfWidth(typed)}`
    default:
      return typed
  }
}

/**
 * The problems of a unit's information, in the order of its fields. Normalise the values with `tidyUnit` first.
 * @param fromCertificate skips fields taken from the legal-person certificate, which nobody can change here
 */
export function checkUnit(values: UnitValues, { fromCertificate }: { fromCertificate: boolean }): UnitProblem[] {
  return unitFields.flatMap((field): UnitProblem[] => {
    if (fromCertificate && field.certificate) return []
    const value = values[field.name] ?? ''
    const message = value === '' ? missing(field) : wrong(field, value)
    return message === null ? [] : [{ field: field.name, message }]
  })
}

function missing(field: UnitField): string | null {
  if (!field.required) return null
  const label = t(field.label)
  const isSelect = field.kind === 'dictionary' || field.kind === 'day'
  return isSelect ? t('请选择{label}', { label }) : t('请输入{label}', { label })
}

function wrong(field: UnitField, value: string): string | null {
  switch (field.kind) {
    case 'text':
    case 'longText': {
      if (field.kind === 'text' && field.english && /\p{Script=Han}/u.test(value))
        return t('{label}请用拉丁字母填写', { label: t(field.label) })
      const n = [...value].length
      const values = { label: t(field.label), max: field.maxLength, n }
      return n > field.maxLength ? t('{label}不能超过 {max} 个字，现在 {n} 个', values) : null
    }
    case 'creditCode':
      return isCreditCode(value) ? null : t('统一社会信用代码不正确，请对照营业执照或法人证书上的 18 位代码修改')
    case 'organizationCode':
      return /^[0-9A-Z]{8}-[\dX]$/.test(value) ? null : t('组织机构代码应写成 12345678-9 这样，请核对')
    case 'mobile':
      return isMobile(value) ? null : t('请输入正确的手机号码')
    case 'telephone':
      return isTelephone(value) ? null : t('请输入正确的电话，可带区号，如 021-55660000')
    case 'email':
      return isEmail(value) ? null : t('请输入正确的邮箱')
    case 'postcode':
      return isPostcode(value) ? null : t('邮政编码为 6 位数字')
    case 'website':
      return URL.canParse(value) && value.length <= 200 && new URL(value).hostname.includes('.')
        ? null
        : t('请输入正确的网址，如 https://www.example.cn')
    case 'money':
      return isNonNegativeDecimal(value) ? null : t('请填不小于 0 的数字，整数最多 10 位、小数最多 6 位')
    case 'day':
      return isDay(value) ? null : t('请填真实的日期，如 2020-02-28')
    case 'dictionary':
      return null
  }
}
