import { locale, text } from '@/lib/i18n'
import { ownValue } from '@/lib/own-value'
import type { StateColour, WorkAction, WorkKind, WorkState } from './kind'
import { projectAddresses } from './kinds/addresses'
import { findKind } from './kinds/all'

/** What a work is found by. */
interface WorkPlace {
  id: string
  unitId: string
  formId?: string | null
  guideId?: string | null
  projectId?: string | null
  creatorId?: string
}

/** A decision a reviewer can choose, with what it leads to. */
interface DecisionChoice {
  action: WorkAction
  label: string
  hint: string
  /** Whether a reason is needed with it. */
  needsOpinion: boolean
}

/** What screens say of a kind of work and where it is found; the texts are keys of their translations. */
export interface KindWords {
  noun: string
  state(state: string): { label: string; colour: StateColour }
  /** Every decision of the kind, in the order it is offered. */
  choices: readonly DecisionChoice[]
  /** Where it is decided about. */
  address(place: WorkPlace): string
  /** Where what was filed is read by who does not decide. */
  read(place: WorkPlace): string
  /** Where it stands as a whole: state, papers, history, and what its holder can do. */
  overview(place: WorkPlace): string
  /** A page of its form; null for a kind without one. `field` (a field's path) puts the focus there, `comeBack` leads back to the check page. */
  form(place: WorkPlace, pageId?: string, field?: string, comeBack?: boolean): string | null
  /** It on paper; `blank`: its form with nothing in it. */
  paper(place: WorkPlace, blank?: boolean): string
  /** The list it waits in. */
  list(place: WorkPlace): string
}

const usualLabels: Readonly<Record<WorkAction, string>> = {
  FILL: text('填报'),
  VIEW: text('查看'),
  REMOVE: text('删除'),
  BEGIN: text('开始填报'),
  SUBMIT: text('提交'),
  WITHDRAW: text('撤回'),
  PASS: text('通过'),
  RETURN: text('退回修改'),
  REFUSE: text('不予受理'),
  RECTIFY: text('限期整改'),
  CLOSE: text('关闭'),
  SIGN: text('签署'),
  DECLINE: text('不参与'),
  RULE: text('结论'),
}

/** What an action of a kind is called on buttons and in a history; its name for one there is no word for. */
export function actionLabel(kind: string, action: string): string {
  return ownValue<string>(findKind(kind)?.actionLabels ?? {}, action) ?? ownValue(usualLabels, action) ?? action
}

/** What filling a work in is called: of one in which nothing was filled in yet, beginning. */
export function fillLabel({ begun }: { begun: boolean }): string {
  return begun ? text('继续填报') : usualLabels.BEGIN
}

const hints: Readonly<Partial<Record<WorkAction, string>>> = {
  PASS: text('进入下一环节，不能再退回。意见可不填。'),
  RETURN: text('填报人按意见修改后可以再次提交。'),
  REFUSE: text('办理到此结束，不能撤回。'),
  RECTIFY: text('填报人在期限内整改后再次提交。'),
}

/** A work on paper, of whatever kind. */
const paper = (place: WorkPlace, blank = false) => `/print/${encodeURIComponent(place.id)}${blank ? '?blank=1' : ''}`

/** Puts a place into an address of a description. */
function addressOf(pattern: string, place: WorkPlace & { pageId?: string }): string {
  const parts: Readonly<Record<string, string>> = {
    workId: place.id,
    unitId: place.unitId || '-',
    userId: place.creatorId ?? '-',
    guideId: place.guideId ?? '-',
    belongsTo: place.projectId ?? '-',
    formId: place.formId ?? '-',
    pageId: place.pageId ?? 'continue',
  }
  return pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(parts[name] ?? '-'))
}

/** A state with the label that its translation is to be looked up by. */
function inLanguage(state: WorkState): WorkState {
  return locale() === 'en' && state.inEnglish !== undefined ? { ...state, label: state.inEnglish } : state
}

function wordsOfDescribed(kind: WorkKind): KindWords {
  const { addresses, noun, states } = kind
  const offered = new Set(Object.values(states).flatMap(({ leadsTo }) => Object.keys(leadsTo) as WorkAction[]))
  const judging = (['PASS', 'RETURN', 'RECTIFY', 'REFUSE'] as const).filter((action) => offered.has(action))
  return {
    noun,
    state: (name) => {
      const state = ownValue(states, name)
      return state ? inLanguage(state) : { label: name, colour: 'default' }
    },
    choices: judging.map((action) => ({
      action,
      label: actionLabel(kind.id, action),
      hint: kind.hints?.[action] ?? hints[action] ?? '',
      needsOpinion: action !== 'PASS',
    })),
    address: (place) => addressOf(addresses.review ?? addresses.overview, place),
    read: (place) => addressOf(addresses.read ?? addresses.review ?? addresses.overview, place),
    overview: (place) => addressOf(addresses.overview, place),
    form: (place, pageId, field, comeBack = false) => {
      if (addresses.form === undefined) return null
      const query = new URLSearchParams({ ...(field && { field }), ...(comeBack && { from: 'check' }) }).toString()
      const address = addressOf(addresses.form, { ...place, pageId })
      return query === '' ? address : `${address}${address.includes('?') ? '&' : '?'}${query}`
    },
    paper,
    list: (place) => addressOf(addresses.waiting ?? addresses.list, place),
  }
}

/** What is said of a kind, or of the version of it that a running work began with; one that a later version brought is called by its code, and read and filled in where any work is. */
export function kindWords(kind: string, version?: number): KindWords {
  const described = findKind(kind, version) ?? findKind(kind)
  if (described) return wordsOfDescribed(described)
  const overview = (place: WorkPlace) => addressOf(projectAddresses.overview, place)
  return {
    noun: text('其他事项'),
    state: (state) => ({ label: state, colour: 'default' }),
    choices: [],
    address: overview,
    read: overview,
    overview,
    form: (place, pageId) => addressOf(projectAddresses.form, { ...place, pageId }),
    paper,
    list: () => '/',
  }
}

/** The states of a kind by their names, in the order of its description; none of one there is no description of. */
export function statesOf(kind: string): [name: string, state: WorkState][] {
  return Object.entries(findKind(kind)?.states ?? {}).map(([name, state]) => [name, inLanguage(state)])
}
