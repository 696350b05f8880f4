import { useState } from 'react'
import { failureOf, failureText } from '@/api/errors/failure'
import type { SignInResult } from '@/session/sign-in'
import { useFinish } from './use-finish'

/** Makes the call and, when it lets the person in, goes where they wanted to; answers the refusal, null when they are in. */
export type SignIn = (call: () => Promise<SignInResult>) => Promise<SignInRefusal | null>

type SignInRefusal = Extract<SignInResult, { ok: false }>

/**
 * Signing in from the sign-in page. `busy` from the call until the next page is there. Never rejects: a call whose code could not be
 * fetched is a refusal, to be said at its place.
 */
export function useSignIn(): { busy: boolean; signIn: SignIn } {
  const finish = useFinish()
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
