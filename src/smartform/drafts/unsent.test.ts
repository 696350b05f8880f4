import { describe, expect, it } from 'vitest'
import type { SaveState } from './save-state'
import { unsentOf } from './unsent'

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
