/** Types of `browser-uses.mjs` for TypeScript importers. */
import type { Features } from './browser-floor.mjs'

export function usesOf(program: unknown, features: Features): Set<string>
