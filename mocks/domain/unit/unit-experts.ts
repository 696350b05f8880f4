/** A unit's people in the expert database, for the unit's page of experts. */

import { inOrder, type ListOrder, type OrderKey } from '@/lib/collections/in-order'
import { recordOf, textOf } from '@/lib/collections/record'
import { yearInBeijing } from '@/lib/time/beijing-time'
import { stateOf } from '@/work/kind'
import type { BackendContext } from '../../context'
import type { MembershipRow } from '../../db/rows'
import type { UnitExpert, UnitExpertFilter, UnitExpertOrderField } from '../../resolvers/expert.generated'
import { entryInForce, expertWorks } from '../../work/kinds/expert-application'
import { handedIn } from '../../work/project'
import { kindOf } from '../../work/viewer-roles'
import { keywordMatcher } from '../keyword'
import { cellsOf } from '../stored-values'
import { type CompanyRights, membershipsSeen } from './company-rights'
import { isApproved } from './memberships'

/** The application areas of a person's entry in force. */
function fieldsOf(context: BackendContext, userId: string): UnitExpert['fields'] {
  const entry = entryInForce(context, userId)
  const disciplines = cellsOf(entry && handedIn(context, entry.id)?.disciplines)
  return disciplines.flatMap(({ area }) => context.db.dictionaries.get(textOf(recordOf(area).id)) ?? [])
}

/** The change of an entry that is under way: begun, and not yet in force. */
function openChange(context: BackendContext, userId: string) {
  const [change] = expertWorks(context, userId, 'EXPERT_CHANGE')
  return change && stateOf(kindOf(change), change.state)?.holder != null ? change : undefined
}

function expertView(context: BackendContext, { userId, departments }: MembershipRow): UnitExpert[] {
  const { db, now } = context
  const user = db.users.get(userId)
  if (user?.expertFlag !== 1) return []
  const profile = db.expertProfiles.get(userId)
  const change = openChange(context, userId)
  const reviews = db.works
    .where({ kind: 'REVIEW', creatorId: userId })
    .filter(({ state, createdAt }) => state !== 'GIVEN_BACK' && yearInBeijing(createdAt) === yearInBeijing(now))
  return [
    {
      id: userId,
      userFullname: user.userFullname,
      userPosition: user.userPosition,
      departments: departments.flatMap(({ id }) => db.departments.get(id)?.name ?? []),
      fields: fieldsOf(context, userId),
      expertAt: profile?.expertAt ?? null,
      changedAt: profile?.expertEditCompleteAt ?? null,
      editStatus: change ? Number(change.state) : null,
      editId: change?.id ?? null,
      reviewsGiven: reviews.length,
      reviewsSubmitted: reviews.filter(({ state }) => state === 'SUBMITTED').length,
    },
  ]
}

/** A unit's people in the expert database, within the rights and the filter, by name or as asked. */
export function unitExperts(
  context: BackendContext,
  rights: CompanyRights,
  { keyword, changing }: UnitExpertFilter,
  orderBy?: ListOrder | null,
): UnitExpert[] {
  const matches = keywordMatcher(keyword)
  const collator = new Intl.Collator('zh')
  const usual = membershipsSeen(context, rights)
    .filter(isApproved)
    .flatMap((membership) => expertView(context, membership))
    .filter(({ editStatus }) => changing == null || changing === (editStatus !== null))
    .filter(({ userFullname, userPosition, fields }) =>
      matches([userFullname, userPosition, ...fields.flatMap(({ name, nameEn }) => [name, nameEn])]),
    )
    .sort((a, b) => collator.compare(a.userFullname, b.userFullname))
  return inOrder(usual, keys, orderBy)
}

const keys: Readonly<Record<UnitExpertOrderField, (expert: UnitExpert) => OrderKey>> = {
  NAME: ({ userFullname }) => userFullname,
  SINCE: ({ expertAt }) => expertAt,
  CHANGED: ({ changedAt }) => changedAt,
  REVIEWS: ({ reviewsGiven }) => reviewsGiven,
}
