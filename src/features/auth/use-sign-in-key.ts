/** Signing in with a certificate key in place of the code, for the dialog of the second factor; loaded with it. */

import { useEffect, useRef, useState } from 'react'
import { failureText } from '@/api/errors/failure'
import { permission } from '@/api/permission'
import { type KeyResult, signWithKey } from '@/lib/signing/certificate-key'
import type { TokenResult } from '@/session/sign-in'
import { TextToSignInDocument } from './graphql/sign-in-key.permission.generated'
import type { TokenCall } from './second-factor'

/** The key's signature for a sign-in with this account, or the sentence that says why there is none. Never rejects. */
function signatureFor(accountCode: string): Promise<KeyResult> {
  return signWithKey(async () => {
    const options = { fetchPolicy: 'no-cache', background: true } as const
    return (await permission.query(TextToSignInDocument, { accountCode }, options)).textToSignIn
  }).catch((error) => ({ ok: false, message: failureText(error) }))
}

/** The way in with a key. */
interface SignInKey {
  /** Whether the person has chosen the key. */
  isChosen: boolean
  busy: boolean
  /** Why the key did not sign in; empty for nothing. */
  failure: string
  /** Has the key sign, and signs in. */
  start(): Promise<void>
  /** Gives the key up: what it answers later does nothing. */
  stop(): void
}

/**
 * Signs in with a certificate key.
 * @param onToken called with the token
 */
export function useSignInKey(accountCode: string, call: TokenCall, onToken: (result: TokenResult) => void): SignInKey {
  const [isChosen, choose] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  /** Counts what was begun and given up, so that an answer to an earlier attempt is known. */
  const attempt = useRef(0)
  useEffect(
    () => () => {
      attempt.current += 1
    },
    [],
  )

  async function start(): Promise<void> {
    if (busy) return
    attempt.current += 1
    const own = attempt.current
    choose(true)
    setFailure('')
    setBusy(true)
    const signed = await signatureFor(accountCode)
    if (own !== attempt.current) return
    if (!signed.ok) return refuse(signed.message)
    const { certificate, keySignature } = signed
    const result = await call({ certificate, keySignature })
    // Also after the way back to the code: the backend has signed the person in.
    if (result.ok) onToken(result)
    else if (own === attempt.current) refuse(result.message)
  }

  function refuse(message: string): void {
    setBusy(false)
    setFailure(message)
  }

  function stop(): void {
    attempt.current += 1
    choose(false)
    setFailure('')
    setBusy(false)
  }

  return { isChosen, busy, failure, start, stop }
}
