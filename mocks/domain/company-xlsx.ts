import { declarationStates } from '@/lib/work/declaration'
import { expertApplicationStates, isExpertApplicationStatus } from '@/lib/work/expert-application'
import { isMembershipStatus, membershipStates } from '@/lib/work/membership'
import { unitFilingPermissions, unitFilingStates } from '@/lib/work/unit-filing'
import type { BackendContext } from '../context'
import type { CompanyList, CompanyListFilter } from '../resolvers/export.generated'
import { companyDeclarations } from './company-projects'
import { requireCompany } from './company-rights'
import { filterDeclarations, guideOf } from './declaration-view'
import { roleText, staffList } from './staff'
import { unitExpertList } from './unit-experts'
import { unitFilingList } from './unit-filings'

interface Sheet {
  title: string
  heading: readonly string[]
  rows: readonly (readonly string[])[]
}

/** `YYYY-MM-DD` in the city's time. */
function dayOf(at: number | null | undefined): string {
  return at == null ? '' : new Date(at + 8 * 3600_000).toISOString().slice(0, 10)
}

/** The state a filter names, when it is one of these. */
function stateIn<State extends string>(states: Readonly<Record<State, unknown>>, name: string | null | undefined) {
  return name != null && Object.hasOwn(states, name) ? (name as State) : null
}

/** A list of the company pages as its screen shows it, all pages; 60154 as on the screen. */
export function companySheet(
  context: BackendContext,
  unitId: string,
  list: CompanyList,
  { keyword, state, year, departmentId }: CompanyListFilter,
): Sheet {
  const applyStatus = state ? Number(state) : null
  switch (list) {
    case 'STAFF':
      return {
        title: '单位人员',
        heading: ['姓名', '职务', '专业', '手机号码', '部门', '角色', '状态', '申请日期'],
        rows: staffList(context, requireCompany(context, unitId), { keyword, applyStatus, departmentId }).map((one) => [
          one.userFullname ?? '',
          one.userPosition ?? '',
          one.userMajor ?? '',
          (one.userMobile ?? '').replace(/^.*(?=.{4}$)/, (hidden) => '*'.repeat(hidden.length)),
          (one.userDepartments ?? []).map(({ name }) => name).join('、'),
          roleText({ userUnitRole: one.userUnitRole ?? [] }),
          isMembershipStatus(one.applyStatus ?? 0) ? membershipStates[(one.applyStatus ?? 0) as 1].label : '',
          dayOf(one.appliedAt),
        ]),
      }
    case 'EXPERT':
      return {
        title: '单位专家',
        heading: ['姓名', '职务', '专业', '事项', '状态', '退回原因', '更新日期', '入库日期'],
        rows: unitExpertList(context, requireCompany(context, unitId), { keyword, applyStatus }).map((one) => [
          one.userFullname ?? '',
          one.userPosition ?? '',
          one.userMajor ?? '',
          one.isEdit ? '信息变更' : '入库申请',
          isExpertApplicationStatus(one.applyStatus ?? 0)
            ? expertApplicationStates[(one.applyStatus ?? 0) as 1].label
            : '',
          one.applyUnitReason ?? one.applyStcsmReason ?? '',
          dayOf(one.modifiedAt),
          dayOf(one.expertAt),
        ]),
      }
    case 'PROJECT': {
      const rows = companyDeclarations(context, requireCompany(context, unitId))
      const wanted = stateIn(declarationStates, state)
      const filter = { keyword, year, states: wanted ? [wanted] : null }
      return {
        title: '单位项目',
        heading: ['编号', '项目名称', '年度', '指南', '负责人', '状态', '申请经费（万元）', '提交日期'],
        rows: filterDeclarations(context, rows, filter).map((one) => [
          one.number ?? '',
          one.name ?? '',
          String(guideOf(context, one).year),
          guideOf(context, one).title,
          context.db.users.get(one.creatorId)?.userFullname ?? '',
          declarationStates[one.state].label,
          one.funding ?? '',
          dayOf(one.submittedAt),
        ]),
      }
    }
    default: {
      const titles = { ACHIEVEMENT: '成果转化绩效', FOREIGN_EXPERT: '外国专家项目', MATCHING: '项目匹配' } as const
      const rights = requireCompany(context, unitId, unitFilingPermissions[list])
      const filter = { keyword, year, state: stateIn(unitFilingStates, state) }
      return {
        title: titles[list],
        heading: ['编号', '名称', '年度', '填报人', '内容', '金额（万元）', '状态', '提交日期'],
        rows: unitFilingList(context, rights, list, filter).map((one) => [
          one.number ?? '',
          one.name ?? '',
          String(one.year ?? ''),
          one.creatorName ?? '',
          one.subject ?? '',
          one.amount ?? '',
          one.state ? unitFilingStates[one.state].label : '',
          dayOf(one.submittedAt),
        ]),
      }
    }
  }
}
