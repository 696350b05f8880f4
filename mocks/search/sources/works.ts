/** Search results: work items of every kind, as far as the person may read them. */
import { getOrCreate } from '@/lib/collections/get-or-create'
import { rolesFor } from '@/work/open-actions'
import type { BackendContext } from '../../context'
import type { Database } from '../../db/database'
import type { UserRow } from '../../db/rows'
import type { WorkRow } from '../../db/rows-work'
import { isSample } from '../../forms/definitions'
import { guideOfWork } from '../../work/guide'
import { positionsOf } from '../../work/positions'
import { titleOf } from '../../work/title'
import { kindOf, readsWorks, viewerRolesOf } from '../../work/viewer-roles'
import { revisionsOf, type SearchSource } from './source'

/** Works of every kind; those of the testers' sample form stand in no list and are not found either. */
export function worksSource(db: Database): SearchSource<WorkRow> {
  return {
    kind: 'WORK',
    table: 'works',
    usedTables: ['users', 'units'],
    usersOf: (table, ids) =>
      db.works.where(({ creatorId, unitId }) => ids.has(table === 'users' ? creatorId : unitId)).map(({ id }) => id),
    rows: () => db.works.all().filter(isFound),
    row(id) {
      const work = db.works.get(id)
      return work && isFound(work) ? work : undefined
    },
    idOf: ({ id }) => id,
    uses: ({ creatorId, unitId }) => [db.users.get(creatorId), db.units.get(unitId)],
    words: (work) => ({
      title: titleOf(work),
      number: work.number,
      also: [kindOf(work).noun, db.users.get(work.creatorId)?.userFullname, db.units.get(work.unitId)?.unitName],
    }),
    at: ({ modifiedAt }) => modifiedAt,
    sightOf: (context, person) => ({
      prepare: () => readsWorks(context, person),
      basis: basisOfWorks(context, person),
    }),
    view(context, work) {
      const guide = guideOfWork(context, work)
      const year = typeof work.facts.year === 'number' ? `${work.facts.year}年度` : null
      const people = [db.users.get(work.creatorId)?.userFullname, db.units.get(work.unitId)?.unitName]
      const where = [guide?.title ?? year, ...people].flatMap((part) => part || [])
      return {
        title: titleOf(work),
        number: work.number,
        where,
        at: work.modifiedAt,
        work: {
          kind: work.kind,
          state: work.state,
          role: roleOf(context, work),
          unitId: work.unitId,
          formId: work.formId,
          guideId: guide?.id ?? null,
          projectId: work.projectId,
          creatorId: work.creatorId,
        },
      }
    },
  }
}

const isFound = ({ formId }: WorkRow) => formId === null || !isSample(formId)

/** What else reading works depends on. A substitute's rights depend on dates and on the history: theirs are not kept. */
export function basisOfWorks(context: BackendContext, person: UserRow): string {
  const { db, now } = context
  const tables = ['memberships', 'departments', 'commissionDesks', 'publishedKinds'] as const
  const lasting = `${revisionsOf(db, tables)};${person.permissions.join()}`
  if (positionsOf(context, person).length === 0) return lasting
  return `${lasting};${now};${revisionsOf(db, ['workHistories', 'covers', 'handOvers', 'contents', 'works'])}`
}

/** The roles of an answer's caller, which all its items ask for. */
const rolesOfCaller = new WeakMap<BackendContext, ReturnType<typeof viewerRolesOf>>()

function roleOf(context: BackendContext, work: WorkRow): string {
  const { caller } = context
  if (!caller) return ''
  const viewerRolesIn = getOrCreate(rolesOfCaller, context, () => viewerRolesOf(context, caller))
  return rolesFor(kindOf(work), work.state, 'VIEW', viewerRolesIn(work))[0] ?? ''
}
