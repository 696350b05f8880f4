// @vitest-environment jsdom
/** Tests of what a tab remembers of a sign-in. */
import { beforeEach, expect, it } from 'vitest'
import { forgetSignIn, hasJustSignedIn, noteSignIn } from './just-signed-in'

beforeEach(() => sessionStorage.clear())

it('a tab remembers a sign-in until home has told of the one before, and nothing else is touched', () => {
  sessionStorage.setItem('', 'of another part')
  expect(hasJustSignedIn()).toBe(false)
  noteSignIn()
  expect(hasJustSignedIn()).toBe(true)
  forgetSignIn()
  expect(hasJustSignedIn()).toBe(false)
  expect(Object.entries(sessionStorage)).toEqual([['', 'of another part']])
})
