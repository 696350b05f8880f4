/** The type of an entry in the error catalogue, and the helper with which its files list codes. */

/** What a group of codes is about. */
export type CodeGroup =
  | 'general'
  | 'account'
  | 'identity'
  | 'oauth'
  | 'patent'
  | 'binding'
  | 'declaration'
  | 'review'
  | 'project'
  | 'task'
  | 'contract'
  | 'deadline'
  | 'inspection'
  | 'platform'
  | 'form'
  | 'rule'
  | 'award'
  | 'audit'

/**
 * How a failure is shown. `silent`: not at all; `warning`: a warning that stays until closed; `notification`: titled 错误, 4 s,
 * debounced 300 ms; `session`: the login is over, silent logout and back to /user/login; `forbidden`: /403.
 */
export type FailureShow = 'silent' | 'warning' | 'notification' | 'session' | 'forbidden'

/** Where the person can put it right: `realName`, the real-name verification in the user centre. */
export type FailureRemedy = 'realName'

/** How a fact beside the code is written into the text: a date, a date with the time, or as it came. */
export type FactKind = 'date' | 'time' | 'plain'

export interface CatalogueEntry {
  group: CodeGroup
  show: FailureShow
  /** Whether the login is cleared. */
  endsSession: boolean
  remedy?: FailureRemedy
  /** Facts (in the error's extensions) that the fuller text `errors.{code}.detail` names; used when all of them came. */
  facts?: Readonly<Record<string, FactKind>>
}

/** What an entry of a group says where it differs from a plain notification. */
type Difference = Partial<Omit<CatalogueEntry, 'group'>>

/** Entries of one group; an entry that says nothing is a notification that leaves the login alone. */
export function codes(
  group: CodeGroup,
  differences: Readonly<Record<number, Difference>>,
): Readonly<Record<number, CatalogueEntry>> {
  const entries: Record<number, CatalogueEntry> = {}
  for (const [code, difference] of Object.entries(differences)) {
    entries[Number(code)] = { group, show: 'notification', endsSession: false, ...difference }
  }
  return entries
}
