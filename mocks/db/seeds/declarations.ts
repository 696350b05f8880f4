import type { DeclarationState } from '@/lib/work/declaration'
import type { DictionaryValue, FormValues } from '@/smartform/schema/values'
import { inventedContent } from '../../domain/invented-content'
import { isApproved } from '../../domain/memberships'
import { type Random, randomFrom } from '../../domain/random'
import { inventedSubject } from '../../domain/subjects'
import { summaryOf } from '../../domain/summary'
import { personaUserId } from '../../personas'
import type { Database } from '../database'
import type { MembershipRow, UserRow } from '../rows'
import type { CommentRow, DeclarationRow, GuideRow } from '../rows-work'
import { inventedHistory } from './declaration-history'
import { mixOf, opinions, pinnedComments, researcherPlans } from './declaration-plans'
import { guideCode, guideFields } from './guides'

const day = 24 * 3600_000
/** How many declarations a guide has at most; the applicants there are may be fewer. */
const perGuide = 24

interface Creator {
  user: UserRow
  membership: MembershipRow
}

/** People who may declare: real-name verified, in a unit that approved them, and no reviewer of others. */
function creatorsOf(db: Database): Creator[] {
  return db.memberships.where(isApproved).flatMap((membership) => {
    const user = db.users.get(membership.userId)
    const reviews = membership.isAdmin === 1 || membership.departments.some(({ isAdmin }) => isAdmin === 1)
    const declares = user && user.userGrade >= 2 && user.permissions.includes('s02.f009')
    return declares && !reviews ? [{ user, membership }] : []
  })
}

function dictionary(db: Database, type: string): DictionaryValue[] {
  const rows = db.dictionaries.where({ type })
  const parents = new Set(rows.map(({ parentId }) => parentId))
  return rows.filter(({ id }) => !parents.has(id)).map(({ id, code, name }) => ({ id, code, name }))
}

function pickState(mix: Partial<Record<DeclarationState, number>>, random: Random): DeclarationState {
  const states = Object.entries(mix).flatMap(([state, weight]) => Array<string>(weight).fill(state))
  return random.pick(states) as DeclarationState
}

/** A draft that its creator has begun: the first two pages and nothing of the rest. */
function begun(values: FormValues): FormValues {
  const later = /^(background|objective|approach|innovation|foundation|benefit|milestones|indicators|direct|indirect)/
  const kept = Object.entries(values).filter(
    ([id]) => !later.test(id) && !['equipmentItems', 'testingItems', 'feasibility', 'commitment'].includes(id),
  )
  return Object.fromEntries(kept)
}

/** Some two hundred declarations over guides, units and years, each with a content and a history that fit its state. */
export function seedDeclarations(db: Database, now: number): void {
  const random = randomFrom(20260101)
  const creators = creatorsOf(db)
  const researcher = creators.find(({ user }) => user.id === personaUserId('researcher'))
  const others = creators.filter((each) => each !== researcher && each.user.persona === null)
  const dictionaries = {
    areas: dictionary(db, 'user_application_area'),
    titles: dictionary(db, 'user_title'),
    degrees: dictionary(db, 'user_degree'),
  }
  const administrators = new Map(
    db.memberships
      .where((one) => one.isAdmin === 1)
      .map((one) => [one.unitId, db.users.get(one.userId)?.userFullname ?? '单位管理员']),
  )
  const supervisor = db.users.get(personaUserId('supervisingDepartment'))?.userFullname ?? '主管处室'

  function insert(guide: GuideRow, creator: Creator, state: DeclarationState, sequence: number) {
    const { user, membership } = creator
    const unit = db.units.get(membership.unitId)
    if (!unit) return
    const contentId = `content-${guide.number}-${String(sequence).padStart(3, '0')}`
    const subject = inventedSubject(random, guideFields[guideCode(guide)] ?? 'artificialIntelligence')
    const full = inventedContent({
      formId: guide.formId,
      subject,
      fundingLimit: guide.fundingLimit,
      startYear: guide.year + 1,
      dictionaries,
      random,
      applicant: {
        name: user.userFullname,
        mobile: user.userMobile ?? '13800000000',
        certificate: user.userCertificate ?? '',
        email: user.userEmail ?? 'applicant@example.com',
        unitName: unit.unitName,
        creditCode: unit.unitUniformSocialCredit,
      },
    })
    const values = state === 'DRAFT' ? begun(full) : full
    const actors = {
      creator: user.userFullname,
      unit: administrators.get(unit.id) ?? '单位管理员',
      department: supervisor,
      unitName: unit.unitName,
      departmentName: guide.department,
    }
    const period = { from: guide.opensAt + random.next() * day, until: guide.closesAt, now }
    const history = inventedHistory(contentId, state, actors, period, random)
    for (const entry of history) db.histories.insert(entry)
    const last = history.at(-1)
    const submittedAt = history.findLast(({ step }) => step === 'SUBMIT')?.at ?? null
    const createdAt = history[0]?.at ?? period.from
    const changedAt = submittedAt ?? Math.min(createdAt + 3 * 3600_000, now)
    const returned = state === 'RETURNED' || state === 'REFUSED'
    const comments: CommentRow[] =
      state === 'RETURNED' && creator === researcher
        ? pinnedComments.map((one, index) => ({
            ...one,
            id: `${contentId}-c${index + 1}`,
            author: last?.actorName ?? actors.unit,
            at: last?.at ?? now,
          }))
        : []
    const row: DeclarationRow = {
      contentId,
      guideId: guide.id,
      formId: guide.formId,
      unitId: unit.id,
      departmentId: membership.departments[0]?.id ?? null,
      creatorId: user.id,
      state,
      stateSince: last?.at ?? createdAt,
      number: submittedAt === null ? null : `${guide.number}${String(sequence).padStart(3, '0')}`,
      ...summaryOf(values),
      opinion: returned ? (last?.opinion ?? opinions.returned[0]) : null,
      reachedDepartment: history.some((entry) => entry.state === 'DEPARTMENT_REVIEW'),
      createdAt,
      modifiedAt: last && last.at > changedAt ? last.at : changedAt,
      submittedAt,
    }
    db.declarations.insert(row)
    db.contents.insert({
      id: contentId,
      formId: guide.formId,
      formVersion: 1,
      revision: 7,
      values,
      fieldRevisions: {},
      submitted: submittedAt === null ? null : { revision: 7, values },
      comments,
      savedAt: changedAt,
      savedBy: user.userFullname,
    })
  }

  for (const guide of db.guides.all()) {
    if (guide.opensAt > now) continue
    const mix = mixOf((now - guide.closesAt) / day)
    const yearsAgo = new Date(now).getFullYear() - guide.year
    const plan = researcherPlans.find((one) => one.guide === guideCode(guide) && one.yearsAgo === yearsAgo)
    let sequence = 1
    if (plan && researcher) insert(guide, researcher, plan.state, sequence++)
    for (const creator of random.some(others, perGuide - 4 + random.whole(-4, 4))) {
      insert(guide, creator, pickState(mix, random), sequence++)
    }
  }
}
