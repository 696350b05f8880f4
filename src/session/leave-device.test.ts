/** Tests of what happens to unsaved text on the device at a sign-out and at the next sign-in. */
import { beforeEach, expect, it, vi } from 'vitest'

const { drafts, done } = vi.hoisted(() => ({
  drafts: { unstored: 0, unsealed: 0 as number | null, isOnline: true },
  done: [] as string[],
}))
vi.mock('@/lib/drafts/draft-writer', () => ({ flushDrafts: async () => drafts.unstored }))
vi.mock('@/lib/drafts/draft-owner', () => ({ closeDrafts: (isClosed: boolean) => done.push(`closed: ${isClosed}`) }))
vi.mock('@/lib/drafts/sealed-drafts', () => ({
  sealDrafts: async (userId: string) => {
    done.push(`seal ${userId}`)
    return drafts.unsealed
  },
  deleteDrafts: async (userId: string) => void done.push(`delete ${userId}`),
  openSealedDrafts: async (userId: string) => {
    done.push(`open ${userId}`)
    if (!drafts.isOnline) throw new Error('no connection')
  },
  sealDraftsOfOthers: async (userId: string) => void done.push(`seal those not of ${userId}`),
}))

import { leaveDevice, tidyDrafts } from './leave-device'

beforeEach(() => {
  Object.assign(drafts, { unstored: 0, unsealed: 0, isOnline: true })
  done.length = 0
})

it('a sign-out seals what was typed, and asks nothing when all of it could be sealed', async () => {
  const mayDelete = vi.fn(async () => true)
  expect(await leaveDevice('u1', mayDelete)).toBe(true)
  expect([done, mayDelete.mock.calls]).toEqual([['seal u1'], []])
})

it.each([
  [2, 0, 2],
  [0, 3, 3],
  [2, 3, 5],
  [0, null, null],
  [2, null, null],
])(
  '%s answers that could not be stored and %s that could not be sealed: the person is asked about %s',
  async (...counts) => {
    const [unstored, unsealed, asked] = counts
    Object.assign(drafts, { unstored, unsealed })
    const mayDelete = vi.fn(async (_count: number | null) => true)
    expect(await leaveDevice('u1', mayDelete)).toBe(true)
    expect([done, mayDelete.mock.calls]).toEqual([['seal u1', 'delete u1'], [[asked]]])
  },
)

it('a person who goes back keeps everything, and the page stores drafts again', async () => {
  drafts.unsealed = 1
  expect(await leaveDevice('u1', async () => false)).toBe(false)
  expect(done).toEqual(['seal u1', 'closed: false'])
})

it.each([true, false])(
  'a sign-in opens what the person typed before, and seals what others left; online: %s',
  async (isOnline) => {
    drafts.isOnline = isOnline
    await tidyDrafts('u1')
    expect(done).toEqual(['open u1', 'seal those not of u1'])
  },
)
