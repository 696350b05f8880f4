// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { claimKeptQuery, keepQuery, keptSystem, takeReturnAddress } from './kept-query'

beforeEach(() => sessionStorage.clear())

const arrival = '?redirect_url=%2Fmail%2F1&sys=s02'

it('what a guest arrives with is there when they sign in, once', () => {
  keepQuery(arrival, false)
  keepQuery('', false)
  claimKeptQuery()
  expect([takeReturnAddress(), keptSystem()]).toEqual(['/mail/1', 's02'])
  expect(takeReturnAddress()).toBeNull()
})

it.each<[string, () => void]>([
  ['came with during a login', () => keepQuery(arrival, true)],
  [
    'came with before a login that did not use it',
    () => {
      keepQuery(arrival, false)
      claimKeptQuery()
    },
  ],
])('what one person %s never survives to the next', (_when, keep) => {
  keep()
  // The login is over, however it ended; the next person meets the sign-in page.
  keepQuery('', false)
  expect([takeReturnAddress(), keptSystem()]).toEqual([null, undefined])
})

it('what one person came with is not kept again when signing out loads their page anew', () => {
  keepQuery(arrival, true)
  keepQuery(arrival, false)
  expect([takeReturnAddress(), keptSystem()]).toEqual([null, undefined])
  // Whoever follows such a link next has come with it.
  keepQuery(arrival, false)
  expect([takeReturnAddress(), keptSystem()]).toEqual(['/mail/1', 's02'])
})

it.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)'])('keeps no return address like %s', (to) => {
  keepQuery(`?redirect_url=${encodeURIComponent(to)}&sys=${encodeURIComponent('<b>')}`, false)
  expect([takeReturnAddress(), keptSystem()]).toEqual([null, undefined])
})
