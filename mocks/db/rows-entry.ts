/** What the ways in need: one-stop accounts, invitations, notices and requests that come without a login. */

export interface OneStopAccountRow {
  /** The account's name at the one-stop service. */
  id: string
  kind: 'PERSON' | 'LEGAL'
  /** Name of the person or unit there. */
  name: string
  creditCode: string | null
  /** Real-name level there. */
  grade: number
  /** Null until it is bound; always null for a legal person. */
  userId: string | null
  bindKey: string | null
  bindKeyExpiresAt: number
  /** The ticket it last came with: a ticket is good once. */
  lastTicket: string | null
}

export interface ExpertInvitationRow {
  /** Its code. */
  id: string
  kind: 'ENTRY' | 'REVIEW' | 'OVERSEAS' | 'MOBILE'
  title: string
  titleEnglish: string
  inviter: string
  inviterEnglish: string
  message: string
  messageEnglish: string
  inviteeName: string | null
  /** The mobile of whom it is for; null where it is for whoever has the code. */
  inviteeMobile: string | null
  expiresAt: number
  startsAt: number | null
  endsAt: number | null
  answer: 'ACCEPTED' | 'DECLINED' | null
  answeredBy: string | null
}

export interface TopicLinkRow {
  id: string
  kind: 'TOPIC' | 'SUBPROJECT'
  projectNumber: string
  projectName: string
  number: string
  name: string
  unitName: string
  leaderName: string
  leaderMobile: string
  projectLeader: string
  /** Null where none is asked for. */
  checkCode: string | null
  opensAt: number
  expiresAt: number
  boundBy: string | null
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

/** The property a row is found by. */
export const entryKeys = {
  oneStopAccounts: 'id',
  expertInvitations: 'id',
  topicLinks: 'id',
  unitRenames: 'id',
} as const satisfies { [Name in keyof EntryRows]: keyof EntryRows[Name] }
