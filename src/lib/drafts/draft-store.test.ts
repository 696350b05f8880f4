// @vitest-environment jsdom
/** Tests of the slots of a person's drafts on the device: whose they are, how long they stay, who may write them. */
import { afterEach, describe, expect, it } from 'vitest'
import { deviceLifetime } from '../storage/device-lifetime'
import { inDraftStore } from './draft-database'
import { closeDrafts, configureDraftOwner } from './draft-owner'
import { changeSlots, readSlots, type StoredSlot } from './draft-store'

const now = Date.parse('2026-11-21T10:00:00+08:00')
const answer = { clear: '一', sealed: null, withheld: 0, base: 0, at: now }
const stored = (touchedAt: number): StoredSlot => ({ touchedAt, answers: { name: answer } })

/** Puts entries on the device as they are. */
const put = (...entries: readonly (readonly [IDBValidKey, StoredSlot])[]) =>
  inDraftStore('readwrite', async (slots) => {
    for (const [key, slot] of entries) slots.put(slot, key)
  })
const keysLeft = () =>
  inDraftStore(
    'readonly',
    (slots) =>
      new Promise<IDBValidKey[]>((resolve) => {
        const request = slots.getAllKeys()
        request.onsuccess = () => resolve(request.result)
      }),
  )

afterEach(async () => {
  closeDrafts(false)
  configureDraftOwner(() => null)
  await inDraftStore('readwrite', async (slots) => slots.clear())
})

describe('the slots of a person', () => {
  it('are those under their id, and no entry of another shape', async () => {
    await put(
      [['u1', 'review:1', 'd/1'], stored(now)],
      [['u2', 'review:1', 'd/2'], stored(now)],
      [['u1', 'review:1'], stored(now)],
      [['u1', 7, 'd/3'], stored(now)],
      [['u1', 'review:1', 7], stored(now)],
      ['u1', stored(now)],
      [7, stored(now)],
    )
    expect(await readSlots('u1', now)).toEqual([{ thing: 'review:1', slot: 'd/1', answers: { name: answer } }])
    expect(await keysLeft()).toHaveLength(7)
  })

  it('stay until their time is over, and then go, whoever they belong to', async () => {
    await put(
      [['u1', 'a', 'd/1'], stored(now - deviceLifetime + 1)],
      [['u1', 'b', 'd/1'], stored(now - deviceLifetime)],
      [['u2', 'c', 'd/1'], stored(now - deviceLifetime - 1)],
      ['sealed', stored(now - deviceLifetime)],
    )
    expect((await readSlots('u1', now)).map(({ thing }) => thing)).toEqual(['a'])
    expect(await keysLeft()).toEqual([['u1', 'a', 'd/1']])
  })
})

describe('a page', () => {
  const draftKey = { userId: 'u1', thing: 'review:1' }
  const own = { slot: 'd/1', answers: { name: answer } }

  it('writes its slot, and takes what it read from others unless it has changed meanwhile', async () => {
    await put([
      ['u1', 'review:1', 'd/2'],
      { touchedAt: now, answers: { name: answer, opinion: answer, reason: { ...answer, at: now + 1 } } },
    ])
    const taken = ['name', 'reason'].map((name) => ({ slot: 'd/2', name, at: now }))
    expect(await changeSlots(draftKey, own, [...taken, { slot: 'gone', name: 'name', at: now }], now)).toBe(true)
    const found = await readSlots('u1', now)
    expect(found.map(({ slot, answers }) => [slot, Object.keys(answers)])).toEqual([
      ['d/1', ['name']],
      ['d/2', ['opinion', 'reason']],
    ])
  })

  it('deletes its slot once nothing is unsaved', async () => {
    await changeSlots(draftKey, own, [], now)
    await changeSlots(draftKey, { slot: 'd/1', answers: {} }, [], now)
    expect(await keysLeft()).toEqual([])
  })

  it('writes nothing from its sign-out on, and refuses to after one in another tab', async () => {
    closeDrafts(true)
    expect(await changeSlots(draftKey, own, [], now)).toBe(false)
    closeDrafts(false)
    const owner = { userId: 'u1', sealingKey: null, openingKey: async () => null }
    configureDraftOwner(() => ({ ...owner, isSignedOut: () => true }))
    await expect(changeSlots(draftKey, own, [], now)).rejects.toThrow('signed out')
    expect(await keysLeft()).toEqual([])
  })
})
