/** The sign-in page (`/user/login`): tabs of password and code, other ways in, notes why a login ended. In the entry chunk, so without antd and Apollo. */

import { useEffect, useMemo, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { loadChunk } from '@/lib/loading/lazy-import'
import { storedReturnHost } from '@/lib/routing/return-address'
import { useT } from '@/ui/use-t'
import { readArrivalNotes } from '../arrival-notes'
import { ArrivalNotes } from '../components/ArrivalNotes'
import { LateCodeForm, loadCodeForm } from '../components/LateCodeForm'
import { MethodTabs } from '../components/MethodTabs'
import { OtherSignIns } from '../components/OtherSignIns'
import { PasswordForm } from '../components/PasswordForm'
import { PersonaPicker } from '../components/PersonaPicker'
import { redirectOf } from '../paths'
import { useLatePart } from '../use-late-part'
import { useSignIn } from '../use-sign-in'

/** Delay before the announcement loads, in milliseconds: the forms come first. */
const maxDelay = 400
const loadShown = () => loadChunk(() => import('../components/LoginShown').then((module) => module.loadLoginShown()))

/**
 * The sign-in page (`/user/login`). Part of the entry chunk, so it imports neither antd nor Apollo; the calls are in
 * chunks that load while the person types.
 */
export function LoginPage({ onFirstInput }: { onFirstInput(): void }) {
  const t = useT()
  const { key, search } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each arrival here, also one the guard sends back, may bring notes
  const notes = useMemo(readArrivalNotes, [key])
  const { busy, signIn } = useSignIn()
  // Who is sent to another system reads to which before they sign in.
  const returnHost = redirectOf(search) === null ? storedReturnHost() : null
  const begun = useRef(false)
  const { part: latePart } = useLatePart(loadShown, maxDelay)

  // Marks for the bench that keys and clicks are handled from here on.
  useEffect(() => {
    performance.mark('sign-in-interactive')
  }, [])

  function begin(): void {
    if (begun.current) return
    begun.current = true
    loadChunk(() => import('../sign-in-by-password')).catch(() => {})
    loadCodeForm().catch(() => {})
    onFirstInput()
  }

  const methods = [
    { key: 'password', label: t('密码登录'), panel: <PasswordForm busy={busy} signIn={signIn} /> },
    { key: 'code', label: t('短信验证码登录'), panel: <LateCodeForm busy={busy} signIn={signIn} /> },
  ]
  return (
    <div onInput={begin} onPointerDown={begin}>
      <ArrivalNotes notes={notes.map((note) => t(note))} />
      {returnHost !== null && <p>{t('登录成功后将前往 {host}。', { host: returnHost })}</p>}
      <MethodTabs label={t('登录方式')} methods={methods} />
      <OtherSignIns />
      {import.meta.env.MODE !== 'production' && <PersonaPicker signIn={signIn} />}
      {latePart && <latePart.LoginShown lines={latePart.lines} />}
    </div>
  )
}
