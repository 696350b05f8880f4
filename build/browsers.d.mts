/** Types of `browsers.mjs` for TypeScript importers. */
import type { Targets } from 'lightningcss'

export const oldestBrowsers: readonly (readonly [name: string, version: string])[]
export const styleTargets: Targets
