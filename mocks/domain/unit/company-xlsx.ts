/** The Excel exports of a unit's lists: staff, departments, invitations, experts, filings. */

import { masked } from '@/lib/text/mask'
import { departmentFits } from '@/lib/unit/department-filter'
import { departmentsInOrder } from '@/lib/unit/department-order'
import { invitationStates, isInvitationState } from '@/lib/unit/invitation-states'
import { stateOf } from '@/work/kind'
import { findKind, kindsListedWith } from '@/work/kinds/all'
import { expertChange } from '@/work/kinds/expert-application'
import { membership } from '@/work/kinds/membership'
import type { BackendContext } from '../../context'
import type { WorkRow } from '../../db/rows-work'
import type { CompanyToExport } from '../../resolvers/export.generated'
import { dayOf, describeSheet, type Sheet } from '../../sheets/sheet'
import { listWorks } from '../../work/list'
import { isOrderField } from '../../work/order'
import { kindOf } from '../../work/viewer-roles'
import { writtenOf } from '../stored-values'
import { requireCompany } from './company-rights'
import { departmentsSeen, departmentView } from './departments'
import { unitInvitations } from './open-invitations'
import { roleNames, staffList } from './staff'
import { unitExperts } from './unit-experts'

/** Other filings through a unit: the list's title, the kind, and whether it requests money. */
const filings = {
  ACHIEVEMENT: ['成果转化绩效', 'achievement-transformation', false],
  FOREIGN_EXPERT: ['外国专家项目', 'FOREIGN_EXPERT', true],
  MATCHING: ['项目匹配', 'MATCHING', true],
} as const

const labelOf = (work: WorkRow) => stateOf(kindOf(work), work.state)?.label ?? work.state

/** A list of the company pages as a spreadsheet, as on the screen but with all pages; 60154 as on the screen. */
export function companySheet(context: BackendContext, { unitId, list, filter, orderBy }: CompanyToExport): Sheet {
  const { keyword, state, year, departmentId, confirmed } = filter
  const applyStatus = state ? Number(state) : null
  /** Filings through the unit that the caller may read, of one kind and the kinds listed with it. */
  const throughUnit = (kind: string) => {
    requireCompany(context, unitId, findKind(kind)?.permissions.unit)
    const filter = { kinds: kindsListedWith(kind), states: state ? [state] : null, handedIn: true, keyword, year }
    const order = orderBy && isOrderField(orderBy.field) ? { ...orderBy, field: orderBy.field } : null
    return listWorks(context, { ...filter, unitId, scope: 'REVIEW' }, order)
  }
  switch (list) {
    case 'STAFF':
      return describeSheet({
        title: (words) => words('单位人员'),
        idOf: ({ id }) => id,
        rows: () =>
          staffList(
            context,
            requireCompany(context, unitId),
            { keyword, applyStatus, departmentId, confirmed },
            orderBy,
          ),
        columns: [
          { head: '姓名', cell: ({ userFullname }) => userFullname },
          { head: '职务', cell: ({ userPosition }) => userPosition },
          { head: '专业', cell: ({ userMajor }) => userMajor },
          { head: '手机号码', cell: ({ userMobile }) => userMobile && masked(userMobile) },
          {
            head: '部门',
            cell: ({ userDepartments }, words) => (userDepartments ?? []).map(({ name }) => name).join(words('、')),
          },
          {
            head: '角色',
            cell: ({ userUnitRole }, words) =>
              roleNames({ userUnitRole: userUnitRole ?? [] })
                .map((name) => words(name))
                .join(words('、')),
          },
          {
            head: '状态',
            cell: ({ applyStatus: status }, words) => words(membership.states[String(status)]?.label ?? ''),
          },
          { head: '申请日期', cell: ({ appliedAt }) => dayOf(appliedAt) },
          { head: '最近核对', cell: ({ confirmedAt }) => dayOf(confirmedAt) },
        ],
      })
    case 'DEPARTMENT':
      return describeSheet({
        title: (words) => words('单位部门'),
        idOf: ({ id }) => id,
        rows: () =>
          departmentsInOrder(
            departmentsSeen(context, requireCompany(context, unitId), true)
              .map((row) => departmentView(context, row))
              .filter((department) => departmentFits(department, { keyword, state })),
            orderBy,
          ),
        columns: [
          { head: '部门', cell: ({ name }) => name },
          { head: '曾用名', cell: ({ formerNames }, words) => formerNames.map(({ name }) => name).join(words('、')) },
          { head: '人数', cell: ({ people }) => people },
          { head: '部门管理员', cell: ({ administrators }, words) => administrators.join(words('、')) },
          {
            head: '状态',
            cell: ({ closedAt, mergedInto }, words) =>
              closedAt === null
                ? words('在用')
                : mergedInto == null
                  ? words('已撤销')
                  : words('已并入{name}', { name: mergedInto }),
          },
          { head: '撤销日期', cell: ({ closedAt }) => dayOf(closedAt) },
        ],
      })
    case 'UNIT_EXPERT': {
      const changing = state === 'changing' ? true : state === 'unchanged' ? false : null
      return describeSheet({
        title: (words) => words('在库专家'),
        idOf: ({ id }) => id,
        rows: () => unitExperts(context, requireCompany(context, unitId), { keyword, changing }, orderBy),
        columns: [
          { head: '姓名', cell: ({ userFullname }) => userFullname },
          { head: '职务', cell: ({ userPosition }) => userPosition },
          { head: '部门', cell: ({ departments }, words) => departments.join(words('、')) },
          {
            head: '评审领域',
            cell: ({ fields }, words) => fields.map((field) => words.entry(field)).join(words('、')),
          },
          { head: '入库日期', cell: ({ expertAt }) => dayOf(expertAt) },
          { head: '最近变更', cell: ({ changedAt }) => dayOf(changedAt) },
          {
            head: '信息变更',
            cell: ({ editStatus }, words) => words(expertChange.states[String(editStatus)]?.label ?? ''),
          },
          { head: '本年评审（项）', cell: ({ reviewsGiven }) => reviewsGiven },
          { head: '已提交（项）', cell: ({ reviewsSubmitted }) => reviewsSubmitted },
        ],
      })
    }
    case 'INVITATION':
      return describeSheet({
        title: (words) => words('单位邀请'),
        idOf: ({ id }) => id,
        rows: () =>
          unitInvitations(
            context,
            requireCompany(context, unitId),
            {
              keyword,
              state: isInvitationState(state) ? state : null,
            },
            orderBy,
          ),
        columns: [
          { head: '姓名', cell: ({ name }) => name },
          { head: '手机号码', cell: ({ mobile }) => masked(mobile) },
          { head: '部门', cell: ({ department }) => department },
          { head: '邀请人', cell: ({ invitedBy }) => invitedBy },
          { head: '发送日期', cell: ({ sentAt }) => dayOf(sentAt) },
          { head: '有效至', cell: ({ expiresAt }) => dayOf(expiresAt) },
          { head: '状态', cell: (invitation, words) => words(invitationStates[invitation.state].label) },
        ],
      })
    case 'EXPERT':
      return describeSheet({
        title: (words) => words('单位专家'),
        idOf: ({ id }) => id,
        rows: () => throughUnit('EXPERT_APPLICATION').map(({ work }) => work),
        columns: [
          { head: '姓名', cell: (work) => context.db.users.get(work.creatorId)?.userFullname },
          { head: '职务', cell: ({ facts }) => writtenOf(facts.position) },
          { head: '专业', cell: ({ facts }) => writtenOf(facts.major) },
          { head: '事项', cell: ({ kind }, words) => words(kind === 'EXPERT_CHANGE' ? '信息变更' : '入库申请') },
          { head: '状态', cell: (work, words) => words(labelOf(work)) },
          { head: '退回原因', cell: ({ opinion }) => opinion },
          { head: '更新日期', cell: ({ modifiedAt }) => dayOf(modifiedAt) },
          { head: '入库日期', cell: ({ creatorId }) => dayOf(context.db.expertProfiles.get(creatorId)?.expertAt) },
        ],
      })
    default: {
      const [title, kind, asksForMoney] = filings[list]
      const money = [
        { head: '内容', cell: ({ facts }: WorkRow) => writtenOf(facts.subject) },
        { head: '金额（万元）', cell: ({ amount }: WorkRow) => amount },
      ]
      return describeSheet({
        title: (words) => words(title),
        idOf: ({ id }) => id,
        rows: () => throughUnit(kind).map(({ work }) => work),
        columns: [
          { head: '编号', cell: ({ number }) => number },
          { head: '名称', cell: (work) => work.title },
          { head: '事项', cell: (work, words) => words(kindOf(work).noun) },
          { head: '年度', cell: ({ facts }) => writtenOf(facts.year) },
          { head: '填报人', cell: ({ creatorId }) => context.db.users.get(creatorId)?.userFullname },
          ...(asksForMoney ? money : []),
          { head: '状态', cell: (work, words) => words(labelOf(work)) },
          { head: '提交日期', cell: ({ submittedAt }) => dayOf(submittedAt) },
        ],
      })
    }
  }
}
