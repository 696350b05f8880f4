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

  add(entry: Entry, score: number): void {
    this.total += 1
    const added = { entry, score }
    const last = this.#best.at(-1)
    if (this.#best.length === this.#limit && last && compare(last, added) <= 0) return
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
