import { useLocation } from 'react-router-dom'
import { useMaybeSession } from '@/session/session'
import { ButtonLink } from '@/ui/ButtonLink'
import { useT } from '@/ui/use-t'
import { signInHref } from '../paths'

interface WhatFollowsProps {
  /** Where the task stands that the notice speaks of, or what can be done until it opens; absent: home. */
  to?: string
  label?: string
}

/** The way on after a notice is dealt with; for a guest signing in, which leads back to the notice. */
export function WhatFollows({ to = '/', label }: WhatFollowsProps) {
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
