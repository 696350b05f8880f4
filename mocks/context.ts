import type { BlobStore } from './blobs'
import type { Database } from './db/database'
import type { UserRow } from './db/rows'
import { fail } from './fail'

/** What a resolver works with. */
export interface BackendContext {
  db: Database
  /** The person asking; null where a call needs no login. */
  caller: UserRow | null
  token: string | null
  /** The server's clock, in milliseconds. */
  now: number
  /** Stored files by key. */
  blobs: BlobStore
  /** Nobody is told of what happens: seeds live through what is long read. */
  quiet?: true
  /** What is handed in is complete and as it is shown: of seeds that are, nobody waits for it to be worked out again. */
  whole?: true
}

/** The person asking; 400 (not logged in) for nobody. */
export function requireCaller(context: BackendContext): UserRow {
  return context.caller ?? fail(400)
}

/** The person asking, when they hold the route permission (`s02.f009`); 60154 (no operation permission) otherwise. */
export function requirePermission(context: BackendContext, ...oneOf: readonly string[]): UserRow {
  const caller = requireCaller(context)
  return oneOf.some((permission) => caller.permissions.includes(permission)) ? caller : fail(60154)
}
