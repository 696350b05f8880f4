import {
  type CertificateType,
  certificateTypes,
  isCertificateNumber,
  isCertificateType,
  residentId,
} from '@/lib/certificate'
import { t } from '@/lib/i18n'
import { plainCertificate } from '@/lib/national-id'
import { type DefinitionReader, isRawObject } from '../definition-reader'
import type { CertificateNode } from '../nodes'
import type { CertificateValue } from '../values'
import type { Finding, Kind } from './kind'
import { coerceText } from './written'

/** The kinds of certificate a definition takes; only the resident ID card unless said. */
export function readCertificateTypes(source: DefinitionReader): readonly CertificateType[] {
  const types = source.texts('types', 20).filter((type) => {
    if (isCertificateType(type)) return true
    source.fault('types', t('未知的证件类型「{type}」', { type: type.slice(0, 40) }))
    return false
  })
  return types.length > 0 ? types.filter(isCertificateType) : [residentId]
}

/** A number alone, as from a spreadsheet, is of the first kind that is taken. */
export function coerceCertificate(types: readonly CertificateType[], raw: unknown): CertificateValue | null {
  const usual = types[0] ?? residentId
  if (!isRawObject(raw)) {
    const number = coerceText(raw)
    return number.trim() === '' ? null : { type: usual, number }
  }
  const type = isCertificateType(raw.type) ? raw.type : usual
  const number = coerceText(raw.number)
  return number.trim() === '' && type === usual ? null : { type, number }
}

export function cleanCertificate(value: CertificateValue | null): CertificateValue | null {
  return value && { type: value.type, number: plainCertificate(value.number) }
}

/** The number by its kind, and the kind itself; the message for a resident ID is the specification's (section 5). */
export function checkCertificate(types: readonly CertificateType[], value: CertificateValue | null): Finding[] {
  const number = plainCertificate(value?.number ?? '')
  if (!value || number === '') return []
  const type = t(certificateTypes[value.type].label)
  if (!types.includes(value.type))
    return [{ check: 'certificateType', message: t('这里不收{type}，请重新选择证件类型', { type }) }]
  if (isCertificateNumber(value.type, number)) return []
  return [
    {
      check: 'certificate',
      message: value.type === residentId ? t('请输入正确的身份证号') : t('请输入正确的{type}号码', { type }),
    },
  ]
}

/** A certificate: its kind and its number; sensitive. Expressions see the number. */
export const certificate: Kind<CertificateNode, CertificateValue | null> = {
  gives: 'text',
  width: 1,
  read: (common, source) => ({
    ...common,
    kind: 'certificate',
    sensitive: true,
    types: readCertificateTypes(source),
  }),
  empty: () => null,
  coerce: (node, raw) => coerceCertificate(node.types ?? [residentId], raw),
  clean: (_, value) => cleanCertificate(value),
  isEmpty: (value) => value === null || value.number.trim() === '',
  check: (node, value) => checkCertificate(node.types ?? [residentId], value),
  missing: (node) => t('请填写{label}', { label: node.label }),
  operand: (_, value) => plainCertificate(value?.number ?? '') || null,
}
