import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Autosave } from './autosave-view'
import type { SaveState } from './save-state'
import { settleBeforeLeaving, unsentOf } from './unsent'

const clean: SaveState = { dirty: false, sending: false, device: 'writing', trouble: null, savedAt: 1 }
const kept: SaveState = { ...clean, dirty: true, device: 'kept' }

describe('what is said before a form is left', () => {
  it.each([
    ['nothing typed', clean, false, null],
    ['kept here, the server slow', { ...kept, sending: true }, false, 'device'],
    ['kept here, the server gone', { ...kept, trouble: { kind: 'offline' } }, false, 'device'],
    ['kept here, two versions undecided', { ...kept, trouble: { kind: 'conflict' } }, false, 'device'],
    ['not even kept here', { ...kept, device: 'failed', trouble: { kind: 'offline' } }, false, 'memory'],
    ['kept here, the login ended: the sign-in leads back', { ...kept, trouble: { kind: 'session' } }, false, null],
    ['the login ended and nothing kept', { ...kept, device: 'failed', trouble: { kind: 'session' } }, false, 'memory'],
    ['submitted elsewhere', { ...kept, trouble: { kind: 'locked', message: '' } }, false, null],
    ['a file on its way', clean, true, 'uploads'],
  ] satisfies [string, SaveState, boolean, string | null][])('%s', (_case, save, uploading, said) => {
    expect(unsentOf(save, uploading)).toBe(said)
  })
})

describe('leaving waits two seconds at most', () => {
  afterEach(() => void vi.useRealTimers())
  const never = () => new Promise<never>(() => {})
  const dirty: SaveState = { ...clean, dirty: true }
  const done = async () => {}

  it.each([
    ['the device hangs', never, never, dirty, 'memory'],
    ['the server alone hangs', done, never, kept, 'device'],
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
