/** Row types: marks on to-dos, substitutes, handed-over to-dos, delegated sections, calendars, commission desks. */

/** A person's marks on one to-do. The to-do itself is derived (`work/todos.ts`). */
export interface TodoMarkRow {
  /** Person and to-do. */
  id: string
  /** The start of the to-do's waiting time when it was marked; a to-do that recurs counts as new. */
  since: number
  read: boolean
  /** Hidden until then; null: not hidden. */
  snoozedUntil: number | null
}

/** A colleague who substitutes for an absent person. */
export interface CoverRow {
  id: string
  /** The absent person. */
  userId: string
  coverId: string
  from: number
  to: number
}

/** One to-do that was handed over, valid while the work item stays in its state. */
interface HandOverRow {
  /** The work item's id; a work item is handed over to one person at a time. */
  id: string
  /** `stateSince` of the work item at the handover. */
  since: number
  fromId: string
  toId: string
  at: number
}

/** A section of a form that is delegated to a colleague. */
export interface DelegatedSectionRow {
  id: string
  workId: string
  /** `page:` or `section:` and its id. */
  places: readonly string[]
  byId: string
  toId: string
  dueAt: number
  givenAt: number
  /** With the colleague, returned, withdrawn. */
  state: 'OUT' | 'BACK' | 'TAKEN'
  endedAt: number | null
  /** The colleague's note on returning it. */
  note: string | null
}

/** The commission's divisions that handle a kind of work item; the administrators of these divisions act. */
interface CommissionDeskRow {
  /** Id of the kind. */
  id: string
  departmentIds: readonly string[]
}

/** The private address of a person's calendar. */
interface CalendarRow {
  /** The owner's id. */
  id: string
  secret: string
}

/** The tables of this file. */
export interface DeskRows {
  todoMarks: TodoMarkRow
  covers: CoverRow
  handOvers: HandOverRow
  delegatedSections: DelegatedSectionRow
  calendars: CalendarRow
  commissionDesks: CommissionDeskRow
}

/** The primary key of each table. */
export const deskKeys = {
  todoMarks: 'id',
  covers: 'id',
  handOvers: 'id',
  delegatedSections: 'id',
  calendars: 'id',
  commissionDesks: 'id',
} as const satisfies { [Name in keyof DeskRows]: keyof DeskRows[Name] }
