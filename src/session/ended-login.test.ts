// @vitest-environment jsdom
/** Tests of a page whose login has ended: the dialog over it, its lock, and who signs in there. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { onSignOut } from '@/lib/events/sign-out-tasks'
import { fakePortal, healthy, userNamed } from './fake-portal'
import { forgetSignIn, hasJustSignedIn } from './just-signed-in'
import { ensureSession, refreshUser, resetSession } from './load-session'
import { sendOwnToken } from './network'
import { ownToken } from './own-login'
import { isPageLocked, lockPage, unlockPage } from './page-lock'
import {
  askToSignInAgain,
  forgetSignInAgain,
  openSignInAgain,
  signInAgain,
  subscribeSignInAgain,
  waitsForSignIn,
} from './relogin'
import { currentSession, everHadSession } from './session'
import { enter } from './sign-in'
import { takeOver, takeOverFromElsewhere } from './sign-in-over-page'
import { readToken, removeToken, saveToken } from './token'

const reason = '登录已失效'

beforeEach(async () => {
  saveToken('t1')
  fakePortal(healthy)
  await ensureSession()
})
afterEach(async () => {
  forgetSignInAgain()
  unlockPage()
  forgetSignIn()
  removeToken(readToken())
  sendOwnToken()
  await resetSession()
  vi.unstubAllGlobals()
})

describe('the dialog over a page whose login has ended', () => {
  it('opens with its reason, and the token goes', () => {
    const listener = vi.fn()
    const stop = subscribeSignInAgain(listener)
    expect([signInAgain(), waitsForSignIn()]).toEqual([null, false])
    askToSignInAgain(reason)
    expect(signInAgain()).toEqual({ reason, open: true })
    expect([readToken(), waitsForSignIn()]).toEqual([undefined, true])
    expect(listener).toHaveBeenCalledOnce()
    stop()
  })

  it('leaves the login of another tab alone', () => {
    saveToken('t2')
    askToSignInAgain(reason)
    expect(readToken()).toBe('t2')
  })

  it('stays closed when the person has closed it, until they open it', () => {
    askToSignInAgain(reason)
    openSignInAgain(false)
    askToSignInAgain('again')
    expect(signInAgain()).toEqual({ reason, open: false })
    expect(waitsForSignIn()).toBe(true)
    openSignInAgain(true)
    expect(signInAgain()).toEqual({ reason, open: true })
  })

  it('cannot be opened while the login holds', () => {
    openSignInAgain(true)
    expect(signInAgain()).toBeNull()
  })

  it('becomes the lock of a page that was left alone, even where it had been closed', () => {
    askToSignInAgain(reason)
    openSignInAgain(false)
    lockPage('长时间未操作')
    expect(signInAgain()).toEqual({ reason, open: true })
    expect(isPageLocked()).toBe(true)
    unlockPage()
    expect(isPageLocked()).toBe(false)
  })
})

describe('who signs in over the page', () => {
  it('is the same person: the page continues with the new token', async () => {
    askToSignInAgain(reason)
    const portal = fakePortal(healthy)
    expect(await takeOver('t9')).toBe('same')
    expect(portal).toMatchObject([{ operation: 'CurrentUser', authorization: 'Bearer t9' }])
    expect([readToken(), ownToken(), signInAgain()]).toEqual(['t9', 't9', null])
    expect(currentSession()?.user.id).toBe('u1')
  })

  it('is another person: the page sends nothing any more, and what is private is removed', async () => {
    askToSignInAgain(reason)
    fakePortal({ CurrentUser: { user: userNamed('u2', 'Li Na') } })
    const after = vi.fn()
    const stop = onSignOut({ after })
    expect(await takeOver('t9')).toBe('other')
    stop()
    const portal = fakePortal(healthy)
    await refreshUser()
    expect(portal).toMatchObject([{ authorization: null }])
    expect([readToken(), signInAgain()]).toEqual(['t9', null])
    expect(after.mock.calls).toEqual([['forced']])
  })

  it('is asked for anew: a call of the ended login that is still under way answers for nobody else', async () => {
    fakePortal({ CurrentUser: new Promise(() => {}) })
    refreshUser().catch(() => undefined)
    askToSignInAgain(reason)
    fakePortal({ CurrentUser: { user: userNamed('u2', 'Li Na') } })
    expect(await takeOver('t9')).toBe('other')
  })

  it('is another person for a page that never knew whose it was', async () => {
    await resetSession()
    fakePortal(healthy)
    expect(await takeOver('t9')).toBe('other')
  })

  it('is unknown while the backend does not answer: nothing has changed', async () => {
    askToSignInAgain(reason)
    fakePortal({ CurrentUser: Response.json({}, { status: 503 }) })
    await expect(takeOver('t9')).rejects.toThrow()
    expect([readToken(), signInAgain()?.open]).toEqual([undefined, true])
  })

  it('may have signed in in another tab', async () => {
    askToSignInAgain(reason)
    expect(await takeOverFromElsewhere()).toBeNull()
    saveToken('t8')
    expect(await takeOverFromElsewhere()).toBe('same')
    expect(ownToken()).toBe('t8')
  })
})

it('home tells of a new login once', async () => {
  expect(hasJustSignedIn()).toBe(false)
  await enter('t2')
  expect([readToken(), hasJustSignedIn(), currentSession()]).toEqual(['t2', true, null])
  expect(sessionStorage.getItem('just-signed-in')).toBe('1')
  forgetSignIn()
  expect(hasJustSignedIn()).toBe(false)
})

it('a document remembers that it may still show the data of somebody who has left', async () => {
  expect(everHadSession()).toBe(true)
  await resetSession()
  expect([everHadSession(), currentSession()]).toEqual([true, null])
})
