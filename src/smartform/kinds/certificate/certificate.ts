/** The field kind “certificate”: definition, values, validation, text. */

import { t } from '@/lib/i18n/i18n'
import { masked } from '@/lib/text/mask'
import {
  type CertificateType,
  certificateTypes,
  isCertificateNumber,
  isCertificateType,
  residentId,
} from '@/lib/validation/certificate'
import { plainCertificate } from '@/lib/validation/national-id'
import { isRawObject } from '../../schema/definition-reader'
import type { FieldBase } from '../../schema/field-base'
import { type Attribute, choiceTexts, coerceText, drawnBy, type Finding, type Kind } from '../kind'

/** A certificate's type and number. Value: `{ type, number }`, or null. Always sensitive. */
interface CertificateSource extends FieldBase {
  kind: 'certificate'
  /** Accepted types, by the codes of user_id_type (`lib/validation/certificate.ts`); default: the resident ID card only. */
  types?: readonly CertificateType[]
}

export interface CertificateValue {
  type: CertificateType
  /** As typed; saved without spaces and in upper case. */
  number: string
}

type Taking = Pick<CertificateSource, 'types'>

/** The types a definition accepts; default: the resident ID card only. */
export const types: Attribute<readonly CertificateType[]> = {
  schema: { type: 'array', items: { enum: Object.keys(certificateTypes) } },
  read(source, name) {
    const types = source.texts(name, 20).filter((type) => {
      if (isCertificateType(type)) return true
      source.fault(name, t('未知的证件类型“{type}”', { type: type.slice(0, 40) }))
      return false
    })
    return types.length > 0 ? types.filter(isCertificateType) : [residentId]
  },
}

/** A number alone, as from a spreadsheet, has the first accepted type. */
export function coerceCertificate({ types }: Taking, raw: unknown): CertificateValue | null {
  const usual = types?.[0] ?? residentId
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

/** Checks number and type; the message for a resident ID is the specification's (section 5). */
export function checkCertificate({ types = [residentId] }: Taking, value: CertificateValue | null): Finding[] {
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

/** The number as `show` formats it, after its type unless that is the usual one. */
export function certificateText(value: CertificateValue | null, show = (number: string) => number): string {
  if (!value || value.number === '') return ''
  return value.type === residentId
    ? show(value.number)
    : `${t(certificateTypes[value.type].label)} ${show(value.number)}`
}

/** Eighteen digits, and the type before them where there is a choice. */
function certificateWidth({ types = [] }: Taking): number {
  return types.length > 1 ? 19 : 11
}

/** A certificate: its kind and its number; sensitive. Expressions see the number. */
export const certificate: Kind<CertificateSource, CertificateValue | null> = {
  ...choiceTexts,
  personal: 'certificateNumber',
  attributes: { types },
  coerce: coerceCertificate,
  clean: (_, value) => cleanCertificate(value),
  isEmpty: (value) => value === null || value.number.trim() === '',
  check: checkCertificate,
  missing: (node) => t('请填写{label}', { label: node.label }),
  operand: (_, value) => plainCertificate(value?.number ?? '') || null,
  text: (_, value) => certificateText(value),
  hidden: (_, value) => certificateText(value, masked),
  editor: drawnBy(() => import('./CertificateInput').then((module) => module.CertificateEditor)),
  columnWidth: certificateWidth,
  fromSheet: (node, text, sheet) => ({ ...sheet.line(text), raw: certificateIn(node, text) }),
  sample: () => [
    { type: '111', number: '11010519491231002X' },
    { type: '414', number: 'E12345678' },
  ],
}

/** Reads a cell: the type's name in either language before the number, as `certificateText` writes it. */
function certificateIn(node: Taking, text: string): CertificateValue | null {
  const cell = text.trim()
  for (const [type, { label }] of Object.entries(certificateTypes)) {
    const name = [label, t(label)].find((written) => cell.startsWith(written))
    if (name !== undefined) return coerceCertificate(node, { type, number: cell.slice(name.length).trim() })
  }
  return coerceCertificate(node, text)
}
