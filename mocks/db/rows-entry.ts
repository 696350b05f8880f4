/** Tables for sign-in and entry: one-stop accounts, invitations, notices and requests that come without a login. */

export interface OneStopAccountRow {
  /** The account's name at the one-stop service. */
  id: string
  kind: 'PERSON' | 'LEGAL'
  /** Name of the person or the unit at the one-stop service. */
  name: string
  creditCode: string | null
  /** Real-name level at the one-stop service. */
  grade: number
  /** Null until it is bound; always null for a legal person. */
  userId: string | null
  bindKey: string | null
  bindKeyExpiresAt: number
  /** The last ticket it signed in with; a ticket is valid once. */
  lastTicket: string | null
}

export interface ExpertInvitationRow {
  /** The invitation code. */
  id: string
  kind: 'ENTRY' | 'REVIEW' | 'OVERSEAS' | 'MOBILE' | 'UNIT'
  title: string
  titleEnglish: string
  inviter: string
  inviterEnglish: string
  message: string
  messageEnglish: string
  inviteeName: string | null
  /** The invitee's mobile; null where anybody with the code may use it. */
  inviteeMobile: string | null
  expiresAt: number
  startsAt: number | null
  endsAt: number | null
  /** The unit that an invitation of kind UNIT leads into, and the administrator who invited. */
  joins?: { unitId: string; departmentId: string | null; byId: string }
  /** Counts the changes of an invitation of kind UNIT; absent: none. */
  revision?: number
  answer: 'ACCEPTED' | 'DECLINED' | null
  answeredBy: string | null
}

export interface TopicLinkRow {
  id: string
  kind: 'TOPIC' | 'SUBPROJECT'
  /** The project in the portal; null for one that is kept elsewhere. */
  projectId: string | null
  projectNumber: string
  projectName: string
  number: string
  name: string
  unitName: string
  leaderName: string
  leaderMobile: string
  projectLeader: string
  /** The special fund allotted to it, in 万元; null where the notice names none. */
  funding: string | null
  /** Null where none is required. */
  checkCode: string | null
  opensAt: number
  expiresAt: number
  boundBy: string | null
  /** The last reminder of its leader. */
  remindedAt: number | null
}

export interface UnitRenameRow {
  /** Number of the request. */
  id: string
  unitId: string
  oldName: string
  newName: string
  reason: string
  contactName: string
  contactMobile: string
  /** 0 being checked, 1 done, 2 refused. */
  state: number
  opinion: string | null
  createdAt: number
}

export interface EntryRows {
  oneStopAccounts: OneStopAccountRow
  expertInvitations: ExpertInvitationRow
  topicLinks: TopicLinkRow
  unitRenames: UnitRenameRow
}

/** The primary key of each table. */
export const entryKeys = {
  oneStopAccounts: 'id',
  expertInvitations: 'id',
  topicLinks: 'id',
  unitRenames: 'id',
} as const satisfies { [Name in keyof EntryRows]: keyof EntryRows[Name] }
