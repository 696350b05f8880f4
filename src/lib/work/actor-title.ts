/** Names of the roles in which people act on a work item, for histories, logs and messages. */

import { t, text } from '@/lib/i18n/i18n'

/** Roles in which people take steps, as the workflow endpoint names them (`actorRole`). */
const titles: ReadonlySet<string> = new Set([
  text('项目负责人'),
  text('项目组成员'),
  text('完成人'),
  text('接任人'),
  text('单位管理员'),
  text('部门管理员'),
  text('主管处室'),
  text('审计人员'),
  text('专家'),
  text('签署方'),
  text('提名者'),
  text('被提名者'),
  text('填报人'),
  text('申报人'),
  text('申请人'),
  text('异议人'),
  text('课题负责人'),
  text('评审专家'),
  text('系统'),
])

/** The commission's name as an actor in the contract (`actorTitle`); screens show the configured name. */
export const commissionRole = text('市科委')

/** A role in the interface language; the commission by its configured name. */
export function actorTitle(role: string): string {
  if (role === commissionRole) return t('{commission}')
  return titles.has(role) ? t(role) : role
}

/** The panel's own step, taken when the last finding is in (`actorName`). */
const reviewSystem = text('评审系统')

/** Who took a step, for reading: the review system and the commission in the interface language, people as they are. */
export function actorName(name: string): string {
  if (name === reviewSystem) return t(reviewSystem)
  return name === '市科学技术委员会' ? t('{commission}') : name // not translated: the name on the wire
}
