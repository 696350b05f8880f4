/** The searchable entries of one kind, kept up to date with the tables; for `search.ts`, one list for each file of `sources/`. */

import { type MatchableWords, matchableWords, type SearchWords } from './match-entry'
import { chunkOf, type SearchChunk } from './search-chunk'

/** What one kind of result is made of. */
export interface EntrySource<Row extends object> {
  rows(): readonly Row[]
  /** One of the rows; undefined where there is none of this id, or it is not searched. */
  row(id: string): Row | undefined
  idOf(row: Row): string
  /** The other rows that an entry's words come from; an entry is made anew when one of them was replaced. */
  uses(row: Row): readonly (object | undefined)[]
  words(row: Row): SearchWords
  /** Of equal matches the later one comes first, in milliseconds. */
  at(row: Row): number
}

/** Something that can be found. */
export interface Entry<Row extends object> extends MatchableWords {
  row: Row
  id: string
  at: number
  uses: readonly (object | undefined)[]
  /** Its number in a person's verdicts of sight; never given twice. */
  slot: number
}

/** Entries that are made ready together: a write costs this many at most. */
const chunkSize = 1024

/**
 * The entries of one kind, in chunks and in no order. Rows of the tables are never changed in place, so an entry stays while
 * its rows are the same objects.
 */
export class EntryList<Row extends object> {
  readonly #entries: Entry<Row>[] = []
  /** Where in the list the entry of an id is. */
  readonly #places = new Map<string, number>()
  readonly #chunks: SearchChunk<Entry<Row>>[] = []
  readonly #outdated = new Set<number>()
  #slots = 0
  readonly #source: EntrySource<Row>

  constructor(source: EntrySource<Row>) {
    this.#source = source
  }

  /** How many slots were given out. */
  get slots(): number {
    return this.#slots
  }

  /**
   * Returns the current entries.
   * @param changed ids of the rows that changed since the last call, or whose used rows did; null: not known, so all are
   * compared
   */
  at(changed: Iterable<string> | null): readonly SearchChunk<Entry<Row>>[] {
    if (changed) for (const id of changed) this.#take(id, this.#source.row(id))
    else this.#compareAll()
    for (const index of this.#outdated) {
      const own = this.#entries.slice(index * chunkSize, (index + 1) * chunkSize)
      if (own.length > 0) this.#chunks[index] = chunkOf(own)
    }
    this.#outdated.clear()
    this.#chunks.length = Math.ceil(this.#entries.length / chunkSize)
    return this.#chunks
  }

  #compareAll(): void {
    const ids = new Set<string>()
    for (const row of this.#source.rows()) {
      const id = this.#source.idOf(row)
      ids.add(id)
      this.#take(id, row)
    }
    if (ids.size === this.#places.size) return
    for (const id of [...this.#places.keys()]) if (!ids.has(id)) this.#take(id, undefined)
  }

  /** Brings the entry of an id up to date with its row. */
  #take(id: string, row: Row | undefined): void {
    const place = this.#places.get(id)
    const before = place === undefined ? undefined : this.#entries[place]
    if (!row) {
      if (before) this.#remove(before, place ?? 0)
      return
    }
    if (before?.row === row && isSame(before.uses, this.#source.uses(row))) return
    this.#put(this.#make(id, row), place ?? this.#entries.length)
  }

  #put(entry: Entry<Row>, place: number): void {
    this.#entries[place] = entry
    this.#places.set(entry.id, place)
    this.#outdated.add(Math.floor(place / chunkSize))
  }

  /** The last entry comes in its place. */
  #remove({ id }: Entry<Row>, place: number): void {
    this.#places.delete(id)
    this.#outdated.add(Math.floor((this.#entries.length - 1) / chunkSize))
    const last = this.#entries.pop()
    if (last && last.id !== id) this.#put(last, place)
  }

  #make(id: string, row: Row): Entry<Row> {
    this.#slots += 1
    const source = this.#source
    const words = matchableWords(source.words(row))
    return { ...words, row, id, at: source.at(row), uses: source.uses(row), slot: this.#slots - 1 }
  }
}

function isSame(before: readonly unknown[], now: readonly unknown[]): boolean {
  if (before.length !== now.length) return false
  for (let index = 0; index < now.length; index += 1) if (before[index] !== now[index]) return false
  return true
}
