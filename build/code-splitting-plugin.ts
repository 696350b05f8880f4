/** Vite plugin that decides which modules share a chunk (`planChunks`), by the pages that need them; `vite.config.ts` uses it, `build/README.md` draws it. */

import groupBy from 'lodash/groupBy.js'
import maxBy from 'lodash/maxBy.js'
import type { Plugin } from 'vite'
import { type Module, readModuleGraph } from './module-graph.ts'

const inSrc = (name: string) => `src/${name}.ts`
/** Chunks with fixed contents: sign-in, the calls to the backend, and the frame around every page. Each holds its roots' static imports. */
const fixedChunks: Readonly<Record<string, readonly string[]>> = {
  entry: ['index.html'],
  calls: ['session/load-session', 'session/sign-in', 'api/common/index', 'lib/i18n/dictionary-entry-name'].map(inSrc),
  shell: ['src/app/member-routes.tsx'],
}

/** The kinds of screens that most addresses are of, with pages that stand for each. */
const mainScreens: Readonly<Record<string, readonly string[]>> = {
  home: ['src/features/home/pages/HomePage.tsx'],
  list: ['src/features/project/pages/MyProjectPage.tsx', 'src/features/project/pages/ReviewGuidesPage.tsx'],
  form: ['src/work/pages/FormAtAddress.tsx'],
  overview: ['src/work/pages/WorkOverviewPage.tsx'],
  filed: ['src/work/pages/FiledWorkPage.tsx'],
}

/** How much each user's time counts, and how much unused code it may load with one chunk, in bytes before minification. */
const mainUser = { weight: 10, maxUnused: 20_000 }
const lazyUser = { weight: 0.1, maxUnused: 100_000 }

/** What one more chunk costs, in bytes before minification: its share of a round trip. */
const chunkCost = 12_000

type Graph = ReadonlyMap<string, Module>

/** Who loads modules: a kind of screen, or one lazily imported module. */
type User = typeof lazyUser & { needs: ReadonlySet<string> }

export interface Chunk {
  name: string
  modules: Set<string>
  size: number
  /** How many of its bytes each user needs. */
  users: Map<User, number>
}

/** The roots and everything that they import statically, directly or indirectly. */
function staticImports(graph: Graph, roots: Iterable<string>): Set<string> {
  const found = new Set([...roots].filter((id) => graph.has(id)))
  for (const id of found) for (const next of graph.get(id)?.imports ?? []) if (graph.has(next)) found.add(next)
  return found
}

function chunkOf(graph: Graph, modules: Set<string>, name?: string): Chunk {
  const size = (id: string) => graph.get(id)?.size ?? 0
  const largest = maxBy([...modules], size) ?? ''
  const stem = largest.split('/').slice(-2).join('-').replace(/\..*/, '')
  return { name: name ?? stem, modules, size: [...modules].reduce((sum, id) => sum + size(id), 0), users: new Map() }
}

/**
 * Decides which modules share a chunk; `build/README.md` draws how. A module in no chunk of the plan is left to the bundler, which puts it
 * beside the one lazy part that needs it, or into a chunk for exactly the parts that do.
 */
export function planChunks(graph: Graph, fixed = fixedChunks, screens = mainScreens): Chunk[] {
  const matching = (end: string) => {
    const found = [...graph.keys()].filter((id) => id.endsWith(`/${end}`))
    if (found.length === 0) throw new Error(`code splitting: no module of the build is ${end}`)
    return found
  }
  const rest = new Map(graph)
  const fixedOnes = Object.entries(fixed).map(([name, roots]) => {
    const modules = staticImports(rest, roots.flatMap(matching))
    for (const id of modules) rest.delete(id)
    return chunkOf(graph, modules, name)
  })
  const lazy = new Set([...graph.values()].flatMap(({ lazyImports }) => lazyImports).filter((id) => rest.has(id)))
  const users = [
    ...Object.values(screens).map((roots) => ({ ...mainUser, needs: staticImports(rest, roots.flatMap(matching)) })),
    ...[...lazy].map((id) => ({ ...lazyUser, needs: staticImports(rest, [id]) })),
  ]
  return importsFirst(graph, [...fixedOnes, ...mergeChunks(rest, groupByUsers(rest, users))])
}

/** One chunk for all modules that exactly the same users need. What one lazy part alone needs stays in its own file. */
function groupByUsers(graph: Graph, users: readonly User[]): Chunk[] {
  const usersOf = (id: string) => users.filter(({ needs }) => needs.has(id))
  const sameUsers = groupBy([...graph.keys()], (id) => usersOf(id).map((user) => users.indexOf(user)))
  return Object.values(sameUsers).flatMap((ids) => {
    const own = usersOf(ids[0] ?? '')
    if (own.length === 0 || (own.length === 1 && own[0]?.weight === lazyUser.weight)) return []
    const chunk = chunkOf(graph, new Set(ids))
    return [{ ...chunk, users: new Map(own.map((user) => [user, chunk.size])) }]
  })
}

/** Merges two chunks as long as the round trips saved for users of both outweigh the unused bytes of users of one. Best gain first. */
function mergeChunks(graph: Graph, chunks: Chunk[]): Chunk[] {
  const holders = holdersOf(chunks)
  const gain = (one: Chunk, other: Chunk): number => {
    let sum = 0
    for (const user of new Set([...one.users.keys(), ...other.users.keys()])) {
      const [ofOne, ofOther] = [one.users.get(user), other.users.get(user)]
      if (one.size + other.size - (ofOne ?? 0) - (ofOther ?? 0) > user.maxUnused) return 0
      sum += user.weight * (ofOne === undefined ? -one.size : ofOther === undefined ? -other.size : chunkCost)
    }
    return sum
  }
  /** Whether users of one alone load everything that the other imports anyway. */
  const importsNothingNew = (one: Chunk, other: Chunk): boolean => {
    const strangers = [...one.users.keys()].filter((user) => !other.users.has(user))
    const imported = [...other.modules].flatMap((id) => graph.get(id)?.imports ?? [])
    const others = imported.filter((id) => graph.has(id) && holders.get(id) !== one && holders.get(id) !== other)
    return strangers.every((user) => others.every((id) => user.needs.has(id) || holders.get(id)?.users.has(user)))
  }
  /** Whether one imports the other by way of a third: merged, two chunks would import each other. */
  const importsThroughThird = (one: Chunk, other: Chunk): boolean => {
    const reached = new Set([...importedChunks(graph, one, holders)].filter((chunk) => chunk !== other))
    for (const chunk of reached) for (const next of importedChunks(graph, chunk, holders)) reached.add(next)
    return reached.has(other)
  }
  const fits = (one: Chunk, other: Chunk) => importsNothingNew(one, other) && !importsThroughThird(one, other)
  const worthwhile = (one: Chunk, others: readonly Chunk[]) =>
    others.map((other) => ({ one, other, gain: gain(one, other) })).filter((pair) => pair.gain > 0)
  let pairs = chunks.flatMap((one, index) => worthwhile(one, chunks.slice(index + 1)))
  for (;;) {
    pairs.sort((a, b) => b.gain - a.gain)
    const best = pairs.find(({ one, other }) => fits(one, other) && fits(other, one))
    if (!best) return chunks
    const { one, other } = best
    const merged = chunkOf(graph, new Set([...one.modules, ...other.modules]))
    for (const { users } of [one, other])
      for (const [user, size] of users) merged.users.set(user, (merged.users.get(user) ?? 0) + size)
    for (const id of merged.modules) holders.set(id, merged)
    const remaining = chunks.filter((chunk) => chunk !== one && chunk !== other)
    pairs = pairs.filter((pair) => remaining.includes(pair.one) && remaining.includes(pair.other))
    pairs.push(...worthwhile(merged, remaining))
    chunks = [...remaining, merged]
  }
}

const holdersOf = (chunks: readonly Chunk[]) =>
  new Map(chunks.flatMap((chunk) => [...chunk.modules].map((id) => [id, chunk] as const)))

function importedChunks(graph: Graph, chunk: Chunk, holders: ReadonlyMap<string, Chunk>): Set<Chunk> {
  const imported = [...chunk.modules].flatMap((id) => graph.get(id)?.imports ?? [])
  return new Set(imported.flatMap((id) => holders.get(id) ?? []).filter((other) => other !== chunk))
}

/** Imported chunks first: the bundler also moves a group's imports into the group, unless an earlier group has taken them. */
function importsFirst(graph: Graph, chunks: readonly Chunk[]): Chunk[] {
  const holders = holdersOf(chunks)
  const sorted = new Set<Chunk>()
  const add = (chunk: Chunk) => {
    if (sorted.has(chunk)) return
    for (const next of importedChunks(graph, chunk, holders)) add(next)
    sorted.add(chunk)
  }
  for (const chunk of chunks) add(chunk)
  return [...sorted]
}

/** Empty groups for the bundler, which takes them before it knows the modules. */
const slots = 200

/**
 * Decides which modules share a file (`planChunks`).
 *
 * - Saves: 1.5 to 2.1 s on the slow line; without it home loads four times as many files.
 * - Relies on: `direct-imports`, for it sees what a module imports, not which exports it uses; the modules named above.
 * - Breaks when: a named module moves (the build says which), or the plan has more chunks than there are slots (the build says so).
 */
export function codeSplitting(): Plugin {
  let chunks: Chunk[] = []
  const groups = Array.from({ length: slots }, (_, index) => ({
    debugName: `chunk ${index}`,
    name: () => chunks[index]?.name ?? null,
    test: (id: string) => chunks[index]?.modules.has(id) === true,
    priority: slots - index,
  }))
  return {
    name: 'code-splitting',
    apply: 'build',
    enforce: 'post',
    config: () => ({ build: { rolldownOptions: { output: { codeSplitting: { groups } } } } }),
    async buildEnd(error) {
      if (error) return
      chunks = planChunks(await readModuleGraph(this))
      if (chunks.length > slots) this.error(`code splitting: ${chunks.length} chunks, but only ${slots} slots`)
    },
  }
}
