/** Fields about a person from abroad that several forms share: name as in the passport, passport number, permit. */
import type { FieldSource } from '@/smartform/schema/definition'
import { two } from '../two'

/** A name as in the passport: Latin letters only. */
export function passportName(id: string, zh: string, en: string, more: Partial<FieldSource> = {}): FieldSource {
  return {
    id,
    kind: 'text',
    label: two(zh, en),
    required: true,
    maxLength: 60,
    pattern: {
      source: "[\\p{Script=Latin}\\p{Mark} .'’-]*\\p{Script=Latin}[\\p{Script=Latin}\\p{Mark} .'’-]*",
      message: two(
        '请按护照填写，只能用拉丁字母、空格、连字符、撇号和点。',
        'Write it as in the passport: Latin letters, spaces, hyphens, apostrophes and full stops only.',
      ),
    },
    ...more,
  } as FieldSource
}

/** A passport number; saved in upper case, masked for reading. */
export const passport = (more: Partial<FieldSource> = {}): FieldSource =>
  ({
    id: 'passport',
    kind: 'certificate',
    label: two('护照号码', 'Passport number'),
    personal: 'certificateNumber',
    help: two('字母和数字，小写字母会自动改为大写。', 'Letters and digits; lower-case letters become capitals.'),
    types: ['414'],
    required: true,
    ...more,
  }) as FieldSource

/** The expert's work permits, by name. */
export const permitOptions = [
  { value: 'permit', label: two('持外国人工作许可证', 'Holds a work permit for foreigners') },
  { value: 'applying', label: two('工作许可证办理中', 'Work permit applied for') },
  { value: 'exempt', label: two('来华不超过 90 天，免办', 'Stay of at most 90 days, no permit needed') },
]
