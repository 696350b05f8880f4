import { waitFor } from '@testing-library/react'
import { matchPath, type RouteObject } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { memberPages } from '@/app/member-pages'
import type { OpenedThing, RouteHandle } from '@/lib/route-handle'
import { earlyCalls } from '../scripts/early-calls'
import { backend } from './backend'
import { normalCall } from './normal-call'
import { renderAt } from './render'
import { type SweptPage, sweptPages } from './sweep/addresses'
import { sweptRoutes } from './sweep/tree'

function opening(routes: readonly RouteObject[], above = ''): (readonly [pattern: string, opens: OpenedThing])[] {
  return routes.flatMap(({ path = '', handle, children }) => {
    const pattern = `${above}/${path}`.replace(/\/+/g, '/').replace(/(.)\/$/, '$1')
    const { opens } = (handle ?? {}) as RouteHandle
    return [...(opens ? [[pattern, opens] as const] : []), ...opening(children ?? [], pattern)]
  })
}

/** The kinds of bases share their pages. */
const bases = new Set<string>()
const all = opening(memberPages).filter(([pattern]) => {
  const [, , , ...page] = pattern.split('/')
  if (!pattern.startsWith('/base/')) return true
  const known = bases.has(page.join())
  bases.add(page.join())
  return !known
})

/** Found once: the demonstration begins alike before each test. */
let pages: Promise<SweptPage[]> | undefined

it.each(all)(
  '%s asks for what the build asks for before its code is there, to the letter',
  async (pattern, opens) => {
    pages ??= sweptPages(backend, sweptRoutes)
    const found = (await pages).find((one) => one.pattern === pattern)?.states[0]
    if (!found?.persona) throw new Error(`nobody of the demonstration meets ${pattern}`)
    const { pathname } = new URL(found.address, 'http://portal')
    const params = matchPath(pattern, pathname)?.params ?? {}
    const known: Record<string, unknown> = { $opened: params[opens.by], $kinds: opens.kinds, $id: params.id }
    const asked = vi.spyOn(globalThis, 'fetch')
    await renderAt(found.address, { as: found.persona })
    const made = earlyCalls('').filter(
      (one) => one.opens?.includes(opens.what) || (one.under && pattern.startsWith(one.under)),
    )
    expect(made.length).toBeGreaterThan(0)
    await waitFor(() => {
      const own = asked.mock.calls.map(([, init]) => normalCall(String(init?.body)))
      for (const { call } of made) {
        const variables = Object.entries(call.variables).map(([name, value]) => [name, known[value] ?? value])
        // A kind that is not asked for is no variable at all.
        const said = Object.fromEntries(variables.filter(([, value]) => value !== '$kinds'))
        expect(own).toContain(normalCall(JSON.stringify({ ...call, variables: said })))
      }
    })
    asked.mockRestore()
  },
  20_000,
)
