/** The file store of `npm run serve`: uploaded and made files in a folder. */
import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { BlobStore } from '../blobs'
import { newId } from '../db/new-id'
import { type Disk, StorageError, syncFolder } from './disk'

/**
 * Uploaded and generated files in a folder, one each: a line with type and name, then the bytes. Keys come from
 * clients, so they are never file names.
 */
export function fileBlobs(folder: string, disk: Disk): BlobStore {
  const fileOf = (key: string) => join(folder, createHash('sha256').update(key).digest('hex'))
  return {
    async put(key, { bytes, type, name }) {
      await mkdir(folder, { recursive: true })
      // The file is written as a whole or not at all, even if the machine stops.
      const made = join(folder, newId('new'))
      const whole = Buffer.concat([Buffer.from(`${JSON.stringify({ type, name })}\n`), Buffer.from(bytes)])
      try {
        await disk.writeFile(made, whole, { flush: true })
        await rename(made, fileOf(key))
      } catch (error) {
        await rm(made, { force: true })
        throw new StorageError(folder, error)
      }
      await syncFolder(folder)
    },
    async get(key) {
      const stored = await readFile(fileOf(key)).catch(() => null)
      const end = stored?.indexOf('\n') ?? -1
      if (!stored || end < 0) return undefined
      const { type, name } = JSON.parse(stored.toString('utf8', 0, end)) as { type: string; name: string }
      return { bytes: new Uint8Array(stored.subarray(end + 1)).buffer, type, name }
    },
    remove: (key) => rm(fileOf(key), { force: true }),
    clear: () => rm(folder, { recursive: true, force: true }),
  }
}
