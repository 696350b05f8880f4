/** The context that every resolver gets (tables, caller, clock), and the checks of login and permission. */

import type { BlobStore } from './blobs'
import type { Database } from './db/database'
import type { MessageRow, UserRow } from './db/rows'
import { fail } from './fail'

/** A message before it is sent, with its plain text. */
export interface Letter {
  message: MessageRow
  content: string
  contentEn: string
}

/** The context of a resolver. */
export interface BackendContext {
  db: Database
  /** The user of the request; null where the call needs no login. */
  caller: UserRow | null
  token: string | null
  /** The server's clock, in milliseconds. */
  now: number
  /** How the caller's browser names itself, where the request says so; a page that holds the backend asks its own. */
  userAgent?: string | null
  /** Stored files by key. */
  blobs: BlobStore
  /** Takes the messages instead of the inboxes: they wait, or are only previewed. */
  outbox?: Letter[]
  /** Suppresses notifications; seeds set it, because their events are long past. */
  quiet?: true
  /**
   * Marks submitted content as complete and unchanged, so the submission is not recomputed; seeds set it to save time.
   */
  whole?: true
}

/** Returns the user of the request; fails with 400 (not logged in) without one. */
export function requireCaller(context: BackendContext): UserRow {
  return context.caller ?? fail(400)
}

/**
 * Returns the user when they hold the route permission (`s02.f009`); otherwise fails with 60154 (no operation
 * permission).
 */
export function requirePermission(context: BackendContext, ...oneOf: readonly string[]): UserRow {
  const caller = requireCaller(context)
  return oneOf.some((permission) => caller.permissions.includes(permission)) ? caller : fail(60154)
}
