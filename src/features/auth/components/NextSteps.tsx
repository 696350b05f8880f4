/**
 * The button to the next task on pages that a link in a message opens (nomination, invitation, topic); guests sign in
 * first.
 */

import { useLocation } from 'react-router-dom'
import { useMaybeSession } from '@/session/session'
import { ButtonLink } from '@/ui/ButtonLink'
import { useT } from '@/ui/use-t'
import { signInHref } from '../paths'

interface NextStepsProps {
  /** The address of the task in the notice, or of what can be done until it opens; default: home. */
  to?: string
  label?: string
}

/** The next step after a notice; for a guest, sign-in that leads back to the notice. */
export function NextSteps({ to = '/', label }: NextStepsProps) {
  const t = useT()
  const { pathname, search } = useLocation()
  const signedIn = useMaybeSession() !== null
  const target = signedIn ? to : signInHref(pathname + search)
  return (
    <ButtonLink type="primary" to={target}>
      {signedIn ? (label ?? t('进入首页')) : t('去登录')}
    </ButtonLink>
  )
}
