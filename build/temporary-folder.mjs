/**
 * Folders for one run of a command or a test. Each is removed at the latest when its process ends: by itself, by a fault, or by a signal.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const folders = new Set()

/** Makes a folder in the system's folder for temporary files. */
export function makeTemporaryFolder(name) {
  removeAtEnd()
  const folder = mkdtempSync(join(tmpdir(), `${name}-`))
  folders.add(folder)
  return folder
}

/** Removes a folder before the process ends. */
export function removeTemporaryFolder(folder) {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  folders.delete(folder)
}

let isWatching = false

function removeAtEnd() {
  if (isWatching) return
  isWatching = true
  process.on('exit', () => {
    for (const folder of folders) removeTemporaryFolder(folder)
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.once(signal, () => {
      // Another listener ends the process in its own time; without one the signal would end it before `exit`.
      if (process.listenerCount(signal) === 0) process.exit(1)
    })
}
