// @vitest-environment jsdom
/** Tests of whose login an answer, the page and a sign-out in another tab concern. */
import { afterEach, expect, it } from 'vitest'
import { concernsOwnLogin, isTakenOver, workWith } from './own-login'
import { type Session, setSession } from './session'
import { isOwnLoginSignedOut } from './signed-out-elsewhere'
import { readToken, removeToken, saveToken } from './token'

afterEach(() => {
  removeToken(readToken())
  setSession(null)
  workWith(undefined)
})

const none = undefined

it.each<[string, string | undefined, string | undefined, string | undefined, boolean, boolean]>([
  // the session's token, the saved one, the one the call was sent with → is it this login's answer; is the page another's
  ['a call with the current token counts', 't1', 't1', 't1', true, false],
  ['a call with the current token counts before the session has loaded', none, 't1', 't1', true, false],
  ['nobody’s, where nobody is signed in', none, none, none, true, false],
  ['a call with an old token is dropped before the new session has loaded', none, 't2', 't1', false, false],
  ['a call with an old token is dropped in the new session', 't2', 't2', 't1', false, false],
  ['a call without a token is dropped after signing in', 't1', 't1', none, false, false],
  ['a call without a token is dropped before the session has loaded', none, 't1', none, false, false],
  ['the session’s own call counts after a sign-out in another tab', 't1', none, 't1', true, false],
  ['a call without a token counts after the token was removed', 't1', none, none, true, false],
  ['the session’s own call counts after another user signed in in another tab', 't1', 't2', 't1', true, true],
  ['a call without a token counts when the stored token is another user’s', 't1', 't2', none, true, true],
  ['a call with the other user’s token is dropped', 't1', 't2', 't2', false, true],
  ['a call with a signed-out token is dropped', none, none, 't1', false, false],
])('the response to %s', (_case, session, saved, sentWith, concerns, takenOver) => {
  if (saved) saveToken(saved)
  if (session) {
    setSession({} as Session)
    workWith(session)
  }
  expect({ concerns: concernsOwnLogin(sentWith), takenOver: isTakenOver() }).toEqual({ concerns, takenOver })
})

it.each<[string, string | undefined, boolean]>([
  ['ends this one, whose token it took away', none, true],
  ['ends this one also where somebody has signed in there since', 't2', true],
  ['was of an earlier login, in whose place this one has come', 't1', false],
])('a sign-out in another tab %s', (_case, saved, isSignedOut) => {
  setSession({} as Session)
  workWith('t1')
  if (saved) saveToken(saved)
  expect(isOwnLoginSignedOut()).toBe(false)
  localStorage.setItem('portal-signed-out', String(Math.random()))
  expect(isOwnLoginSignedOut()).toBe(isSignedOut)
  removeToken(saved ?? 't1')
  // A sign-out that did not concern this login never will; another one may.
  expect(isOwnLoginSignedOut()).toBe(isSignedOut)
})
