/** The header of public pages for guests, with the sign-in dialog; in `PublicFrame` and inside the government portal. */
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useMaybeSession } from '@/session/session'
import { lazyDialog } from '@/ui/lazy-part'
import { named } from '@/ui/Name'
import { useT } from '@/ui/use-t'
import { PublicHeader } from './PublicHeader'
import { useLogout } from './use-logout'

const QuickLogin = lazyDialog(() => import('@/features/auth/components/QuickLogin').then((module) => module.QuickLogin))

/** The header of pages that anybody may open by a link, with a login that does not leave the page. */
export function GuestHeader() {
  const t = useT()
  const user = useMaybeSession()?.user
  const [isConfirming, setConfirming] = useState(false)
  const [open, setOpen] = useState(false)
  return (
    <>
      <PublicHeader>
        {user ? (
          <>
            <span>
              <Link to="/">{named(user.userFullname || user.userMobile)}</Link>
            </span>
            <SignOutButton />
          </>
        ) : (
          <button
            type="button"
            onClick={() => {
              setConfirming(true)
              setOpen(true)
            }}
          >
            {t('登录')}
          </button>
        )}
      </PublicHeader>
      {isConfirming && <QuickLogin open={open} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Signs out and stays on the page: a link in a message may be for another of the person's accounts, or for somebody else. */
function SignOutButton() {
  const t = useT()
  const logout = useLogout()
  return (
    <button type="button" onClick={logout}>
      {t('注销登录')}
    </button>
  )
}
