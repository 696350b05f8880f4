/** Sweep in jsdom: every page inside the government portal's frame. */
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { AppRouter } from '@/app/app-router'
import { memberRoutesFor } from '@/app/member-routes'
import { publicRoutes } from '@/app/public-routes'
import { routeMatches } from '@/app/route-matches'
import { isSignInPage } from '@/features/auth/paths'
import { t } from '@/lib/i18n/i18n'
import { governmentPrefix, isInGovernment, withinGovernment, withoutGovernment } from '@/lib/routing/government-prefix'
import type { RouteHandle } from '@/lib/routing/route-handle'
import { siteName } from '@/lib/site/site'
import type { SweptPage } from './addresses'
import { selectPages } from './select-pages'
import { answerBy, fault, pages, tours, visit, watchPages } from './walk'

/** Every page of the tree that is no way to a login, where it stands inside the government portal's frames. */
const framed = pages.flatMap(({ pattern }) => {
  if (isInGovernment(pattern) || isSignInPage(pattern)) return []
  return pages.find((page) => page.pattern === withinGovernment(pattern)) ?? expect.fail(`${pattern} is not in frames`)
})

const visits = selectPages(framed, 3, true).map((page) => ({ ...page, persona: page.states[0]?.persona ?? null }))

const routes = [...publicRoutes, ...memberRoutesFor('/'), ...memberRoutesFor(governmentPrefix)]

/** The name of the page at a path of the tree; undefined where there is none. */
function pageName(pathname: string): string | undefined {
  const handle: RouteHandle | undefined = routeMatches(routes, pathname).findLast(({ route }) => route.handle)?.route
    .handle
  return handle?.name
}

/** Links that leave the frames, or lead nowhere, when they are copied or opened in a new tab. */
function strayLinks(): string[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].flatMap((link) => {
    const href = link.getAttribute('href') ?? ''
    const { origin, pathname } = new URL(href, window.location.href)
    if (origin !== window.location.origin || href.startsWith('#') || link.hasAttribute('download')) return []
    if (!isInGovernment(pathname)) return [`outside the frames: ${href}`]
    return isSignInPage(withoutGovernment(pathname)) || pageName(pathname) ? [] : [`to no page: ${href}`]
  })
}

watchPages()
beforeEach(() => answerBy(({ own }) => own()))
afterAll(() => window.history.replaceState(null, '', '/'))

/** Opens a page in its first state, or as the next person where the first may not see it. */
async function openFramed({ pattern, states }: SweptPage): Promise<string[]> {
  const look = ({ state: { location } }: AppRouter) => {
    const name = pageName(location.pathname) ?? '404'
    if (!isInGovernment(location.pathname)) fault(`left for ${location.pathname}`)
    if (/^40[34]$/.test(name) && pattern !== withinGovernment(`/${name}`)) fault(`ended at ${name}`)
    if (document.querySelector('header > p')?.textContent !== t(siteName)) fault('no frames around it')
    for (const stray of strayLinks()) fault(stray)
  }
  let found: string[] = []
  for (const state of states) {
    // Links that the router does not render look at the address bar.
    window.history.replaceState(null, '', state.address)
    found = await visit(state, 'framed', { goesOn: true, look })
    // The page before may be at fault: with a fault the app is closed, and this opens the portal anew.
    if (found.length > 0) found = await visit(state, 'framed', { goesOn: true, look })
    if (!found.some((what) => what.endsWith('ended at 403'))) return found
  }
  return found
}

describe('inside the government portal’s frame', () => {
  it('is every page', () => expect(framed.length).toBeGreaterThan(180))

  it.each(tours(visits))(
    'as %s, each page opens and every link leads to a page inside the frame (%#)',
    async (_, some) => {
      const found: string[] = []
      for (const page of some) found.push(...(await openFramed(page)))
      expect(found).toEqual([])
    },
  )
})
