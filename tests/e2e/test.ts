/** Playwright's `test` for specs that run on both the demo and the served build. */
import { test as base, expect } from '@playwright/test'
import { order, served, startServed } from './served'

export { expect }

/**
 * `test` for specs that run on both the demo and the served production build. In the demo each test has its own browser
 * profile and so its own backend. The served backend has one instance per worker and is reset before each test.
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
