/** Labels of the answers to a request for erasure, for the person and the commission. */

import { text } from '@/lib/i18n/i18n'

/** The answers, as the contract names them; text keys. */
export const erasureDecisions: Readonly<Record<string, string>> = {
  ERASED: text('已按申请删除'),
  REFUSED: text('不能删除'),
}
