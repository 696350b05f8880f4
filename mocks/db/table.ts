/** One table in memory, in the order of insertion. Rows are never changed in place, so a snapshot is cheap to keep. */
export class Table<Row extends object> {
  #rows = new Map<string, Row>()
  #revision = 0
  readonly #keyOf: (row: Row) => string
  readonly #changed: (id: string, before?: Row) => void

  /** `changed` hears a row's id at each change, and the row as it was. */
  constructor(keyOf: (row: Row) => string, changed: (id: string, before?: Row) => void) {
    this.#keyOf = keyOf
    this.#changed = (id, before) => {
      this.#revision += 1
      changed(id, before)
    }
  }

  /** Raised by each change: what was worked out of these rows holds as long as it stays. */
  get revision(): number {
    return this.#revision
  }

  all(): readonly Row[] {
    return [...this.#rows.values()]
  }

  get(id: string): Row | undefined {
    return this.#rows.get(id)
  }

  /** The rows that equal `fits` in each property it has, or for which it answers true. */
  where(fits: Partial<Row> | ((row: Row) => boolean)): Row[] {
    const test = typeof fits === 'function' ? fits : (row: Row) => equals(row, fits)
    return this.all().filter(test)
  }

  /** Adds a row and answers it. A row with the same id is an error of the caller. */
  insert(row: Row): Row {
    const id = this.#keyOf(row)
    if (this.#rows.has(id)) throw new Error(`row ${id} exists`)
    this.#rows.set(id, row)
    this.#changed(id)
    return row
  }

  /** Puts a new row with the changes in the old one's place and answers it. An unknown id is an error of the caller. */
  update(id: string, changes: Partial<Row>): Row {
    const row = this.#rows.get(id)
    if (!row) throw new Error(`no row ${id}`)
    const next = { ...row, ...changes }
    this.#rows.set(id, next)
    this.#changed(id, row)
    return next
  }

  /** Whether there was such a row. */
  remove(id: string): boolean {
    const row = this.#rows.get(id)
    if (!row) return false
    this.#rows.delete(id)
    this.#changed(id, row)
    return true
  }

  /** Puts a row back as it was; undefined: there was none. For storage only. */
  putBack(id: string, row: Row | undefined): void {
    if (row) this.#rows.set(id, row)
    else this.#rows.delete(id)
    this.#revision += 1
  }

  /** Puts other rows in the place of all; for storage and reset only. */
  replace(rows: readonly Row[]): void {
    this.#rows = new Map(rows.map((row) => [this.#keyOf(row), row]))
    this.#revision += 1
  }
}

function equals<Row extends object>(row: Row, part: Partial<Row>): boolean {
  for (const name in part) if (row[name] !== part[name]) return false
  return true
}
