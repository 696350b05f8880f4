/** Tests of the warning and the last attempt to save before leaving a form. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Autosave } from './autosave-view'
import type { SaveState } from './save-state'
import { settleBeforeLeaving, unsentOf } from './unsent'

const clean: SaveState = { dirty: false, sending: false, device: 'writing', trouble: null, savedAt: 1 }
const storedOnDevice: SaveState = { ...clean, dirty: true, device: 'kept' }

describe('the warning before leaving a form', () => {
  it.each([
    ['nothing typed', clean, false, null],
    ['stored on the device, the server slow', { ...storedOnDevice, sending: true }, false, 'device'],
    ['stored on the device, the server down', { ...storedOnDevice, trouble: { kind: 'offline' } }, false, 'device'],
    ['stored on the device, an open conflict', { ...storedOnDevice, trouble: { kind: 'conflict' } }, false, 'device'],
    [
      'not stored on the device',
      { ...storedOnDevice, device: 'failed', trouble: { kind: 'offline' } },
      false,
      'memory',
    ],
    [
      'stored on the device, the session ended: the sign-in returns here',
      { ...storedOnDevice, trouble: { kind: 'session' } },
      false,
      null,
    ],
    [
      'the session ended and nothing stored',
      { ...storedOnDevice, device: 'failed', trouble: { kind: 'session' } },
      false,
      'memory',
    ],
    ['submitted elsewhere', { ...storedOnDevice, trouble: { kind: 'locked', message: '' } }, false, null],
    ['a file uploading', clean, true, 'uploads'],
    ['a file uploading, and typed answers stored', storedOnDevice, true, 'uploads'],
    ['a file uploading, and answers stored nowhere', { ...storedOnDevice, device: 'writing' }, true, 'memory'],
  ] satisfies [string, SaveState, boolean, string | null][])('%s', (_case, save, uploading, expected) => {
    expect(unsentOf(save, uploading)).toBe(expected)
  })
})

describe('leaving waits at most two seconds', () => {
  afterEach(() => void vi.useRealTimers())
  const never = () => new Promise<never>(() => {})
  const dirty: SaveState = { ...clean, dirty: true }
  const done = async () => {}

  it.each([
    ['the device hangs', never, never, dirty, 'memory'],
    ['the server alone hangs', done, never, storedOnDevice, 'device'],
    ['the device hangs while the server saves', never, async () => true, clean, null],
    ['the device breaks', () => Promise.reject(new Error('gone')), never, dirty, 'memory'],
  ] satisfies [string, () => Promise<void>, () => Promise<boolean>, SaveState, string | null][])(
    'when %s',
    async (_case, keep, flush, save, left) => {
      vi.useFakeTimers()
      const autosave = { keep, flush, view: () => ({ save }) as ReturnType<Autosave['view']> }
      const settled = vi.fn()
      void settleBeforeLeaving(autosave, () => false).then(settled)
      await vi.advanceTimersByTimeAsync(2000)
      expect(settled).toHaveBeenCalledWith(left)
    },
  )

  it('and asks about nothing that is saved by then', async () => {
    vi.useFakeTimers()
    let save = dirty
    const flush = async () => {
      await new Promise((resolve) => setTimeout(resolve, 1900))
      save = clean
      return true
    }
    const settled = vi.fn()
    const view = () => ({ save }) as ReturnType<Autosave['view']>
    void settleBeforeLeaving({ keep: done, flush, view }, () => false).then(settled)
    await vi.advanceTimersByTimeAsync(2000)
    expect(settled).toHaveBeenCalledWith(null)
  })
})
