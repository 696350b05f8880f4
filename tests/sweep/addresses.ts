import type { Backend } from '@mocks/backend'
import { findDefinition } from '@mocks/forms/definitions'
import { type PersonaId, personaIds, personaUserId } from '@mocks/personas'
import { askAs } from '@mocks/resolvers/ask-as'
import { matchPath, matchRoutes, type RouteObject } from 'react-router-dom'
import { governmentPrefix } from '@/lib/government-prefix'
import type { RouteHandle } from '@/lib/route-handle'
import { findKind } from '@/work/kinds/all'
import { placesOf } from './places'

/** A page of the route tree: where it is met, and by whom. */
export interface SweptAddress {
  /** Its full pattern in the tree. */
  pattern: string
  address: string
  /** Null for a page that needs no login. */
  persona: PersonaId | null
}

/** Pages that read what their link says. */
const queries: Readonly<Record<string, string>> = {
  '/expert/entry': '?code=ENTRY-2026',
  '/expert/invite': '?code=REVIEW-AI',
  '/expert/invitation': '?code=OVERSEAS-HO',
  '/expert/mobileInvitation': '?code=SMS-7Q2K',
  '/topicRelevance': '?id=topic-1',
}

const joined = (...parts: string[]) => `/${parts.join('/')}`.replace(/\/+/g, '/').replace(/(.)\/$/, '$1')

interface Page {
  pattern: string
  handle?: RouteHandle
}

/** Every page of a tree with its full pattern: what is drawn, not what is around it. */
function pagesOf(routes: readonly RouteObject[], above = '', around?: RouteHandle): Page[] {
  return routes.flatMap((route) => {
    const pattern = joined(above, route.path ?? '')
    const own: RouteHandle | undefined = route.handle ?? around
    if (route.children) return pagesOf(route.children, pattern, own)
    if (pattern === '/*' || !(route.lazy || route.index || route.element)) return []
    return [{ pattern, handle: own }]
  })
}

/** Every permission a page asks for. */
export function permissionsOf(routes: readonly RouteObject[]): string[] {
  return [...new Set(pagesOf(routes).flatMap(({ handle }) => handle?.permission ?? []))]
}

const worksCall = `query Works($pageNo: Int!) { works(filter: {}, pageNo: $pageNo, pageSize: 100) {
  items { id kind kindVersion unitId guideId formId creatorId } } }`
const linksCall = (type: string) => `{ insiteMessages(type: ${type}, pageSize: 100) { items { link } } }`

function firstPageOf(formId: string): string | undefined {
  return findDefinition(formId)?.pages.find((page) => 'id' in page)?.id
}

/** What a person of the demonstration is led to: by what waits, by messages, and by every work they may read. */
async function waysOf(backend: Backend, persona: PersonaId): Promise<string[]> {
  const ask = askAs(backend, persona)
  const links: string[] = []
  for (const type of ['TODO', 'INBOX', 'NOTICE']) {
    const { data } = await ask(linksCall(type))
    for (const { link } of data?.items ?? []) if (link) links.push(link)
  }
  const { data } = await ask(worksCall, { pageNo: 1 })
  for (const work of data?.items ?? []) {
    const names: Record<string, string | undefined> = {
      ...work,
      workId: work.id,
      userId: work.creatorId,
      pageId: firstPageOf(work.formId),
    }
    for (const pattern of Object.values(findKind(work.kind, work.kindVersion)?.addresses ?? {})) {
      const address = pattern.replace(/:(\w+)/g, (whole: string, name: string) => names[name] ?? whole)
      if (!address.includes(':')) links.push(address)
    }
    links.push(`/print/${work.id}`)
  }
  return links
}

/**
 * An address of every page of the tree, with somebody who may open it: a place that is known; where what a person is led to fits a pattern,
 * that; else the pattern with what fits its parameters' names in the addresses found.
 */
export async function sweptAddresses(backend: Backend, routes: readonly RouteObject[]): Promise<SweptAddress[]> {
  const pages = pagesOf(routes)
  const found = new Map<string, SweptAddress & { mayOpen?: boolean }>()
  const holds = (persona: PersonaId, permission: string | undefined) =>
    permission === undefined || backend.db.users.get(personaUserId(persona))?.permissions.includes(permission)
  const samples = new Map<string, string>([
    ['unitId', 'unit-1'],
    ['companyId', 'unit-1'],
    ['flag', '1'],
    ['state', 'apply'],
    ['type', 'foreign'],
  ])
  for (const [pattern, [address, persona]] of Object.entries(placesOf(backend))) {
    if (!pages.some((one) => one.pattern === pattern)) throw new Error(`${pattern} is no page of the tree`)
    found.set(pattern, { pattern, address, persona, mayOpen: true })
  }
  for (const persona of personaIds) {
    for (const address of await waysOf(backend, persona)) {
      const { pathname } = new URL(address, 'http://portal')
      const matches = matchRoutes([...routes], pathname) ?? []
      const pattern = joined(...matches.map(({ route }) => route.path ?? ''))
      const page = pages.find((one) => one.pattern === pattern)
      const mayOpen = holds(persona, page?.handle?.permission)
      if (!page || found.get(pattern)?.mayOpen || (found.has(pattern) && !mayOpen)) continue
      found.set(pattern, { pattern, address, persona, mayOpen })
      for (const [name, value] of Object.entries(matches.at(-1)?.params ?? {}))
        if (value && !samples.has(name)) samples.set(name, value)
    }
  }
  const holder = (permission?: string) => personaIds.find((id) => holds(id, permission)) ?? 'researcher'
  for (const { pattern, handle } of pages) {
    if (found.has(pattern)) continue
    // In the frames of the government portal the same pages stand.
    const outside = pattern.startsWith(`${governmentPrefix}/`) && found.get(pattern.slice(governmentPrefix.length))
    if (outside) {
      found.set(pattern, { ...outside, pattern, address: `${governmentPrefix}${outside.address}` })
      continue
    }
    const filled = pattern
      .replace(/\/:(\w+)\?/g, (_, name: string) => (samples.has(name) ? `/${samples.get(name)}` : ''))
      .replace(/:(\w+)/g, (_, name: string) => samples.get(name) ?? 'x')
    const address = `${filled}${queries[pattern] ?? ''}`
    if (matchPath(pattern, filled))
      found.set(pattern, { pattern, address, persona: handle?.public ? null : holder(handle?.permission) })
  }
  return [...found.values()]
    .map(({ pattern, address, persona }) => ({ pattern, address, persona }))
    .toSorted((a, b) => a.pattern.localeCompare(b.pattern))
}
