/** The name and mobile fields of the dialogs that add staff or invite a topic's leader. */

import { t } from '@/lib/i18n/i18n'
import { isMobile, plainDigits } from '@/lib/validation/mobile'
import { tooLong } from '@/lib/validation/too-long'
import { SmallFormText } from '@/shared/form/SmallFormFields'
import type { SmallForm, Wrong } from '@/shared/form/use-small-form'
import { useT } from '@/ui/use-t'

type Name = 'name' | 'mobile'

interface NameAndMobileProps {
  form: Pick<SmallForm<Name>, 'values' | 'wrong' | 'idOf' | 'set'>
  /** The label of the name. */
  nameLabel: string
}

/** The fields of a small form that invites a person by name and mobile number; `wrongNameOrMobile` validates them. */
export function NameAndMobile({ form, nameLabel }: NameAndMobileProps) {
  const t = useT()
  return (
    <>
      <SmallFormText form={form} name="name" label={nameLabel} />
      <SmallFormText form={form} name="mobile" label={t('手机号码')} inputMode="tel" />
    </>
  )
}

/**
 * The errors of both fields.
 * @param longest the longest name in characters
 */
export function wrongNameOrMobile(values: Record<Name, string>, nameLabel: string, longest: number): Wrong<Name> {
  const name = values.name.trim()
  const wrongName = name === '' ? t('请输入{label}', { label: nameLabel }) : tooLong(nameLabel, name, longest)
  return {
    ...(wrongName && { name: wrongName }),
    ...(!isMobile(plainDigits(values.mobile)) && { mobile: t('手机号码不正确，请输入 11 位手机号码') }),
  }
}
