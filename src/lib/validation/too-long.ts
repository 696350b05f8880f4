/** The message for a text that is longer than its field takes, for every form outside the form engine. */
import { t } from '../i18n/i18n'
import { countCharacters } from '../text/count-characters'

/**
 * Says that a text is longer than its field takes, with the limit and the present length; undefined where it fits. Spaces around
 * the text do not count, because they are not sent.
 * @param label the field's name, already translated
 */
export function tooLong(label: string, text: string, max: number): string | undefined {
  const n = countCharacters(text.trim())
  return n > max ? t('{label}不能超过 {max} 个字，现在 {n} 个', { label, max, n }) : undefined
}
