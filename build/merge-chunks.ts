import { type Group, importedBy, type Modules, placesOf } from './module-graph.ts'

/** What a file costs beside its bytes (raw): a share of a round trip, which at 150 ms and 1.6 Mbit/s is so much. */
const fileCost = 30_000
/** The most of a file (raw) that somebody who needs the rest of it may get for nothing. */
const someWaste = 60_000
/** Screens that need the same: pages of one kind, or a page that is of none. */
export interface Screens {
  name: string
  /** The ends of ids of what stands for them. */
  modules: readonly string[]
  /** How much they count; 1 by default. */
  weight?: number
  /** The most of a file they may get for nothing (raw). */
  mostWaste?: number
}

/**
 * Makes fewer files of some: two become one as long as the round trips saved for those who need both outweigh the bytes of those who need one.
 * Those who need one get nothing else to load by it, and no two files import each other.
 * @param groups what the same users need, each a file so far
 * @param users what each of them needs altogether
 * @param told how much some of them count, and how much they may get for nothing; `otherwise` for the rest
 */
export function mergeChunks(
  modules: Modules,
  groups: Group[],
  users: ReadonlyMap<string, readonly string[]>,
  told: ReadonlyMap<string, Screens> = new Map(),
  otherwise: Partial<Screens> = {},
): Group[] {
  const needed = new Map([...users].map(([user, ids]) => [user, new Set(ids)]))
  const places = placesOf(groups)
  const importsOf = (one: Group) => importedBy(one, modules, places)
  const gain = (one: Group, other: Group) => {
    let sum = 0
    for (const user of new Set([...one.users.keys(), ...other.users.keys()])) {
      const { weight = 1, mostWaste = someWaste } = told.get(user) ?? otherwise
      const [ofOne, ofOther] = [one.users.get(user), other.users.get(user)]
      if (one.size + other.size - (ofOne ?? 0) - (ofOther ?? 0) > mostWaste) return 0
      const both = ofOne !== undefined && ofOther !== undefined
      sum += weight * (both ? fileCost : -(ofOne === undefined ? one.size : other.size))
    }
    return sum
  }
  /** Whether those who need one have whatever the other imports. */
  const bringsNothing = (one: Group, other: Group) => {
    const has = (user: string, id: string) => needed.get(user)?.has(id) || places.get(id)?.users.has(user)
    const imported = [...other.modules].flatMap((id) => modules.get(id)?.imports ?? [])
    const others = imported.filter((id) => places.get(id) !== one && places.get(id) !== other)
    const strangers = [...one.users.keys()].filter((user) => !other.users.has(user))
    return strangers.every((user) => others.every((id) => !modules.has(id) || has(user, id)))
  }
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
  const worthwhile = (one: Group, others: readonly Group[]) =>
    others.map((other) => ({ one, other, gain: gain(one, other) })).filter((pair) => pair.gain > 0)
  let pairs = groups.flatMap((one, index) => worthwhile(one, groups.slice(index + 1)))
  for (;;) {
    pairs.sort((a, b) => b.gain - a.gain)
    const best = pairs.find(
      ({ one, other }) =>
        bringsNothing(one, other) && bringsNothing(other, one) && !leadsRound(one, other) && !leadsRound(other, one),
    )
    if (!best) return groups
    const { one, other } = best
    for (const id of other.modules) {
      one.modules.add(id)
      places.set(id, one)
    }
    for (const [user, size] of other.users) one.users.set(user, (one.users.get(user) ?? 0) + size)
    one.size += other.size
    groups.splice(groups.indexOf(other), 1)
    const changed = [one, other]
    pairs = pairs.filter((pair) => !changed.includes(pair.one) && !changed.includes(pair.other))
    pairs.push(
      ...worthwhile(
        one,
        groups.filter((third) => third !== one),
      ),
    )
  }
}
