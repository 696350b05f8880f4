import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { type FileHandle, rename } from 'node:fs/promises'
import { join } from 'node:path'
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
import { putAside } from './data-folder'
import { type Disk, NotKept, syncFolder } from './disk'

interface Options {
  folder: string
  disk: Disk
  /** Names the seeds of this version: tables that grew from others are put aside. */
  seedVersion: () => string
  seeds(): Snapshot
  /** Says something to whoever runs the server. */
  tell(words: string): void
  /** Hears which rows were changed, once they are kept. */
  kept?(changes: Changes): void
}

/** `tables.json`: all rows as they stood when the journal of that number was begun. */
interface Head {
  seedVersion: string
  journal: number
  tables: Snapshot
}

/** A line of the journal: the rows one piece of work changed, null for one that is gone. */
type Entry = [table: TableName, id: string, row: object | null]

/** A longer journal is made into tables anew. */
const longJournal = 32 * 1024 * 1024

const tablesName = 'tables.json'
const journalName = (number: number) => `journal-${number}.jsonl`

/**
 * Keeps the tables in a folder: the rows as they stood, and a journal to which every piece of work adds what it changed before it is
 * answered. Whenever the process or the machine ends, all that was answered is found again; a last line that was only half written was
 * not. What cannot be written (a full disk) is refused, and is in memory as if it had never been.
 */
export class FileStorage implements Storage {
  readonly #options: Options
  #turn: Promise<unknown> = Promise.resolve()
  #journal: FileHandle | null = null
  #number = 0
  #length = 0
  #version = ''
  /** The disk did not say that it has what was written: what is kept next is kept with all rows anew. */
  #unsure = false
  /** The writing-out that begins once the present one is through: whoever comes meanwhile shares it. */
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
      // The next piece of work need not wait for the disk, only this one's answer does.
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

  /** Writes everything that is in the tables into one file, and ends. */
  close(db: Database): Promise<void> {
    return this.#alone(async () => {
      if (!this.#journal) return
      // Where the disk is full, the journal holds it all as well.
      await this.#begin(db).catch(() => this.#onDisk())
      await this.#journal.close()
      this.#journal = null
    })
  }

  /** One after the other. */
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

  /** The kept rows; null when there are none, or none that can be used: those are put aside. */
  #read(): Snapshot | null {
    const { folder, tell } = this.#options
    if (!existsSync(join(folder, tablesName))) return null
    let why = 'cannot be read'
    try {
      const head = JSON.parse(readFileSync(join(folder, tablesName), 'utf8')) as Head
      const whole = Number.isInteger(head.journal) && tableNames.every((name) => Array.isArray(head.tables?.[name]))
      if (head.seedVersion && head.seedVersion !== this.#version) {
        why = 'was made by another version of the demonstration’s data'
      } else if (whole) {
        this.#number = head.journal
        return replay(head.tables, join(folder, journalName(head.journal)), tell)
      }
    } catch {
      // Put aside below.
    }
    tell(`What ${folder} holds ${why}; it was put aside as ${putAside(folder)}, and everything begins anew.`)
    return null
  }

  /** Writes the tables as they stand and begins the next journal; the former goes once nobody needs it. */
  async #begin(db: Database): Promise<void> {
    const { folder, disk } = this.#options
    const number = this.#number + 1
    const journal = await disk.open(join(folder, journalName(number)), 'w')
    const head: Head = { seedVersion: this.#version, journal: number, tables: takeSnapshot(db) }
    const made = join(folder, `${tablesName}.new`)
    try {
      await disk.writeFile(made, JSON.stringify(head), { flush: true })
      await rename(made, join(folder, tablesName))
    } catch (error) {
      await journal.close()
      for (const path of [made, join(folder, journalName(number))]) rmSync(path, { force: true })
      throw new NotKept(folder, error)
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

  /** Adds what changed to the journal; what cannot be written is undone, and an error of this call. */
  async #keep(db: Database, changes: Changes): Promise<void> {
    const { folder, tell, kept } = this.#options
    const entries = [...changes].flatMap(([table, rows]) =>
      [...rows.keys()].map((id): Entry => [table, id, db[table].get(id) ?? null]),
    )
    // Its end is the last that is written: a line is whole or none.
    const line = `\n${JSON.stringify(entries)}`
    try {
      if (this.#unsure) await this.#begin(db)
      else await this.#journal?.appendFile(line)
    } catch (error) {
      undo(db, changes)
      throw error instanceof NotKept ? error : new NotKept(folder, error)
    }
    kept?.(changes)
    this.#length += line.length
    if (this.#length < longJournal) return
    this.#length = 0
    await this.#begin(db).catch((error) => tell(`${error.message}; the journal goes on.`))
  }

  /** Resolves once the disk has all that is in the journal now. */
  #onDisk(): Promise<void> {
    this.#nextSync ??= this.#sync
      .catch(() => undefined)
      .then(() => {
        this.#nextSync = null
        this.#sync = Promise.resolve(this.#journal?.datasync()).catch((error) => {
          this.#unsure = true
          throw new NotKept(this.#options.folder, error)
        })
        return this.#sync
      })
    return this.#nextSync
  }
}

/** The rows as the journal left them. */
function replay(tables: Snapshot, journal: string, tell: Options['tell']): Snapshot {
  const rows = new Map<TableName, Map<string, object>>()
  const rowsOf = (name: TableName) => {
    const known = rows.get(name) ?? new Map<string, object>(tables[name].map((row) => [idOf(name, row), row]))
    rows.set(name, known)
    return known
  }
  const lines = existsSync(journal) ? readFileSync(journal, 'utf8').split('\n') : []
  let unread = 0
  for (const line of lines) {
    if (line === '') continue
    const entries = parsed(line)
    if (!entries) unread += 1
    for (const [name, id, row] of entries ?? []) {
      if (row) rowsOf(name).set(id, row)
      else rowsOf(name).delete(id)
    }
  }
  if (unread > 0) tell(`${unread} entry of ${journal} was only half written and is left out.`)
  return Object.fromEntries(tableNames.map((name) => [name, [...(rows.get(name)?.values() ?? tables[name])]])) as never
}

function parsed(line: string): Entry[] | null {
  try {
    return JSON.parse(line) as Entry[]
  } catch {
    return null
  }
}
