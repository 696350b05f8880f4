import { useCallback, useSyncExternalStore } from 'react'
import { ReloginDialog } from '@/features/auth/components/ReloginDialog'
import { signInAgain, subscribeSignInAgain } from '@/session/relogin'
import { browser } from './entry-browser'

/**
 * The sign-in over the page whose login is over; part of the shell, so that it is there when it is needed. Another person gets a
 * new document at home: nothing of the first one's, in memory or on the screen, reaches them.
 */
export function SignInAgain() {
  const asked = useSyncExternalStore(subscribeSignInAgain, signInAgain)
  const leave = useCallback(() => browser().loadAnew('/'), [])
  return asked && <ReloginDialog asked={asked} onOther={leave} />
}
