/** The form page of a nomination from abroad, in English. */
import { useLentLocale } from '@/ui/use-t'
import { FormAtAddress } from '@/work/pages/FormAtAddress'

/**
 * A page of a foreign nomination (`nomination/foreign/{id}`): the one in the query, or the last visited; in English
 * throughout.
 */
export function ForeignNominationFormPage() {
  useLentLocale('en')
  return <FormAtAddress pageId="continue" />
}
