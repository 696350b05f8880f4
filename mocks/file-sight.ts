import { openActions } from '@/work/kind'
import { serverNow } from './clock'
import type { Database } from './db/database'
import type { FileReference, UploadRow, UserRow } from './db/rows'
import type { ContentRow } from './db/rows-work'
import { approvedMemberships } from './domain/memberships'
import { fills } from './work/fillers'
import { fieldsOf, isOut } from './work/part-fields'
import { kindOf, standings } from './work/standing'

/**
 * Whether a person may open a stored file: their own and what is not private; what was filed with a work, whoever may read that work,
 * in the version they are shown; a paper of a profile, who administers a unit of its person; one of a self-assessment and a logo,
 * who belongs to the unit. Anything else (not filed yet, made for somebody) is its owner's alone.
 */
export function mayRead(db: Database, person: UserRow, upload: UploadRow): boolean {
  if (!upload.isPrivate || upload.ownerId === person.id) return true
  return isShown(db, person, upload.id) || isOfOwnPeople(db, person, upload) || isOfOwnUnit(db, person, upload)
}

/** The keys of the private files named in answers that the person may not open: nobody comes to a file by naming it in a form of theirs. */
export function closedFiles(db: Database, person: UserRow, values: unknown): string[] {
  return [...keysIn(values)].filter((key) => {
    const upload = db.uploads.get(key)
    return upload !== undefined && !mayRead(db, person, upload)
  })
}

/** Keys of the files among answers, in the cells of tables too. */
function keysIn(value: unknown, keys = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return keys
  if ('url' in value && typeof value.url === 'string') keys.add(value.url)
  for (const part of Object.values(value)) keysIn(part, keys)
  return keys
}

function isShown(db: Database, person: UserRow, key: string): boolean {
  const holding = db.contents.where((content) => keysIn([content.values, content.submitted, content.former]).has(key))
  if (holding.length === 0) return false
  const standingIn = standings({ db, now: serverNow() }, person)
  const reviewed = reviewedBy(db, person)
  return holding.some((content) => {
    const work = db.works.get(content.id)
    if (!work) return false
    if (reviewed.has(content.id) && keysIn(content.submitted).has(key)) return true
    const given = db.givenParts.where({ workId: work.id, toId: person.id }).filter((part) => isOut(part, work))
    const theirs = given.flatMap((part) => [...fieldsOf(content, part)])
    if (keysIn(theirs.map((id) => content.values[id])).has(key)) return true
    const kind = kindOf(work)
    const standing = standingIn(work)
    if (!openActions(kind, work.state, standing).includes('VIEW')) return false
    return keysIn(shownTo(content, person, fills(kind, standing))).has(key)
  })
}

/** What somebody reviews, once they have declared their interests and while they have not given it back. */
function reviewedBy(db: Database, { id }: UserRow): ReadonlySet<unknown> {
  const reviews = db.works.where(
    ({ kind, creatorId, state }) =>
      kind === 'REVIEW' && creatorId === id && (state === 'IN_REVIEW' || state === 'SUBMITTED'),
  )
  return new Set(reviews.map(({ facts }) => facts.contentId))
}

/** The versions of a content somebody is shown: who fills it in, all; a reader what was handed in, and before it what they read then. */
function shownTo({ values, submitted, former, readBy }: ContentRow, { id }: UserRow, filler: boolean): unknown[] {
  if (filler) return [values, submitted, former]
  return [submitted, former && readBy?.[id]?.includes(former.revision) ? former : null]
}

/** Units that have approved both, with the roles the person has there. */
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
        .some(({ answers }) => Object.values(answers).some((one) => String(one).includes(JSON.stringify(id)))),
  )
}
