/** The backend's rules of declarations: one each under an open guide, submitted once every member has confirmed, numbered at the first submission. */

import { type BackendContext, requireCaller } from '../../context'
import type { GuideRow, WorkRow } from '../../db/rows-work'
import { copiedValues, copyable } from '../../domain/copy-content'
import { formNode } from '../../domain/form-engine'
import { requireOpen } from '../../domain/guide-view'
import { joined, type Words } from '../../domain/inform'
import { removeMembers, requireMembers, syncMembers } from '../../domain/members'
import { summaryOf } from '../../domain/summary'
import { approvedMemberships } from '../../domain/unit/memberships'
import { fail } from '../../fail'
import { createWork } from '../create'
import { guideOfWork } from '../guide'
import { mostRunning, runningProjects } from '../project'
import type { WorkRules } from '../rules'

/** A declaration's content as lists show it. */
function listValuesOf({
  formId,
  formVersion,
  values,
}: Parameters<NonNullable<WorkRules['saved']>>[0]): Pick<WorkRow, 'title' | 'amount'> {
  const { name, funding } = summaryOf(formId, values, formVersion)
  return { title: name ?? '', amount: funding }
}

/** The next free number under a guide: the guide's number and three digits. */
function newNumber({ db }: BackendContext, { number, id }: GuideRow): string {
  const numbers = db.works
    .where({ kind: 'DECLARATION', belongsTo: id })
    .map((work) => Number(work.number?.slice(number.length) ?? 0))
  return `${number}${String(Math.max(0, ...numbers) + 1).padStart(3, '0')}`
}

/** The guide of a declaration; 60346 where it was removed. */
const requireGuide = (context: BackendContext, work: WorkRow) => guideOfWork(context, work) ?? fail(60346)

export const declarationRules: WorkRules = {
  /**
   * Starts one, or returns the caller's draft under the same guide and unit. 60346 unknown guide, 60345 real-name
   * level, 60347 closed, 603326 not yet open, 603005 unit, 603006 commitment, 603007 another one under the same guide,
   * 603107 too many running projects, 603001 for a source declaration that is not the caller's.
   */
  begin(context, guideId, { remarkId, unitId, commitment, copyFrom }) {
    const caller = requireCaller(context)
    const { db, now } = context
    const guide = db.guides.get(guideId)
    if (!guide || guide.remarkId !== remarkId) return fail(60346)
    if (caller.userGrade < guide.realNameLevel) fail(60345)
    requireOpen(guide, now)
    const membership = approvedMemberships(db, caller.id).find((membership) => membership.unitId === unitId)
    if (!membership) return fail(603005)
    if (commitment !== true) fail(603006)

    const own = db.works.where({ kind: 'DECLARATION', belongsTo: guide.id, creatorId: caller.id })
    const draft = own.find((work) => work.state === 'DRAFT' && work.unitId === unitId)
    if (draft) return draft
    const [other] = own
    if (other) fail(603007, { contentId: other.id })
    if (runningProjects(context, caller.id) >= mostRunning) fail(603107)

    const former = typeof copyFrom === 'string' ? copyable(context, caller.id, guide.formId, copyFrom) : null
    const work = createWork(context, {
      kind: 'DECLARATION',
      belongsTo: guide.id,
      projectId: null,
      formId: guide.formId,
      unitId: membership.unitId,
      departmentId: membership.departments[0]?.id ?? null,
      creatorId: caller.id,
      title: '',
    })
    const known = db.contents.get(work.id) ?? fail(60401)
    const values = former ? copiedValues(former, known.values, formNode(known.formId, known.formVersion)) : known.values
    const content = db.contents.update(work.id, { values, copiedFrom: former?.id ?? null })
    return db.works.update(work.id, listValuesOf(content))
  },
  guard(context, { action, work }) {
    if (action === 'SUBMIT') requireOpen(requireGuide(context, work), context.now)
  },
  ready(context, { action, work }) {
    if (action === 'SUBMIT') requireMembers(context, context.db.contents.get(work.id) ?? fail(60401))
  },
  took(context, { action }, work) {
    return action === 'SUBMIT' && work.number === null
      ? { number: newNumber(context, requireGuide(context, work)) }
      : undefined
  },
  saved: listValuesOf,
  afterSave: syncMembers,
  removed: (context, { id }) => removeMembers(context, id),
  restored({ db }, { belongsTo, creatorId }) {
    const [other] = db.works.where({ kind: 'DECLARATION', belongsTo, creatorId })
    if (other) fail(603007, { contentId: other.id })
  },
  facts(context, work) {
    const guide = guideOfWork(context, work)
    return guide && { guideClose: guide.closesAt, recommendBy: guide.recommendBy }
  },
  resultMessage(_context, action, { title, number }) {
    if (action !== 'SUBMIT') return undefined
    const message: Words = [
      `申报书《${title}》已提交，编号 ${number}，等待单位审核`,
      `Application “${title}” handed in, number ${number}, with your unit now`,
    ]
    return { title: message, content: joined(message, ['。', '. ']) }
  },
}
