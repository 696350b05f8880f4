/** Shows the failures that the error link announces: as notices, error pages, or the sign-in dialog. */

import { useEffect } from 'react'
import { type Failure, failureText, isHandledInPage, onFailure, TransportFailure } from '@/api/errors/failure'
import { leaveArrivalNote } from '@/features/auth/arrival-notes'
import { signInHref } from '@/features/auth/paths'
import { notify } from '@/lib/events/notices'
import { afterLogin } from '@/lib/events/sign-out-tasks'
import { hasUnsavedWork } from '@/lib/events/unsaved-work'
import { t } from '@/lib/i18n/i18n'
import { isForGuests, isRefusal, type RouteHandle } from '@/lib/routing/route-handle'
import { settingsSecurityPath } from '@/lib/routing/security-path'
import { concernsOwnLogin, isTakenOver } from '@/session/own-login'
import { askToSignInAgain, waitsForSignIn } from '@/session/relogin'
import { signOutSilently } from '@/session/sign-out-silently'
import { removeToken } from '@/session/token'
import type { AppRouter } from './app-router'
import { addressOf } from './entry-address'
import { browser } from './entry-browser'
import { routeMatches } from './route-matches'

/** Seconds an error stays on screen (specification, section 8). */
const errorSeconds = 4

/** Milliseconds in which a caller may show the failure in place; then no notice appears. */
const askersTurn = 50

/** Handles announced failures as the catalogue says (specification, section 8 "Client handling"). */
export function useFailures(router: AppRouter): void {
  useEffect(() => {
    let leaving = false
    return onFailure((failure) => {
      if (leaving) return
      // A late response may belong to an ended login; it must not affect the current one.
      const own = concernsOwnLogin(failure.sentWith)
      if (!own && (failure.show === 'session' || failure.show === 'forbidden')) return
      // Only calls of the page itself get here with HTTP 401; those for files or in the background show it in place.
      if (failure.show === 'forbidden') return void router.navigate('/403')
      // A page that waits for its person keeps polling; the person has been told.
      if (failure.show === 'session' && waitsForSignIn()) return askToSignInAgain(textOf(failure))
      // With unsaved work, the sign-in dialog opens over the page and gives the reason.
      if (failure.endsSession && own && !isPublicLocation(router) && (waitsForSignIn() || hasUnsavedWork()))
        return askToSignInAgain(textOf(failure))
      // A page whose login ended is left at once, so it cannot show the failure itself.
      if (failure.endsSession && !isPublicLocation(router)) notifyFailure(failure, router)
      else setTimeout(() => isHandledInPage(failure) || notifyFailure(failure, router), askersTurn)
      // The login ends for HTTP 400, 402 and 403, and for the codes 60101 and 60102.
      if (failure.endsSession && own) {
        if (isTakenOver()) {
          // Another person has signed in in another tab; their login continues, and this page becomes theirs.
          leaving = true
          afterLogin('forced')
          return browser().loadAnew(addressOf(router.state.location))
        }
        leaving = !isPublicLocation(router)
        endLogin(router, failure)
      }
    })
  }, [router])
}

function notifyFailure(failure: Failure, router: AppRouter): void {
  if (failure.show === 'silent') return
  const warning = failure.show === 'warning'
  notify({
    kind: warning ? 'warning' : 'error',
    title: warning ? t('提示') : t('错误'),
    text: textOf(failure),
    way: failure.remedy && { label: t('去实名认证'), go: () => void router.navigate(settingsSecurityPath()) },
    seconds: warning ? 0 : errorSeconds,
  })
}

function textOf(failure: Failure): string {
  return failureText(new TransportFailure(failure))
}

/**
 * The login has ended: silent sign-out, then the sign-in page in a new document, so that nothing of this person stays
 * in memory. It leads back here. A public page stays.
 */
async function endLogin(router: AppRouter, failure: Failure): Promise<void> {
  if (isPublicLocation(router)) return signOutSilently(failure.sentWith)
  removeToken(failure.sentWith)
  afterLogin('forced')
  leaveArrivalNote(textOf(failure))
  const location = locationOf(router)
  browser().loadAnew(signInHref(handlesAt(router).some(isRefusal) ? null : addressOf(location)))
}

const locationOf = (router: AppRouter) => router.state.navigation.location ?? router.state.location

function handlesAt(router: AppRouter): RouteHandle[] {
  return routeMatches(router.routes, locationOf(router).pathname).flatMap(({ route }) => route.handle ?? [])
}

function isPublicLocation(router: AppRouter): boolean {
  return isForGuests(handlesAt(router).at(-1))
}
