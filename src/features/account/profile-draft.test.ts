// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { forgetKeys } from '@/lib/drafts/session-cipher'
import { completeProfile as saved } from '../../../tests/sample-profile'
import { dropProfileDraft, keepProfileDraft, readProfileDraft } from './profile-draft'

const now = Date.parse('2026-11-21T12:00:00Z')
const days = (count: number) => now + count * 24 * 3600_000
const typed = { ...saved, userPosition: '院长', userCertificate: '11010519491231002X', userBankAccount: '6222021' }

it('brings back what was typed, in the same tab also certificate and bank number, never in the clear', async () => {
  await keepProfileDraft('me', saved, typed, now)
  const stored = JSON.stringify({ ...localStorage })
  expect(stored).toContain('院长')
  expect(stored).not.toContain(typed.userCertificate)
  expect(stored).not.toContain(typed.userBankAccount)
  expect(await readProfileDraft('me', now)).toEqual({
    userPosition: '院长',
    userCertificate: typed.userCertificate,
    userBankAccount: typed.userBankAccount,
  })
  expect(await readProfileDraft('other', now)).toEqual({})
})

it('without the tab’s key the numbers are gone and the rest is there', async () => {
  await keepProfileDraft('me', saved, typed, now)
  forgetKeys()
  expect(await readProfileDraft('me', now)).toEqual({ userPosition: '院长' })
})

it('is gone after seven days, when dropped, and when nothing differs any more', async () => {
  await keepProfileDraft('me', saved, typed, now)
  expect(await readProfileDraft('me', days(6.9))).toHaveProperty('userPosition')
  expect(await readProfileDraft('me', days(7))).toEqual({})
  await keepProfileDraft('me', saved, typed, now)
  dropProfileDraft('me')
  expect(await readProfileDraft('me', now)).toEqual({})
  await keepProfileDraft('me', saved, typed, now)
  await keepProfileDraft('me', saved, saved, now)
  expect(localStorage).toHaveLength(0)
})

it.each(['', '{', 'null', '[]', '{"at":"now"}'])('garbage %j on the device is nothing', async (garbage) => {
  localStorage.setItem('portal_profile_draft:me', garbage)
  expect(await readProfileDraft('me', now)).toEqual({})
})

it('leaves out what does not look like an answer', async () => {
  const clear = { userPosition: 5, unit: 'x', userSex: '0', title: { name: 1 }, userMajor: '数学', constructor: 'x' }
  localStorage.setItem('portal_profile_draft:me', JSON.stringify({ at: now, clear, sealed: 'broken' }))
  expect(await readProfileDraft('me', now)).toEqual({ userMajor: '数学' })
})
