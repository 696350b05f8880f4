import '@/session/network'
import { common } from '@/api/common'
import { LoginShownDocument } from './graphql/login-shown.common.generated'

/** What the commission has everyone read who comes to sign in. */
export interface ShownLine {
  id: string
  name: string
}

let lines: readonly ShownLine[] = []

/** The login-shown dictionary, loaded once if empty (specification, section 7). Never rejects: without it nothing is shown. */
export async function loginShown(): Promise<readonly ShownLine[]> {
  if (lines.length > 0) return lines
  const variables = { type: 'login_shown' }
  const answer = await common.query(LoginShownDocument, variables, { background: 'silent' }).catch(() => null)
  if (answer) lines = answer.dictionaries
  return lines
}
