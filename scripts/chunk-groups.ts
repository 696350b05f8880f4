import { build, type Plugin, type Rolldown } from 'vite'

/** What a file costs beside its bytes (raw): a share of a round trip, which at 150 ms and 1.6 Mbit/s is so much. */
const fileCost = 15_000
/** The most of a file (raw) that somebody who needs the rest of it may get for nothing. */
const mostWaste = 10_000

/** What signing in needs; what talks to the backend; what is around every page behind the login. */
const fixedNames = ['entry', 'calls', 'shell'] as const

/** The first build only tells what imports what. */
const scanning = 'SCAN_CHUNKS'

/** Whether this is the first of the two builds, of which nothing is written. */
export const isScan = () => process.env[scanning] !== undefined

type Scanned = Pick<Rolldown.OutputChunk, 'name' | 'moduleIds' | 'imports' | 'isEntry' | 'isDynamicEntry' | 'code'>

/** Files that travel together, by what each of them imports; pages keep files of their own. */
interface Group {
  name: string
  chunks: Set<string>
  size: number
  /** The parts that are fetched when needed and load it, with how much of it they need. */
  users: Map<string, number>
  /** The file of a part itself: what is in it is needed for nothing else. */
  own: boolean
}

/** What a chunk imports, through others too, and itself. */
function reached(chunks: ReadonlyMap<string, Scanned>, roots: Iterable<string>): Set<string> {
  const found = new Set<string>()
  const add = (file: string) => {
    if (found.has(file) || !chunks.has(file)) return
    found.add(file)
    for (const imported of chunks.get(file)?.imports ?? []) add(imported)
  }
  for (const root of roots) add(root)
  return found
}

/**
 * Which files of a build in its finest parts become one: what signing in needs; what talks to the backend; what is around every page
 * behind the login; and of the rest two at a time, as long as the round trips saved for those who need both outweigh the bytes of
 * those who need one. Never so that two files would import each other.
 */
export function groupChunks(
  chunks: ReadonlyMap<string, Scanned>,
  calls: readonly string[],
  shell: readonly string[],
): Group[] {
  const files = [...chunks.keys()]
  const fileOf = (module: string) =>
    files.filter((file) => chunks.get(file)?.moduleIds.some((id) => id.endsWith(module)))
  const taken = new Set<string>()
  const group = (name: string, members: Iterable<string>): Group => {
    const own = new Set([...members].filter((file) => !taken.has(file)))
    for (const file of own) taken.add(file)
    const size = [...own].reduce((sum, file) => sum + (chunks.get(file)?.code.length ?? 0), 0)
    return { name, chunks: own, size, users: new Map(), own: true }
  }
  const fixed = [
    group(
      'entry',
      reached(
        chunks,
        files.filter((file) => chunks.get(file)?.isEntry),
      ),
    ),
    group(fixedNames[1], reached(chunks, calls.flatMap(fileOf))),
    group(fixedNames[2], reached(chunks, shell.flatMap(fileOf))),
  ]
  const rest = files
    .filter((file) => !taken.has(file))
    .map((file): Group => {
      const { name = file, code = '', isDynamicEntry = false } = chunks.get(file) ?? {}
      return { name, chunks: new Set([file]), size: code.length, users: new Map(), own: isDynamicEntry }
    })
  const groupOf = new Map([...fixed, ...rest].flatMap((one) => [...one.chunks].map((file) => [file, one] as const)))
  for (const part of files.filter((file) => chunks.get(file)?.isDynamicEntry))
    for (const file of reached(chunks, [part])) {
      const one = groupOf.get(file)
      one?.users.set(part, (one.users.get(part) ?? 0) + (chunks.get(file)?.code.length ?? 0))
    }
  merge(rest, (one) => importedBy(one, chunks, groupOf), groupOf)
  return [...fixed, ...rest]
}

function importedBy(one: Group, chunks: ReadonlyMap<string, Scanned>, groupOf: ReadonlyMap<string, Group>): Set<Group> {
  const imported = [...one.chunks].flatMap((file) => chunks.get(file)?.imports ?? [])
  return new Set(imported.flatMap((file) => groupOf.get(file) ?? []).filter((other) => other !== one))
}

function merge(groups: Group[], importsOf: (one: Group) => Set<Group>, groupOf: Map<string, Group>): void {
  const gain = (one: Group, other: Group) => {
    const all = new Set([...one.users.keys(), ...other.users.keys()])
    const needed = (user: string) => (one.users.get(user) ?? 0) + (other.users.get(user) ?? 0)
    const wasted = [...all].map((user) => one.size + other.size - needed(user))
    if (wasted.some((bytes) => bytes > mostWaste)) return 0
    const both = [...one.users.keys()].filter((user) => other.users.has(user)).length
    return both * fileCost - (one.users.size - both) * other.size - (other.users.size - both) * one.size
  }
  /** Whether those who need one have whatever the other imports. */
  const bringsNothing = (one: Group, other: Group) =>
    [...importsOf(other)].every(
      (third) => third === one || [...one.users.keys()].every((user) => other.users.has(user) || third.users.has(user)),
    )
  /** Whether one leads to the other by way of a third. */
  const leadsRound = (one: Group, other: Group) => {
    const seen = new Set<Group>()
    const leads = (at: Group): boolean => {
      if (at === other) return true
      if (seen.has(at)) return false
      seen.add(at)
      return [...importsOf(at)].some(leads)
    }
    return [...importsOf(one)].some((next) => next !== other && leads(next))
  }
  for (;;) {
    const shared = groups.filter((one) => !one.own)
    const pairs = shared
      .flatMap((one, index) => shared.slice(index + 1).map((other) => ({ one, other, gain: gain(one, other) })))
      .filter((pair) => pair.gain > 0)
      .toSorted((a, b) => b.gain - a.gain)
    const best = pairs.find(
      ({ one, other }) =>
        bringsNothing(one, other) && bringsNothing(other, one) && !leadsRound(one, other) && !leadsRound(other, one),
    )
    if (!best) return
    const { one, other } = best
    if (other.size > one.size) one.name = other.name
    for (const file of other.chunks) {
      one.chunks.add(file)
      groupOf.set(file, one)
    }
    for (const [user, needed] of other.users) one.users.set(user, (one.users.get(user) ?? 0) + needed)
    one.size += other.size
    groups.splice(groups.indexOf(other), 1)
  }
}

/**
 * Builds twice: first in the finest parts, to know what each of them needs, then in files worth a round trip (`groupChunks`).
 * @param calls modules that talk to the backend, before the shell is there or without it
 * @param shell what is around every page behind the login
 */
export function chunkGroups({ calls, shell }: { calls: readonly string[]; shell: readonly string[] }): Plugin {
  return {
    name: 'chunk-groups',
    apply: 'build',
    async config({ build: wanted }, { mode }) {
      if (isScan()) return
      process.env[scanning] = '1'
      const scan = await build({ mode, logLevel: 'error', build: { ...wanted, write: false, minify: false } })
      delete process.env[scanning]
      const outputs = (Array.isArray(scan) ? scan : [scan]).flatMap((one) => ('output' in one ? one.output : []))
      const found = outputs.filter((one) => one.type === 'chunk')
      const chunks = new Map(found.map((one) => [one.fileName, one]))
      const groups = toBundler(groupChunks(chunks, calls, shell), chunks)
      return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } }
    },
  }
}

/**
 * The groups as the bundler takes them. A group takes along what it imports and nobody has taken, so what is imported comes first.
 * Parts have files of their own anyway.
 */
function toBundler(groups: readonly Group[], chunks: ReadonlyMap<string, Scanned>): Rolldown.CodeSplittingGroup[] {
  const groupOf = new Map(groups.flatMap((one) => [...one.chunks].map((file) => [file, one] as const)))
  const sorted = new Set<Group>()
  const add = (one: Group) => {
    if (sorted.has(one)) return
    for (const next of importedBy(one, chunks, groupOf)) add(next)
    sorted.add(one)
  }
  for (const one of groups) add(one)
  return [...sorted].flatMap((one, index) => {
    if (one.own && !fixedNames.some((name) => name === one.name)) return []
    const modules = new Set([...one.chunks].flatMap((file) => chunks.get(file)?.moduleIds ?? []))
    return { name: one.name, test: (id: string) => modules.has(id), priority: sorted.size - index }
  })
}
