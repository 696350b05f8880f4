/** The guard of every route: signs in, checks the permission, redirects. */

import { type MiddlewareFunction, redirect, replace } from 'react-router-dom'
import { failureOf } from '@/api/errors/failure'
import { leaveArrivalNote } from '@/features/auth/arrival-notes'
import { isSignInPage, redirectOf, signInHref, signInPath } from '@/features/auth/paths'
import { notify } from '@/lib/events/notices'
import { afterLogin } from '@/lib/events/sign-out-tasks'
import { t } from '@/lib/i18n/i18n'
import { ChunkMissingError, loadChunk, loadPagePart } from '@/lib/loading/lazy-import'
import { currentLocation } from '@/lib/routing/base-path'
import { isInGovernment, withinGovernment, withoutGovernment } from '@/lib/routing/government-prefix'
import { saveReturnQuery } from '@/lib/routing/return-address'
import { isForGuests, isPermitted, isRefusal, type RouteHandle } from '@/lib/routing/route-handle'
import { safePath } from '@/lib/routing/safe-redirect'
import { isTakenOver } from '@/session/own-login'
import { currentSession, type Session } from '@/session/session'
import { signOutSilently } from '@/session/sign-out-silently'
import { readToken } from '@/session/token'
import type { AppRouter } from './app-router'
import { addressOf, newPortalUrl } from './entry-address'
import { browser } from './entry-browser'
import { presentPath } from './former-addresses'
import { routeMatches } from './route-matches'

/**
 * The guard's decision: render the page, redirect within the portal, leave it, or open an address in a new document
 * because this one holds data of an ended login.
 */
type Decision =
  | { kind: 'show' }
  | { kind: 'go'; to: string }
  | { kind: 'leave'; url: string }
  | { kind: 'loadAnew'; address: string }

const show: Decision = { kind: 'show' }
const go = (to: string): Decision => ({ kind: 'go', to })

interface PathLocation {
  pathname: string
  search: string
  hash: string
}

let closedEntries: (session: Session) => ReadonlySet<string> = () => new Set()

/** Gives the guard the rule for closed pages. It arrives with the member routes, so the sign-in screen does not load it. */
export function setClosedEntries(rule: typeof closedEntries): void {
  closedEntries = rule
}

/**
 * The route guard (specification, section 2). It runs before any page and its loaders, on the first address and on each
 * navigation. It reads handles from the router, because routes are added later.
 */
export function createGuard(router: () => AppRouter): MiddlewareFunction {
  async function judge(target: PathLocation): Promise<Decision> {
    const present = presentPath(target.pathname)
    if (present !== null) return go(addressOf({ ...target, pathname: present }))
    const framed = framedPath(router(), target)
    if (framed !== target.pathname) return go(addressOf({ ...target, pathname: framed }))
    const token = readToken()
    saveReturnQuery(target.search, token !== undefined)
    const handles = handlesOf(router(), target.pathname)
    if (!token) {
      if (handles.at(-1)?.public) return show
      const signIn = signInHref(addressOf(target))
      return currentSession() ? startOver(signIn) : go(signIn)
    }
    const portal = newPortalUrl()
    const atHome = target.pathname === '/' || handles.at(-1)?.name === 'home'
    if (portal && atHome && !isInGovernment(target.pathname)) return { kind: 'leave', url: portal }
    if (isSignIn(target)) return go('/')
    let session = currentSession()
    // Another person has signed in in another tab.
    if (isTakenOver()) return startOver(addressOf(target))
    if (!session) {
      try {
        session = await loadSession(token)
      } catch (error) {
        // A missing chunk says nothing about the login.
        if (error instanceof ChunkMissingError) throw error
        // The login changed meanwhile; this failure does not concern the new one.
        if (readToken() !== token) return judge(target)
        // Guests read public pages too; there an ended login counts as none.
        if (isForGuests(handles.at(-1)) && failureOf(error).endsSession) {
          await signOutSilently(token)
          return show
        }
        return turnBack(handles.some(isRefusal) ? null : target, error, token)
      }
      const from = router().state.location
      const redirect = isSignIn(from) ? redirectOf(from.search) : null
      if (redirect && redirect !== addressOf(target)) return go(redirect)
    }
    if (session.unknown.size > 0) {
      const learnt = learnUnknown()
      // Without the menu it is not known whether the person may open a page that asks for a permission.
      if (session.unknown.has('menu') && lackingIn(handles, session)) {
        await learnt
        session = currentSession() ?? session
      }
    }
    return permitted(handles, session, target)
  }

  return async ({ request }, next) => {
    // The first address is judged while the router is being created; it can be read from the next tick on.
    await Promise.resolve()
    const target = targetOf(router(), request)
    const decision = await judge(target)
    if (decision.kind === 'show') return next()
    if (decision.kind === 'go') throw isInAddressBar(router(), target) ? replace(decision.to) : redirect(decision.to)
    if (decision.kind === 'leave') browser().replace(decision.url)
    else browser().loadAnew(decision.address)
    // The current page stays until the new document has loaded.
    return new Promise(() => {})
  }
}

/** Delay before an unreachable call is retried, in milliseconds. */
const secondTryAfter = 1000

/**
 * Retries an unreachable call once, because the network may be back. If the browser aborted it because the document is
 * being left, the wait outlives the document.
 */
async function loadSession(token: string): Promise<Session> {
  const load = async () => {
    const { ensureSession } = await loadPagePart(() => import('@/session/load-session'))
    return ensureSession()
  }
  try {
    return await load()
  } catch (error) {
    if (error instanceof ChunkMissingError) throw error
    const { kind, endsSession } = failureOf(error)
    if (kind === 'code' || endsSession || readToken() !== token) throw error
    await new Promise((done) => setTimeout(done, secondTryAfter))
    if (kind !== 'offline') throw error
    return load()
  }
}

/** Retries failed parts of the session on navigation, without blocking it. */
async function learnUnknown(): Promise<void> {
  const part = await loadChunk(() => import('@/session/load-session')).catch(() => null)
  await part?.learnUnknown()
}

/** This document's login has ended: the next one starts in a new document. */
function startOver(address: string): Decision {
  afterLogin('forced')
  return { kind: 'loadAnew', address }
}

/**
 * An ended login has been announced already (`failures.tsx`); a retry would not help.
 * @param target where to lead back after sign-in; null for no page
 */
async function turnBack(target: PathLocation | null, error: unknown, token: string): Promise<Decision> {
  await signOutSilently(token)
  if (!failureOf(error).endsSession) {
    const reason = t('请求用户信息失败，请重试')
    notify({ kind: 'error', title: t('错误'), text: reason, seconds: 4 })
    leaveArrivalNote(reason)
  }
  return go(signInHref(target && addressOf(target)))
}

/**
 * The path inside the government portal's frames (specification, section 2 `/zwdt`): pages write links without the
 * prefix, so a link from inside the frames stays inside. Sign-in pages are always outside the frames. Addresses that
 * are typed or restored by the history stay unchanged.
 */
function framedPath(router: AppRouter, target: PathLocation): string {
  const alone = withoutGovernment(target.pathname)
  if (isSignInPage(alone)) return alone
  const inside = router.state.initialized && isInGovernment(router.state.location.pathname)
  return inside && !isInAddressBar(router, target) ? withinGovernment(target.pathname) : target.pathname
}

/** An unknown path matches the catch-all only, which has no handle. */
function permitted(handles: readonly RouteHandle[], session: Session, target: PathLocation): Decision {
  // Error pages stay inside the government portal's frames.
  const instead = (path: string) => go(isInGovernment(target.pathname) ? withinGovernment(path) : path)
  if (handles.length === 0) return instead('/404')
  // A page whose entry is hidden is not open by its address either.
  const closed = lackingIn(handles, session) ?? handles.find(({ name }) => closedEntries(session).has(name))
  if (!closed) return show
  const from = safePath(target.pathname)
  return instead(`/403?${new URLSearchParams({ page: closed.name, ...(from && { from }) })}`)
}

/** The route whose permission the person lacks: of nested ones the innermost that asks for any decides. */
function lackingIn(handles: readonly RouteHandle[], { permissions }: Session): RouteHandle | undefined {
  const guardedHandle = handles.findLast(({ permission }) => permission !== undefined)
  return guardedHandle && !isPermitted(guardedHandle, permissions) ? guardedHandle : undefined
}

function handlesOf(router: AppRouter, pathname: string): RouteHandle[] {
  return routeMatches(router.routes, pathname).flatMap(({ route }) => (isHandle(route.handle) ? [route.handle] : []))
}

function isHandle(handle: unknown): handle is RouteHandle {
  return typeof handle === 'object' && handle !== null && 'name' in handle
}

function isSignIn(location: PathLocation): boolean {
  return location.pathname.toLowerCase() === signInPath
}

/** The target of a navigation with its hash, which a request lacks. */
function targetOf(router: AppRouter, request: Request): PathLocation {
  const { pathname, search } = new URL(request.url)
  const { location, navigation } = router.state
  const known = [navigation.location, location].find(
    (location) => location?.pathname === pathname && location.search === search,
  )
  return known ?? { pathname, search, hash: '' }
}

/**
 * Whether the refused address is already the browser's current entry (first load or going back). It is then replaced,
 * because going back would lead to the guard again.
 */
function isInAddressBar(router: AppRouter, target: PathLocation): boolean {
  return !router.state.initialized || addressOf(currentLocation()) === addressOf(target)
}
