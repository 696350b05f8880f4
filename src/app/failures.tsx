import { useEffect } from 'react'
import { matchRoutes } from 'react-router-dom'
import { type Failure, failureText, onFailure, TransportFailure } from '@/api/errors/failure'
import { leaveArrivalNote } from '@/features/auth/arrival-notes'
import { signInHref } from '@/features/auth/paths'
import { t } from '@/lib/i18n'
import { notify } from '@/lib/notices'
import { signOutSilently } from '@/session/sign-out'
import { addressOf } from './entry-address'
import { browser } from './entry-browser'
import type { AppRouter } from './router'

/** Seconds an error stays on screen (specification, section 8). */
const errorSeconds = 4

/** Acts on what the transport announces, as the catalogue says (specification, section 8 "Client handling"). */
export function useFailures(router: AppRouter): void {
  useEffect(() => {
    let leaving = false
    return onFailure((failure) => {
      if (leaving) return
      if (failure.show === 'session') {
        leaving = !isPublicPlace(router)
        endLogin(router, textOf(failure))
      } else if (failure.show === 'forbidden') {
        router.navigate('/403')
      } else {
        tell(failure)
        if (failure.endsSession) clearLogin(router)
      }
    })
  }, [router])
}

function tell(failure: Failure): void {
  if (failure.show === 'silent') return
  const warning = failure.show === 'warning'
  notify({
    kind: warning ? 'warning' : 'error',
    title: warning ? t('提示') : t('错误'),
    text: textOf(failure),
    seconds: warning ? 0 : errorSeconds,
  })
}

function textOf(failure: Failure): string {
  return failureText(new TransportFailure(failure))
}

/**
 * The login is over: silent logout, then the sign-in page, loaded anew so that nothing of this person stays in memory. It leads
 * back here; what was typed is kept by the drafts when the page is left. On a page open to everyone there is nothing to leave.
 */
async function endLogin(router: AppRouter, reason: string): Promise<void> {
  notify({ kind: 'error', title: t('错误'), text: reason, seconds: errorSeconds })
  const publicPlace = isPublicPlace(router)
  const here = addressOf(router.state.navigation.location ?? router.state.location)
  await signOutSilently()
  if (publicPlace) return
  leaveArrivalNote(reason)
  browser().assign(signInHref(here))
}

/** Codes that clear the login besides (60101, 60102). */
async function clearLogin(router: AppRouter): Promise<void> {
  const publicPlace = isPublicPlace(router)
  const here = addressOf(router.state.location)
  await signOutSilently()
  if (!publicPlace) await router.navigate(signInHref(here))
}

function isPublicPlace(router: AppRouter): boolean {
  const { pathname } = router.state.navigation.location ?? router.state.location
  return matchRoutes(router.routes, pathname)?.at(-1)?.route.handle?.public === true
}
