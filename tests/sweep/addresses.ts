/** Lists every page of the portal in each of its states with a persona, for the sweeps. */
import type { Backend } from '@mocks/backend'
import { findDefinition } from '@mocks/forms/definitions'
import { type PersonaId, personaIds, personaUserId } from '@mocks/personas'
import { type Ask, askAs } from '@mocks/resolvers/ask-as'
import { matchPath, matchRoutes, type Params, type RouteObject } from 'react-router-dom'
import { getOrCreate } from '@/lib/collections/get-or-create'
import { governmentPrefix } from '@/lib/routing/government-prefix'
import { isPermitted, permissionsOf, type RouteHandle } from '@/lib/routing/route-handle'
import { findKind } from '@/work/kinds/all'
import { visitsOf } from './visits'

/** The address of a page in one state, and the persona who opens it. */
export interface SweptAddress {
  /** The page's full pattern in the tree. */
  pattern: string
  address: string
  /** Null for a page that needs no login. */
  persona: PersonaId | null
}

/** A page of the route tree, in each state it can be met in: works of each kind and state, each page of a form, each person it shows something to. */
export interface SweptPage {
  pattern: string
  states: readonly SweptAddress[]
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

/** Every page of a route tree with its full pattern; layouts are left out. */
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
export function everyPermission(routes: readonly RouteObject[]): string[] {
  return [...new Set(pagesOf(routes).flatMap(({ handle }) => permissionsOf(handle ?? {})))]
}

const worksCall = `query Works($pageNo: Int!) { works(filter: {}, pageNo: $pageNo, pageSize: 100) {
  total items { id kind kindVersion state unitId guideId formId creatorId } } }`
const linksCall = (type: string) => `{ insiteMessages(type: ${type}, pageSize: 100) { items { link } } }`

interface SampleWork {
  id: string
  kind: string
  kindVersion: number
  state: string
  unitId: string
  formId: string
  creatorId: string
}

/** Somewhere a person is led to, and in what that differs from another address of the same page. */
interface Way {
  address: string
  state: string
}

async function worksOf(ask: Ask): Promise<SampleWork[]> {
  const works: SampleWork[] = []
  for (let pageNo = 1; ; pageNo += 1) {
    const { data } = await ask(worksCall, { pageNo })
    works.push(...(data?.items ?? []))
    if (!data?.items.length || works.length >= data.total) return works
  }
}

const pagesOfForm = (formId: string) =>
  (findDefinition(formId)?.pages ?? []).flatMap((page) => ('id' in page ? [page.id] : []))

/** The addresses of a work: each in the state of the work, and each further page of its form once, whatever state that is in. */
function exitsOfWork(work: SampleWork): Way[] {
  const pages = pagesOfForm(work.formId)
  const patterns = Object.values(findKind(work.kind, work.kindVersion)?.addresses ?? {})
  const exits = patterns.flatMap((pattern) =>
    (pattern.includes(':pageId') ? pages : ['']).map((pageId, index) => {
      const names: Readonly<Record<string, string | number | null | undefined>> = {
        ...work,
        // The portal writes `-` for a missing part of a work item.
        unitId: work.unitId || '-',
        workId: work.id,
        userId: work.creatorId,
        pageId,
      }
      return {
        address: pattern.replace(/:(\w+)/g, (whole: string, name: string) => String(names[name] ?? whole)),
        state: index === 0 ? `${work.kind} ${work.state}` : `${work.formId} ${pageId}`,
      }
    }),
  )
  return [...exits, { address: `/print/${work.id}`, state: `${work.kind} ${work.state}` }]
}

/** Addresses that a persona is linked to: by to-dos, by messages, and by every work item that they may read. */
async function exitsOf(backend: Backend, persona: PersonaId): Promise<Way[]> {
  const ask = askAs(backend, persona)
  const links: string[] = []
  for (const type of ['TODO', 'INBOX', 'NOTICE']) {
    const { data } = await ask(linksCall(type))
    for (const { link } of data?.items ?? []) if (link) links.push(link)
  }
  const works = await worksOf(ask)
  return [...links.map((address) => ({ address, state: '' })), ...works.flatMap(exitsOfWork)].filter(
    ({ address }) => !address.includes(':'),
  )
}

const firstPart = (path: string) => path.split('/')[1] ?? ''

/** Whether a path has the segments of a pattern: any text for a parameter, nothing for an optional one that is missing. */
function segmentsOf(pattern: string): RegExp {
  const segments = pattern.split('/').filter(Boolean)
  const parts = segments.map((segment) => {
    const text = segment.startsWith(':') ? '[^/]+' : segment.replace(/\?$/, '').replace(/[.+^${}()|[\]\\]/g, '\\$&')
    return segment.endsWith('?') ? `(?:/${text})?` : segment === '*' ? '(?:/.*)?' : `/${text}`
  })
  return new RegExp(`^${parts.join('')}/*$`, 'i')
}

/**
 * Finds the page and the parameters of a path. The router compiles and ranks all routes that it is given, for every path; this gives it only
 * the few whose segments fit, and asks once about each path, because many personas are led to the same tens of thousands.
 */
function pageFinder(pages: readonly Page[]) {
  const groups = new Map<string, [RegExp, Page][]>()
  for (const page of pages) {
    const first = firstPart(page.pattern).replace(/^:.*/, ':')
    groups.set(first, [...(groups.get(first) ?? []), [segmentsOf(page.pattern), page]])
  }
  const anywhere = groups.get(':') ?? []
  const found = new Map<string, { page?: Page; params?: Params }>()
  const find = (pathname: string) => {
    const near = [...(groups.get(firstPart(pathname)) ?? []), ...anywhere].flatMap(([segments, page]) =>
      segments.test(pathname) ? [page] : [],
    )
    const routes = near.map(({ pattern }): RouteObject => ({ path: pattern }))
    const match = matchRoutes(routes, pathname)?.at(-1)
    const page = match && near.find(({ pattern }) => pattern === match.route.path)
    return { page, params: match?.params }
  }
  return (pathname: string) => getOrCreate(found, pathname, () => find(pathname))
}

type Met = SweptAddress & { mayOpen: boolean }

/**
 * Every page of the tree in each state that a persona can meet: known visits first, then linked addresses, and
 * otherwise the pattern filled with fitting parameters. Personas who may open the page come first.
 */
export async function sweptPages(backend: Backend, routes: readonly RouteObject[]): Promise<SweptPage[]> {
  const pages = pagesOf(routes)
  const pageAt = pageFinder(pages)
  const found = new Map<string, Map<string, Met>>()
  const hasPermission = (persona: PersonaId, handle: RouteHandle | undefined) =>
    isPermitted(handle ?? {}, new Set(backend.db.users.get(personaUserId(persona))?.permissions))
  const samples = new Map<string, string>([
    ['unitId', 'unit-1'],
    ['companyId', 'unit-1'],
    ['flag', '1'],
    ['state', 'apply'],
    ['type', 'foreign'],
  ])
  function meet(pattern: string, state: string, address: string, persona: PersonaId | null, mayOpen = true) {
    const states = found.get(pattern) ?? new Map<string, Met>()
    found.set(pattern, states)
    if (states.has(state)) return
    const known = [...states.values()].some((state) => state.address === address && state.persona === persona)
    if (!known) states.set(state, { pattern, address, persona, mayOpen })
  }
  for (const [pattern, [address, persona]] of Object.entries(visitsOf(backend))) {
    if (!pages.some((page) => page.pattern === pattern)) throw new Error(`${pattern} is no page of the tree`)
    meet(pattern, 'place', address, persona)
  }
  for (const persona of personaIds) {
    for (const { address, state } of await exitsOf(backend, persona)) {
      const { pathname, searchParams } = new URL(address, 'http://portal')
      const { page, params } = pageAt(pathname)
      if (!page) continue
      const { pattern } = page
      const paramNames = [...searchParams.keys()].join()
      const about = pattern.includes(':') && state ? state : paramNames
      // The content of a form page or a printed page is the same for every reader.
      const reader = /:pageId|^\/print/.test(pattern) ? '' : persona
      meet(pattern, `${about} ${reader}`, address, persona, hasPermission(persona, page.handle))
      for (const [name, value] of Object.entries(params ?? {}))
        if (value && !samples.has(name)) samples.set(name, value)
    }
  }
  for (const { pattern, handle } of pages) {
    const filled = pattern
      .replace(/\/:(\w+)\?/g, (_, name: string) => (samples.has(name) ? `/${samples.get(name)}` : ''))
      .replace(/:(\w+)/g, (_, name: string) => samples.get(name) ?? 'x')
    const address = `${filled}${queries[pattern] ?? ''}`
    if (!matchPath(pattern, filled)) continue
    const names = pattern.includes(':')
    if (names && found.has(pattern)) continue
    // At an address without parameters, each persona may see different content.
    const readers = personaIds
      .filter((personaId) => hasPermission(personaId, handle))
      .slice(0, names ? 1 : personaIds.length)
    for (const persona of handle?.public ? [null] : readers.length > 0 ? readers : personaIds.slice(0, 1))
      meet(pattern, ` ${persona}`, address, persona)
  }
  // The frames of the government portal contain the same pages.
  for (const { pattern } of pages) {
    const outside = pattern.startsWith(`${governmentPrefix}/`) && found.get(pattern.slice(governmentPrefix.length))
    if (!outside) continue
    for (const [state, { address, persona, mayOpen }] of outside)
      meet(pattern, state, `${governmentPrefix}${address}`, persona, mayOpen)
  }
  return [...found]
    .map(([pattern, met]) => {
      const states = [...met.values()]
      const open = states.filter(({ mayOpen }) => mayOpen)
      const visible = open.length > 0 ? open : states.slice(0, 1)
      return { pattern, states: visible.map(({ address, persona }) => ({ pattern, address, persona })) }
    })
    .toSorted((a, b) => a.pattern.localeCompare(b.pattern))
}
