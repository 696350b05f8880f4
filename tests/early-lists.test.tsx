import type { PersonaId } from '@mocks/personas'
import { waitFor } from '@testing-library/react'
import type { RouteObject } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { memberPages } from '@/app/member-pages'
import type { ListedWorks, RouteHandle } from '@/lib/route-handle'
import { earlyCalls } from '../scripts/early-calls'
import { normalCall } from './normal-call'
import { renderAt } from './render'

interface Listing {
  name: string
  address: string
  lists: ListedWorks
}

function listings(routes: readonly RouteObject[], above = ''): Listing[] {
  return routes.flatMap(({ path = '', handle, children }) => {
    const address = `${above}/${path}`.replace(/\/+/g, '/').replace(/(.)\/$/, '$1')
    const { name, lists } = (handle ?? {}) as RouteHandle
    return [...(lists ? [{ name, address, lists }] : []), ...listings(children ?? [], address)]
  })
}

/** Who may open them; a researcher by default. */
const people: Readonly<Record<string, PersonaId>> = {
  'audit-list': 'auditor',
  technical: 'supervisingDepartment',
}

/** The kinds of bases share a page. */
const all = listings(memberPages)
const firstBase = all.find(({ address }) => address.startsWith('/base'))
const oneEach = all.filter((one) => !one.address.startsWith('/base') || one === firstBase)

it.each(oneEach)(
  'the list at $address asks first for what the build asks for before its code is there, to the letter',
  async ({ name, address, lists }) => {
    const asked = vi.spyOn(globalThis, 'fetch')
    const { router } = await renderAt(address, { as: people[name] ?? 'researcher' })
    expect(router.state.location.pathname).toBe(address)
    const known: Readonly<Record<string, unknown>> = { $works: lists.works, $counts: lists.counts }
    const early = earlyCalls('').filter(({ list, page }) => (list ? lists[list] : page === address))
    const expected = early.map(({ call }) => {
      const variables = Object.entries(call.variables).map(([key, value]) => [key, known[value] ?? value])
      return normalCall(JSON.stringify({ ...call, variables: Object.fromEntries(variables) }))
    })
    await waitFor(() => {
      const own = asked.mock.calls.map(([, init]) => normalCall(String(init?.body)))
      for (const one of expected) expect(own).toContain(one)
    })
    asked.mockRestore()
  },
)
