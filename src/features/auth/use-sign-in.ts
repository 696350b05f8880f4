import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { clearNotices } from '@/lib/notices'
import type { SignInResult } from '@/session/sign-in'
import { dropArrivalNotes } from './arrival-notes'
import { takeReturnAddress } from './kept-query'
import { redirectOf } from './paths'

/** Makes the call and, when it lets the person in, goes where they wanted to; answers the refusal, null when they are in. */
export type SignIn = (call: () => Promise<SignInResult>) => Promise<SignInRefusal | null>

type SignInRefusal = Extract<SignInResult, { ok: false }>

/** Signing in from the sign-in page. `busy` from the call until the next page is there. */
export function useSignIn(): { busy: boolean; signIn: SignIn } {
  const navigate = useNavigate()
  const { search } = useLocation()
  const [busy, setBusy] = useState(false)
  const signIn: SignIn = async (call) => {
    if (busy) return null
    setBusy(true)
    try {
      const result = await call()
      if (!result.ok) return result
      dropArrivalNotes()
      // Tries that failed are nothing to read up on once inside.
      clearNotices()
      await navigate(redirectOf(search) ?? takeReturnAddress() ?? '/', { replace: true })
      return null
    } finally {
      setBusy(false)
    }
  }
  return { busy, signIn }
}
