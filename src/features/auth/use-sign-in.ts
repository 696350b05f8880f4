/** The hook of every sign-in form: signs in and opens the next page (password, code, personas, other logins). */

import { useState } from 'react'
import { failureOf, failureText } from '@/api/errors/failure'
import type { SignInResult } from '@/session/sign-in'
import { useFinishSignIn } from './use-finish-sign-in'

/** Makes the call and navigates on success; returns the refusal, or null. */
export type SignIn = (call: () => Promise<SignInResult>) => Promise<SignInRefusal | null>

type SignInRefusal = Extract<SignInResult, { ok: false }>

/**
 * Sign-in from the sign-in page. `busy` lasts until the next page renders. Never rejects: code that could not load is a
 * refusal, shown in place.
 */
export function useSignIn(): { busy: boolean; signIn: SignIn } {
  const finish = useFinishSignIn()
  const [busy, setBusy] = useState(false)
  const signIn: SignIn = async (call) => {
    if (busy) return null
    setBusy(true)
    try {
      const result = await call().catch(
        (error): SignInRefusal => ({ ok: false, code: failureOf(error).code, message: failureText(error) }),
      )
      if (!result.ok) return result
      await finish()
      return null
    } finally {
      setBusy(false)
    }
  }
  return { busy, signIn }
}
