/** Normalises and validates resume entries, for the dialog, the import and the embedded backend. */

import { t } from '@/lib/i18n/i18n'
import { canonicalDecimal, parseDecimal, zero } from '@/lib/numbers/decimal'
import { halfWidth } from '@/lib/text/half-width'
import { isNonNegativeDecimal, isPositiveInteger } from '@/lib/validation/number-formats'
import { isDoi, isPatentNumber, plainDoi, plainPatentNumber } from './achievement-number'
import { type ResumeField, type ResumeKind, type ResumeValues, resumeKinds } from './resume-kinds'

/** A field's problem, with a message for the person. */
export interface ResumeProblem {
  field: string
  message: string
}

/** Context that a check needs. */
export interface ResumeChecking {
  /** Ids of a dictionary's entries; undefined while loading, then any id is accepted. */
  entries(dictionaryType: string): ReadonlySet<string> | undefined
  /** The current month, `YYYY-MM`. */
  month: string
}

const earliestYear = 1900

/** Values as they are stored: trimmed, numbers and months normalised, empty ones absent. Unreadable values stay. */
export function tidyResume(kind: ResumeKind, values: ResumeValues): ResumeValues {
  const checked = resumeKinds[kind].fields.flatMap((field): [string, string][] => {
    const value = plainValue(field, values[field.name] ?? '', values)
    return value === '' ? [] : [[field.name, value]]
  })
  return Object.fromEntries(checked)
}

function plainValue(field: ResumeField, typed: string, values: ResumeValues): string {
  const trimmed = typed.replaceAll('\u00a0', ' ').trim()
  switch (field.kind) {
    case 'month':
      return plainMonth(trimmed)
    case 'year':
      return /^\d{4}年$/.test(halfWidth(trimmed)) ? halfWidth(trimmed).slice(0, 4) : halfWidth(trimmed)
    case 'rank':
      return halfWidth(trimmed).replace(/^第?(\d+)位?$/, (_, digits: string) => String(Number(digits)))
    case 'money':
      return (
        canonicalDecimal(trimmed)
          ?.replace(/(\.\d*?)0+$/, '$1')
          .replace(/\.$/, '') ?? trimmed
      )
    case 'text': {
      const line = trimmed.replace(/\s*\n\s*/g, ' ')
      if (field.name === 'number' && values.type === 'PAPER') return plainDoi(line)
      if (field.name === 'number' && values.type === 'PATENT') return plainPatentNumber(line)
      return line
    }
    default:
      return trimmed
  }
}

/** Normalises a month: 2026/1, 2026.01, 2026年1月, 202601 or a whole date become `2026-01`. */
function plainMonth(typed: string): string {
  const match = /^(\d{4})(?:[-/.年](\d{1,2})|(\d{2}))(?:月|[-/.月]\d{1,2}日?)?$/.exec(halfWidth(typed))
  const month = match?.[2] ?? match?.[3]
  const real = month !== undefined && Number(month) >= 1 && Number(month) <= 12
  return match && real ? `${match[1]}-${month.padStart(2, '0')}` : typed
}

/** The problems of an entry, in the order of its fields. Normalise the values with `tidyResume` first. */
export function checkResume(kind: ResumeKind, values: ResumeValues, checking: ResumeChecking): ResumeProblem[] {
  const problems = resumeKinds[kind].fields.flatMap((field): ResumeProblem[] => {
    const value = values[field.name] ?? ''
    const message = value === '' ? missing(field) : wrong(field, value, values, checking)
    return message === null ? [] : [{ field: field.name, message }]
  })
  const { startMonth, endMonth } = values
  const judged = new Set(problems.map(({ field }) => field))
  if (startMonth && endMonth && !judged.has('startMonth') && !judged.has('endMonth') && endMonth < startMonth)
    problems.push({ field: 'endMonth', message: t('结束年月不能早于开始年月 {start}', { start: startMonth }) })
  return problems
}

function missing(field: ResumeField): string | null {
  if (!field.required) return null
  const label = t(field.label)
  return field.kind === 'text' || field.kind === 'longText'
    ? t('请输入{label}', { label })
    : t('请选择{label}', { label })
}

function wrong(field: ResumeField, value: string, values: ResumeValues, checking: ResumeChecking): string | null {
  const label = t(field.label)
  switch (field.kind) {
    case 'text':
    case 'longText': {
      const length = [...value].length
      if (length > field.maxLength)
        return t('{label}不能超过 {max} 个字，现在 {n} 个', { label, max: field.maxLength, n: length })
      return field.name === 'number' ? wrongNumber(value, values.type) : null
    }
    case 'month': {
      if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(value) || Number(value.slice(0, 4)) < earliestYear)
        return t('{label}要写成 2026-01 这样的年月，现在是“{value}”', { label, value: value.slice(0, 20) })
      return value > checking.month && field.name !== 'endMonth' ? t('{label}不能晚于本月', { label }) : null
    }
    case 'year': {
      if (!/^\d{4}$/.test(value) || Number(value) < earliestYear)
        return t('{label}要写成 2026 这样的年份，现在是“{value}”', { label, value: value.slice(0, 20) })
      return value > checking.month.slice(0, 4) ? t('{label}不能晚于今年', { label }) : null
    }
    case 'rank':
      return isPositiveInteger(value) && value.length <= 3 ? null : t('{label}请填 1 至 999 的整数', { label })
    case 'money':
      return wrongMoney(label, value)
    case 'choice':
      return field.options.some((option) => option.value === value)
        ? null
        : t('{label}中没有“{value}”', { label, value: value.slice(0, 20) })
    case 'dictionary':
      return checking.entries(field.dictionaryType)?.has(value) === false
        ? t('{label}中没有“{value}”', { label, value: value.slice(0, 20) })
        : null
  }
}

/** Checks a non-negative decimal of up to 10 integer digits and 6 decimals (specification, section 5). */
function wrongMoney(label: string, value: string): string | null {
  const amount = parseDecimal(value)
  if (!amount) return t('{label}请填数字，现在是“{value}”', { label, value: value.slice(0, 20) })
  if (amount.lt(zero)) return t('{label}不能小于 0', { label })
  return isNonNegativeDecimal(value) ? null : t('{label}整数部分最多 10 位、小数最多 6 位', { label })
}

function wrongNumber(value: string, type: string | undefined): string | null {
  if (type === 'PAPER' && !isDoi(value)) return t('DOI 要写成 10.1000/xyz123 这样，请核对')
  if (type === 'PATENT' && !isPatentNumber(value)) return t('专利号要写成 202310123456.6 这样，请核对最后一位')
  return null
}
