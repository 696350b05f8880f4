/** File operations of the server that tests can let fail. */

import { open, writeFile } from 'node:fs/promises'

/** The file operations of `file-storage.ts` and `file-blobs.ts` that fail on a full disk; a test replaces them. */
export interface Disk {
  open: typeof open
  writeFile: typeof writeFile
}

export const disk: Disk = { open, writeFile }

/** A write failed; shown to the server's operator as this message, without a stack. */
export class StorageError extends Error {
  constructor(folder: string, cause: unknown) {
    super(`${folder} cannot keep what people do: ${cause instanceof Error ? cause.message : cause}`, { cause })
  }
}

/** Flushes a folder's directory entries to disk; where the system does not support that, it does so in its own time. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder).catch(() => null)
  await handle?.sync().catch(() => undefined)
  await handle?.close()
}
