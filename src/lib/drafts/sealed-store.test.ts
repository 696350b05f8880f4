// @vitest-environment jsdom
/** Tests of sealing and opening entry by entry: whose are taken, how old they may be, and what is damaged or in the way. */
import { openingKeyOf, sealingKeyOf } from '@mocks/sealing-keys'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearNotices, recentNotices } from '../events/notices'
import { answerOf } from '../storage/device-database'
import { deviceLifetime } from '../storage/device-lifetime'
import { inDraftStore } from './draft-database'
import { closeDrafts, configureDraftOwner, type DraftOwner } from './draft-owner'
import type { StoredSlot } from './draft-store'
import { openSealedDrafts, sealDrafts, sealDraftsOfOthers } from './sealed-drafts'

const now = Date.parse('2026-11-21T10:00:00+08:00')
const answer = (clear: string) => ({ clear, sealed: null, withheld: 0, base: 0, at: now })
const slotOf = (userId: string, clear: string, touchedAt = now): StoredSlot => ({
  touchedAt,
  sealingKey: sealingKeyOf(userId),
  answers: { opinion: answer(clear) },
})

const put = (...entries: readonly (readonly [IDBValidKey, unknown])[]) =>
  inDraftStore('readwrite', async (slots) => {
    for (const [key, value] of entries) slots.put(value, key)
  })
const keys = () => inDraftStore('readonly', (slots) => answerOf(slots.getAllKeys()))
const values = () => inDraftStore('readonly', (slots) => answerOf<Partial<StoredSlot>[]>(slots.getAll()))
const isSealed = (key: IDBValidKey) => typeof key === 'string' && key.startsWith('sealed/')
/** The texts that anybody can read on the device. */
const clearTexts = async () => (await values()).flatMap(({ answers }) => answers?.opinion?.clear ?? []).sort()

/** Somebody signs in. */
function signIn(userId: string, more: Partial<DraftOwner> = {}) {
  const openingKey = vi.fn(async () => openingKeyOf(userId))
  closeDrafts(false)
  configureDraftOwner(() => ({ userId, sealingKey: sealingKeyOf(userId), openingKey, ...more }))
  return openingKey
}

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(now)
  clearNotices()
})
afterEach(async () => {
  vi.restoreAllMocks()
  // Ends what this document remembers of an opening.
  await sealDrafts('nobody')
  closeDrafts(false)
  await inDraftStore('readwrite', async (slots) => slots.clear())
})

describe('sealing', () => {
  it('at a sign-out takes the drafts of the person who signs out, and no entry of another shape', async () => {
    const foreign: IDBValidKey[] = [7, 'u1', ['u1'], [7, 'review:1', 'd/1'], ['u1', 7, 'd/1']]
    await put(
      [['u1', 'review:1', 'd/1'], slotOf('u1', '一')],
      [['u1', 'review:2'], slotOf('u1', '二')],
      [['u2', 'review:1', 'd/2'], slotOf('u2', '三')],
      ...foreign.map((key) => [key, slotOf('u1', '无主')] as const),
    )
    expect(await sealDrafts('u1')).toBe(0)
    expect(await clearTexts()).toEqual([...foreign.map(() => '无主'), '三'].sort())
    expect((await keys()).filter(isSealed)).toHaveLength(2)
  })

  it('at a sign-in takes the drafts of everybody else', async () => {
    await put(
      [['u1', 'review:1', 'd/1'], slotOf('u1', '一')],
      [['u2', 'review:1', 'd/2'], slotOf('u2', '三')],
      [['u3', 'review:1', 'd/2'], { ...slotOf('u3', '四'), sealingKey: null }],
    )
    await sealDraftsOfOthers('u1')
    expect(await clearTexts()).toEqual(['一', '四'])
  })

  it('counts the answers that stay, because nothing can seal them', async () => {
    const answers = { opinion: answer('一'), reason: answer('二') }
    await put(
      [['u1', 'a', 'd/1'], { touchedAt: now, sealingKey: null, answers }],
      [['u1', 'b', 'd/1'], { ...slotOf('u1', '三'), sealingKey: 'no key' }],
      [['u1', 'c', 'd/1'], slotOf('u1', '四')],
    )
    expect(await sealDrafts('u1')).toBe(3)
    expect(await clearTexts()).toEqual(['一', '三'])
  })
})

describe('opening', () => {
  /** A text of `u1` that is sealed. */
  async function sealedText(clear: string, touchedAt = now): Promise<void> {
    await put([['u1', 'review:1', `d/${clear}`], slotOf('u1', clear, touchedAt)])
    await sealDrafts('u1')
  }

  it('takes what is sealed for the person and young enough, under the name of its slot', async () => {
    await sealedText('新', now - deviceLifetime + 1)
    await sealedText('旧', now - deviceLifetime)
    signIn('u1')
    await openSealedDrafts('u1')
    expect(await clearTexts()).toEqual(['新'])
    expect(await keys()).toContainEqual(['u1', 'review:1', 'closed/d/新'])
    expect((await keys()).filter(isSealed)).toHaveLength(1)
    expect(recentNotices()).toEqual([])
  })

  it('opens a draft of a version that named no slot', async () => {
    await put([['u1', 'review:1'], slotOf('u1', '一')])
    await sealDrafts('u1')
    signIn('u1')
    await openSealedDrafts('u1')
    expect(await keys()).toEqual([['u1', 'review:1', expect.stringMatching(/^closed\/[0-9a-f]{32}$/)]])
  })

  it('keeps the newest of what two tabs sealed of one slot', async () => {
    await put([['u1', 'review:1', 'd/1'], slotOf('u1', '后', now)])
    await sealDrafts('u1')
    await put([['u1', 'review:1', 'd/1'], slotOf('u1', '先', now - 1)])
    await sealDrafts('u1')
    signIn('u1')
    await openSealedDrafts('u1')
    expect(await clearTexts()).toEqual(['后'])
  })

  it('asks the server for the key once in a document, and not where nothing is sealed', async () => {
    const none = signIn('u1')
    await openSealedDrafts('u1')
    expect(none).not.toHaveBeenCalled()
    await sealedText('一')
    const once = signIn('u1')
    await Promise.all([openSealedDrafts('u1'), openSealedDrafts('u1')])
    await openSealedDrafts('u1')
    expect(once).toHaveBeenCalledOnce()
  })

  it.each<[string, () => void, string]>([
    ['for another person than the one signed in', () => signIn('u2'), 'u1'],
    ['where nobody is signed in', () => configureDraftOwner(() => null), 'u1'],
    ['where the gateway gives no keys', () => signIn('u1', { sealingKey: null }), 'u1'],
    ['where it gives no private key', () => signIn('u1', { openingKey: async () => null }), 'u1'],
    [
      'from a sign-out on',
      () => {
        signIn('u1')
        closeDrafts(true)
      },
      'u1',
    ],
  ])('opens nothing %s', async (_case, arrive, userId) => {
    await sealedText('一')
    closeDrafts(false)
    arrive()
    await openSealedDrafts(userId)
    expect(await clearTexts()).toEqual([])
    expect((await keys()).filter(isSealed)).toHaveLength(1)
  })

  it('opens nothing when a sign-out begins while the server is asked', async () => {
    await sealedText('一')
    signIn('u1', {
      openingKey: async () => {
        closeDrafts(true)
        return openingKeyOf('u1')
      },
    })
    await openSealedDrafts('u1')
    expect(await clearTexts()).toEqual([])
  })

  it('tries again after a failure', async () => {
    await sealedText('一')
    signIn('u1', { openingKey: () => Promise.reject(new Error('offline')) })
    await expect(openSealedDrafts('u1')).rejects.toThrow('offline')
    signIn('u1')
    await openSealedDrafts('u1')
    expect(await clearTexts()).toEqual(['一'])
  })

  it('says how many are damaged, deletes them, and opens the others', async () => {
    await sealedText('一')
    const damaged = { touchedAt: now, sealedFor: sealingKeyOf('u1'), ciphertext: 'ab' }
    await put(['sealed/x', damaged], ['sealed/y', damaged])
    signIn('u1')
    await openSealedDrafts('u1')
    expect(await clearTexts()).toEqual(['一'])
    expect((await keys()).filter(isSealed)).toEqual([])
    expect(recentNotices()).toMatchObject([
      { kind: 'warning', title: '提示', text: expect.stringContaining('有 2 处内容'), seconds: 0 },
    ])
  })
})
