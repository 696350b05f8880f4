/** Row types of the tables behind the decision log: logged events, who has read a work item, who has revealed or saved personal data. */

/** What an entry of the log is about, for its filter. STEP: a step of a work item that is none of the others. */
export type LoggedEvent = 'DECISION' | 'ASSIGNMENT' | 'CONFLICT' | 'DATE' | 'STEP'

/** Steps that no history of a work item holds, because its applicant reads that and may not know the experts. */
export type LoggedStep =
  | 'CREATE_PANEL'
  | 'CHANGE_PANEL'
  | 'MOVE_PANEL'
  | 'REMOVE_PANEL'
  | 'SAVE_ASSIGNMENT'
  | 'INVITE_EXPERT'
  | 'WITHDRAW_INVITATION'
  | 'ACCEPT_INVITATION'
  | 'DECLINE_INVITATION'
  | 'GIVE_BACK_REVIEW'
  | 'RECORD_CONFLICT'
  | 'DISMISS_CONFLICT'
  | 'EXTEND_REVIEWS'

/** One entry of the log that no history holds (any more). Rows are only ever added (`mocks/domain/event-log.ts`). */
export interface LoggedEventRow {
  /** Of an entry kept from a deleted work item: the id that it had in the history. */
  id: string
  event: LoggedEvent
  step: string
  /** The kind of work whose divisions of the commission may read it. */
  kind: string
  /** The work item; null for a panel with several papers. */
  workId: string | null
  /** Work items it concerns: a person with a part in one of them does not read it. */
  about: readonly string[]
  /** Names at that time: the work item's or the panel's. */
  title: string
  number: string | null
  unitName: string | null
  actorId: string | null
  actorName: string
  /** The person represented, where the actor was a substitute. */
  inPlaceOf: string | null
  actorTitle: string
  actorUnit: string | null
  at: number
  /** The person it was done to: an expert. */
  personName: string | null
  /** Assignments added and removed by it; null where that is no question. */
  added: number | null
  removed: number | null
  /** The reason or opinion. */
  opinion: string | null
  /** The resulting state; empty for none. */
  state: string
}

/** That a person has read a work item: one row for each pair of them. */
export interface WorkReadRow {
  /** Work item and person. */
  id: string
  workId: string
  userId: string
  firstAt: number
  lastAt: number
  /** How many times: openings within ten minutes of each other count once. */
  times: number
}

/** That a person has revealed a masked number of a work item, or saved it as a file: one row for each of these. */
export interface DataUseRow extends WorkReadRow {
  action: 'REVEAL' | 'EXPORT'
}

export interface LogRows {
  loggedEvents: LoggedEventRow
  workReads: WorkReadRow
  dataUses: DataUseRow
}

/** The primary key of each table. */
export const logKeys = {
  loggedEvents: 'id',
  workReads: 'id',
  dataUses: 'id',
} as const satisfies { [Name in keyof LogRows]: keyof LogRows[Name] }
