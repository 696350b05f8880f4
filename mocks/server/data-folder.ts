/** The data folder of `npm run serve`: taken by one process, damaged files put aside; faults shown at the start. */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A start error that the person can fix; shown as this message, without a stack. */
export class StartFault extends Error {}

const lockName = 'in-use-by'
const asideName = /^put-aside-/

function alive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Locks a folder for this process, creating it if needed. Returns a function that releases it. A lock of a dead process
 * is ignored.
 */
export function takeFolder(folder: string): () => void {
  const lock = join(folder, lockName)
  try {
    mkdirSync(folder, { recursive: true })
    for (let tries = 0; tries < 2; tries += 1) {
      try {
        writeFileSync(lock, String(process.pid), { flag: 'wx' })
        return () => rmSync(lock, { force: true })
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
        const holder = Number(readFileSync(lock, 'utf8'))
        if (holder !== process.pid && alive(holder))
          throw new StartFault(
            `${folder} is in use by another server (process ${holder}); give this one another --data`,
          )
        rmSync(lock, { force: true })
      }
    }
  } catch (error) {
    if (error instanceof StartFault) throw error
    throw new StartFault(`${folder} cannot keep data: ${error instanceof Error ? error.message : error}`)
  }
  throw new StartFault(`${folder} is in use by another server`)
}

/** Makes a subfolder named by the time, for data that cannot be used. Returns its path. */
export function asideIn(folder: string): string {
  const aside = join(folder, `put-aside-${new Date().toISOString().replace(/[:.]/g, '-')}`)
  mkdirSync(aside)
  return aside
}

/** Moves all stored data of a folder into a subfolder named by the time. Returns its path. */
export function putAside(folder: string): string {
  const aside = asideIn(folder)
  for (const name of readdirSync(folder)) {
    if (name !== lockName && !asideName.test(name)) renameSync(join(folder, name), join(aside, name))
  }
  return aside
}
