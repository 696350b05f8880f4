import { residentId } from '@/lib/certificate'
import { t } from '@/lib/i18n'
import { isMobile, plainDigits } from '@/lib/mobile'
import { plainCertificate } from '@/lib/national-id'
import { isRawObject } from '../definition-reader'
import type { PersonNode } from '../nodes'
import type { PersonValue } from '../values'
import { checkCertificate, cleanCertificate, coerceCertificate, readCertificateTypes } from './certificate'
import type { Finding, Kind } from './kind'
import { coerceText } from './written'

const longestName = 50

function isEmptyPerson(value: PersonValue | null): boolean {
  return (
    value === null || [value.name, value.mobile, value.certificate?.number ?? ''].every((text) => text.trim() === '')
  )
}

function checkPerson(node: PersonNode, value: PersonValue): Finding[] {
  const { label } = node
  const [name, mobile] = [value.name.trim(), plainDigits(value.mobile)]
  const findings: Finding[] = []
  const missing = (check: string, message: string) => findings.push({ check, missing: true, message })
  if (name === '') missing('nameMissing', t('请填写{label}的姓名', { label }))
  if (name.length > longestName)
    findings.push({
      check: 'name',
      message: t('{label}的姓名不能超过 {max} 个字，现在 {n} 个', { label, max: longestName, n: name.length }),
    })
  if ((value.certificate?.number ?? '').trim() === '')
    missing('certificateMissing', t('请填写{label}的证件号码', { label }))
  findings.push(...checkCertificate(node.types ?? [residentId], value.certificate))
  if (mobile === '') missing('mobileMissing', t('请填写{label}的手机号码', { label }))
  else if (!isMobile(mobile)) findings.push({ check: 'mobile', message: t('请输入正确的手机号码') })
  return findings
}

/** A person: name, certificate and mobile as one answer; sensitive. Expressions see the certificate's number. */
export const person: Kind<PersonNode, PersonValue | null> = {
  gives: 'text',
  width: 3,
  read: (common, source) => ({ ...common, kind: 'person', sensitive: true, types: readCertificateTypes(source) }),
  empty: () => null,
  coerce(node, raw) {
    if (!isRawObject(raw)) return null
    const certificate = coerceCertificate(node.types ?? [residentId], raw.certificate)
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
}
