import { useLentLocale } from '@/ui/use-t'
import { FormAtAddress } from '@/work/pages/FormAtAddress'

/** One page of the nomination of somebody from abroad (`nomination/foreign/{id}`): that of the query, or the one left; in English throughout. */
export function ForeignNominationFormPage() {
  useLentLocale('en')
  return <FormAtAddress pageId="continue" />
}
