/** Tests of the calls that a page's prefetch script sends. */
import { waitFor } from '@testing-library/react'
import { matchPath, type RouteObject } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { memberPages } from '@/app/member-pages'
import type { RouteHandle } from '@/lib/routing/route-handle'
import { prefetchedCalls } from '../build/prefetched-calls'
import { backend } from './backend'
import { normalCall } from './normal-call'
import { renderAt } from './render'
import { type SweptPage, sweptPages } from './sweep/addresses'
import { sweptRoutes } from './sweep/tree'

type EarlyPage = Pick<RouteHandle, 'opens' | 'lists'> & { pattern: string }

/** Pages whose routes declare which content they open or list. */
function earlyPages(routes: readonly RouteObject[], above = ''): EarlyPage[] {
  return routes.flatMap(({ path = '', handle, children }) => {
    const pattern = `${above}/${path}`.replace(/\/+/g, '/').replace(/(.)\/$/, '$1')
    const { opens, lists } = (handle ?? {}) as RouteHandle
    return [...(opens || lists ? [{ pattern, opens, lists }] : []), ...earlyPages(children ?? [], pattern)]
  })
}

/** The kinds of bases share their pages: one of each is enough. */
const bases = new Set<string>()
const all = earlyPages(memberPages).filter(({ pattern }) => {
  if (!pattern.startsWith('/base/')) return true
  const [, ...page] = pattern.slice('/base/'.length).split(/\/(?=:|fill|info)/)
  const known = bases.has(page.join())
  bases.add(page.join())
  return !known
})

/** Found once: the demonstration begins alike before each test. */
let swept: Promise<SweptPage[]> | undefined

it.each(all)(
  '$pattern starts with exactly the calls that the build prefetches',
  async ({ pattern, opens, lists }) => {
    swept ??= sweptPages(backend, sweptRoutes)
    const met = (await swept).find((sweptPage) => sweptPage.pattern === pattern)?.states[0]
    if (!met?.persona) throw new Error(`nobody of the demonstration meets ${pattern}`)
    // A list is prefetched when its address has no filter.
    const address = opens ? met.address : pattern
    const params = matchPath(pattern, new URL(address, 'http://portal').pathname)?.params ?? {}
    const known: Readonly<Record<string, unknown>> = {
      $works: lists?.works,
      $counts: lists?.counts,
      $opened: opens && params[opens.param],
      $kinds: opens?.kinds,
      $id: params.id,
    }
    const early = prefetchedCalls('').filter(
      (call) =>
        call.page === pattern ||
        (call.under && pattern.startsWith(call.under)) ||
        (call.list && lists?.[call.list]) ||
        (opens && call.opens?.includes(opens.target)),
    )
    expect(early.length).toBeGreaterThan(0)
    const expected = early.map(({ call }) => {
      const variables = Object.entries(call.variables).map(([name, of]) => [name, of in known ? known[of] : of])
      return normalCall(JSON.stringify({ ...call, variables: Object.fromEntries(variables) }))
    })
    const fetchSpy = vi.spyOn(globalThis, 'fetch')
    await renderAt(address, { as: met.persona })
    await waitFor(() => {
      const own = fetchSpy.mock.calls.map(([, init]) => normalCall(String(init?.body)))
      for (const text of expected) expect(own).toContain(text)
    })
    fetchSpy.mockRestore()
  },
  20_000,
)
