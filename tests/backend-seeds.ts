/** Gives the embedded backend the seeds that were created once for all test files of a run. */

import { keepSeeds } from '@mocks/backend'
import { inject } from 'vitest'
import { readSeeds } from './seeds-of-run'

/** Backends created from now on start with the seeds of the run, if it has some. */
export function keepSeedsOfRun(): void {
  const file = inject('seedsOfRun')
  if (file) keepSeeds(readSeeds(file))
}
