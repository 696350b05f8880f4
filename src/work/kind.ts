/**
 * A kind of work as data: something a person fills in, hands on, and somebody decides about. Screens and the embedded
 * backend ask the same description; neither decides by itself what is open to whom. Pure: imports nothing.
 */

/** As what a person meets a work. How one comes to have a role is the work's assignment, never a global right. */
export type WorkRole =
  | 'creator'
  | 'member'
  | 'unit'
  /** Administers a department of the unit: reads what its people file, where the unit alone decides. */
  | 'office'
  | 'department'
  | 'commission'
  | 'auditor'
  | 'expert'
  | 'signer'
  /** Who put somebody forward for an award, and whom; each by their own hand. */
  | 'nominator'
  | 'nominee'

/**
 * What a person may do. FILL, VIEW and REMOVE lead to no other state, the others are steps. BEGIN is the first save of what
 * waits to be filled in; RULE is the commission's outcome, which chooses its state itself.
 */
export type WorkAction =
  | 'FILL'
  | 'VIEW'
  | 'REMOVE'
  | 'BEGIN'
  | 'SUBMIT'
  | 'WITHDRAW'
  | 'PASS'
  | 'RETURN'
  | 'REFUSE'
  | 'RECTIFY'
  | 'CLOSE'
  | 'SIGN'
  | 'DECLINE'
  | 'RULE'

/** Actions that judge somebody else's work: never open to who made it, nor in a second role to who took it in a first. */
export const decisions: readonly WorkAction[] = ['PASS', 'RETURN', 'REFUSE', 'RECTIFY']

/** Actions that stay where the work is. */
const stays: readonly WorkAction[] = ['FILL', 'VIEW', 'REMOVE']

/** A colour of `ui/StatusTag`; orange is what is overdue (`lib/work/due`). */
export type StateColour = 'default' | 'processing' | 'warning' | 'error' | 'success' | 'cyan' | 'purple' | 'orange'

export interface WorkState {
  /** Chinese; the key of its translation. */
  label: string
  /** A text whose English is said of it, where the label is a button's word too and that reads otherwise (通过: Pass, Passed). */
  inEnglish?: string
  colour: StateColour
  /** Who has it; null when nobody has anything left to do. */
  holder: WorkRole | null
  /** Open actions by role, the most usual first. */
  actions: Readonly<Partial<Record<WorkRole, readonly WorkAction[]>>>
  /** Where each step that is open here leads; RULE names every outcome. */
  leadsTo: Readonly<Partial<Record<WorkAction, string | readonly string[]>>>
  /** The code a step is refused with here, where it is another than 603003. */
  refusals?: Readonly<Partial<Record<WorkAction, number>>>
  /** Until when the one who has it acts, where that is another date than the work's own. */
  due?: StateDue
  /** Who is told when a work comes to stand here; absent: who made it, and who has it then. The todo of who has it lasts as long as it stands here. */
  informs?: readonly WorkRole[]
  /** What a decision leads to from here, where the kind's words do not fit; keys of their translations. */
  hints?: Readonly<Partial<Record<WorkAction, string>>>
  /** It is settled, nobody has to do anything, and yet it may be taken up again. */
  reopens?: true
  /** Where it goes by itself once its date has passed; absent: it stays, and is overdue. */
  lapsesTo?: string
}

/** A date of a state: so many days after the guide's close, the guide's date for recommending, the last hand-in, or since it stands there. */
interface StateDue {
  from: 'guideClose' | 'recommendBy' | 'submitted' | 'since'
  days: number
  /** The codes steps are refused with afterwards; others stay open. */
  refusals?: Readonly<Partial<Record<WorkAction, number>>>
}

/** A date that follows from an event of the work, as data. */
interface WorkDeadline {
  /** Counted from here. */
  from: 'created' | 'approved' | 'projectEnd' | 'guideClose' | 'monthEnd' | 'yearEnd' | 'periodOpen'
  days: number
  /** Whether only working days count. */
  working?: boolean
  /** The code a hand-in is refused with afterwards; absent: late work is taken, and shown as overdue. */
  refusedWith?: number
}

/** A paper a work comes to: printed, or signed in this order. */
interface WorkDocument {
  id: string
  title: string
  /** What stands at the end of it on paper to be signed and sealed by hand; absent: who filled it in, and the unit. */
  signLines?: readonly string[]
  /** Who signs, in order; none: it is only printed. */
  signedBy: readonly string[]
  /** Whether it is what the end of the work brings (a letter), not what was filled in. */
  outcome?: true
}

export interface WorkKind {
  /** As the contract names it. */
  id: string
  /** Counts the descriptions of this kind: running work keeps the one it began with. */
  version: number
  /** What it is called; the key of its translation. */
  noun: string
  /** As what who made it stands in its history; the key of its translation. Absent: 项目负责人. */
  maker?: string
  /** Where it belongs: what `belongsTo` of a work is the id of. */
  of: 'guide' | 'project' | 'platform' | 'base' | 'unit' | 'person' | 'award' | 'nomination' | 'group'
  /** Id of its form's definition; null for a work that is not filled in on a form. */
  form: string | null
  /** Route permission by role; a role without one is had by assignment alone (specification, section 6). */
  permissions: Readonly<Partial<Record<WorkRole, string>>>
  initial: string
  /** It is an inspection: reasons for jumps are read first, and findings come back with its body's later works until they are settled. */
  inspection?: true
  states: Readonly<Record<string, WorkState>>
  /** Words for actions where the usual ones do not fit, and what a decision leads to, said beside it. */
  actionLabels?: Readonly<Partial<Record<WorkAction, string>>>
  hints?: Readonly<Partial<Record<WorkAction, string>>>
  /** What is done by a role on its way, where the usual words do not fit. */
  roadLabels?: Readonly<Partial<Record<WorkRole, string>>>
  /** What the end of its way is called; absent: 办结. Whose it is then: the commission's, where nothing is said. */
  conclusion?: string
  concludedBy?: WorkRole
  /** The system its messages come from (specification, section 1); absent: s02. */
  system?: string
  deadline?: WorkDeadline
  /**
   * Codes of its own: `absent` where there is none by an id, `unassigned` for who holds the permission of an assigned role and was
   * not assigned this one, `former` for who had it and gave it back; else 603001 and 60154.
   */
  codes?: { absent?: number; unassigned?: number; former?: number }
  /** The button of handing in, and what handing in means; `{holder}` is who has it next. */
  /** `next` is what its maker does first once it is handed in, at an address with `:workId`; absent: they look where it stands. */
  handIn?: { button: string; note: string; done: string; next?: { label: string; address: string } }
  documents?: readonly WorkDocument[]
  /**
   * Addresses with `:workId`, `:unitId`, `:userId` (who made it), `:guideId`, `:formId`, `:pageId`, `:belongsTo`: `list` for its owner (`unitList` instead where
   * the owner's menu has that one), `review` and the list
   * `waiting` for who decides, `read` what was filed for who does not (absent: `review`).
   */
  addresses: {
    list: string
    unitList?: string
    overview: string
    form?: string
    read?: string
    review?: string
    waiting?: string
  }
}

/** How a person stands to one work: the roles of the assignment, whether they made it, and as what they acted in it before. */
export interface Standing {
  roles: readonly WorkRole[]
  creator: boolean
  /** The role in which the person passed, returned or signed it; none: empty. */
  actedAs: readonly WorkRole[]
  /** In whose place they may act, as what: absent colleagues', or who handed this one over. */
  standsIn?: readonly StandIn[]
}

/** A colleague in whose place somebody acts: bounded by the colleague's own standing as well as by one's own. */
export interface StandIn extends Omit<Standing, 'standsIn'> {
  personId: string
  name: string
  /** Somebody with a part in it judges it for nobody either. */
  recused: boolean
}

/** Roles that are one person's own: what they confirm, sign and review nobody does in their place. */
export const ownHand: readonly WorkRole[] = ['member', 'expert', 'signer', 'commission', 'nominator', 'nominee']

/** The state of a kind; undefined for one its description does not have. */
export function stateOf(kind: WorkKind, state: string): WorkState | undefined {
  return Object.hasOwn(kind.states, state) ? kind.states[state] : undefined
}

/** Whether a work comes to a state by letting its date pass: then `stateSince` is that date. */
export function isLapse(kind: WorkKind, state: string): boolean {
  return Object.values(kind.states).some(({ lapsesTo }) => lapsesTo === state)
}

/** Whether a role may judge: nobody decides about their own, nor again as another than they did before. */
function mayJudge(role: WorkRole, { creator, actedAs }: Standing): boolean {
  return !creator && actedAs.every((acted) => acted === role)
}

const day = 24 * 3_600_000

/** Until when a state lasts, from the dates it may count from, in milliseconds since 1970; null where it has none of its own. */
export function stateDue(
  { due }: WorkState,
  dates: Readonly<Partial<Record<StateDue['from'], number | null>>>,
): number | null {
  const from = due && dates[due.from]
  return due === undefined || from == null ? null : from + due.days * day
}

/** Who is told when a work comes to stand in a state: by the description, or who made it and who has it then. */
export function informedIn({ informs, holder }: WorkState): readonly WorkRole[] {
  return informs ?? (holder === null || holder === 'creator' ? ['creator'] : ['creator', holder])
}

function isOpen(kind: WorkKind, state: string, action: WorkAction, role: WorkRole): boolean {
  return stateOf(kind, state)?.actions[role]?.includes(action) ?? false
}

/** The roles in which an action is open to somebody who stands so, on their own account; empty: it is not. */
function ownRolesFor(kind: WorkKind, state: string, action: WorkAction, standing: Standing): WorkRole[] {
  const judging = decisions.includes(action)
  return standing.roles.filter((role) => isOpen(kind, state, action, role) && (!judging || mayJudge(role, standing)))
}

/** In whose place an action is open to somebody who stands so; removing is its maker's own. */
function standInsFor(kind: WorkKind, state: string, action: WorkAction, standing: Standing): [StandIn, WorkRole][] {
  if (action === 'REMOVE') return []
  const judging = decisions.includes(action)
  return (standing.standsIn ?? []).flatMap((one) =>
    ownRolesFor(kind, state, action, one)
      .filter((role) => !judging || (!one.recused && mayJudge(role, standing)))
      .map((role): [StandIn, WorkRole] => [one, role]),
  )
}

/** Somebody's own roles, and those they have in others' places. */
export function rolesHad({ roles, standsIn = [] }: Standing): readonly WorkRole[] {
  return [...roles, ...standsIn.flatMap((one) => one.roles)]
}

/** The roles in which an action is open to somebody who stands so, their own first; empty: it is not. */
export function rolesFor(kind: WorkKind, state: string, action: WorkAction, standing: Standing): WorkRole[] {
  const inPlace = standInsFor(kind, state, action, standing).map(([, role]) => role)
  return [...ownRolesFor(kind, state, action, standing), ...inPlace]
}

/** In whose place somebody takes a step; undefined: on their own account. */
export function inPlaceOf(kind: WorkKind, state: string, action: WorkAction, standing: Standing): StandIn | undefined {
  if (ownRolesFor(kind, state, action, standing).length > 0) return undefined
  return standInsFor(kind, state, action, standing)[0]?.[0]
}

/** The actions open in a state to somebody who stands so; the most usual first, none twice. */
export function openActions(kind: WorkKind, state: string, standing: Standing): WorkAction[] {
  const named = rolesHad(standing).flatMap((role) => stateOf(kind, state)?.actions[role] ?? [])
  return [...new Set(named)].filter((action) => rolesFor(kind, state, action, standing).length > 0)
}

/** Whether the date of a work may be moved by somebody who stands so: by its department, while somebody has it, and not one's own. */
export function mayExtend(kind: WorkKind, state: string, { roles, creator }: Standing): boolean {
  const holder = stateOf(kind, state)?.holder ?? null
  return kind.deadline !== undefined && holder !== null && roles.includes('department') && !creator
}

/** Every state a step may lead to; empty for actions that stay and for steps that are not open there. */
export function targetsOf(state: WorkState, action: WorkAction): readonly string[] {
  const target = state.leadsTo[action]
  return target === undefined ? [] : typeof target === 'string' ? [target] : target
}

/** Whether an action is a step: it leads from one state to another. */
export function isStep(action: WorkAction): boolean {
  return !stays.includes(action)
}

/** The states of what was handed in to a unit: those in which the unit has it, and every one that leads on from there. */
export function handedInStates({ states }: WorkKind): string[] {
  const reached = new Set(Object.keys(states).filter((name) => states[name]?.holder === 'unit'))
  // What is added meanwhile is visited too.
  for (const name of reached)
    for (const target of Object.values(states[name]?.leadsTo ?? {}).flat()) reached.add(target)
  return [...reached]
}
