/** Loads the announcements of the sign-in page (dictionary “login-shown”). */
import '@/session/network'
import { common } from '@/api/common'
import type { DictionaryEntry } from '@/lib/i18n/dictionary-entry-name'
import { LoginShownDocument } from './graphql/login-shown.common.generated'

let lines: readonly DictionaryEntry[] = []

/**
 * The login-shown dictionary, loaded once if empty (specification, section 7). Never rejects: without it nothing is
 * displayed.
 */
export async function loginShown(): Promise<readonly DictionaryEntry[]> {
  if (lines.length > 0) return lines
  const variables = { type: 'login_shown' }
  const answer = await common.query(LoginShownDocument, variables, { background: 'silent' }).catch(() => null)
  if (answer) lines = answer.dictionaries
  return lines
}
