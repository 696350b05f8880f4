/** A kind of work as data, read by screens and the embedded backend alike. Pure: needs no React and no server. */

import { untilBeijingMidnight } from '@/lib/time/beijing-time'

/** A person's role towards a work item. It comes from the item's assignment, never from a global right. */
export type WorkRole =
  | 'creator'
  | 'member'
  | 'unit'
  /** Administers a department of the unit: reads what its people file; only the unit decides. */
  | 'office'
  | 'department'
  | 'commission'
  | 'auditor'
  | 'expert'
  | 'signer'
  /** Leads the project that a topic belongs to, and confirms what the topic's leader filed; also who took a project over from another leader. */
  | 'leader'
  /** The nominator of an award, and the nominee; each acts personally. */
  | 'nominator'
  | 'nominee'

/**
 * What a person may do. FILL, VIEW and REMOVE keep the state; all others are steps. BEGIN is the first save of an item
 * that waits to be filled in. RECEIVE takes what was handed in for examination. RULE is the commission's decision, which
 * chooses the state itself. ASSIGN names the experts who examine it.
 */
export type WorkAction =
  | 'FILL'
  | 'VIEW'
  | 'REMOVE'
  | 'BEGIN'
  | 'SUBMIT'
  | 'WITHDRAW'
  | 'RECEIVE'
  | 'PASS'
  | 'RETURN'
  | 'REFUSE'
  | 'RECTIFY'
  | 'CLOSE'
  | 'SIGN'
  | 'DECLINE'
  | 'ASSIGN'
  | 'RULE'
  /** A question to the creator, and the creator's answer. */
  | 'ASK'
  | 'ANSWER'

/** Actions that judge a work item: never open to its creator, nor in a second role to the person who took the first. */
export const decisions: readonly WorkAction[] = ['RECEIVE', 'PASS', 'RETURN', 'REFUSE', 'RECTIFY', 'ASSIGN']

/** Actions that keep the state. */
const stays: readonly WorkAction[] = ['FILL', 'VIEW', 'REMOVE']

/** A colour of `ui/StatusTag`; orange is what is overdue (`lib/work/due`). */
export type StateColour = 'default' | 'processing' | 'warning' | 'error' | 'success' | 'cyan' | 'purple' | 'orange'

export interface WorkState {
  /** A text key. */
  label: string
  /**
   * Another text key for English, where the label is also a button's word that differs in English (通过: Pass, Passed).
   */
  inEnglish?: string
  colour: StateColour
  /** Who has to act; null when nobody has. */
  holder: WorkRole | null
  /** Open actions by role, the most usual first. */
  actions: Readonly<Partial<Record<WorkRole, readonly WorkAction[]>>>
  /** The next state of each step; RULE lists every possible one. */
  transitions: Readonly<Partial<Record<WorkAction, string | readonly string[]>>>
  /** Codes that refuse a step here; default: 603003. */
  refusals?: Readonly<Partial<Record<WorkAction, number>>>
  /** The holder's deadline, where it differs from the item's. */
  due?: StateDue
  /**
   * Who is notified when an item reaches this state; default: its creator and its holder. The holder's to-do lasts as
   * long as the state.
   */
  informs?: readonly WorkRole[]
  /** Texts on what a decision leads to, where the kind's texts do not fit; text keys. */
  hints?: Readonly<Partial<Record<WorkAction, string>>>
  /**
   * PASS grants money here: an amount of 万元 for each year of the item's `facts.requested`, together at most what was
   * requested.
   */
  grants?: true
  /**
   * A decision here concludes on the findings of experts: its opinion is the letter's text, a departure from what they
   * recommend has a reason, and a rectification has a date and a checker.
   */
  concludes?: true
  /** Every decision here needs an opinion, PASS too: its reasons are made public. */
  needsOpinion?: true
  /** The title of the letter that the commission issues about this state; a text key. */
  letter?: string
  /** Settled: nobody has to act, but it may be reopened. */
  reopens?: true
  /** The state it moves to when its deadline passes; absent: it stays and is overdue. */
  lapsesTo?: string
}

/**
 * A deadline of a state: days after the guide's close, the guide's recommendation date, the last submission, the
 * state's begin, or the date that a question named (`facts.answerBy`).
 */
interface StateDue {
  from: 'guideClose' | 'recommendBy' | 'submitted' | 'since' | 'answerBy'
  days: number
  /** Codes that refuse steps after the deadline; other steps stay open. */
  refusals?: Readonly<Partial<Record<WorkAction, number>>>
}

/** A deadline that follows from an event. */
interface WorkDeadline {
  /** The event. */
  from: 'created' | 'approved' | 'projectEnd' | 'guideClose' | 'monthEnd' | 'yearEnd' | 'periodOpen'
  days: number
  /** Whether only working days count. */
  working?: boolean
  /**
   * The code that refuses a submission after the deadline; absent: a late submission is accepted and shown as overdue.
   */
  refusedWith?: number
}

/** A paper of a work item: printed, or signed in this order. */
interface WorkDocument {
  id: string
  title: string
  /** Lines for signature and seal at its end; default: the creator and the unit. */
  signLines?: readonly string[]
  /** The signing parties in order; empty: it is only printed. */
  signedBy: readonly string[]
  /** Whether it is the result (a letter), not the submitted content. */
  outcome?: true
}

export interface WorkKind {
  /** Id in the contract. */
  id: string
  /** Version of the description; running items keep the version they began with. */
  version: number
  /** Its name; a text key. */
  noun: string
  /** What tells several works of one project apart in a list: a fact (`work.facts`) and the name by its value; text keys. */
  variant?: { fact: string; names: Readonly<Record<string, string>> }
  /** The creator's role in its history; a text key. Default: 项目负责人. */
  maker?: string
  /** The title of its members in its history; a text key. Default: 项目组成员. */
  memberTitle?: string
  /** What `belongsTo` of an item refers to. */
  of: 'guide' | 'project' | 'topic' | 'platform' | 'base' | 'unit' | 'person' | 'award' | 'nomination' | 'group'
  /** Id of its form definition; null for a kind without a form. */
  form: string | null
  /** Route permission by role; a role without one comes from the assignment alone (specification, section 6). */
  permissions: Readonly<Partial<Record<WorkRole, string>>>
  initial: string
  /**
   * It is an inspection: reasons for jumps are read first, and findings return with later inspections until they are
   * settled.
   */
  inspection?: true
  /** What its figures are compared with: a reader sees the jumps with their reasons first. Default: inspections by year. */
  jumps?: 'month'
  states: Readonly<Record<string, WorkState>>
  /** Action labels and notes on decisions, where the usual ones do not fit. */
  actionLabels?: Readonly<Partial<Record<WorkAction, string>>>
  hints?: Readonly<Partial<Record<WorkAction, string>>>
  /** What a role does on the timeline, where the usual text does not fit. */
  timelineLabels?: Readonly<Partial<Record<WorkRole, string>>>
  /** The name of the timeline's end; default: 办结. Its holder; default: the commission. */
  conclusion?: string
  concludedBy?: WorkRole
  /** The system of its messages (specification, section 1); default: s02. */
  system?: string
  deadline?: WorkDeadline
  /**
   * Own codes: `absent` for an unknown id, `unassigned` for a person with the role's permission but without this
   * assignment, `former` for a person who gave it back; default: 603001 and 60154.
   */
  codes?: { absent?: number; unassigned?: number; former?: number }
  /**
   * The submit button, and what submitting means; `{holder}` is the next holder. `next` is the creator's first task
   * after submitting, at an address with `:workId`; default: its overview. `closesForm`: the form's page closes then, and
   * the overview shows what was submitted.
   */
  handIn?: {
    button: string
    note: string
    done: string
    next?: { label: string; address: string }
    closesForm?: true
  }
  documents?: readonly WorkDocument[]
  /**
   * Addresses with `:workId`, `:unitId`, `:userId` (the creator), `:guideId`, `:formId`, `:pageId`, `:belongsTo`. `list`:
   * the owner's list (`unitList` where the owner's menu has that one). `review` and the list `waiting`: for who decides.
   * `read`: what was submitted, for who does not decide; absent: `review`. `own`: where its creator reads about it, without
   * ids, where the overview is closed to them; absent: `overview`.
   */
  addresses: {
    list: string
    unitList?: string
    overview: string
    own?: string
    form?: string
    read?: string
    review?: string
    waiting?: string
    /** Where the commission reads and decides; absent: `review`. */
    commission?: string
  }
}

/** A state of a kind; undefined for an unknown one. */
export function stateOf(kind: WorkKind, state: string): WorkState | undefined {
  return Object.hasOwn(kind.states, state) ? kind.states[state] : undefined
}

/** The address pattern at which the holder of a state decides. */
export function decisionAddress({ addresses, states }: WorkKind, state: string): string {
  const { commission, review = addresses.overview } = addresses
  return states[state]?.holder === 'commission' ? (commission ?? review) : review
}

/** Whether an item reaches a state because its deadline passed; then `stateSince` is that deadline. */
export function isLapse(kind: WorkKind, state: string): boolean {
  return Object.values(kind.states).some(({ lapsesTo }) => lapsesTo === state)
}

const day = 24 * 3_600_000

/**
 * The deadline of a state in milliseconds since 1970: the event's own moment, or the end of the Beijing day that many days
 * after it. Null where it has none of its own.
 */
export function stateDue(
  { due }: WorkState,
  dates: Readonly<Partial<Record<StateDue['from'], number | null>>>,
): number | null {
  const from = due && dates[due.from]
  if (due === undefined || from == null) return null
  if (due.days === 0) return from
  const at = from + due.days * day
  return at + untilBeijingMidnight(at) - 1
}

/** The roles notified when an item reaches a state. */
export function informedIn({ informs, holder }: WorkState): readonly WorkRole[] {
  return informs ?? (holder === null || holder === 'creator' ? ['creator'] : ['creator', holder])
}

/** All possible next states of a step; empty for actions that keep the state or are not open. */
export function targetsOf(state: WorkState, action: WorkAction): readonly string[] {
  const target = state.transitions[action]
  return target === undefined ? [] : typeof target === 'string' ? [target] : target
}

/** Whether an action is a step, that is, changes the state. */
export function isStep(action: WorkAction): boolean {
  return !stays.includes(action)
}

/** The states of items submitted to a unit: those it holds, and all states reachable from them. */
export function handedInStates({ states }: WorkKind): string[] {
  const reached = new Set(Object.keys(states).filter((name) => states[name]?.holder === 'unit'))
  // The loop also visits what is added meanwhile.
  for (const name of reached)
    for (const target of Object.values(states[name]?.transitions ?? {}).flat()) reached.add(target)
  return [...reached]
}
