/** Leads a person on after signing in: to the requested address, back to another system, or home; for WeChat's, one-stop and every other sign-in. */
import { useLocation, useNavigate } from 'react-router-dom'
import { clearNotices } from '@/lib/events/notices'
import { leavePortal } from '@/lib/routing/leave-portal'
import { takeReturnAddress } from '@/lib/routing/return-address'
import { dropArrivalNotes } from './arrival-notes'
import { redirectOf } from './paths'

/** Leads a person on who has just signed in: to the address they asked for, back to the system that sent them, or home. */
export function useFinishSignIn(): () => Promise<void> {
  const navigate = useNavigate()
  const { search } = useLocation()
  return async () => {
    dropArrivalNotes()
    // Notices of failed attempts are irrelevant after sign-in.
    clearNotices()
    // Removed in any case, so that it leads nowhere later.
    const returnAddress = takeReturnAddress()
    const redirect = redirectOf(search)
    if (redirect === null && returnAddress?.external) return leavePortal(returnAddress.to)
    const target = redirect ?? returnAddress?.to ?? '/'
    window.prefetchPage?.(target)
    await navigate(target, { replace: true })
  }
}
