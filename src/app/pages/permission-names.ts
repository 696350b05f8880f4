/** What each route permission covers and who grants it, for the 403 page; also says how to ask for it. */

import type { RouteObject } from 'react-router-dom'
import { text } from '@/lib/i18n/i18n'
import { permissionsOf, type RouteHandle } from '@/lib/routing/route-handle'
import { memberPages } from '../member-pages'

/** A route permission's name, and who grants it: the unit's administrator or the commission. */
interface PermissionInfo {
  name: string
  by: 'unit' | 'commission'
}

const byUnit = (name: string): PermissionInfo => ({ name, by: 'unit' })
const byCommission = (name: string): PermissionInfo => ({ name, by: 'commission' })

/** What each route permission covers (specification, section 6). */
const permissions: Readonly<Record<string, PermissionInfo>> = {
  's01.f019': byUnit(text('单位管理')),
  's02.f006': byUnit(text('项目审核与任务书审核')),
  's02.f009': byUnit(text('项目申报与我的项目')),
  's02.f015': byUnit(text('绩效与基地审核')),
  's02.f026': byUnit(text('外国专家项目审核')),
  's02.f9001': byUnit(text('科学基地年度检查')),
  's02.f9002': byUnit(text('成果转化绩效')),
  's02.f9011': byUnit(text('新型研发机构')),
  's02.f9003': byUnit(text('工程技术研究中心')),
  's02.f9009': byUnit(text('青年实践工作站')),
  's02.f9010': byUnit(text('软科学研究基地')),
  's02.f9008': byUnit(text('专业技术服务平台')),
  's02.f9005': byUnit(text('重点实验室')),
  's02.f9004': byUnit(text('外国专家项目')),
  's23.f002': byCommission(text('预算审计')),
  's23.f003': byCommission(text('项目审计')),
  's23.f005': byCommission(text('技术报告评价')),
  's23.f006': byCommission(text('表单管理')),
}

function handles(routes: readonly RouteObject[]): RouteHandle[] {
  return routes.flatMap((route) => [
    ...(route.handle ? [route.handle as RouteHandle] : []),
    ...handles(route.children ?? []),
  ])
}

/** What a page needs: one of these. */
interface Needed {
  page: string
  names: readonly string[]
  codes: readonly string[]
  by: PermissionInfo['by']
}

/**
 * The permissions a page needs and its title, by route name. Undefined for an unknown name, so that nothing from the
 * address is displayed.
 */
export function neededFor(page: string | null): Needed | undefined {
  const handle = handles(memberPages).find(({ name }) => name === page)
  if (!handle) return undefined
  const codes = permissionsOf(handle)
  const infos = codes.flatMap((code) => permissions[code] ?? [])
  const [first] = infos
  return first && { page: handle.title, names: infos.map(({ name }) => name), codes, by: first.by }
}
