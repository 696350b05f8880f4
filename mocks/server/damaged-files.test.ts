/** Files of the served backend that a crash cut off or a disk damaged: what was answered is there, nothing is half there, damage is said. */
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeTemporaryFolder, removeTemporaryFolder } from '../../build/temporary-folder.mjs'
import { createBackend, freshSeeds } from '../backend'
import { memoryBlobs } from '../blobs'
import { type Snapshot, tableNames } from '../db/database'
import { memoryNetworkStore } from '../simulated-network'
import { disk } from './disk'
import { FileStorage } from './file-storage'

const place = makeTemporaryFolder('damaged')
const opened: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const close of opened) await close()
  removeTemporaryFolder(place)
})

const [person] = freshSeeds(Date.now()).users.filter(({ id }) => id === 'user-researcher')
const none = Object.fromEntries(tableNames.map((name) => [name, []])) as unknown as Snapshot
const seeds = (): Snapshot => ({ ...none, users: person ? [{ ...person, userPosition: '0', userAddress: '0' }] : [] })

/** A backend on a folder, with what it says. */
function open(folder: string) {
  const said: string[] = []
  const log = (words: string) => void said.push(words)
  const storage = new FileStorage({ folder, disk, seedVersion: () => 'seeds', seeds, log })
  const backend = createBackend({ blobs: memoryBlobs(), network: memoryNetworkStore(), storage })
  opened.push(() => storage.close(backend.db))
  /** The number that both fields hold; fails where a save is half there. */
  const number = () =>
    backend.transaction(() => {
      const { userPosition, userAddress } = backend.db.users.get('user-researcher') ?? {}
      expect(userAddress).toBe(userPosition)
      return Number(userPosition)
    })
  const save = (value: number) =>
    backend.transaction(
      () => void backend.db.users.update('user-researcher', { userPosition: `${value}`, userAddress: `${value}` }),
    )
  return { said, number, save }
}

const saves = 6
const original = join(place, 'original')
beforeAll(async () => {
  mkdirSync(original)
  const { save } = open(original)
  for (let value = 1; value <= saves; value += 1) await save(value)
})

let copies = 0
/** A copy of the killed server's folder in which one file is another. */
function damaged(name: string, change: (bytes: Buffer) => Uint8Array): string {
  copies += 1
  const folder = join(place, `copy-${copies}`)
  cpSync(original, folder, { recursive: true })
  writeFileSync(join(folder, name), change(readFileSync(join(folder, name))))
  return folder
}

const parts = Array.from({ length: 15 }, (_, at) => (at + 0.43) / 15)

describe('files of a killed server', () => {
  it('hold everything that was answered', async () => {
    const { number, said } = open(damaged('tables.json', (bytes) => bytes))
    expect(await number()).toBe(saves)
    expect(said).toEqual([])
  })

  it.each(parts)('a journal cut off at %d holds every save that is whole, and no other', async (part) => {
    let whole = 0
    const folder = damaged('journal-1.jsonl', (bytes) => {
      const rest = bytes.subarray(0, Math.floor(bytes.length * part))
      // Each line begins with its line break; the last one may be cut.
      whole = Math.max(0, rest.toString().split('\n').length - 2)
      return rest
    })
    const { number, said } = open(folder)
    expect(await number()).toBe(whole)
    expect(said).toEqual([expect.stringContaining('half written')])
  })

  it.each(parts)(
    'a journal with another byte at %d loses that save alone, keeps the file and says so',
    async (part) => {
      const folder = damaged('journal-1.jsonl', (bytes) => {
        const at = Math.floor(bytes.length * part)
        bytes[at] = bytes[at] === 0x78 ? 0x79 : 0x78
        return bytes
      })
      const { number, said } = open(folder)
      const found = await number()
      expect(found === saves || found === saves - 1).toBe(true)
      expect(said).toHaveLength(1)
      if (found === saves) expect(readdirSync(folder).some((name) => name.startsWith('put-aside-'))).toBe(true)
    },
  )

  it.each(parts)('tables damaged at %d are put aside whole, and everything begins anew', async (part) => {
    const folder = damaged('tables.json', (bytes) => {
      const at = Math.floor(bytes.length * part)
      bytes[at] = bytes[at] === 0x31 ? 0x32 : 0x31
      return bytes
    })
    const { number, said } = open(folder)
    expect(await number()).toBe(0)
    expect(said).toEqual([expect.stringContaining('put aside')])
    const aside = readdirSync(folder).find((name) => name.startsWith('put-aside-')) ?? ''
    expect(readdirSync(join(folder, aside)).toSorted()).toEqual(['journal-1.jsonl', 'tables.json'])
  })
})
