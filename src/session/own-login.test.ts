// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { concernsOwnLogin, isTakenOver, workWith } from './own-login'
import { type Session, setSession } from './session'
import { readToken, removeToken, saveToken } from './token'

afterEach(() => {
  removeToken(readToken())
  setSession(null)
  workWith(undefined)
})

const none = undefined

it.each<[string, string | undefined, string | undefined, string | undefined, boolean, boolean]>([
  // the session's token, the saved one, the one the call was sent with → is it this login's answer; is the page another's
  ['the login of the moment', 't1', 't1', 't1', true, false],
  ['the login of the moment, its session not loaded yet', none, 't1', 't1', true, false],
  ['nobody’s, where nobody is signed in', none, none, none, true, false],
  ['a login that is over, before a fresh one’s session is there', none, 't2', 't1', false, false],
  ['a login that is over, in the session of a fresh one', 't2', 't2', 't1', false, false],
  ['a call from before the login, answered within it', 't1', 't1', none, false, false],
  ['the same, its session not loaded yet', none, 't1', none, false, false],
  ['the session’s login, signed out in another tab', 't1', none, 't1', true, false],
  ['a call sent without a token, for it is gone', 't1', none, none, true, false],
  ['the session’s login, another person in in another tab', 't1', 't2', 't1', true, true],
  ['a call sent without a token, for the saved one is another’s', 't1', 't2', none, true, true],
  ['the other person’s own login', 't1', 't2', 't2', false, true],
  ['a login that was signed out meanwhile', none, none, 't1', false, false],
])('the response to %s', (_what, session, saved, sentWith, concerns, takenOver) => {
  if (saved) saveToken(saved)
  if (session) {
    setSession({} as Session)
    workWith(session)
  }
  expect({ concerns: concernsOwnLogin(sentWith), takenOver: isTakenOver() }).toEqual({ concerns, takenOver })
})
