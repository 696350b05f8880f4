/** Row types of the tables about review panels and the assignment of experts. */

import type { ConflictKind } from '@/lib/assignment/conflicts'

/** As `InterestGround` of the contract. */
type Ground = 'SAME_UNIT' | 'TEAM' | 'CO_AUTHOR' | 'RECUSED' | 'OTHER_INTEREST' | 'NOT_MY_FIELD' | 'NO_TIME'

/** An expert who reviews a paper of a panel, or is meant to. */
export interface PanelPairRow {
  paperId: string
  expertId: string
}

/** A panel whose papers the commission assigns to experts. */
export interface ReviewPanelRow {
  id: string
  title: string
  titleEnglish: string
  formId: string
  dueAt: number
  /** How many experts each paper needs. */
  perPaper: number
  /** The most papers of one expert; null: no limit. */
  most: number | null
  paperIds: readonly string[]
  /** The experts who were chosen for the panel. */
  expertIds: readonly string[]
  pairs: readonly PanelPairRow[]
  /** Counts the saves and changes. */
  revision: number
  savedAt: number | null
  savedBy: string | null
}

/** An expert's invitation to a panel; another one is another row. */
export interface PanelInvitationRow {
  id: string
  panelId: string
  expertId: string
  state: 'INVITED' | 'ACCEPTED' | 'DECLINED' | 'WITHDRAWN'
  at: number
  answeredAt: number | null
  /** Why it was declined, as a kind and in the expert's words; of a withdrawn one, why it was withdrawn. */
  ground: Ground | null
  reason: string | null
  /** The expert's review group, once accepted. */
  groupId: string | null
}

/** A conflict that an officer recorded. Nothing changes or removes it; it can be dismissed. */
interface RecordedConflictRow extends PanelPairRow {
  id: string
  panelId: string
  /** As `ConflictKind` of the contract. */
  kind: ConflictKind | 'OTHER'
  weight: 'HARD' | 'SOFT'
  /** Whom or what it is about, and where the officer knows it from. */
  detail: string
  source: string
  byName: string
  at: number
}

/** A conflict that the commission dismissed. */
interface ConflictDismissalRow extends PanelPairRow {
  id: string
  panelId: string
  kind: string
  /** As the conflict's; of a recorded one its id. */
  detail: string
  reason: string
  byName: string
  at: number
}

/** What was done to a panel, oldest first. */
export interface PanelEventRow {
  id: string
  panelId: string
  at: number
  actorId: string
  actorName: string
  step:
    | 'CREATE'
    | 'CHANGE'
    | 'MOVE'
    | 'ASSIGN'
    | 'RECORD'
    | 'DISMISS'
    | 'INVITE'
    | 'WITHDRAW'
    | 'ACCEPT'
    | 'DECLINE'
    | 'GIVE_BACK'
  paperId: string | null
  expertId: string | null
  /** How many pairs a save added and removed; of an invitation, a new or a changed panel, how many papers. */
  added: number
  removed: number
  reason: string | null
}

export interface PanelRows {
  reviewPanels: ReviewPanelRow
  panelInvitations: PanelInvitationRow
  recordedConflicts: RecordedConflictRow
  conflictDismissals: ConflictDismissalRow
  panelEvents: PanelEventRow
}

/** The primary key of each table. */
export const panelKeys = {
  reviewPanels: 'id',
  panelInvitations: 'id',
  recordedConflicts: 'id',
  conflictDismissals: 'id',
  panelEvents: 'id',
} as const satisfies { [Name in keyof PanelRows]: keyof PanelRows[Name] }
