/** Which documents (tabs) of the portal are open in this browser, so that drafts of closed ones are found. */

import { withTimeout } from '../loading/with-timeout'
import { randomId } from '../random-id'
import { getSessionEntry, setSessionEntry } from '../storage/session-storage'

const prefix = 'portal-drafts/'
/** Begins the name of a slot that no document owns. */
const closedPrefix = 'closed/'
const formerKey = 'portal_drafts_document'

/** How long a reload waits for the previous document to end, and anything waits for Web Locks; in milliseconds. */
const timeoutMs = 1000

const thisDocument = randomId()
const openHere = new Set<string>()
let count = 0
let begun: Promise<{ former: string | null }> | undefined
let gone: Promise<void> | undefined

/**
 * Holds a lock with this document's name while it lives, and learns which document it replaced in the tab. Hanging
 * locks block nothing.
 */
function begin(): Promise<{ former: string | null }> {
  if (begun) return begun
  const former = getSessionEntry(formerKey)
  setSessionEntry(formerKey, thisDocument)
  const held = new Promise<void>((resolve, reject) => {
    if (!navigator.locks) return resolve()
    const forEver = () => {
      resolve()
      return new Promise(() => {})
    }
    navigator.locks.request(prefix + thisDocument, forEver).catch(reject)
    // A document restored from the back-forward cache may have lost its lock.
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted)
        void navigator.locks.request(prefix + thisDocument, { ifAvailable: true }, (lock) => lock && forEver())
    })
  })
  const known = { former }
  begun = withTimeout(held, timeoutMs).then(
    () => known,
    () => known,
  )
  return begun
}

async function lockNames(): Promise<ReadonlySet<string>> {
  const { held = [] } = await navigator.locks.query()
  return new Set(held.flatMap(({ name }) => (name?.startsWith(prefix) ? [name.slice(prefix.length)] : [])))
}

/**
 * Resolves once the document that this one replaced in its tab is gone. That takes a moment after a reload; in a
 * duplicated tab it never happens, so it waits a second at most. Never rejects. Asked once for all forms of a page: each
 * request holds the former document's lock for a moment, and another form would take that document for an open one.
 */
export function formerGone(): Promise<void> {
  gone ??= waitForFormer()
  return gone
}

async function waitForFormer(): Promise<void> {
  const { former } = await begin()
  if (former === null || !navigator.locks) return
  await navigator.locks
    .request(prefix + former, { signal: AbortSignal.timeout(timeoutMs) }, () => {})
    .catch(() => undefined)
}

/** A slot name that no other page has; the first call returns this document's own. */
export function newSlot(): string {
  count += 1
  return `${thisDocument}/${count}`
}

/** A slot name that every open document takes for one of a closed page: always the same for what was in one slot. */
export function closedSlot(former = randomId()): string {
  return former.startsWith(closedPrefix) ? former : closedPrefix + former
}

/** Marks a slot as in use. Returns a function that releases it. */
export function openSlot(slot: string): () => void {
  openHere.add(slot)
  return () => openHere.delete(slot)
}

/** Resolves once other documents can see that this one is alive. */
export async function knownToOthers(): Promise<void> {
  await begin()
}

/**
 * Which of these slots no page uses any more: their page was left, closed, reloaded or killed. Without Web Locks every
 * other document counts as gone; a slot written since it was read is still kept.
 */
export async function closedSlots(slots: readonly string[]): Promise<ReadonlySet<string>> {
  const documentOf = (slot: string) => slot.slice(0, slot.indexOf('/'))
  const openNames = navigator.locks ? await withTimeout(lockNames(), timeoutMs).catch(() => new Set()) : new Set()
  return new Set(
    slots.filter((slot) =>
      documentOf(slot) === thisDocument ? !openHere.has(slot) : !openNames.has(documentOf(slot)),
    ),
  )
}
