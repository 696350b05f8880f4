/** The backend's rules of expert applications and of changes to an expert's entry; also begins an application, and finds an expert's entry in force. */

import { stateOf } from '@/work/kind'
import { type BackendContext, requireCaller } from '../../context'
import type { UserRow } from '../../db/rows'
import type { WorkRow } from '../../db/rows-work'
import { intermediate } from '../../domain/real-name-level'
import { mainMembership } from '../../domain/unit/memberships'
import { fail } from '../../fail'
import { createWork, type Roots } from '../create'
import { handedIn } from '../project'
import type { WorkRules } from '../rules'
import { kindOf } from '../viewer-roles'

/** The state of an application or change that is in the database. */
const inDatabase = '3'

const kinds = ['EXPERT_APPLICATION', 'EXPERT_CHANGE'] as const
type Kind = (typeof kinds)[number]
const subjects: Readonly<Record<Kind, string>> = {
  EXPERT_APPLICATION: '的专家入库申请',
  EXPERT_CHANGE: '的专家信息变更',
}

/** The title of a person's work item. Readers of English see it in English (`src/work/work-title.ts`). */
export function expertTitle(person: UserRow, kind: Kind): string {
  return `${person.userFullname}${subjects[kind]}`
}

/** A person's applications or entry changes, newest first. */
export function expertWorks({ db }: Pick<BackendContext, 'db'>, userId: string, kind: Kind): WorkRow[] {
  return db.works.where({ kind, creatorId: userId }).sort((work, other) => other.createdAt - work.createdAt)
}

/** The work item with a person's current database entry: the last approved one. */
export function entryInForce(context: Pick<BackendContext, 'db'>, userId: string): WorkRow | undefined {
  return kinds
    .flatMap((kind) => expertWorks(context, userId, kind))
    .filter(({ state }) => state === inDatabase)
    .sort((work, other) => other.stateSince - work.stateSince)[0]
}

const roots: Roots = ({ db }, { creatorId }) => ({
  expert: db.users.get(creatorId)?.isInvitedExpert === 1 ? undefined : { residence: 'mainland' },
})

function create(context: BackendContext, caller: UserRow, kind: Kind, facts: WorkRow['facts'] = {}): WorkRow {
  const membership = mainMembership(context.db, caller.id)
  if (!membership && caller.isInvitedExpert !== 1) fail(601304)
  return createWork(
    context,
    {
      ...{ kind, belongsTo: caller.id, projectId: null, creatorId: caller.id },
      unitId: membership?.unitId ?? '',
      departmentId: membership?.departments[0]?.id ?? null,
      title: expertTitle(caller, kind),
      facts: { ...facts, position: caller.userPosition, major: caller.userMajor },
    },
    roots,
  )
}

/** The one in progress, if it is with its creator; 601301 while others have it. */
function open([newest]: readonly WorkRow[]): WorkRow | undefined {
  if (!newest || newest.state === inDatabase) return undefined
  return stateOf(kindOf(newest), newest.state)?.holder === 'creator' ? newest : fail(601301)
}

/**
 * Starts the caller's application, or returns the started one; 601302 already an expert, 601306 the real-name level,
 * 601301 under review, 601304 no unit.
 */
export function beginExpertApplication(context: BackendContext): WorkRow {
  const caller = requireCaller(context)
  if (caller.expertFlag === 1) fail(601302)
  if (caller.userGrade < intermediate) fail(601306)
  return open(expertWorks(context, caller.id, 'EXPERT_APPLICATION')) ?? create(context, caller, 'EXPERT_APPLICATION')
}

/** Only for oneself. */
function requireSelf(context: BackendContext, belongsTo: string): UserRow {
  const caller = requireCaller(context)
  return belongsTo === caller.id ? caller : fail(60154)
}

/** Steps that both kinds share: the level is checked again, and a person without a unit submits to the commission. */
const shared: WorkRules = {
  facts: ({ db }, { creatorId }) => ({ expertAt: db.expertProfiles.get(creatorId)?.expertAt ?? null }),
  guard(_context, { action, caller }) {
    if (action === 'SUBMIT' && caller.userGrade < intermediate) fail(601306)
  },
  target: (_context, { action, work }) => (action === 'SUBMIT' && work.unitId === '' ? '2' : undefined),
}

/** A person who enters the expert database becomes an expert. */
export const expertApplicationRules: WorkRules = {
  ...shared,
  begin(context, belongsTo) {
    requireSelf(context, belongsTo)
    return beginExpertApplication(context)
  },
  took({ db, now }, { to }, { creatorId }) {
    if (to !== inDatabase) return undefined
    if (!db.expertProfiles.get(creatorId))
      db.expertProfiles.insert({ id: creatorId, expertAt: now, expertEditAt: null, expertEditCompleteAt: null })
    db.users.update(creatorId, { expertFlag: 1 })
    return undefined
  },
}

/** A change starts with the database entry, and is dated when it takes effect. */
export const expertChangeRules: WorkRules = {
  ...shared,
  /** 60154 for a person who is no expert or for another's entry, 601301 one is under review already. */
  begin(context, belongsTo) {
    const caller = requireSelf(context, belongsTo)
    if (caller.expertFlag !== 1) fail(60154)
    const begun = open(expertWorks(context, caller.id, 'EXPERT_CHANGE'))
    if (begun) return begun
    const of = entryInForce(context, caller.id)
    const work = create(context, caller, 'EXPERT_CHANGE', { of: of?.id ?? null })
    const filed = of && handedIn(context, of.id)
    const content = context.db.contents.get(work.id)
    // The declaration has to be confirmed anew.
    if (filed && content)
      context.db.contents.update(work.id, { values: { ...content.values, ...filed, promise: null } })
    return work
  },
  took({ db, now }, { action, to }, { creatorId, submittedAt }) {
    const known = db.expertProfiles.get(creatorId)
    if (!known) return undefined
    if (action === 'SUBMIT') db.expertProfiles.update(creatorId, { expertEditAt: now })
    if (to === inDatabase)
      db.expertProfiles.update(creatorId, { expertEditAt: submittedAt ?? now, expertEditCompleteAt: now })
    return undefined
  },
}
