import { useEffect } from 'react'
import { matchRoutes } from 'react-router-dom'
import { type Failure, failureText, isInPlace, onFailure, TransportFailure } from '@/api/errors/failure'
import { settingsSecurityPath } from '@/features/account/paths'
import { leaveArrivalNote } from '@/features/auth/arrival-notes'
import { signInHref } from '@/features/auth/paths'
import { t } from '@/lib/i18n'
import { notify } from '@/lib/notices'
import { isForGuests, isRefusal, type RouteHandle } from '@/lib/route-handle'
import { afterLogin } from '@/lib/sign-out-tasks'
import { hasUnsavedWork } from '@/lib/unsaved-work'
import { concernsOwnLogin, isTakenOver } from '@/session/own-login'
import { askToSignInAgain, waitsForSignIn } from '@/session/relogin'
import { signOutSilently } from '@/session/sign-out'
import { removeToken } from '@/session/token'
import type { AppRouter } from './app-router'
import { addressOf } from './entry-address'
import { browser } from './entry-browser'

/** Seconds an error stays on screen (specification, section 8). */
const errorSeconds = 4

/** Milliseconds in which whoever made the call may say at its place what failed: then it is said there and nowhere else. */
const askersTurn = 50

/** Acts on what the transport announces, as the catalogue says (specification, section 8 "Client handling"). */
export function useFailures(router: AppRouter): void {
  useEffect(() => {
    let leaving = false
    return onFailure((failure) => {
      if (leaving) return
      // A late answer may speak of a login that is over: it neither ends nor moves the one that has begun since.
      const own = concernsOwnLogin(failure.sentWith)
      if (!own && (failure.show === 'session' || failure.show === 'forbidden')) return
      // Only the page's own calls come here with HTTP 401; those of a file or in the background stay at their place.
      if (failure.show === 'forbidden') return void router.navigate('/403')
      // A page that waits for its person goes on asking; they have been told.
      if (failure.show === 'session' && waitsForSignIn()) return askToSignInAgain(textOf(failure))
      // Where something is unsent the sign-in opens over the page, and says there why.
      if (failure.endsSession && own && !isPublicPlace(router) && (waitsForSignIn() || hasUnsavedWork()))
        return askToSignInAgain(textOf(failure))
      // Where a login ends the page is left: that cannot wait, and the page cannot say it.
      if (failure.endsSession && !isPublicPlace(router)) tell(failure, router)
      else setTimeout(() => isInPlace(failure) || tell(failure, router), askersTurn)
      // The login is cleared for HTTP 400, 402 and 403, and for the codes 60101 and 60102.
      if (failure.endsSession && own) {
        if (isTakenOver()) {
          // Somebody has signed in in another tab; their login goes on, and this page becomes theirs.
          leaving = true
          afterLogin('forced')
          return browser().loadAnew(addressOf(router.state.location))
        }
        leaving = !isPublicPlace(router)
        endLogin(router, failure)
      }
    })
  }, [router])
}

function tell(failure: Failure, router: AppRouter): void {
  if (failure.show === 'silent') return
  const warning = failure.show === 'warning'
  notify({
    kind: warning ? 'warning' : 'error',
    title: warning ? t('提示') : t('错误'),
    text: textOf(failure),
    way: failure.leadsTo && { label: t('去实名认证'), go: () => void router.navigate(settingsSecurityPath()) },
    seconds: warning ? 0 : errorSeconds,
  })
}

function textOf(failure: Failure): string {
  return failureText(new TransportFailure(failure))
}

/**
 * The login is over: silent logout, then the sign-in page in a new document, so that nothing of this person stays in memory; the
 * page is left as it stands, for its drafts to keep what was typed. It leads back here. On a page open to everyone there is
 * nothing to leave.
 */
async function endLogin(router: AppRouter, failure: Failure): Promise<void> {
  if (isPublicPlace(router)) return signOutSilently(failure.sentWith)
  removeToken(failure.sentWith)
  afterLogin('forced')
  leaveArrivalNote(textOf(failure))
  const place = placeOf(router)
  browser().loadAnew(signInHref(handlesAt(router).some(isRefusal) ? null : addressOf(place)))
}

const placeOf = (router: AppRouter) => router.state.navigation.location ?? router.state.location

function handlesAt(router: AppRouter): RouteHandle[] {
  return (matchRoutes(router.routes, placeOf(router).pathname) ?? []).flatMap(({ route }) => route.handle ?? [])
}

function isPublicPlace(router: AppRouter): boolean {
  return isForGuests(handlesAt(router).at(-1))
}
