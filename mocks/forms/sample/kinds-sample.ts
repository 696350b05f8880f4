/** Form definition: the sample form (样例表单) with every kind of field, for tests and for trying out. */
import type { FormSource } from '@/smartform/schema/definition'
import { everyKindPages } from './every-kind'
import { fundsPage, fundsRules } from './funds-page'
import { peoplePage, peopleRules } from './people-page'

/**
 * 样例表单: every kind of field, and the rules no other form has. For trying out and for tests; nobody has to submit it.
 */
export const kindsSample: FormSource = {
  id: 'kinds-sample',
  version: 1,
  title: '样例表单',
  pages: [...everyKindPages, peoplePage, fundsPage],
  rules: [...peopleRules, ...fundsRules],
}
