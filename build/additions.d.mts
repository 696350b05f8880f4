/** Types of `additions.mjs` for the tests. */
import type { Addition } from '../src/api/older-gateway/addition'

/** What each operation of an endpoint asks beyond its schema in the last release, by the operation's name. */
export function additionsOf(
  sources: string,
  presentText: string,
  olderText: string,
): Record<string, readonly Addition[]>
