import { useCallback, useSyncExternalStore } from 'react'
import { ReloginDialog } from '@/features/auth/components/ReloginDialog'
import { signInAgain, subscribeSignInAgain } from '@/session/relogin'
import { browser } from './entry-browser'

/**
 * The sign-in dialog over a page whose login has ended. Part of the shell, so that it is available then. Another person
 * gets a new document at home and sees nothing of the first one.
 */
export function SignInAgain() {
  const asked = useSyncExternalStore(subscribeSignInAgain, signInAgain)
  const leave = useCallback(() => browser().loadAnew('/'), [])
  return asked && <ReloginDialog asked={asked} onOther={leave} />
}
