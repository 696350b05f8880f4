/** The second factor of administrators: asks for the code, a key's signature or the password, and repeats the sign-in. */

import { loadChunk } from '@/lib/loading/lazy-import'
import type { SecondFactor, TokenResult } from '@/session/sign-in'

/** Refusals of a right first factor: the code of a text message is missing (60133), or the password (60134). */
export const codeMissing = 60133
const passwordMissing = 60134

/** Requests a token, with a second factor or without one. */
export type TokenCall = (second: SecondFactor) => Promise<TokenResult>

/**
 * Requests a token. Where the backend asks for a second factor, a dialog takes it; its code loads only then. Never
 * rejects: without a second factor the result is a refusal.
 * @param accountCode of the sign-in; a certificate key signs for it
 */
export async function withSecondFactor(accountCode: string, call: TokenCall): Promise<TokenResult> {
  const first = await call({})
  if (first.ok || (first.code !== codeMissing && first.code !== passwordMissing)) return first
  const refusal = first
  const { askSecondFactor } = await loadChunk(() => import('./components/SecondFactorDialog'))
  return askSecondFactor(refusal, accountCode, call)
}
