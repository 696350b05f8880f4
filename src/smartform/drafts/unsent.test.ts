import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Autosave } from './autosave-view'
import type { SaveState } from './save-state'
import { settleBeforeLeaving, unsentOf } from './unsent'

const clean: SaveState = { dirty: false, sending: false, device: 'writing', trouble: null, savedAt: 1 }
const keptOnDevice: SaveState = { ...clean, dirty: true, device: 'kept' }

describe('the warning before leaving a form', () => {
  it.each([
    ['nothing typed', clean, false, null],
    ['kept here, the server slow', { ...keptOnDevice, sending: true }, false, 'device'],
    ['kept here, the server gone', { ...keptOnDevice, trouble: { kind: 'offline' } }, false, 'device'],
    ['kept here, two versions undecided', { ...keptOnDevice, trouble: { kind: 'conflict' } }, false, 'device'],
    ['not even kept here', { ...keptOnDevice, device: 'failed', trouble: { kind: 'offline' } }, false, 'memory'],
    [
      'kept here, the login ended: the sign-in leads back',
      { ...keptOnDevice, trouble: { kind: 'session' } },
      false,
      null,
    ],
    [
      'the login ended and nothing kept',
      { ...keptOnDevice, device: 'failed', trouble: { kind: 'session' } },
      false,
      'memory',
    ],
    ['submitted elsewhere', { ...keptOnDevice, trouble: { kind: 'locked', message: '' } }, false, null],
    ['a file on its way', clean, true, 'uploads'],
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
    ['the server alone hangs', done, never, keptOnDevice, 'device'],
    ['the device hangs while the server takes everything', never, async () => true, clean, null],
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
})
