/** The kinds of work “annual report of a base”, one for each kind of base: states, actions, deadlines. */

import { text } from '@/lib/i18n/i18n'
import type { WorkKind } from '../kind'
import { companyReview } from './addresses'
import { type BaseKind, baseKinds } from './base-kinds'
import { filling, over, returned, review } from './states'

/** The state of an opened year that nobody has begun. */
export const notBegun = 'NOT_BEGUN'

/**
 * The yearly report of a kind of base: 未初始化 → 填报中 → 待依托单位审核 → 已提交, or 退回修改 (domain, section 3). The item exists from
 * the commission's opening of the year. The person who begins it is its creator; other people bound to the body are its
 * members.
 */
function reportOf(base: BaseKind): WorkKind {
  const { id, permission, paths, period, reviewedBy, companySection } = base
  const { role } = reviewedBy
  const read = `/${paths.fill}/:workId/:unitId`
  const readers = ['member', role, 'department'] as const
  return {
    id,
    version: 1,
    noun: base.report,
    maker: text('填报人'),
    memberTitle: text('填报人'),
    of: 'base',
    form: id,
    permissions: { creator: permission, member: permission, [role]: reviewedBy.permission, department: permission },
    initial: notBegun,
    timelineLabels: { member: text('开始填报') },
    inspection: true,
    states: {
      [notBegun]: {
        label: text('未初始化'),
        colour: 'default',
        holder: 'member',
        actions: { creator: ['BEGIN', 'VIEW'], member: ['BEGIN', 'VIEW'], [role]: ['VIEW'], department: ['VIEW'] },
        transitions: { BEGIN: 'FILLING' },
        refusals: { SUBMIT: 603202 },
      },
      FILLING: filling(text('填报中'), { SUBMIT: 'HOST_REVIEW' }, { readers }),
      HOST_REVIEW: review(
        text('待依托单位审核'),
        role,
        { PASS: 'SUBMITTED', RETURN: 'RETURNED' },
        { readers, due: { from: 'submitted', days: 30 }, refusals: { FILL: 603204, SUBMIT: 603204 } },
      ),
      RETURNED: filling(returned, { SUBMIT: 'HOST_REVIEW' }, { colour: 'warning', readers }),
      SUBMITTED: {
        ...over(text('已提交'), 'success', 'creator', ...readers),
        refusals: { FILL: 603203, SUBMIT: 603203 },
      },
    },
    hints: {
      PASS: text('提交{commission}，单位不能再退回。意见可不填。'),
      RETURN: text('填报人按意见修改后可以再次提交。'),
    },
    deadline: { from: 'periodOpen', days: period.days, refusedWith: 60347 },
    handIn: {
      button: text('提交年度报告'),
      note: text('提交后由{holder}审核，审核期间不能修改。'),
      done: text('年度报告已提交'),
    },
    addresses: {
      list: `/${paths.list}`,
      overview: `/${paths.fill}/:workId`,
      form: `/${paths.info}/:workId/:formId/:pageId`,
      ...(companySection === undefined
        ? { review: read, waiting: '/base/selectUnit?unit=:unitId&state=HOST_REVIEW' }
        : { ...companyReview(companySection, 'HOST_REVIEW'), read }),
    },
  }
}

/** The report kinds of all kinds of base. */
export const baseReports: readonly WorkKind[] = baseKinds.map(reportOf)
