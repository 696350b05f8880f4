/** Tests of what happens to unsaved text and settings on the device at a sign-out and at the next sign-in. */
import { beforeEach, expect, it, vi } from 'vitest'

const { device, done } = vi.hoisted(() => ({
  device: {
    unstored: 0,
    unsealed: 0 as number | null,
    isOnline: true,
    isWhole: true,
    key: 'key' as string | null,
    hasWords: true,
  },
  done: [] as string[],
}))
vi.mock('@/lib/drafts/draft-writer', () => ({
  flushDrafts: async () => {
    done.push('store')
    return device.unstored
  },
}))
vi.mock('@/lib/drafts/draft-owner', () => ({
  beginLeaving: () => done.push('leaving'),
  closeDrafts: (isClosed: boolean) => done.push(`closed: ${isClosed}`),
  sealingKeyOf: () => device.key,
}))
vi.mock('@/lib/drafts/sealed-drafts', () => ({
  sealDrafts: async (userId: string) => {
    done.push(`seal ${userId}`)
    return device.unsealed
  },
  openSealedDrafts: async (userId: string) => {
    done.push(`open ${userId}`)
    if (!device.isOnline) throw new Error('no connection')
  },
  sealDraftsOfOthers: async (userId: string) => void done.push(`seal those not of ${userId}`),
}))
vi.mock('@/lib/drafts/delete-drafts', () => ({
  deleteDrafts: async (userId: string) => void done.push(`delete ${userId}`),
}))
vi.mock('@/lib/storage/person-entries', () => ({
  removeClearEntries: (userId: string, key: string | null) => void done.push(`remove ${userId} ${key}`),
}))
vi.mock('@/lib/storage/sealed-entries', () => ({
  hasWords: () => device.hasWords,
  sealEntries: async (key: string) => {
    done.push(`settings ${key}`)
    return { isWhole: device.isWhole, undo: () => done.push('settings back') }
  },
  sealEntriesOfOthers: async (key: string | null) => void done.push(`settings not of ${key}`),
}))
vi.mock('@/lib/storage/former-entries', () => ({
  takeOverFormerEntries: (userId: string) => done.push(`former ${userId}`),
}))
vi.mock('@/lib/text/load-sm2', () => ({ prefetchSm2: () => done.push('cipher') }))

import { leaveDevice, tidyDevice } from './leave-device'

const sealed = ['leaving', 'store', 'seal u1', 'settings key']

beforeEach(() => {
  Object.assign(device, { unstored: 0, unsealed: 0, isOnline: true, isWhole: true, key: 'key', hasWords: true })
  done.length = 0
})

it('a sign-out seals what was typed, and asks nothing when all of it could be sealed', async () => {
  const mayDelete = vi.fn(async () => true)
  expect(await leaveDevice('u1', mayDelete)).toBe(true)
  expect([done, mayDelete.mock.calls]).toEqual([[...sealed, 'remove u1 key'], []])
})

it.each([
  [2, 0, true, 2],
  [0, 3, true, 3],
  [2, 3, true, 5],
  [0, null, true, null],
  [2, null, true, null],
  [0, 0, false, 0],
  [2, 0, false, 2],
])(
  '%s answers not stored, %s not sealed, settings sealed: %s; the person is asked about %s',
  async (unstored, unsealed, isWhole, answers) => {
    Object.assign(device, { unstored, unsealed, isWhole })
    const mayDelete = vi.fn(async (_left: object) => true)
    expect(await leaveDevice('u1', mayDelete)).toBe(true)
    expect(done).toEqual([...sealed, 'delete u1', 'remove u1 key'])
    expect(mayDelete.mock.calls).toEqual([[{ answers, hasSettings: !isWhole }]])
  },
)

it('a person who goes back keeps everything, also what they typed meanwhile, and the page stores drafts again', async () => {
  device.unsealed = 1
  expect(await leaveDevice('u1', async () => false)).toBe(false)
  expect(done).toEqual([...sealed, 'settings back', 'closed: false', 'store'])
})

it('without a key the entries under the id are removed, and nothing is asked', async () => {
  device.key = null
  expect(await leaveDevice('u1', async () => false)).toBe(true)
  expect(done).toEqual(['leaving', 'store', 'seal u1', 'remove u1 null'])
})

it('a person without a key who goes back keeps everything', async () => {
  Object.assign(device, { key: null, unsealed: 1 })
  expect(await leaveDevice('u1', async () => false)).toBe(false)
  expect(done).toEqual(['leaving', 'store', 'seal u1', 'closed: false', 'store'])
})

it.each<[string | null, boolean]>([
  [null, true],
  ['key', false],
])('the cipher is not loaded where nothing is to be sealed: key %s, words %s', async (key, hasWords) => {
  Object.assign(device, { key, hasWords })
  await tidyDevice('u1')
  expect(done).not.toContain('cipher')
})

it.each([true, false])(
  'a sign-in opens what the person typed before, and seals what others left; online: %s',
  async (isOnline) => {
    device.isOnline = isOnline
    await tidyDevice('u1')
    expect(done).toEqual(['former u1', 'open u1', 'seal those not of u1', 'cipher', 'settings not of key'])
  },
)
