import { inTime } from '../in-time'
import { randomId } from '../random-id'
import { keepEntry, readEntry } from '../session-entries'

const prefix = 'portal-drafts/'
const formerKey = 'portal_drafts_document'

/** How long a reload waits for the document before it to be gone, and anything for the browser's locks; milliseconds. */
const patience = 1000

const thisDocument = randomId()
const openHere = new Set<string>()
let count = 0
let begun: Promise<{ former: string | null }> | undefined

/** Holds this document's name as long as it lives, and learns whose place in the tab it took. Locks that hang hold nobody up. */
function begin(): Promise<{ former: string | null }> {
  if (begun) return begun
  const former = readEntry(formerKey)
  keepEntry(formerKey, thisDocument)
  const held = new Promise<void>((resolve, reject) => {
    if (!navigator.locks) return resolve()
    const forEver = () => {
      resolve()
      return new Promise(() => {})
    }
    navigator.locks.request(prefix + thisDocument, forEver).catch(reject)
    // A browser that kept this document for going back to may have let go of its name.
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted)
        void navigator.locks.request(prefix + thisDocument, { ifAvailable: true }, (lock) => lock && forEver())
    })
  })
  const known = { former }
  begun = inTime(held, patience).then(
    () => known,
    () => known,
  )
  return begun
}

async function heldNames(): Promise<ReadonlySet<string>> {
  const { held = [] } = await navigator.locks.query()
  return new Set(held.flatMap(({ name }) => (name?.startsWith(prefix) ? [name.slice(prefix.length)] : [])))
}

/**
 * Resolves once the document this one took the place of in its tab is gone: on a reload that may take a moment, and in a
 * duplicated tab it never is, which is waited for no longer than a second. Never rejects.
 */
export async function formerGone(): Promise<void> {
  const { former } = await begin()
  if (former === null || !navigator.locks) return
  await navigator.locks
    .request(prefix + former, { signal: AbortSignal.timeout(patience) }, () => {})
    .catch(() => undefined)
}

/** A name no other page ever has, this document's first. */
export function newSlot(): string {
  count += 1
  return `${thisDocument}/${count}`
}

/** Says that a page writes in its slot; the answer ends it. */
export function openSlot(slot: string): () => void {
  openHere.add(slot)
  return () => openHere.delete(slot)
}

/** Resolves once other documents can see that this one lives. */
export async function knownToOthers(): Promise<void> {
  await begin()
}

/**
 * Which of these slots nobody writes in any more: their page was left, closed, reloaded or killed. A browser without locks
 * cannot say; there every other document counts as gone, and takes nothing away that was written since it was read.
 */
export async function leftSlots(slots: readonly string[]): Promise<ReadonlySet<string>> {
  const documentOf = (slot: string) => slot.slice(0, slot.indexOf('/'))
  const held = navigator.locks ? await inTime(heldNames(), patience).catch(() => new Set()) : new Set()
  return new Set(
    slots.filter((slot) => (documentOf(slot) === thisDocument ? !openHere.has(slot) : !held.has(documentOf(slot)))),
  )
}
