/** Shows the sign-in dialog over a page whose login has ended; part of the shell. */
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { ReloginDialog } from '@/features/auth/components/ReloginDialog'
import { signInAgain, subscribeSignInAgain } from '@/session/relogin'
import { loadDialog } from '@/ui/Dialog'
import { browser } from './entry-browser'
import { useIdleLock } from './idle/use-idle-lock'

/**
 * The sign-in dialog over a page whose login has ended. Part of the shell, so that it is available then. Another person
 * gets a new document at home and sees nothing of the first one.
 */
export function SignInAgain() {
  const request = useSyncExternalStore(subscribeSignInAgain, signInAgain)
  // Signing in again has to open when no file can be loaded any more, so its dialog does not wait for the others.
  useEffect(() => void loadDialog(), [])
  const Lock = useIdleLock()
  const leave = useCallback(() => browser().loadAnew('/'), [])
  return (
    <>
      {Lock && <Lock />}
      {request && <ReloginDialog request={request} onOther={leave} />}
    </>
  )
}
