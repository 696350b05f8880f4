/** Decides who may open a stored file, for downloads, archives and the search. */
import { openActions } from '@/work/open-actions'
import { serverNow } from './clock'
import type { Database } from './db/database'
import type { FileReference, MembershipRow, UploadRow, UserRow } from './db/rows'
import type { ContentRow } from './db/rows-work'
import { approvedMemberships } from './domain/unit/memberships'
import { fieldsOfSection, isDelegated } from './work/delegated-fields'
import { fills } from './work/fillers'
import { kindOf, viewerRolesOf } from './work/viewer-roles'

/**
 * Whether a person may open a stored file. Their own files and public files: yes. A file of a work item: readers of the
 * item, in the version they see. A profile's file: administrators of the person's units. A self-assessment's file or a
 * logo: members of the unit. All other files (not submitted yet, or made for one person) only open for their owner.
 */
export function mayRead(db: Database, person: UserRow, upload: UploadRow): boolean {
  if (!upload.isPrivate || upload.ownerId === person.id) return true
  const holding = db.contents.where((content) => filesOf(content).has(upload.id))
  return readsFiles(db, person, serverNow())(upload, holding)
}

/** The work items whose private file this is, for a reader of them who does not fill them in. */
export function worksRead(db: Database, person: UserRow, { id, isPrivate, ownerId }: UploadRow): string[] {
  if (!isPrivate || ownerId === person.id) return []
  const viewerRolesIn = viewerRolesOf({ db, now: serverNow() }, person)
  return db.contents
    .where((content) => filesOf(content).has(id))
    .flatMap(({ id }) => db.works.get(id) ?? [])
    .filter((work) => !fills(kindOf(work), viewerRolesIn(work)))
    .map((work) => work.id)
}

/** Whether a person may open private files, given the contents that hold each: prepared once per person. */
export function readsFiles(
  db: Database,
  person: UserRow,
  now: number,
): (upload: UploadRow, holding: readonly ContentRow[]) => boolean {
  const own = approvedMemberships(db, person.id)
  let viewerRolesIn: ReturnType<typeof viewerRolesOf> | undefined
  let reviewed: ReadonlySet<unknown> | undefined
  return (upload, holding) =>
    upload.ownerId === person.id ||
    holding.some((content) => isVisibleIn(content, upload.id)) ||
    isOfOwnPeople(db, own, upload) ||
    isOfOwnUnit(db, own, upload)

  function isVisibleIn(content: ContentRow, key: string): boolean {
    const work = db.works.get(content.id)
    if (!work) return false
    reviewed ??= reviewedBy(db, person)
    if (reviewed.has(content.id) && keysIn(content.submitted).has(key)) return true
    const sections = db.delegatedSections
      .where({ workId: work.id, toId: person.id })
      .filter((part) => isDelegated(part, work))
    const theirs = sections.flatMap((part) => [...fieldsOfSection(content, part)])
    if (keysIn(theirs.map((id) => content.values[id])).has(key)) return true
    const kind = kindOf(work)
    viewerRolesIn ??= viewerRolesOf({ db, now }, person)
    const standing = viewerRolesIn(work)
    if (!openActions(kind, work.state, standing).includes('VIEW')) return false
    return keysIn(visibleValues(content, person, fills(kind, standing))).has(key)
  }
}

const filesOfRows = new WeakMap<ContentRow, ReadonlySet<string>>()

/** The keys of all files in a content, in every version that is stored. A row never changes, so it is read through once. */
export function filesOf(content: ContentRow): ReadonlySet<string> {
  const { values, submitted, former } = content
  const files = filesOfRows.get(content) ?? keysIn([values, submitted, former])
  filesOfRows.set(content, files)
  return files
}

/**
 * The keys of private files in answers that the person may not open. This stops anybody from reaching a file by naming
 * it in their own form.
 */
export function closedFiles(db: Database, person: UserRow, values: unknown): string[] {
  return [...keysIn(values)].filter((key) => {
    const upload = db.uploads.get(key)
    return upload !== undefined && !mayRead(db, person, upload)
  })
}

/** Keys of the files among answers, also in table cells. */
function keysIn(value: unknown, keys = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return keys
  if ('url' in value && typeof value.url === 'string') keys.add(value.url)
  for (const part of Object.values(value)) keysIn(part, keys)
  return keys
}

/** The proposals that a person reviews, after declaring their interests and while the review is assigned. */
export function reviewedBy(db: Database, { id }: UserRow): ReadonlySet<unknown> {
  const reviews = db.works.where(
    ({ kind, creatorId, state }) =>
      kind === 'REVIEW' && creatorId === id && (state === 'IN_REVIEW' || state === 'SUBMITTED'),
  )
  return new Set(reviews.map(({ facts }) => facts.contentId))
}

/**
 * The versions of a content that a person sees: its creator all, a reader the submitted version and the earlier
 * versions they have read.
 */
function visibleValues({ values, submitted, former, readBy }: ContentRow, { id }: UserRow, filler: boolean): unknown[] {
  if (filler) return [values, submitted, former]
  return [submitted, former && readBy?.[id]?.includes(former.revision) ? former : null]
}

/** A person's approved memberships in units that have approved the other one too. */
function sharedUnits(db: Database, own: readonly MembershipRow[], ownerId: string): MembershipRow[] {
  const units = new Set(approvedMemberships(db, ownerId).map(({ unitId }) => unitId))
  return own.filter(({ unitId }) => units.has(unitId))
}

/** The papers of a person's profile, for administrators of their units. */
function isOfOwnPeople(db: Database, own: readonly MembershipRow[], { id, ownerId }: UploadRow): boolean {
  const owner = db.users.get(ownerId)
  const papers: (FileReference | null | undefined)[] = [owner?.identityCard, owner?.doctoralSupervisor, owner?.title]
  if (!papers.some((paper) => paper?.key === id)) return false
  return sharedUnits(db, own, ownerId).some(({ roleCodes }) => roleCodes.some((role) => role.endsWith('_admin')))
}

/** The logo and the self-assessment's files of a unit, for its members. */
function isOfOwnUnit(db: Database, own: readonly MembershipRow[], { id, ownerId }: UploadRow): boolean {
  const holding = own.filter(
    ({ unitId }) =>
      db.units.get(unitId)?.unitLogo === id ||
      db.techDefinitions
        .where({ unitId })
        .some(({ answers }) => Object.values(answers).some((answer) => String(answer).includes(JSON.stringify(id)))),
  )
  return holding.length > 0 && sharedUnits(db, holding, ownerId).length > 0
}
