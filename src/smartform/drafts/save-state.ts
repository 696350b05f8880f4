/** The save state of a form (typed, stored, sent, saved, conflict), as a reducer, and its text for the person. */

import { t, text } from '@/lib/i18n/i18n'
import type { SaveOutcome } from '../ports'

/** Why a save did not succeed; `partly`: some fields were refused, the others saved. */
type SaveTrouble = Exclude<SaveOutcome, { kind: 'saved' }> | { kind: 'partly' }

type Device = 'writing' | 'kept' | 'failed'

/** How far typed values have got. */
export interface SaveState {
  /** Something is not on the server as it is now. */
  dirty: boolean
  sending: boolean
  /** Whether unsaved values are on this device. */
  device: Device
  trouble: SaveTrouble | null
  /** When the server last accepted something, in milliseconds since 1970; null: never. */
  savedAt: number | null
}

export type SaveEvent =
  | { type: 'edited' }
  | { type: 'keptOnDevice' }
  | { type: 'deviceFailed' }
  | { type: 'sendStarted' }
  /**
   * `dirty`: something was typed during the request, or other fields wait. `undecided`: some wait for a choice between
   * versions. `refused`: some wait for a correction.
   */
  | { type: 'answered'; outcome: SaveOutcome; dirty: boolean; undecided?: boolean; refused?: boolean }
  /** The person chose between versions; `dirty`: their version has to be sent. */
  | { type: 'resolved'; dirty: boolean; refused?: boolean }

export function initialSaveState(savedAt: number | null): SaveState {
  return { dirty: false, sending: false, device: 'writing', trouble: null, savedAt }
}

/** The state as long as this page alone holds a text that the form refused: nothing says “saved” then, and leaving asks. */
export function withUnacceptedInput(state: SaveState): SaveState {
  return { ...state, dirty: true, device: 'failed', trouble: state.trouble ?? { kind: 'partly' } }
}

/** Nothing more is accepted from this page: submitted, or on another form version. */
export function isFinal({ trouble }: SaveState): boolean {
  return trouble?.kind === 'locked' || trouble?.kind === 'outdated'
}

/** The next state; a locked or outdated content stays so. */
export function nextSaveState(state: SaveState, event: SaveEvent): SaveState {
  switch (event.type) {
    case 'edited':
      // Most keys change nothing here, so nothing re-renders.
      if (state.dirty && state.device !== 'kept') return state
      return { ...state, dirty: true, device: state.device === 'failed' ? 'failed' : 'writing' }
    case 'keptOnDevice':
      return { ...state, device: 'kept' }
    case 'deviceFailed':
      return { ...state, device: 'failed' }
    case 'sendStarted':
      return { ...state, sending: true }
    case 'answered': {
      if (isFinal(state)) return { ...state, sending: false }
      if (event.outcome.kind !== 'saved') return { ...state, sending: false, dirty: true, trouble: event.outcome }
      const { savedAt } = event.outcome
      return {
        ...state,
        sending: false,
        dirty: event.dirty,
        trouble: event.undecided ? { kind: 'conflict' } : event.refused ? { kind: 'partly' } : null,
        savedAt,
      }
    }
    case 'resolved':
      if (isFinal(state)) return state
      return { ...state, dirty: event.dirty, trouble: event.refused ? { kind: 'partly' } : null }
  }
}

export type SaveStatus =
  | 'saved'
  | 'saving'
  | 'unsaved'
  | 'partly'
  | 'unsent'
  | 'session'
  | 'conflict'
  | 'outdated'
  | 'locked'

/** What to display. A background retry does not flicker: only its success appears. */
export function statusOf(state: SaveState): SaveStatus {
  const { trouble } = state
  if (trouble) return trouble.kind === 'refused' || trouble.kind === 'offline' ? 'unsent' : trouble.kind
  if (state.sending) return 'saving'
  return state.dirty ? 'unsaved' : 'saved'
}

/** Whether closing the page now would lose something. */
export function onlyInMemory(state: SaveState): boolean {
  return state.dirty && state.device !== 'kept'
}

/** Texts for values that are not on the server, by whether they are on this device; never more than is true. */
const notSent: Readonly<Record<'unsent' | 'partly' | 'session' | 'outdated', Readonly<Record<Device, string>>>> = {
  unsent: {
    writing: text('正在存入本机，会自动重试'),
    kept: text('仅存于本机，会自动重试'),
    failed: text('本机也无法保存，请不要关闭页面，会自动重试'),
  },
  partly: {
    writing: text('有内容未被接受，正在存入本机'),
    kept: text('有内容未被接受，已存于本机'),
    failed: text('有内容未被接受，本机也无法保存，请不要关闭页面'),
  },
  session: {
    writing: text('登录已失效，正在存入本机'),
    kept: text('登录已失效，已存于本机'),
    failed: text('登录已失效，本机也无法保存，请不要关闭页面'),
  },
  outdated: {
    writing: text('表单有新版本，正在存入本机'),
    kept: text('表单有新版本，已存于本机'),
    failed: text('表单有新版本，本机也无法保存，请不要关闭页面'),
  },
}

/** The state in words; `clock` formats a time. */
export function saveStatusText(state: SaveState, clock: (at: number) => string): string {
  const status = statusOf(state)
  switch (status) {
    case 'saved':
      return state.savedAt === null ? t('填写内容会自动保存') : t('已保存 {time}', { time: clock(state.savedAt) })
    case 'saving':
      return t('保存中…')
    case 'unsaved':
      return t('未保存')
    case 'conflict':
      return t('有冲突')
    case 'locked':
      return t('已锁定')
    default:
      return t(notSent[status][state.device])
  }
}
