/** What a person keeps of one todo: the todo itself is derived (`work/todos.ts`). */
export interface TodoMarkRow {
  /** Person and todo. */
  id: string
  /** Since when the todo waited as it was marked: one that comes again is new. */
  since: number
  read: boolean
  /** Until when it is hidden; null: it is not. */
  snoozedUntil: number | null
}

/** A colleague who does what waits for somebody who is away. */
export interface CoverRow {
  id: string
  /** Who is away. */
  userId: string
  coverId: string
  from: number
  to: number
}

/** One todo that was handed over, as long as the work stands where it stood. */
interface HandOverRow {
  /** The work's id: one has it at a time. */
  id: string
  /** `stateSince` of the work as it was handed over. */
  since: number
  fromId: string
  toId: string
  at: number
}

/** A part of a form that a colleague fills in. */
export interface GivenPartRow {
  id: string
  workId: string
  /** `page:` or `section:` and its id. */
  places: readonly string[]
  byId: string
  toId: string
  dueAt: number
  givenAt: number
  /** With the colleague, handed back, taken back. */
  state: 'OUT' | 'BACK' | 'TAKEN'
  endedAt: number | null
  /** What the colleague says with it. */
  note: string | null
}

/** Which divisions of the commission act for it in a kind of work; who administers one of them does. */
interface CommissionDeskRow {
  /** Id of the kind. */
  id: string
  departmentIds: readonly string[]
}

/** The private address of a person's calendar. */
interface CalendarRow {
  /** Whose it is. */
  id: string
  secret: string
}

/** The tables of what waits for whom. */
export interface DeskRows {
  todoMarks: TodoMarkRow
  covers: CoverRow
  handOvers: HandOverRow
  givenParts: GivenPartRow
  calendars: CalendarRow
  commissionDesks: CommissionDeskRow
}

/** The property a row is found by. */
export const deskKeys = {
  todoMarks: 'id',
  covers: 'id',
  handOvers: 'id',
  givenParts: 'id',
  calendars: 'id',
  commissionDesks: 'id',
} as const satisfies { [Name in keyof DeskRows]: keyof DeskRows[Name] }
