import { test as base, expect } from '@playwright/test'
import { order, served, startServed } from './served'

export { expect }

/**
 * `test` for what is tried on the demo and on the served production build alike. In the demo each test has a browser profile, and so a
 * backend, of its own; the served one is begun anew before each test, and each worker has one.
 */
const onServer = base.extend<{ begunAnew: undefined }, { server: string }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern that nothing is needed
    async ({}, use) => {
      const { address, stop } = await startServed()
      await use(address)
      await stop()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ server }, use) => use(server),
  begunAnew: [
    async ({ server: _ }, use) => {
      await order({ order: 'reset' })
      await use(undefined)
    },
    { auto: true },
  ],
})

export const test = (served ? onServer : base) as typeof base
