/** Counts all results of a search and keeps the best few in order; for `search.ts`. */

interface Ranked {
  /** Of equal scores the later one comes first. */
  at: number
  id: string
}

/** Counts everything that is added, and keeps the best few in order. */
export class BestEntries<Entry extends Ranked> {
  total = 0
  readonly #best: { entry: Entry; score: number }[] = []
  readonly #limit: number

  constructor(limit: number) {
    this.#limit = limit
  }

  /** Counts an entry, and says whether it may be among the best: one that cannot is not worth fetching for `add`. */
  count(score: number, at: number): boolean {
    this.total += 1
    if (this.#best.length < this.#limit) return true
    const last = this.#best.at(-1)
    return last !== undefined && (score > last.score || (score === last.score && at >= last.entry.at))
  }

  /** Places a counted entry. */
  add(entry: Entry, score: number): void {
    const added = { entry, score }
    const place = this.#best.findIndex((other) => compare(added, other) < 0)
    this.#best.splice(place < 0 ? this.#best.length : place, 0, added)
    if (this.#best.length > this.#limit) this.#best.pop()
  }

  get entries(): Entry[] {
    return this.#best.map(({ entry }) => entry)
  }
}

function compare(a: { entry: Ranked; score: number }, b: { entry: Ranked; score: number }): number {
  return b.score - a.score || b.entry.at - a.entry.at || (a.entry.id < b.entry.id ? -1 : 1)
}
