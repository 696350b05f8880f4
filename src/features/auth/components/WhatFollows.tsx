import { Button } from 'antd'
import { useNavigate } from 'react-router-dom'
import { useMaybeSession } from '@/session/session'
import { useT } from '@/ui/use-t'
import { signInPath } from '../paths'

/** The way on after a notice is dealt with: home, or the sign-in page for a guest. */
export function WhatFollows() {
  const t = useT()
  const navigate = useNavigate()
  const signedIn = useMaybeSession() !== null
  const to = signedIn ? '/' : signInPath
  return (
    <Button
      type="primary"
      href={to}
      onClick={(event) => {
        event.preventDefault()
        navigate(to)
      }}
    >
      {signedIn ? t('进入首页') : t('去登录')}
    </Button>
  )
}
