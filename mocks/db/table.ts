/**
 * One table of the embedded backend in memory, and its log of changed rows; the tables are created by `database.ts`.
 */

/** How many changes a table remembers by id. */
const remembered = 1000

/** One table in memory, in insertion order. Rows are never changed in place, so snapshots are cheap. */
export class Table<Row extends object> {
  #rows = new Map<string, Row>()
  #revision = 0
  /** The ids of the last changes, one for each revision. */
  #recent: string[] = []
  readonly #keyOf: (row: Row) => string
  readonly #changed: (id: string, before?: Row) => void

  /** `changed` is called at each change with the row's id and the previous row. */
  constructor(keyOf: (row: Row) => string, changed: (id: string, before?: Row) => void) {
    this.#keyOf = keyOf
    this.#changed = (id, before) => {
      this.#step(id)
      changed(id, before)
    }
  }

  /** Increases with each change; results computed from these rows are valid while it stays the same. */
  get revision(): number {
    return this.#revision
  }

  /** The ids of rows changed since a revision, some of them twice; null when that was too long ago to be known. */
  changedSince(revision: number): readonly string[] | null {
    const before = this.#recent.length - (this.#revision - revision)
    return before < 0 ? null : this.#recent.slice(before)
  }

  #step(id: string): void {
    this.#revision += 1
    this.#recent.push(id)
    if (this.#recent.length > 2 * remembered) this.#recent = this.#recent.slice(-remembered)
  }

  /** How many rows there are. */
  get size(): number {
    return this.#rows.size
  }

  /** The id of a row. */
  idOf(row: Row): string {
    return this.#keyOf(row)
  }

  all(): readonly Row[] {
    return [...this.#rows.values()]
  }

  /** Every row with its id, in insertion order. */
  entries(): Iterable<[string, Row]> {
    return this.#rows.entries()
  }

  get(id: string): Row | undefined {
    return this.#rows.get(id)
  }

  /** The rows that equal `fits` in each of its properties, or for which it returns true. */
  where(fits: Partial<Row> | ((row: Row) => boolean)): Row[] {
    const test = typeof fits === 'function' ? fits : (row: Row) => equals(row, fits)
    const found: Row[] = []
    for (const row of this.#rows.values()) if (test(row)) found.push(row)
    return found
  }

  /** Adds a row and returns it. Throws for a duplicate id, which is a bug of the caller. */
  insert(row: Row): Row {
    const id = this.#keyOf(row)
    if (this.#rows.has(id)) throw new Error(`row ${id} exists`)
    this.#rows.set(id, row)
    this.#changed(id)
    return row
  }

  /** Replaces the row with a changed copy and returns it. Throws for an unknown id, which is a bug of the caller. */
  update(id: string, changes: Partial<Row>): Row {
    const row = this.#rows.get(id)
    if (!row) throw new Error(`no row ${id}`)
    const next = { ...row, ...changes }
    this.#rows.set(id, next)
    this.#changed(id, row)
    return next
  }

  /** Returns whether the row existed. */
  remove(id: string): boolean {
    const row = this.#rows.get(id)
    if (!row) return false
    this.#rows.delete(id)
    this.#changed(id, row)
    return true
  }

  /** Stores a row under its id, or removes it with undefined; the change is recorded. */
  put(id: string, row: Row | undefined): void {
    const before = this.#rows.get(id)
    this.putBack(id, row)
    this.#changed(id, before)
  }

  /** Restores a row's earlier version; undefined: the row did not exist. For storage only. */
  putBack(id: string, row: Row | undefined): void {
    if (row) this.#rows.set(id, row)
    else this.#rows.delete(id)
    this.#step(id)
  }

  /** Replaces all rows; for storage and reset only. */
  replace(rows: readonly Row[]): void {
    this.#rows = new Map(rows.map((row) => [this.#keyOf(row), row]))
    this.#revision += 1
    this.#recent = []
  }
}

function equals<Row extends object>(row: Row, part: Partial<Row>): boolean {
  for (const name in part) if (row[name] !== part[name]) return false
  return true
}
