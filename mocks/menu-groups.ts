import type { UserRow } from './db/rows'

/** What may be done in each group of the menu (specification, section 6): access codes by route permission. */
const accessCodes: Readonly<Record<string, readonly string[]>> = {
  's01.f019': ['view', 'edit', 'add', 'remove', 'audit', 'export'],
  's02.f006': ['view', 'audit', 'export'],
  's02.f009': ['view', 'add', 'edit', 'remove', 'submit', 'withdraw', 'export'],
  's02.f015': ['view', 'audit'],
  's02.f026': ['view', 'audit'],
  's23.f002': ['view', 'edit', 'submit'],
  's23.f003': ['view', 'edit', 'submit'],
  's23.f005': ['view', 'edit', 'submit', 'export'],
}

/** The bases and foreign-expert projects: filled by people, confirmed by host units. */
const reportCodes = ['view', 'edit', 'submit', 'audit', 'export']

/** An administrator of a department only sees and exports in unit management. */
const narrowed: Readonly<Record<string, readonly string[]>> = { 's01.f019': ['view', 'export'] }

/** A person's menu: systems, their groups, and what may be done in each. */
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
