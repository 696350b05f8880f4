import { type MatchableWords, matchableWords, type SearchWords } from './match-entry'
import { chunkOf, type SearchChunk } from './search-chunk'

/** What one kind of result is made of. */
export interface EntrySource<Row extends object> {
  rows(): readonly Row[]
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
const chunkSize = 4096

/**
 * The entries of one kind, in chunks. Rows of the tables are never changed in place, so an entry stays while its rows are
 * the same objects. Nothing has to tell the list of a change: undone and restored rows are noticed in the same way.
 */
export class EntryList<Row extends object> {
  #rows: readonly Row[] = []
  #entries: readonly Entry<Row>[] = []
  #byId = new Map<string, Entry<Row>>()
  #chunks: readonly SearchChunk<Entry<Row>>[] = []
  #slots = 0
  #revision = -1
  #revisionOfUses = -1
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
   * @param revision of the rows; they are compared when it has changed
   * @param revisionOfUses of the rows that these use
   */
  at(revision: number, revisionOfUses: number): readonly SearchChunk<Entry<Row>>[] {
    if (revision === this.#revision && revisionOfUses === this.#revisionOfUses) return this.#chunks
    const usesChanged = revisionOfUses !== this.#revisionOfUses
    const rows = this.#source.rows()
    const entries = rows.map((row, index) => {
      const before = row === this.#rows[index] ? this.#entries[index] : this.#byId.get(this.#source.idOf(row))
      if (before?.row !== row) return this.#make(row)
      return !usesChanged || isSame(before.uses, this.#source.uses(row)) ? before : this.#make(row)
    })
    if (rows.length !== this.#rows.length) this.#byId = new Map(entries.map((entry) => [entry.id, entry]))
    else
      for (const [index, entry] of entries.entries())
        if (entry !== this.#entries[index]) this.#byId.set(entry.id, entry)
    this.#chunks = this.#chunksOf(entries)
    this.#rows = rows
    this.#entries = entries
    this.#revision = revision
    this.#revisionOfUses = revisionOfUses
    return this.#chunks
  }

  /** Chunks whose entries are the same stay. */
  #chunksOf(entries: readonly Entry<Row>[]): SearchChunk<Entry<Row>>[] {
    return Array.from({ length: Math.ceil(entries.length / chunkSize) }, (_, index) => {
      const own = entries.slice(index * chunkSize, (index + 1) * chunkSize)
      const before = this.#chunks[index]
      return before && isSame(before.entries, own) ? before : chunkOf(own)
    })
  }

  #make(row: Row): Entry<Row> {
    this.#slots += 1
    const source = this.#source
    const words = matchableWords(source.words(row))
    return { ...words, row, id: source.idOf(row), at: source.at(row), uses: source.uses(row), slot: this.#slots - 1 }
  }
}

function isSame(before: readonly unknown[], now: readonly unknown[]): boolean {
  if (before.length !== now.length) return false
  for (let index = 0; index < now.length; index += 1) if (before[index] !== now[index]) return false
  return true
}
