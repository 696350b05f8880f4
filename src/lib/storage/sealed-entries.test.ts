// @vitest-environment jsdom
/** Tests of entries of a person on a device: whose they are, and what a sign-out leaves of them. */

import { openingKeyOf, sealingKeyOf } from '@mocks/sealing-keys'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { closeDrafts, configureDraftOwner } from '../drafts/draft-owner'
import * as sm2 from '../text/load-sm2'
import { takeOverFormerEntries } from './former-entries'
import {
  getPersonEntry,
  hasSealedEntries,
  removeClearEntries,
  removePersonEntry,
  setPersonEntry,
} from './person-entries'
import { openEntries, sealEntries, sealEntriesOfOthers } from './sealed-entries'

const lists = 'words/lists'
const page = 'state/form-page/content-1'
const filter = JSON.stringify({ compact: true, saved: { '/mail': [{ name: '王秀英', query: 'keyword=6222' }] } })

function signIn(userId: string, sealingKey: string | null = sealingKeyOf(userId)): void {
  configureDraftOwner(() => ({ userId, sealingKey, openingKey: async () => openingKeyOf(userId) }))
}

const everything = () => JSON.stringify({ ...localStorage })

/** Ends the login as a sign-out does. */
async function signOut(userId: string, sealingKey: string | null = sealingKeyOf(userId)): Promise<void> {
  if (sealingKey) await sealEntries(sealingKey)
  removeClearEntries(userId, sealingKey)
  configureDraftOwner(() => null)
}

const open = (userId: string, key = openingKeyOf(userId)) => openEntries(sealingKeyOf(userId), key)

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.restoreAllMocks()
  configureDraftOwner(() => null)
  closeDrafts(false)
  localStorage.clear()
})

describe('an entry of a person', () => {
  it('is there for the signed-in person alone, and its key does not hold their id', () => {
    signIn('user-1')
    setPersonEntry('user-1', lists, filter)
    setPersonEntry('user-2', lists, 'somebody else’s')
    expect([getPersonEntry('user-1', lists), getPersonEntry('user-2', lists)]).toEqual([filter, null])
    expect(Object.keys(localStorage)).toEqual([expect.not.stringContaining('user-1')])
    signIn('user-2')
    expect([getPersonEntry('user-1', lists), getPersonEntry('user-2', lists)]).toEqual([null, null])
    removePersonEntry('user-1', lists)
    signIn('user-1')
    expect(getPersonEntry('user-1', lists)).toBe(filter)
    removePersonEntry('user-1', lists)
    expect(localStorage.length).toBe(0)
  })

  it('is nobody’s while nobody is signed in', () => {
    setPersonEntry('user-1', lists, filter)
    expect([getPersonEntry('user-1', lists), localStorage.length]).toEqual([null, 0])
  })

  it('that may hold words has the cipher loaded, so that a sign-out without a connection can seal it', () => {
    const prefetch = vi.spyOn(sm2, 'prefetchSm2')
    signIn('user-1')
    setPersonEntry('user-1', page, 'team')
    expect(prefetch).not.toHaveBeenCalled()
    setPersonEntry('user-1', lists, filter)
    expect(prefetch).toHaveBeenCalledOnce()
  })

  it('is not written by a page that stays open after the sign-out', () => {
    signIn('user-1')
    closeDrafts(true)
    setPersonEntry('user-1', lists, filter)
    expect(localStorage.length).toBe(0)
  })
})

describe('a sign-out', () => {
  it('leaves no word and no id, and the next sign-in gives all back', async () => {
    signIn('user-1')
    setPersonEntry('user-1', lists, filter)
    setPersonEntry('user-1', page, 'team')
    await signOut('user-1')
    for (const word of ['user-1', '王秀英', '6222', 'compact', openingKeyOf('user-1')])
      expect(everything()).not.toContain(word)
    signIn('user-1')
    expect([getPersonEntry('user-1', lists), getPersonEntry('user-1', page)]).toEqual([null, 'team'])
    expect(hasSealedEntries(sealingKeyOf('user-1'))).toBe(true)
    await open('user-1')
    expect(getPersonEntry('user-1', lists)).toBe(filter)
    expect(hasSealedEntries(sealingKeyOf('user-1'))).toBe(false)
  })

  it('of a person without a key leaves nothing', async () => {
    signIn('user-1', null)
    setPersonEntry('user-1', lists, filter)
    setPersonEntry('user-1', page, 'team')
    await signOut('user-1', null)
    expect(localStorage.length).toBe(0)
  })

  it.each<[string, () => void]>([
    ['the cipher cannot be loaded', () => vi.spyOn(sm2, 'loadSm2').mockRejectedValue(new Error('no line'))],
    [
      'the device is full',
      () => {
        const setItem = Storage.prototype.setItem
        vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
          if (key.includes('/sealed/')) throw new DOMException('full', 'QuotaExceededError')
          setItem.call(this, key, value)
        })
      },
    ],
  ])('says that something is left in the clear when %s, and changes nothing', async (_case, fault) => {
    signIn('user-1')
    setPersonEntry('user-1', lists, filter)
    const before = everything()
    fault()
    expect((await sealEntries(sealingKeyOf('user-1'))).isWhole).toBe(false)
    expect(everything()).toBe(before)
    // The person chooses to delete it.
    removeClearEntries('user-1', sealingKeyOf('user-1'))
    expect(localStorage.length).toBe(0)
  })

  it('with nothing to seal loads no cipher, and what another tab removes meanwhile is not sealed', async () => {
    const load = vi.spyOn(sm2, 'loadSm2')
    signIn('user-1')
    setPersonEntry('user-1', page, 'team')
    expect((await sealEntries(sealingKeyOf('user-1'))).isWhole).toBe(true)
    expect(load).not.toHaveBeenCalled()
    setPersonEntry('user-1', lists, filter)
    const sealing = sealEntries(sealingKeyOf('user-1'))
    removePersonEntry('user-1', lists)
    expect([(await sealing).isWhole, Object.keys(localStorage).length]).toEqual([true, 1])
  })

  it('that is not carried out puts back what was sealed', async () => {
    signIn('user-1')
    setPersonEntry('user-1', lists, filter)
    const before = everything()
    const { isWhole, undo } = await sealEntries(sealingKeyOf('user-1'))
    expect([isWhole, everything().includes('王秀英')]).toEqual([true, false])
    undo()
    expect(everything()).toBe(before)
  })
})

describe('what was sealed', () => {
  beforeEach(async () => {
    signIn('user-1')
    setPersonEntry('user-1', lists, filter)
    await signOut('user-1')
  })

  it('joins what was written before it could be opened, also when that was sealed too', async () => {
    signIn('user-1')
    const later = { compact: false, saved: { '/mail': [{ name: '二', query: '' }] } }
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)
    setPersonEntry('user-1', lists, JSON.stringify(later))
    await signOut('user-1')
    signIn('user-1')
    setPersonEntry('user-1', lists, JSON.stringify({ split: true }))
    await open('user-1')
    expect(JSON.parse(getPersonEntry('user-1', lists) ?? '')).toEqual({
      compact: false,
      split: true,
      saved: { '/mail': [...later.saved['/mail'], { name: '王秀英', query: 'keyword=6222' }] },
    })
  })

  it('is removed when nobody can read it', async () => {
    await open('user-1', openingKeyOf('user-2'))
    expect(localStorage.length).toBe(0)
  })

  it('stays while the device has no room for it', async () => {
    const sealed = everything()
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await open('user-1')
    expect(everything()).toBe(sealed)
  })
})

it('what somebody left whose login expired is sealed when another person signs in', async () => {
  signIn('user-1')
  setPersonEntry('user-1', lists, filter)
  signIn('user-2')
  setPersonEntry('user-2', lists, 'mine')
  await sealEntriesOfOthers(sealingKeyOf('user-2'))
  expect([everything().includes('王秀英'), getPersonEntry('user-2', lists)]).toEqual([false, 'mine'])
  signIn('user-1')
  await open('user-1')
  expect(getPersonEntry('user-1', lists)).toBe(filter)
})

it.each([
  ['portal_lists:user-1', lists],
  ['portal-batches.user-1', 'words/batches'],
  ['portal_waiting_orders:user-1', 'state/pending-ranking'],
  ['form_folded:user-1', 'state/form-folded'],
  ['portal_form_page:user-1:content-1', page],
  ['review-desk/user-1/size', 'state/review-desk/size'],
  ['technical-desk/user-1/size', 'state/technical-desk/size'],
] as const)('the entry %s of a former version is now %s', (former, present) => {
  localStorage.setItem(former, 'kept')
  signIn('user-1')
  takeOverFormerEntries('user-1')
  expect([getPersonEntry('user-1', present), localStorage.length]).toEqual(['kept', 1])
})

it('entries of a former version, which carried the id, are taken over for their person alone', () => {
  localStorage.setItem('portal_lists:user-1', filter)
  localStorage.setItem('portal_form_page:user-1:content-1', 'team')
  localStorage.setItem('portal_lists:user-11', 'another’s')
  localStorage.setItem('form_folded:user-1', 'yes')
  signIn('user-1')
  setPersonEntry('user-1', 'state/form-folded', 'newer')
  takeOverFormerEntries('user-1')
  expect(([lists, page, 'state/form-folded'] as const).map((entry) => getPersonEntry('user-1', entry))).toEqual([
    filter,
    'team',
    'newer',
  ])
  expect(Object.keys(localStorage).filter((key) => !key.startsWith('portal-person/'))).toEqual(['portal_lists:user-11'])
})
