/** The served backend's tables in a folder: a file with all rows, and a journal that gets each transaction before its response; survives crashes. */

import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { type FileHandle, rename } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Storage } from '../backend'
import {
  type Changes,
  type Database,
  idOf,
  putSnapshot,
  type Snapshot,
  type TableName,
  tableNames,
  takeSnapshot,
  undo,
} from '../db/database'
import { sealed, unsealed } from './checked-text'
import { asideIn, putAside } from './data-folder'
import { type Disk, StorageError, syncFolder } from './disk'

interface Options {
  folder: string
  disk: Disk
  /** The version of the current seeds; tables from other seeds are moved aside. */
  seedVersion: () => string
  seeds(): Snapshot
  /** Reports a message to the server's operator. */
  log(words: string): void
  /** Called with the changed rows once they are stored. */
  onWritten?(changes: Changes): void
}

/** `tables.json`: all rows as they were when the journal of that number was started. */
interface Head {
  seedVersion: string
  journal: number
  tables: Snapshot
}

/** A line of the journal: the rows changed by one transaction, null for a removed one. */
type Entry = [table: TableName, id: string, row: object | null]

/** A longer journal is compacted into new tables. */
const longJournal = 32 * 1024 * 1024

const tablesName = 'tables.json'
const journalName = (number: number) => `journal-${number}.jsonl`

/**
 * Stores the tables in a folder: all rows, and a journal that gets the changes of each transaction before its response.
 * After any crash everything that got a response is restored; a half-written last line got none. A failed write (a full
 * disk) is refused and reverted in memory.
 */
export class FileStorage implements Storage {
  readonly #options: Options
  #turn: Promise<unknown> = Promise.resolve()
  #journal: FileHandle | null = null
  #number = 0
  #length = 0
  #version = ''
  /** The disk did not confirm a write, so the next store writes all rows anew. */
  #unsure = false
  /** The flush after the current one; all callers that arrive meanwhile share it. */
  #nextSync: Promise<void> | null = null
  #sync: Promise<void> = Promise.resolve()

  constructor(options: Options) {
    this.#options = options
  }

  async run<Result>(db: Database, changes: Changes, work: () => Promise<Result> | Result): Promise<Result> {
    let written = false
    try {
      return await this.#alone(async () => {
        if (!this.#journal) await this.#restore(db)
        try {
          return await work()
        } finally {
          written = changes.size > 0
          if (written) await this.#keep(db, changes).finally(() => changes.clear())
        }
      })
    } finally {
      // Only this transaction's response waits for the disk, not the next transaction.
      if (written) await this.#onDisk()
    }
  }

  clear(): Promise<void> {
    return this.#alone(async () => {
      await this.#journal?.close()
      this.#journal = null
      rmSync(join(this.#options.folder, tablesName), { force: true })
    })
  }

  /** Writes all tables into one file and closes the storage. */
  close(db: Database): Promise<void> {
    return this.#alone(async () => {
      if (!this.#journal) return
      // When the disk is full, the journal contains everything as well.
      await this.#begin(db).catch(() => this.#onDisk())
      await this.#journal.close()
      this.#journal = null
    })
  }

  /** Serialises work. */
  #alone<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = this.#turn.then(work)
    this.#turn = turn.catch(() => undefined)
    return turn
  }

  async #restore(db: Database): Promise<void> {
    this.#version ||= this.#options.seedVersion()
    putSnapshot(db, this.#read() ?? this.#options.seeds())
    await this.#begin(db)
  }

  /** The stored rows; null when there are none or they are unusable, which moves them aside. */
  #read(): Snapshot | null {
    const { folder, log: tell } = this.#options
    if (!existsSync(join(folder, tablesName))) return null
    let why = 'cannot be read'
    try {
      const head = JSON.parse(unsealed(readFileSync(join(folder, tablesName), 'utf8'), '\n') ?? '') as Head
      const whole = Number.isInteger(head.journal) && tableNames.every((name) => Array.isArray(head.tables?.[name]))
      if (head.seedVersion && head.seedVersion !== this.#version) {
        why = 'was made by another version of the demonstration’s data'
      } else if (whole) {
        this.#number = head.journal
        return this.#replay(head.tables, join(folder, journalName(head.journal)))
      }
    } catch {
      // Moved aside below.
    }
    tell(`What ${folder} holds ${why}; it was put aside as ${putAside(folder)}, and everything begins anew.`)
    return null
  }

  /**
   * The rows with the journal's changes. A last line that was only half written got no response and is left out. A damaged line before it did
   * get one: the journal is then kept beside the data, for somebody who can mend it.
   */
  #replay(tables: Snapshot, journal: string): Snapshot {
    const { folder, log: tell } = this.#options
    const lines = existsSync(journal) ? readFileSync(journal, 'utf8').split('\n').filter(Boolean) : []
    const { rows, unread } = replay(tables, lines)
    if (unread.includes(lines.length - 1)) tell(`The last entry of ${journal} was only half written and is left out.`)
    const damaged = unread.filter((at) => at < lines.length - 1)
    if (damaged.length > 0) {
      const aside = join(asideIn(folder), basename(journal))
      copyFileSync(journal, aside)
      tell(`${damaged.length} entries of ${journal} are damaged and left out; the journal is kept as ${aside}.`)
    }
    return rows
  }

  /** Writes the current tables and starts the next journal; the previous one is deleted once nobody needs it. */
  async #begin(db: Database): Promise<void> {
    const { folder, disk } = this.#options
    const number = this.#number + 1
    const journal = await disk.open(join(folder, journalName(number)), 'w')
    const head: Head = { seedVersion: this.#version, journal: number, tables: takeSnapshot(db) }
    const made = join(folder, `${tablesName}.new`)
    try {
      await disk.writeFile(made, sealed(JSON.stringify(head), '\n'), { flush: true })
      await rename(made, join(folder, tablesName))
    } catch (error) {
      await journal.close()
      for (const path of [made, join(folder, journalName(number))]) rmSync(path, { force: true })
      throw new StorageError(folder, error)
    }
    await syncFolder(folder)
    const former = this.#journal
    this.#journal = journal
    this.#number = number
    this.#length = 0
    this.#unsure = false
    await former?.close()
    for (const name of readdirSync(folder))
      if (/^journal-/.test(name) && name !== journalName(number)) rmSync(join(folder, name), { force: true })
  }

  /** Appends the changes to the journal. A failed write is reverted and throws. */
  async #keep(db: Database, changes: Changes): Promise<void> {
    const { folder, log: tell, onWritten: kept } = this.#options
    const entries = [...changes].flatMap(([table, rows]) =>
      [...rows.keys()].map((id): Entry => [table, id, db[table].get(id) ?? null]),
    )
    // The checksum is written last, so a line is complete or ignored.
    const line = `\n${sealed(JSON.stringify(entries), '\t')}`
    try {
      if (this.#unsure) await this.#begin(db)
      else await this.#journal?.appendFile(line)
    } catch (error) {
      undo(db, changes)
      throw error instanceof StorageError ? error : new StorageError(folder, error)
    }
    kept?.(changes)
    this.#length += line.length
    if (this.#length < longJournal) return
    this.#length = 0
    await this.#begin(db).catch((error) => tell(`${error.message}; the journal goes on.`))
  }

  /** Resolves once the journal's current content is on disk. */
  #onDisk(): Promise<void> {
    this.#nextSync ??= this.#sync
      .catch(() => undefined)
      .then(() => {
        this.#nextSync = null
        this.#sync = Promise.resolve(this.#journal?.datasync()).catch((error) => {
          this.#unsure = true
          throw new StorageError(this.#options.folder, error)
        })
        return this.#sync
      })
    return this.#nextSync
  }
}

/** The rows after replaying the lines of a journal, and which lines could not be read. */
function replay(tables: Snapshot, lines: readonly string[]): { rows: Snapshot; unread: number[] } {
  const rows = new Map<TableName, Map<string, object>>()
  const rowsOf = (name: TableName) => {
    const known = rows.get(name) ?? new Map<string, object>(tables[name].map((row) => [idOf(name, row), row]))
    rows.set(name, known)
    return known
  }
  const unread: number[] = []
  for (const [at, line] of lines.entries()) {
    const entries = parsed(line)
    if (!entries) unread.push(at)
    for (const [name, id, row] of entries ?? []) {
      if (row) rowsOf(name).set(id, row)
      else rowsOf(name).delete(id)
    }
  }
  const whole = Object.fromEntries(tableNames.map((name) => [name, [...(rows.get(name)?.values() ?? tables[name])]]))
  return { rows: whole as never, unread }
}

function parsed(line: string): Entry[] | null {
  try {
    return JSON.parse(unsealed(line, '\t') ?? '') as Entry[]
  } catch {
    return null
  }
}
