/** Texts about a version of a form: its state, and whom it is for. */

import { t, text } from '@/lib/i18n/i18n'
import type { StatusColor } from '@/ui/StatusTag'
import type { FormFactsFragment } from './graphql/forms.smartform.generated'

type Version = FormFactsFragment['versions'][number]

/** Whether a version is in force for everybody, for some units first, replaced, or was taken back. */
export function versionStateOf(form: FormFactsFragment, version: Version): { label: string; color: StatusColor } {
  if (version.takenBackAt !== null) return { label: text('已撤回'), color: 'error' }
  if (version.units !== null)
    return version.version > form.version
      ? { label: text('部分单位先用'), color: 'warning' }
      : { label: text('已被替换'), color: 'default' }
  return version.version === form.version
    ? { label: text('现行'), color: 'success' }
    : { label: text('已被替换'), color: 'default' }
}

/** For whom a version is. */
export function audienceOf({ units }: Pick<Version, 'units'>): string {
  if (units === null) return t('所有单位')
  return units.map(({ name }) => name).join(t('、'))
}

/** The form's title in the interface language. */
export function formTitle({ title, titleEnglish }: Pick<FormFactsFragment, 'title' | 'titleEnglish'>, locale: string) {
  return locale === 'en' && titleEnglish ? titleEnglish : title
}
