/** Tests of what happens around the end of a login: pending work, tasks before and after. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { afterLogin, beforeSignOut, onSignOut } from './sign-out-tasks'
import { hasUnsavedWork, sendUnsavedWork, unsavedParts, watchUnsaved } from './unsaved-work'

const stops: (() => void)[] = []
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.useRealTimers()
})

it('a sign-out waits for nothing where nothing is pending', async () => {
  vi.resetModules()
  // Modules of other tests of this process may have registered tasks.
  const fresh = await import('./sign-out-tasks')
  await fresh.beforeSignOut()
  expect(vi.getTimerCount()).toBe(0)
})

it('a sign-out waits for what is pending', async () => {
  let send = () => {}
  const sending = new Promise<void>((resolve) => {
    send = resolve
  })
  stops.push(onSignOut({ before: () => sending }), onSignOut({}))
  const done = vi.fn()
  void beforeSignOut().then(done)
  await vi.advanceTimersByTimeAsync(1000)
  expect(done).not.toHaveBeenCalled()
  send()
  await vi.advanceTimersByTimeAsync(0)
  expect(done).toHaveBeenCalledOnce()
})

it('a sign-out waits two seconds at most, and what fails does not stop it', async () => {
  const done = vi.fn()
  stops.push(onSignOut({ before: () => Promise.reject(new Error('no connection')) }))
  await beforeSignOut()
  stops.push(onSignOut({ before: () => new Promise(() => {}) }))
  void beforeSignOut().then(done)
  await vi.advanceTimersByTimeAsync(1999)
  expect(done).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(done).toHaveBeenCalledOnce()
})

it('every end of a login runs the tasks after it, until they are removed', () => {
  const after = vi.fn()
  const stop = onSignOut({ after })
  stops.push(onSignOut({}))
  afterLogin('asked')
  afterLogin('forced')
  stop()
  afterLogin('asked')
  expect(after.mock.calls).toEqual([['asked'], ['forced']])
})

it('a page holds unsaved work as long as one of its parts does, and only such a part is sent', () => {
  const [saved, unsaved] = [vi.fn(), vi.fn()]
  const parts = [{ unsaved: () => false, send: saved }, { unsaved: () => true, send: unsaved }, { unsaved: () => true }]
  expect(hasUnsavedWork()).toBe(false)
  const [stopSaved, ...others] = parts.map(watchUnsaved)
  stops.push(...others)
  expect(unsavedParts()).toEqual(parts)
  expect(hasUnsavedWork()).toBe(true)
  sendUnsavedWork()
  expect([saved.mock.calls.length, unsaved.mock.calls.length]).toEqual([0, 1])
  for (const stop of stops.splice(0)) stop()
  expect([unsavedParts().length, hasUnsavedWork()]).toEqual([1, false])
  stopSaved?.()
  expect(unsavedParts()).toEqual([])
})
