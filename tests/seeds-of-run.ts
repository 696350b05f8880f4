/** Creates the seeds once for all test files of a run (vitest's global setup), and reads them in each. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { freshSeeds, type MadeSeeds } from '@mocks/backend'
import type { TestProject } from 'vitest/node'
import { makeTemporaryFolder, removeTemporaryFolder } from '../build/temporary-folder.mjs'

declare module 'vitest' {
  interface ProvidedContext {
    /** The file with this run's seeds; absent in watch mode. */
    seedsOfRun?: string
  }
}

const kept = globalThis as typeof globalThis & { fileOfSeeds?: string; seedsOfRun?: MadeSeeds }

/**
 * Creates the seeds once for all test files of a run, because replaying them takes seconds. Each project calls it, those of screens first; files
 * of pure logic alone may not need seeds, and create theirs.
 */
export function setup(project: TestProject) {
  if (project.config.watch) return
  const before = kept.fileOfSeeds
  if (before !== undefined) return project.provide('seedsOfRun', before)
  if (project.name === 'pure') return
  const folder = makeTemporaryFolder('portal-seeds')
  const file = join(folder, 'rows')
  const at = Date.now()
  writeFileSync(file, serialize({ rows: freshSeeds(at), at } satisfies MadeSeeds))
  kept.fileOfSeeds = file
  project.provide('seedsOfRun', file)
  return () => removeTemporaryFolder(folder)
}

/** The seeds that `setup` created, read once for all test files of a process: rows are never changed in place. */
export function readSeeds(file: string): MadeSeeds {
  kept.seedsOfRun ??= deserialize(readFileSync(file)) as MadeSeeds
  return kept.seedsOfRun
}
