/**
 * Seals the drafts of people who are not signed in on this device, and opens them for their owner at the next sign-in.
 *
 * The server gives each person an SM2 key pair. The public key is stored beside their drafts and can only encrypt. The
 * private key is asked from the server when something sealed is found, and is never stored. So a draft is sealed without
 * any secret on the device: at the sign-out, or when another person signs in after a login that expired. A sealed draft
 * names no person and no form. It stays as long as any draft (`device-lifetime.ts`).
 */

import { notify } from '../events/notices'
import { t } from '../i18n/i18n'
import { randomId } from '../random-id'
import { answerOf } from '../storage/device-database'
import { deviceLifetime } from '../storage/device-lifetime'
import { loadSm2 } from '../text/load-sm2'
import { estimatedServerNow } from '../time/server-date'
import { inDraftStore } from './draft-database'
import { areDraftsClosed, closeDrafts, type DraftOwner, draftOwner } from './draft-owner'
import type { StoredAnswer, StoredSlot } from './draft-store'
import { closedSlot } from './open-documents'
import { seal, unseal } from './session-cipher'

/** A draft that only its owner's private key reads; its key in the store is random. */
interface SealedDraft {
  touchedAt: number
  /** The public key it is encrypted with, which says whose it is to nobody but the server. */
  sealedFor: string
  ciphertext: string
}

/** What is encrypted. `plain` is what the tab had encrypted: certificate, bank and phone numbers. */
interface SealedContent {
  version: 1
  thing: string
  /** The slot it was in; drafts of an earlier version have none. */
  slot?: string
  answers: Readonly<Record<string, StoredAnswer & { plain?: string }>>
}

interface ClearDraft {
  key: IDBValidKey
  userId: string
  thing: string
  slot: string | undefined
  stored: StoredSlot
}

let opening: { sealingKey: string; done: Promise<void> } | null = null

/** Every entry of the store with its key. */
async function entriesOf(slots: IDBObjectStore): Promise<readonly (readonly [IDBValidKey, unknown])[]> {
  const [keys, values] = await Promise.all([answerOf(slots.getAllKeys()), answerOf<unknown[]>(slots.getAll())])
  return keys.map((key, index) => [key, values[index]] as const)
}

async function clearDrafts(slots: IDBObjectStore, isWanted: (userId: string) => boolean): Promise<ClearDraft[]> {
  return (await entriesOf(slots)).flatMap(([key, stored]) => {
    const [userId, thing, slot]: unknown[] = Array.isArray(key) ? key : []
    if (typeof userId !== 'string' || typeof thing !== 'string' || !isWanted(userId)) return []
    return [{ key, userId, thing, slot: typeof slot === 'string' ? slot : undefined, stored: stored as StoredSlot }]
  })
}

function answersIn(drafts: readonly ClearDraft[]): number {
  return drafts.reduce((sum, { stored }) => sum + Object.keys(stored.answers).length, 0)
}

async function sealed({ userId, thing, slot, stored }: ClearDraft, sealedFor: string): Promise<SealedDraft> {
  const { encryptSm2 } = await loadSm2()
  const answers = await Promise.all(
    Object.entries(stored.answers).map(async ([name, answer]) => {
      const plain = answer.sealed === null ? null : await unseal(userId, answer.sealed)
      return [name, plain === null ? answer : { ...answer, sealed: null, plain }] as const
    }),
  )
  const content: SealedContent = { version: 1, thing, slot, answers: Object.fromEntries(answers) }
  return { touchedAt: stored.touchedAt, sealedFor, ciphertext: encryptSm2(JSON.stringify(content), sealedFor) }
}

/**
 * Seals drafts in one transaction: after a crash each is either clear or sealed, and of two tabs one does it. A draft
 * that is written meanwhile, or has no public key, stays in the clear.
 * @returns the number of answers that stay in the clear
 */
async function sealWhere(isWanted: (userId: string) => boolean): Promise<number> {
  const found = await inDraftStore('readonly', (slots) => clearDrafts(slots, isWanted))
  const made: { draft: ClearDraft; entry: SealedDraft }[] = []
  for (const draft of found) {
    const key = draft.stored.sealingKey
    // With a key that is none it stays in the clear, but what other keys are for is sealed.
    const entry = key ? await sealed(draft, key).catch(() => null) : null
    if (entry) made.push({ draft, entry })
  }
  if (found.length === 0) return 0
  return inDraftStore('readwrite', async (slots) => {
    for (const { draft, entry } of made) {
      const now = await answerOf<StoredSlot | undefined>(slots.get(draft.key))
      if (JSON.stringify(now) !== JSON.stringify(draft.stored)) continue
      slots.put(entry, `sealed/${randomId()}`)
      slots.delete(draft.key)
    }
    return answersIn(await clearDrafts(slots, isWanted))
  })
}

/**
 * Seals everything that a person typed, for a sign-out. From now on this document writes no draft; `closeDrafts(false)`
 * takes that back. Never rejects.
 * @returns the number of answers that could not be sealed; null when the device does not say what it stores
 */
export async function sealDrafts(userId: string): Promise<number | null> {
  closeDrafts(true)
  // The person may go back, or sign in again in this document: what is sealed now is opened then.
  opening = null
  const isOwn = (id: string) => id === userId
  // Another tab may write while the first round encrypts.
  for (let round = 0; round < 3; round += 1) {
    const left = await sealWhere(isOwn).catch(() => null)
    if (left === 0) return 0
  }
  return inDraftStore('readonly', (slots) => clearDrafts(slots, isOwn)).then(answersIn, () => null)
}

/** Seals what others left on this device when their login expired. Never rejects; what has no public key stays. */
export async function sealDraftsOfOthers(userId: string): Promise<void> {
  await sealWhere((id) => id !== userId).catch(() => undefined)
}

function contentOf(text: string | null): SealedContent | null {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}

/** The draft as this tab stores it. */
async function reopened({ answers }: SealedContent, owner: DraftOwner, touchedAt: number): Promise<StoredSlot> {
  const entries = Object.entries(answers).map(async ([name, { plain, ...answer }]) => {
    const again = plain === undefined ? answer.sealed : await seal(owner.userId, plain)
    return [name, { ...answer, sealed: again }] as const
  })
  return { touchedAt, sealingKey: owner.sealingKey, answers: Object.fromEntries(await Promise.all(entries)) }
}

async function openFor(owner: DraftOwner): Promise<void> {
  const now = estimatedServerNow()
  const isOwn = (value: unknown): value is SealedDraft => (value as SealedDraft).sealedFor === owner.sealingKey
  const found = (await inDraftStore('readonly', entriesOf))
    .flatMap(([key, value]) => (isOwn(value) && now - value.touchedAt < deviceLifetime ? [{ key, value }] : []))
    // A tab seals what it holds, also where another tab has sealed the same slot before: the newest counts.
    .sort((draft, other) => draft.value.touchedAt - other.value.touchedAt)
  const openingKey = found.length > 0 ? await owner.openingKey() : null
  if (openingKey === null) return
  const { decryptSm2 } = await loadSm2()
  const opened = await Promise.all(
    found.map(async ({ key, value }) => {
      const content = contentOf(decryptSm2(value.ciphertext, openingKey))
      // A version of the portal that is not this one wrote it: it stays for that one.
      if (content && content.version !== 1) return null
      return { key, content, slot: content && (await reopened(content, owner, value.touchedAt)) }
    }),
  )
  await inDraftStore('readwrite', async (slots) => {
    // A sign-out has begun meanwhile: what is sealed stays sealed.
    if (areDraftsClosed()) return
    for (const entry of opened) {
      // Another tab may have opened it meanwhile.
      if (!entry || (await answerOf(slots.get(entry.key))) === undefined) continue
      slots.delete(entry.key)
      if (entry.content && entry.slot)
        slots.put(entry.slot, [owner.userId, entry.content.thing, closedSlot(entry.content.slot)])
    }
  })
  const damaged = opened.filter((entry) => entry?.content === null).length
  if (damaged > 0)
    notify({
      kind: 'warning',
      title: t('提示'),
      text: t('上次注销登录时有 {n} 处内容还没有保存，但本机存下的内容已经损坏，打不开了。请重新填写。', {
        n: damaged,
      }),
      seconds: 0,
    })
}

/**
 * Opens what was sealed for the signed-in person, once in a document until they sign out, before their drafts are read. From the sign-out on
 * it opens nothing, unless the person goes back. Rejects when the server or the device does not answer; the next call tries again.
 */
export function openSealedDrafts(userId: string): Promise<void> {
  const owner = draftOwner()
  if (!owner?.sealingKey || owner.userId !== userId || areDraftsClosed()) return Promise.resolve()
  if (opening?.sealingKey === owner.sealingKey) return opening.done
  const done = openFor(owner)
  opening = { sealingKey: owner.sealingKey, done }
  done.catch(() => {
    opening = null
  })
  return done
}
