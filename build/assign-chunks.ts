import { mergeChunks, type Screens } from './merge-chunks.ts'
import { type Group, groupOf, type Modules, sizeOf } from './module-graph.ts'

/** Parts that are fetched when a screen is there: nobody looks at nothing while they come. */
const latePart = { weight: 0.1, mostWaste: 100_000 }
/** What is smaller, is imported by pages alone and imports nothing of its own sort, is no file (raw). */
const smallFile = 4_000

export interface Plan {
  /** What begins, what talks to the backend, and what is around every page behind the login: a file each, by name, in this order. */
  fixed: Readonly<Record<string, readonly string[]>>
  screens: readonly Screens[]
}

/** The feature a module belongs to, or `app`, which nobody imports; what belongs to none is there for all. */
const ownerOf = (id: string) => /\/src\/(?:features\/([^/]+)|(app))\//.exec(id)?.slice(1).find(Boolean)

function by<T>(all: Iterable<T>, keyOf: (one: T) => string): T[][] {
  const found = new Map<string, T[]>()
  for (const one of all) found.set(keyOf(one), [...(found.get(keyOf(one)) ?? []), one])
  return [...found.values()]
}

/** What some modules import, through others too, and themselves. */
function reached(modules: Modules, roots: Iterable<string>): Set<string> {
  const found = new Set<string>()
  const waiting = [...roots]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id) || !modules.has(id)) continue
    found.add(id)
    waiting.push(...(modules.get(id)?.imports ?? []))
  }
  return found
}

/**
 * Which modules of a build become one file. What begins, calls and surrounds is fixed. What is there for all is cut by which of the named
 * screens need it, and by the parts that are fetched when needed: what the same ones need is together, and two files become one as long as
 * the round trips saved for those who need both outweigh the bytes of those who need one. Who else needs it never counts, so a new module
 * leaves these files as they are. What only other screens need is cut by what imports what. A feature's own is cut by its own parts.
 * What is in no group is in the file of the one part that needs it. Never so that two files import each other.
 */
export function assignChunks(modules: Modules, { fixed, screens }: Plan): Group[] {
  const ending = (end: string) => {
    const found = [...modules.keys()].filter((id) => id.endsWith(`/${end}`))
    if (found.length === 0) throw new Error(`No module of the build is ${end}`)
    return found
  }
  const late = new Map(modules)
  const around = Object.entries(fixed).map(([name, ends]) => {
    const own = reached(late, ends.flatMap(ending))
    for (const id of own) late.delete(id)
    return { ...groupOf(modules, own), name }
  })
  const parts = [...new Set([...modules.values()].flatMap((one) => one.parts))].filter((id) => late.has(id))
  const needs = (roots: readonly string[]) => [...reached(late, roots)]

  const users = new Map<string, string[]>(screens.map(({ name, modules: ends }) => [name, needs(ends.flatMap(ending))]))
  for (const part of parts) if (!isOfFeature(part)) users.set(part, needs([part]))
  const named = new Map(screens.map((one) => [one.name, one]))
  const buckets = bucketsOf(late, users, isForAll).filter(
    // What one part alone needs is in that part's file.
    (one) => one.users.size > 1 || [...one.users.keys()].some((user) => named.has(user)),
  )
  const shared = mergeChunks(late, buckets, users, named, latePart)

  const known = new Set([...users.values()].flat())
  const rest = needs(parts).filter((id) => isForAll(id) && !known.has(id))

  const own = by(parts, (part) => ownerOf(part) ?? '').flatMap((its) => {
    const owner = ownerOf(its[0] ?? '')
    if (!owner) return []
    const usersOfIt = new Map(its.map((part) => [part, needs([part])]))
    const several = bucketsOf(late, usersOfIt, (id) => ownerOf(id) === owner && !its.includes(id)).filter(
      (one) => one.users.size > 1,
    )
    return mergeChunks(late, several, usersOfIt)
  })
  return withNames([...around, ...shared, ...together(late, new Set(rest)), ...own], modules)
}

const isForAll = (id: string) => ownerOf(id) === undefined
const isOfFeature = (id: string) => !isForAll(id) && ownerOf(id) !== 'app'

/** Each by what is largest in it, so that a file tells what it holds; no two by the same name. */
function withNames(groups: readonly Group[], modules: Modules): Group[] {
  const names = new Set<string>()
  const nameOf = (id: string) => {
    const [file = '', folder = ''] = id.split('/').toReversed()
    const [stem = ''] = file.split('.')
    return stem === 'index' ? folder : stem
  }
  for (const one of groups) {
    const [largest = ''] = [...one.modules].toSorted((a, b) => sizeOf(modules, b) - sizeOf(modules, a))
    const name = one.name || nameOf(largest)
    const like = [...names].filter((known) => known === name || known.startsWith(`${name}-`)).length
    one.name = like === 0 ? name : `${name}-${like + 1}`
    names.add(one.name)
  }
  return [...groups]
}

/** What the same users need, of what is asked for. */
function bucketsOf(modules: Modules, users: ReadonlyMap<string, string[]>, wanted: (id: string) => boolean): Group[] {
  const usersOf = new Map<string, string[]>()
  for (const [user, ids] of users)
    for (const id of ids) if (wanted(id)) usersOf.set(id, [...(usersOf.get(id) ?? []), user])
  return by(usersOf.keys(), (id) => usersOf.get(id)?.join() ?? '').map((ids) => {
    const group = groupOf(modules, ids)
    for (const user of usersOf.get(ids[0] ?? '') ?? []) group.users.set(user, group.size)
    return group
  })
}

/** What imports one another is together; what stands alone and is small is one file. */
function together(modules: Modules, rest: ReadonlySet<string>): Group[] {
  const neighbours = new Map([...rest].map((id) => [id, new Set<string>()]))
  for (const id of rest)
    for (const other of modules.get(id)?.imports ?? [])
      if (rest.has(other)) {
        neighbours.get(id)?.add(other)
        neighbours.get(other)?.add(id)
      }
  const left = new Set(rest)
  const found: Group[] = []
  for (const id of rest) {
    if (!left.has(id)) continue
    const all = new Set([id])
    for (const one of all) for (const other of neighbours.get(one) ?? []) all.add(other)
    for (const one of all) left.delete(one)
    found.push(groupOf(modules, all))
  }
  const small = found.filter(({ size }) => size < smallFile)
  const alone = groupOf(
    modules,
    small.flatMap((one) => [...one.modules]),
  )
  return [...found.filter(({ size }) => size >= smallFile), ...(small.length > 0 ? [alone] : [])]
}
