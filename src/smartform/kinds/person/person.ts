/** The field kind “person”: definition, values, validation, text. */

import { t } from '@/lib/i18n/i18n'
import { countCharacters } from '@/lib/text/count-characters'
import { masked } from '@/lib/text/mask'
import type { CertificateType } from '@/lib/validation/certificate'
import { plainDigits } from '@/lib/validation/mobile'
import { plainCertificate } from '@/lib/validation/national-id'
import { isRawObject } from '../../schema/definition-reader'
import type { FieldBase } from '../../schema/field-base'
import type { Parsed } from '../../schema/parsed'
import {
  type CertificateValue,
  certificateText,
  checkCertificate,
  cleanCertificate,
  coerceCertificate,
  types,
} from '../certificate/certificate'
import { checkMobile } from '../contact/contact'
import { choiceTexts, coerceText, drawnBy, type Finding, type Kind } from '../kind'

/** Name, certificate and mobile of a person as one answer. Value: `{ name, certificate, mobile }`, or null. Always sensitive. */
interface PersonSource extends FieldBase {
  kind: 'person'
  /** Accepted certificate types. */
  types?: readonly CertificateType[]
}

export interface PersonValue {
  name: string
  certificate: CertificateValue | null
  mobile: string
}

const longestName = 50

function isEmptyPerson(value: PersonValue | null): boolean {
  return (
    value === null || [value.name, value.mobile, value.certificate?.number ?? ''].every((text) => text.trim() === '')
  )
}

function checkPerson(node: Pick<Parsed<PersonSource>, 'label' | 'types'>, value: PersonValue): Finding[] {
  const { label } = node
  const name = value.name.trim()
  const n = countCharacters(name)
  const findings: Finding[] = []
  const missing = (check: string, message: string) => findings.push({ check, missing: true, message })
  if (name === '') missing('nameMissing', t('请填写{label}的姓名', { label }))
  if (n > longestName)
    findings.push({
      check: 'name',
      message: t('{label}的姓名不能超过 {max} 个字，现在 {n} 个', { label, max: longestName, n }),
    })
  if ((value.certificate?.number ?? '').trim() === '')
    missing('certificateMissing', t('请填写{label}的证件号码', { label }))
  findings.push(...checkCertificate(node, value.certificate))
  if (value.mobile.trim() === '') missing('mobileMissing', t('请填写{label}的手机号码', { label }))
  return [...findings, ...checkMobile(value.mobile)]
}

function listed(value: PersonValue | null, show?: (number: string) => string): string {
  if (!value) return ''
  const { name, certificate, mobile } = value
  return [name, certificateText(certificate, show), show ? show(mobile) : mobile]
    .filter((part) => part !== '')
    .join(t('，'))
}

/** A person in a table: each part is a column of its own. */
const parts = {
  name: { kind: 'text', personal: 'name', maxLength: longestName, words: { zh: '姓名', en: 'name' } }, // not translated: joined with the label
  certificate: { kind: 'certificate', words: { zh: '证件号码', en: 'certificate number' } }, // not translated: the same
  mobile: { kind: 'mobile', words: { zh: '手机号码', en: 'mobile' } }, // not translated: the same
}

/** A person: name, certificate and mobile as one answer; sensitive. Expressions see the certificate number. */
export const person: Kind<PersonSource, PersonValue | null> = {
  ...choiceTexts,
  width: 3,
  personal: 'certificateNumber',
  attributes: { types },
  coerce(node, raw) {
    if (!isRawObject(raw)) return null
    const certificate = coerceCertificate(node, raw.certificate)
    const value = { name: coerceText(raw.name), certificate, mobile: coerceText(raw.mobile) }
    return isEmptyPerson(value) ? null : value
  },
  clean: (_, value) =>
    value && {
      name: value.name.trim(),
      certificate: cleanCertificate(value.certificate),
      mobile: plainDigits(value.mobile),
    },
  isEmpty: isEmptyPerson,
  check: (node, value) => (value === null || isEmptyPerson(value) ? [] : checkPerson(node, value)),
  missing: (node) => t('请填写{label}', { label: node.label }),
  operand: (_, value) => plainCertificate(value?.certificate?.number ?? '') || null,
  text: (_, value) => listed(value),
  hidden: (_, value) => listed(value, masked),
  labelled: 'group',
  editor: drawnBy(() => import('./PersonEditor').then((module) => module.PersonEditor)),
  spread({ types, prefill, defaultValue, ...rest }) {
    const { label } = rest
    return Object.entries(parts).map(([part, { words, ...own }]) => ({
      ...rest,
      ...own,
      ...(part === 'certificate' && types !== undefined && { types }),
      ...(part === 'name' && {
        ...(prefill !== undefined && { prefill }),
        ...(defaultValue !== undefined && { defaultValue }),
      }),
      required: rest.required ?? (part === 'name' ? false : ['filled', ['cell', `${rest.id}_name`]]),
      id: `${rest.id}_${part}`,
      label: isRawObject(label)
        ? { zh: `${label.zh}${words.zh}`, en: `${label.en}: ${words.en}` }
        : `${label}${words.zh}`,
    }))
  },
  columnWidth: () => 0,
  fromSheet: null,
  blank: { parts: () => [t('姓名'), t('证件号码'), t('手机号码')] },
  sample: () => [
    // not translated: a name
    { name: '王芳', certificate: { type: '111', number: '11010519491231002X' }, mobile: '13800001001' },
  ],
}
