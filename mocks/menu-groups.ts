/** The menu systems and access codes of a person, from their route permissions. */

import type { UserRow } from './db/rows'

/** Access codes of each menu group (specification, section 6), by route permission. */
const accessCodes: Readonly<Record<string, readonly string[]>> = {
  's01.f019': ['view', 'edit', 'add', 'remove', 'audit', 'export'],
  's02.f006': ['view', 'audit', 'export'],
  's02.f009': ['view', 'add', 'edit', 'remove', 'submit', 'withdraw', 'export'],
  's02.f015': ['view', 'audit'],
  's02.f026': ['view', 'audit'],
  's23.f002': ['view', 'edit', 'submit'],
  's23.f003': ['view', 'edit', 'submit'],
  's23.f005': ['view', 'edit', 'submit', 'export'],
  's23.f006': ['view', 'edit', 'submit'],
}

/** Bases and foreign-expert projects: filled in by people, confirmed by host units. */
const reportCodes = ['view', 'edit', 'submit', 'audit', 'export']

/** A department's administrator can only view and export in unit management. */
const narrowed: Readonly<Record<string, readonly string[]>> = { 's01.f019': ['view', 'export'] }

/** A person's menu: systems, their groups, and the access codes of each. */
export function menuOf(user: UserRow, departmentOnly: boolean) {
  const systems = new Map<string, { groupCode: string; children: { accessCode: string }[] }[]>()
  for (const permission of user.permissions) {
    const [sysCode = '', groupCode = ''] = permission.split('.')
    const codes = (departmentOnly ? narrowed[permission] : undefined) ?? accessCodes[permission] ?? reportCodes
    const groups = systems.get(sysCode) ?? []
    systems.set(sysCode, [...groups, { groupCode, children: codes.map((accessCode) => ({ accessCode })) }])
  }
  return [...systems].map(([sysCode, groups]) => ({ sysCode, groups }))
}
