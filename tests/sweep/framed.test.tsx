import { matchRoutes } from 'react-router-dom'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { memberRoutes } from '@/app/member-routes'
import { publicRoutes } from '@/app/public-routes'
import { isSignInPage } from '@/features/auth/paths'
import { isInGovernment, withinGovernment, withoutGovernment } from '@/lib/routing/government-prefix'
import type { RouteHandle } from '@/lib/routing/route-handle'
import { siteName } from '@/lib/site/site'
import { answerBy, fault, pages, visit, watchPages } from './walk'

/** Every page of the tree that is no way to a login, where it stands inside the government portal's frames. */
const framedPatterns = pages.flatMap(({ pattern }) =>
  isInGovernment(pattern) || isSignInPage(pattern) ? [] : [withinGovernment(pattern)],
)

const routes = [...publicRoutes, ...memberRoutes]
const leafNames = new Map<string, string | undefined>()
/** The name of the page at a path of the tree; undefined where there is none. */
function pageName(pathname: string): string | undefined {
  if (!leafNames.has(pathname)) {
    const handle = matchRoutes(routes, pathname)?.findLast(({ route }) => route.handle)?.route.handle
    leafNames.set(pathname, (handle as RouteHandle | undefined)?.name)
  }
  return leafNames.get(pathname)
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
async function openFramed(pattern: string): Promise<string[]> {
  const { states } = pages.find((page) => page.pattern === pattern) ?? expect.fail(`${pattern} is not in the tree`)
  let found: string[] = []
  for (const state of states) {
    // Links that the router does not render look at the address bar.
    window.history.replaceState(null, '', state.address)
    found = await visit(state, 'framed', {
      look: ({ state: { location } }) => {
        const name = pageName(location.pathname) ?? '404'
        if (!isInGovernment(location.pathname)) fault(`left for ${location.pathname}`)
        if (/^40[34]$/.test(name) && pattern !== withinGovernment(`/${name}`)) fault(`ended at ${name}`)
        if (document.querySelector('header > p')?.textContent !== siteName) fault('no frames around it')
        for (const stray of strayLinks()) fault(stray)
      },
    })
    if (!found.some((what) => what.endsWith('ended at 403'))) return found
  }
  return found
}

describe('inside the government portal’s frame', () => {
  it.each(framedPatterns.map((pattern) => [pattern]))(
    '%s opens, and every link leads to a page inside the frame',
    async (pattern) => expect(await openFramed(pattern)).toEqual([]),
  )
})
