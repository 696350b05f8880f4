/** Names, addresses and button labels of each kind of work, for the screens, exports and search. */

import { ownValue } from '@/lib/collections/own-value'
import { locale, text } from '@/lib/i18n/i18n'
import type { StateColour, WorkAction, WorkKind, WorkState } from './kind'
import { projectAddresses } from './kinds/addresses'
import { findKind } from './kinds/all'

/** The ids that an address needs. */
interface WorkLocation {
  id: string
  unitId: string
  formId?: string | null
  guideId?: string | null
  projectId?: string | null
  creatorId?: string
  /** The current holder's role: the commission decides at an address of its own. */
  holder?: string | null
}

/** A decision that a reviewer can choose, with its result. */
interface DecisionChoice {
  action: WorkAction
  label: string
  hint: string
  /** Whether it requires a reason. */
  needsOpinion: boolean
}

/** Texts and addresses of a kind; texts are keys. */
export interface KindWords {
  noun: string
  /** `editing`: its creator fills it in. */
  state(state: string): { label: string; colour: StateColour; editing?: boolean }
  /** All decisions of the kind, in the order offered. */
  choices: readonly DecisionChoice[]
  /** The address of the decision. */
  address(location: WorkLocation): string
  /** The address for reading the submitted content without deciding. */
  read(location: WorkLocation): string
  /** The address at which the commission reads and decides. */
  commission(location: WorkLocation): string
  /** The address of the overview: state, papers, history, actions. */
  overview(location: WorkLocation): string
  /**
   * The address of a form page; null for a kind without a form. `field` (a path) gets the focus; `comeBack` returns to
   * the check page.
   */
  form(location: WorkLocation, pageId?: string, field?: string, comeBack?: boolean): string | null
  /** The address for printing; `blank`: the empty form. */
  paper(location: WorkLocation, blank?: boolean): string
  /** The address of its list. */
  list(location: WorkLocation): string
}

const usualLabels: Readonly<Record<WorkAction, string>> = {
  FILL: text('填报'),
  VIEW: text('查看'),
  REMOVE: text('删除'),
  BEGIN: text('开始填报'),
  SUBMIT: text('提交'),
  WITHDRAW: text('撤回'),
  RECEIVE: text('受理'),
  PASS: text('通过'),
  RETURN: text('退回修改'),
  REFUSE: text('不予受理'),
  RECTIFY: text('限期整改'),
  CLOSE: text('关闭'),
  SIGN: text('签署'),
  DECLINE: text('不参与'),
  ASSIGN: text('指派专家'),
  RULE: text('结论'),
  ASK: text('提问'),
  ANSWER: text('答复'),
}

/** The label of an action, on buttons and in a history; its name where there is none. */
export function actionLabel(kind: string, action: string): string {
  return ownValue<string>(findKind(kind)?.actionLabels ?? {}, action) ?? ownValue(usualLabels, action) ?? action
}

/** The label of editing: beginning, where nothing was filled in yet. */
export function fillLabel({ begun }: { begun: boolean }): string {
  return begun ? text('继续填报') : usualLabels.BEGIN
}

const hints: Readonly<Partial<Record<WorkAction, string>>> = {
  RECEIVE: text('开始审核。意见可不填。'),
  PASS: text('进入下一环节，不能再退回。意见可不填。'),
  RETURN: text('填报人按意见修改后可以再次提交。'),
  REFUSE: text('办理到此结束，不能撤回。'),
  RECTIFY: text('填报人在期限内整改后再次提交。'),
}

/** The print address of any work item. */
const paper = (location: WorkLocation, blank = false) =>
  `/print/${encodeURIComponent(location.id)}${blank ? '?blank=1' : ''}`

/** Fills the ids into an address pattern. */
function addressOf(pattern: string, location: WorkLocation & { pageId?: string }): string {
  const parts: Readonly<Record<string, string>> = {
    workId: location.id,
    unitId: location.unitId || '-',
    userId: location.creatorId ?? '-',
    guideId: location.guideId ?? '-',
    belongsTo: location.projectId ?? '-',
    formId: location.formId ?? '-',
    pageId: location.pageId ?? 'continue',
  }
  return pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(parts[name] ?? '-'))
}

/** A state with a translatable label. */
function inLanguage(state: WorkState): WorkState {
  return locale() === 'en' && state.inEnglish !== undefined ? { ...state, label: state.inEnglish } : state
}

function wordsOfDescribed(kind: WorkKind): KindWords {
  const { addresses, noun, states } = kind
  const offered = new Set(Object.values(states).flatMap(({ transitions }) => Object.keys(transitions) as WorkAction[]))
  const decided = addresses.review ?? addresses.overview
  const judging = (['RECEIVE', 'PASS', 'RETURN', 'RECTIFY', 'REFUSE'] as const).filter((action) => offered.has(action))
  return {
    noun,
    state: (name) => {
      const state = ownValue(states, name)
      return state
        ? { ...inLanguage(state), editing: state.actions.creator?.includes('FILL') }
        : { label: name, colour: 'default' }
    },
    choices: judging.map((action) => ({
      action,
      label: actionLabel(kind.id, action),
      hint: kind.hints?.[action] ?? hints[action] ?? '',
      needsOpinion: action !== 'PASS' && action !== 'RECEIVE',
    })),
    address: (location) =>
      addressOf(location.holder === 'commission' ? (addresses.commission ?? decided) : decided, location),
    commission: (location) => addressOf(addresses.commission ?? decided, location),
    read: (location) => addressOf(addresses.read ?? decided, location),
    overview: (location) => addressOf(addresses.overview, location),
    form: (location, pageId, field, comeBack = false) => {
      if (addresses.form === undefined) return null
      const query = new URLSearchParams({ ...(field && { field }), ...(comeBack && { from: 'check' }) }).toString()
      const address = addressOf(addresses.form, { ...location, pageId })
      return query === '' ? address : `${address}${address.includes('?') ? '&' : '?'}${query}`
    },
    paper,
    list: (location) => addressOf(addresses.waiting ?? addresses.list, location),
  }
}

/**
 * The texts of a kind, or of the version that a running item began with. A kind published later is named by its code
 * and uses the general addresses.
 */
export function kindWords(kind: string, version?: number): KindWords {
  const described = findKind(kind, version) ?? findKind(kind)
  if (described) return wordsOfDescribed(described)
  const overview = (location: WorkLocation) => addressOf(projectAddresses.overview, location)
  return {
    noun: text('其他事项'),
    state: (state) => ({ label: state, colour: 'default' }),
    choices: [],
    address: overview,
    read: overview,
    commission: overview,
    overview,
    form: (location, pageId) => addressOf(projectAddresses.form, { ...location, pageId }),
    paper,
    list: () => '/',
  }
}

/** The states of a kind by name, in the description's order; empty for an unknown kind. */
export function statesOf(kind: string): [name: string, state: WorkState][] {
  return Object.entries(findKind(kind)?.states ?? {}).map(([name, state]) => [name, inLanguage(state)])
}
