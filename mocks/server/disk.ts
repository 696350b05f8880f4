import { open, writeFile } from 'node:fs/promises'

/** What is asked of the disk where it may be full. */
export interface Disk {
  open: typeof open
  writeFile: typeof writeFile
}

export const disk: Disk = { open, writeFile }

/** Something could not be written; said in these words to whoever runs the server, without a stack. */
export class NotKept extends Error {
  constructor(folder: string, cause: unknown) {
    super(`${folder} cannot keep what people do: ${cause instanceof Error ? cause.message : cause}`, { cause })
  }
}

/** Has the disk keep which files a folder has; where it cannot be asked for that, it keeps them in its own time. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder).catch(() => null)
  await handle?.sync().catch(() => undefined)
  await handle?.close()
}
