import { openActions } from '@/work/open-actions'
import { serverNow } from './clock'
import type { Database } from './db/database'
import type { FileReference, UploadRow, UserRow } from './db/rows'
import type { ContentRow } from './db/rows-work'
import { approvedMemberships } from './domain/unit/memberships'
import { fills } from './work/fillers'
import { fieldsOf, isOut } from './work/part-fields'
import { kindOf, viewerRolesOf } from './work/viewer-roles'

/**
 * Whether a person may open a stored file. Their own files and public files: yes. A file of a work item: readers of the
 * item, in the version they see. A profile's file: administrators of the person's units. A self-assessment's file or a
 * logo: members of the unit. All other files (not submitted yet, or made for one person) only open for their owner.
 */
export function mayRead(db: Database, person: UserRow, upload: UploadRow): boolean {
  if (!upload.isPrivate || upload.ownerId === person.id) return true
  return isVisibleTo(db, person, upload.id) || isOfOwnPeople(db, person, upload) || isOfOwnUnit(db, person, upload)
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

function isVisibleTo(db: Database, person: UserRow, key: string): boolean {
  const holding = db.contents.where((content) => keysIn([content.values, content.submitted, content.former]).has(key))
  if (holding.length === 0) return false
  const viewerRolesIn = viewerRolesOf({ db, now: serverNow() }, person)
  const reviewed = reviewedBy(db, person)
  return holding.some((content) => {
    const work = db.works.get(content.id)
    if (!work) return false
    if (reviewed.has(content.id) && keysIn(content.submitted).has(key)) return true
    const sections = db.givenParts.where({ workId: work.id, toId: person.id }).filter((part) => isOut(part, work))
    const theirs = sections.flatMap((part) => [...fieldsOf(content, part)])
    if (keysIn(theirs.map((id) => content.values[id])).has(key)) return true
    const kind = kindOf(work)
    const standing = viewerRolesIn(work)
    if (!openActions(kind, work.state, standing).includes('VIEW')) return false
    return keysIn(visibleValues(content, person, fills(kind, standing))).has(key)
  })
}

/** The proposals that a person reviews, after declaring their interests and while the review is assigned. */
function reviewedBy(db: Database, { id }: UserRow): ReadonlySet<unknown> {
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

/** Units that have approved both people, with the person's roles there. */
function sharedUnits(db: Database, person: UserRow, ownerId: string) {
  const units = new Set(approvedMemberships(db, ownerId).map(({ unitId }) => unitId))
  return approvedMemberships(db, person.id).filter(({ unitId }) => units.has(unitId))
}

function isOfOwnPeople(db: Database, person: UserRow, { id, ownerId }: UploadRow): boolean {
  const owner = db.users.get(ownerId)
  const papers: (FileReference | null | undefined)[] = [owner?.identityCard, owner?.doctoralSupervisor, owner?.title]
  if (!papers.some((paper) => paper?.key === id)) return false
  return sharedUnits(db, person, ownerId).some(({ roleCodes }) => roleCodes.some((role) => role.endsWith('_admin')))
}

function isOfOwnUnit(db: Database, person: UserRow, { id, ownerId }: UploadRow): boolean {
  return sharedUnits(db, person, ownerId).some(
    ({ unitId }) =>
      db.units.get(unitId)?.unitLogo === id ||
      db.techDefinitions
        .where({ unitId })
        .some(({ answers }) => Object.values(answers).some((answer) => String(answer).includes(JSON.stringify(id)))),
  )
}
