import { departmentFits } from '@/lib/unit/department-filter'
import { stateOf } from '@/work/kind'
import { findKind, kindsListedWith } from '@/work/kinds/all'
import { expertChange } from '@/work/kinds/expert-application'
import { membership } from '@/work/kinds/membership'
import type { BackendContext } from '../../context'
import type { WorkRow } from '../../db/rows-work'
import type { CompanyList, CompanyListFilter } from '../../resolvers/export.generated'
import { listWorks } from '../../work/list'
import { kindOf } from '../../work/viewer-roles'
import { requireCompany } from './company-rights'
import { departmentsSeen, departmentView } from './departments'
import { roleText, staffList } from './staff'
import { unitExperts } from './unit-experts'

interface Sheet {
  title: string
  heading: readonly string[]
  rows: readonly (readonly string[])[]
}

/** `YYYY-MM-DD` in Beijing time. */
function dayOf(at: number | null | undefined): string {
  return at == null ? '' : new Date(at + 8 * 3600_000).toISOString().slice(0, 10)
}

/** Other filings through a unit: the list's title, the kind, and whether it requests money. */
const filings = {
  ACHIEVEMENT: ['成果转化绩效', 'achievement-transformation', false],
  FOREIGN_EXPERT: ['外国专家项目', 'FOREIGN_EXPERT', true],
  MATCHING: ['项目匹配', 'MATCHING', true],
} as const

const labelOf = (work: WorkRow) => stateOf(kindOf(work), work.state)?.label ?? work.state

/** A list of the company pages as a spreadsheet, as on the screen but with all pages; 60154 as on the screen. */
export function companySheet(
  context: BackendContext,
  unitId: string,
  list: CompanyList,
  { keyword, state, year, departmentId, confirmed }: CompanyListFilter,
): Sheet {
  const applyStatus = state ? Number(state) : null
  /** Filings through the unit that the caller may read, of one kind and the kinds listed with it. */
  const throughUnit = (kind: string) => {
    requireCompany(context, unitId, findKind(kind)?.permissions.unit)
    return listWorks(context, {
      kinds: kindsListedWith(kind),
      unitId,
      scope: 'REVIEW',
      states: state ? [state] : null,
      handedIn: true,
      keyword,
      year,
    })
  }
  switch (list) {
    case 'STAFF':
      return {
        title: '单位人员',
        heading: ['姓名', '职务', '专业', '手机号码', '部门', '角色', '状态', '申请日期', '最近核对'],
        rows: staffList(context, requireCompany(context, unitId), {
          keyword,
          applyStatus,
          departmentId,
          confirmed,
        }).map((staffMember) => [
          staffMember.userFullname ?? '',
          staffMember.userPosition ?? '',
          staffMember.userMajor ?? '',
          (staffMember.userMobile ?? '').replace(/^.*(?=.{4}$)/, (hidden) => '*'.repeat(hidden.length)),
          (staffMember.userDepartments ?? []).map(({ name }) => name).join('、'),
          roleText({ userUnitRole: staffMember.userUnitRole ?? [] }),
          membership.states[String(staffMember.applyStatus)]?.label ?? '',
          dayOf(staffMember.appliedAt),
          dayOf(staffMember.confirmedAt),
        ]),
      }
    case 'DEPARTMENT':
      return {
        title: '单位部门',
        heading: ['部门', '曾用名', '人数', '部门管理员', '状态', '撤销日期'],
        rows: departmentsSeen(context, requireCompany(context, unitId), true)
          .map((row) => departmentView(context, row))
          .filter((one) => departmentFits(one, { keyword, state }))
          .map((one) => [
            one.name,
            one.formerNames.map(({ name }) => name).join('、'),
            String(one.people),
            one.administrators.join('、'),
            one.closedAt === null ? '在用' : one.mergedInto === null ? '已撤销' : `已并入${one.mergedInto}`,
            dayOf(one.closedAt),
          ]),
      }
    case 'UNIT_EXPERT': {
      const changing = state === 'changing' ? true : state === 'unchanged' ? false : null
      return {
        title: '在库专家',
        heading: [
          '姓名',
          '职务',
          '部门',
          '评审领域',
          '入库日期',
          '最近变更',
          '信息变更',
          '本年评审（项）',
          '已提交（项）',
        ],
        rows: unitExperts(context, requireCompany(context, unitId), { keyword, changing }).map((expert) => [
          expert.userFullname,
          expert.userPosition ?? '',
          expert.departments.join('、'),
          expert.fields.map(({ name }) => name).join('、'),
          dayOf(expert.expertAt),
          dayOf(expert.changedAt),
          expert.editStatus == null ? '' : (expertChange.states[String(expert.editStatus)]?.label ?? ''),
          String(expert.reviewsGiven),
          String(expert.reviewsSubmitted),
        ]),
      }
    }
    case 'EXPERT':
      return {
        title: '单位专家',
        heading: ['姓名', '职务', '专业', '事项', '状态', '退回原因', '更新日期', '入库日期'],
        rows: throughUnit('EXPERT_APPLICATION').map(({ work }) => [
          context.db.users.get(work.creatorId)?.userFullname ?? '',
          String(work.facts.position ?? ''),
          String(work.facts.major ?? ''),
          work.kind === 'EXPERT_CHANGE' ? '信息变更' : '入库申请',
          labelOf(work),
          work.opinion ?? '',
          dayOf(work.modifiedAt),
          dayOf(context.db.expertProfiles.get(work.creatorId)?.expertAt),
        ]),
      }
    default: {
      const [title, kind, asksForMoney] = filings[list]
      return {
        title,
        heading: [
          '编号',
          '名称',
          '事项',
          '年度',
          '填报人',
          ...(asksForMoney ? ['内容', '金额（万元）'] : []),
          '状态',
          '提交日期',
        ],
        rows: throughUnit(kind).map(({ work }) => [
          work.number ?? '',
          work.title,
          kindOf(work).noun,
          String(work.facts.year ?? ''),
          context.db.users.get(work.creatorId)?.userFullname ?? '',
          ...(asksForMoney ? [String(work.facts.subject ?? ''), work.amount ?? ''] : []),
          labelOf(work),
          dayOf(work.submittedAt),
        ]),
      }
    }
  }
}
