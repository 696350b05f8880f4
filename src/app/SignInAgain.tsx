import { useCallback } from 'react'
import { ReloginDialog } from '@/features/auth/components/ReloginDialog'
import type { SignInAgainAsked } from '@/session/relogin'
import { browser } from './entry-browser'
import { MemberShell } from './MemberShell'

/**
 * The sign-in over the page whose login is over. Another person gets a new document at home: nothing of the first one's, in
 * memory or on the screen, reaches them.
 */
export function SignInAgain({ asked }: { asked: SignInAgainAsked }) {
  const leave = useCallback(() => browser().loadAnew('/'), [])
  return (
    <MemberShell>
      <ReloginDialog asked={asked} onOther={leave} />
    </MemberShell>
  )
}
