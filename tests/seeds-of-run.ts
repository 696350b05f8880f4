import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { freshSeeds, type MadeSeeds } from '@mocks/backend'
import type { TestProject } from 'vitest/node'
import { makeTemporaryFolder, removeTemporaryFolder } from '../build/temporary-folder.mjs'

declare module 'vitest' {
  interface ProvidedContext {
    /** The file with this run's seeds; absent while somebody works on them. */
    seedsOfRun?: string
  }
}

/** Makes the seeds once for all files of a run: each would live them through anew. */
export function setup(project: TestProject) {
  if (project.config.watch) return
  const folder = makeTemporaryFolder('portal-seeds')
  const file = join(folder, 'rows')
  const at = Date.now()
  writeFileSync(file, serialize({ rows: freshSeeds(at), at } satisfies MadeSeeds))
  project.provide('seedsOfRun', file)
  return () => removeTemporaryFolder(folder)
}

/** What `setup` made. */
export const readSeeds = (file: string): MadeSeeds => deserialize(readFileSync(file)) as MadeSeeds
