/** Seeds about 250 declarations over guides, units and years, with those of the demo researcher. */

import { day } from '../../domain/durations'
import { type FieldName, fieldOfMajor, inventedSubject, worksOn } from '../../domain/invented/subjects'
import { type Random, randomFrom } from '../../domain/random'
import { seededUpload } from '../../domain/seeded-file'
import { isApproved } from '../../domain/unit/memberships'
import { personaUserId } from '../../personas'
import type { Database } from '../database'
import type { UnitRow, UserRow } from '../rows'
import { treeEntry } from '../tree-entry'
import { type Mix, mixOf, pinnedComments, researcherPlans } from './declaration-plans'
import { leavesOf } from './dictionaries'
import { type Filing, filedDeclaration } from './filed-declaration'
import { domainOf, guideCode } from './guides'
import { live } from './lived'

/** Number of applicants per guide besides the demo researcher; all work in the guide's field. */
const perGuide = { least: 17, most: 26 }

interface Creator {
  user: UserRow
  unit: UnitRow
  departmentId: string | null
  field: FieldName
}

/**
 * People who may declare, each with one field of work: real-name verified, approved by their unit, and not reviewers.
 */
function creatorsOf(db: Database): Creator[] {
  return db.memberships.where(isApproved).flatMap((membership) => {
    const user = db.users.get(membership.userId)
    const unit = db.units.get(membership.unitId)
    const reviews = membership.isAdmin === 1 || membership.departments.some(({ isAdmin }) => isAdmin === 1)
    const declares = user && user.userGrade >= 2 && user.permissions.includes('s02.f009')
    const field = fieldOfMajor(user?.userMajor ?? null)
    return unit && declares && field && !reviews
      ? [{ user, unit, field, departmentId: membership.departments[0]?.id ?? null }]
      : []
  })
}

function pickState(mix: Mix, random: Random): string {
  return random.pick(mix.flatMap(([state, weight]) => Array<string>(weight).fill(state)))
}

export function seedDeclarations(db: Database, now: number): void {
  const random = randomFrom(20260101)
  const creators = creatorsOf(db)
  const researcher = creators.find(({ user }) => user.id === personaUserId('researcher'))
  const others = creators.filter(({ user }) => user.persona === null)
  const dictionaries = {
    areas: leavesOf(db, 'user_application_area').flatMap(({ id }) => treeEntry(db, id) ?? []),
    titles: leavesOf(db, 'user_title'),
    degrees: leavesOf(db, 'user_degree'),
  }
  const administrators = new Map(db.memberships.where({ isAdmin: 1 }).map(({ unitId, userId }) => [unitId, userId]))
  const department = personaUserId('supervisingDepartment')

  function insert(
    creator: Creator,
    filing: Pick<Filing, 'guide' | 'state' | 'sequence' | 'remarks' | 'subject'>,
  ): void {
    const reviewers = { unit: administrators.get(creator.unit.id) ?? '', department }
    const { work, content, begun, pastSteps } = filedDeclaration(
      { ...creator, ...filing, reviewers },
      dictionaries,
      now,
      random,
    )
    db.contents.insert(content)
    if (filing.state !== 'DRAFT') db.uploads.insert(seededUpload(content.id, creator.user.id, begun.at))
    live(db, work, begun, pastSteps)
  }

  for (const guide of db.guides.where(({ opensAt }) => opensAt <= now)) {
    const mix = mixOf((now - guide.closesAt) / day)
    const domain = domainOf(guide)
    const yearsAgo = new Date(now).getFullYear() - guide.year
    const plan = researcherPlans.find(
      (researcherPlan) => researcherPlan.guide === guideCode(guide) && researcherPlan.yearsAgo === yearsAgo,
    )
    let sequence = 1
    if (plan && researcher) {
      const remarks = plan.state === 'RETURNED' ? pinnedComments : []
      const subject = inventedSubject(random, researcher.field, domain, plan)
      insert(researcher, { guide, state: plan.state, sequence, remarks, subject })
      sequence += 1
    }
    const concerned = others.filter(({ field }) => worksOn(field, domain))
    for (const creator of random.some(concerned, random.whole(perGuide.least, perGuide.most))) {
      const subject = inventedSubject(random, creator.field, domain)
      insert(creator, { guide, state: pickState(mix, random), sequence, remarks: [], subject })
      sequence += 1
    }
  }
}
