/** Tests of the save state of a form. */
import { describe, expect, it } from 'vitest'
import type { SaveOutcome } from '../ports'
import {
  initialSaveState,
  nextSaveState,
  onlyInMemory,
  type SaveEvent,
  saveStatusText,
  statusOf,
  withUnacceptedInput,
} from './save-state'

const answered = (outcome: SaveOutcome, dirty = false): SaveEvent => ({ type: 'answered', outcome, dirty })
const edited: SaveEvent = { type: 'edited' }
const storedOnDevice: SaveEvent = { type: 'keptOnDevice' }
const deviceFailed: SaveEvent = { type: 'deviceFailed' }
const sendStarted: SaveEvent = { type: 'sendStarted' }
const saved = answered({ kind: 'saved', revision: 2, savedAt: 1 })
const offline = answered({ kind: 'offline' }, true)
const session = answered({ kind: 'session' }, true)
const conflict = answered({ kind: 'conflict' }, true)
const locked = answered({ kind: 'locked', message: '已提交' }, true)
const partly: SaveEvent = {
  type: 'answered',
  outcome: { kind: 'saved', revision: 2, savedAt: 1 },
  dirty: true,
  refused: true,
}
const refused = answered({ kind: 'refused', code: 500, message: '服务器出错' }, true)

/** Events; the status; whether closing now would lose something; what the person reads. */
const cases: [string, SaveEvent[], string, boolean, string][] = [
  ['nothing happened', [], 'saved', false, '填写内容会自动保存'],
  ['typed', [edited], 'unsaved', true, '未保存'],
  ['typed and stored on the device', [edited, storedOnDevice], 'unsaved', false, '未保存'],
  ['request pending', [edited, storedOnDevice, sendStarted], 'saving', false, '保存中…'],
  ['saved', [edited, storedOnDevice, sendStarted, saved], 'saved', false, '已保存 10:42'],
  [
    'typed during the request',
    [edited, sendStarted, edited, answered({ kind: 'saved', revision: 2, savedAt: 1 }, true)],
    'unsaved',
    true,
    '未保存',
  ],
  ['offline', [edited, storedOnDevice, sendStarted, offline], 'unsent', false, '仅存于本机，会自动重试'],
  [
    'a retry does not flicker',
    [edited, storedOnDevice, sendStarted, offline, sendStarted],
    'unsent',
    false,
    '仅存于本机，会自动重试',
  ],
  ['back again', [edited, storedOnDevice, sendStarted, offline, sendStarted, saved], 'saved', false, '已保存 10:42'],
  ['a server error', [edited, storedOnDevice, sendStarted, refused], 'unsent', false, '仅存于本机，会自动重试'],
  [
    'offline and the device full',
    [edited, deviceFailed, sendStarted, offline],
    'unsent',
    true,
    '本机也无法保存，请不要关闭页面，会自动重试',
  ],
  ['device full, server available', [edited, deviceFailed, sendStarted, saved], 'saved', false, '已保存 10:42'],
  ['login ended', [edited, storedOnDevice, sendStarted, session], 'session', false, '登录已失效，已存于本机'],
  [
    'login ended and the device full',
    [edited, deviceFailed, sendStarted, session],
    'session',
    true,
    '登录已失效，本机也无法保存，请不要关闭页面',
  ],
  [
    'typing after the login ended',
    [edited, storedOnDevice, sendStarted, session, edited],
    'session',
    true,
    '登录已失效，正在存入本机',
  ],
  ['offline before the device has written', [edited, sendStarted, offline], 'unsent', true, '正在存入本机，会自动重试'],
  [
    'typing on while offline',
    [edited, storedOnDevice, sendStarted, offline, edited],
    'unsent',
    true,
    '正在存入本机，会自动重试',
  ],
  [
    'the device has written',
    [edited, sendStarted, offline, edited, storedOnDevice],
    'unsent',
    false,
    '仅存于本机，会自动重试',
  ],
  [
    'some answers refused, and the device full',
    [edited, deviceFailed, sendStarted, partly],
    'partly',
    true,
    '有内容未被接受，本机也无法保存，请不要关闭页面',
  ],
  [
    'new form version, and the device full',
    [edited, deviceFailed, sendStarted, answered({ kind: 'outdated' }, true)],
    'outdated',
    true,
    '表单有新版本，本机也无法保存，请不要关闭页面',
  ],
  ['conflict', [edited, storedOnDevice, sendStarted, conflict], 'conflict', false, '有冲突'],
  [
    'conflict resolved for the own version',
    [edited, storedOnDevice, sendStarted, conflict, { type: 'resolved', dirty: true }],
    'unsaved',
    false,
    '未保存',
  ],
  ['locked', [edited, storedOnDevice, sendStarted, locked], 'locked', false, '已锁定'],
  [
    'locked stays locked',
    [edited, storedOnDevice, sendStarted, locked, { type: 'resolved', dirty: false }, saved],
    'locked',
    false,
    '已锁定',
  ],
  [
    'a new form version stays the reason, whatever is answered later',
    [edited, storedOnDevice, sendStarted, answered({ kind: 'outdated' }, true), sendStarted, saved],
    'outdated',
    false,
    '表单有新版本，已存于本机',
  ],
  [
    'new form version, before the device has written',
    [edited, sendStarted, answered({ kind: 'outdated' }, true)],
    'outdated',
    true,
    '表单有新版本，正在存入本机',
  ],
  [
    'some answers refused',
    [edited, storedOnDevice, sendStarted, partly],
    'partly',
    false,
    '有内容未被接受，已存于本机',
  ],
  [
    'some answers refused, before the device has written',
    [edited, sendStarted, partly],
    'partly',
    true,
    '有内容未被接受，正在存入本机',
  ],
  [
    'saved, but some answers wait for a choice',
    [edited, storedOnDevice, sendStarted, { ...partly, undecided: true }],
    'conflict',
    false,
    '有冲突',
  ],
  [
    'conflict resolved for the other version',
    [edited, storedOnDevice, sendStarted, conflict, { type: 'resolved', dirty: false }],
    'saved',
    false,
    '填写内容会自动保存',
  ],
  [
    'conflict resolved while another answer is refused',
    [edited, storedOnDevice, sendStarted, conflict, { type: 'resolved', dirty: true, refused: true }],
    'partly',
    false,
    '有内容未被接受，已存于本机',
  ],
  [
    'typing on with the device full',
    [edited, deviceFailed, edited, sendStarted, offline],
    'unsent',
    true,
    '本机也无法保存，请不要关闭页面，会自动重试',
  ],
  [
    'typing again after a save, with the device full',
    [edited, deviceFailed, sendStarted, saved, edited, sendStarted, offline],
    'unsent',
    true,
    '本机也无法保存，请不要关闭页面，会自动重试',
  ],
]

describe('the save state', () => {
  it.each(cases)('%s', (_case, events, status, losing, text) => {
    const state = events.reduce(nextSaveState, initialSaveState(null))
    expect(statusOf(state)).toBe(status)
    expect(onlyInMemory(state)).toBe(losing)
    expect(saveStatusText(state, () => '10:42')).toBe(text)
  })
})

describe('the state while the form has refused a text', () => {
  it('is never said to be saved, and leaving asks', () => {
    const state = withUnacceptedInput(initialSaveState(1))
    expect([statusOf(state), onlyInMemory(state)]).toEqual(['partly', true])
    expect(saveStatusText(state, () => '10:42')).toBe('有内容未被接受，本机也无法保存，请不要关闭页面')
  })

  it('keeps a graver reason', () => {
    const state = withUnacceptedInput([edited, sendStarted, offline].reduce(nextSaveState, initialSaveState(null)))
    expect(statusOf(state)).toBe('unsent')
  })
})

it('a key that changes nothing leaves the state as it is, so that nothing is drawn again', () => {
  const typed = nextSaveState(initialSaveState(null), edited)
  expect(nextSaveState(typed, edited)).toBe(typed)
  const stored = nextSaveState(typed, storedOnDevice)
  expect(nextSaveState(stored, edited)).not.toBe(stored)
  const locked = nextSaveState(typed, answered({ kind: 'locked', message: '' }))
  expect(nextSaveState(locked, { type: 'resolved', dirty: false })).toBe(locked)
})
