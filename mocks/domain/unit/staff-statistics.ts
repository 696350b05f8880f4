/** Counts a unit's approved staff by department, education and age, for its dashboard. */
import type { BackendContext } from '../../context'
import type { UserRow } from '../../db/rows'
import type { StaffStatistics } from '../../resolvers/permission.generated'
import { type CompanyRights, membershipsSeen } from './company-rights'
import { departmentsSeen } from './departments'
import { waitingStaff } from './staff'

const year = 365.25 * 24 * 3600_000
const bands = [
  ['30 岁以下', 'Under 30', 30],
  ['30–39 岁', '30–39', 40],
  ['40–49 岁', '40–49', 50],
  ['50–59 岁', '50–59', 60],
  ['60 岁及以上', '60 and over', Number.POSITIVE_INFINITY],
] as const
const unknown = '未填写'
const unassigned = '未分配部门'
const inEnglish: ReadonlyMap<string, string> = new Map([
  ...bands.map(([label, labelEn]) => [label, labelEn] as const),
  [unknown, 'Not filled in'],
  [unassigned, 'No department'],
])

function bandOf({ userBirthday }: UserRow, now: number): string {
  if (userBirthday === null) return unknown
  const age = (now - userBirthday) / year
  return bands.find(([, , below]) => age < below)?.[0] ?? unknown
}

function counted(labels: readonly string[], order: readonly string[], english = inEnglish) {
  const counts = new Map<string, number>(order.map((label) => [label, 0]))
  for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1)
  return [...counts]
    .map(([label, count]) => ({ label, labelEn: english.get(label) ?? null, count }))
    .filter(({ label, count }) => label !== unknown || count > 0)
}

/** Statistics on a unit's approved people, within the rights. */
export function staffStatistics(context: BackendContext, rights: CompanyRights): StaffStatistics {
  const { db, now } = context
  const members = membershipsSeen(context, rights).filter(({ applyStatus }) => applyStatus === 2)
  const people = members.flatMap(({ userId }) => db.users.get(userId) ?? [])
  const departments = departmentsSeen(context, rights)
  const departmentOf = (id: string | undefined) =>
    departments.find((department) => department.id === id)?.name ?? unassigned
  const degrees = people.flatMap(({ userHighDegree }) => db.dictionaries.get(userHighDegree ?? '') ?? [])
  const educations = people.map(({ userHighDegree }) => db.dictionaries.get(userHighDegree ?? '')?.name ?? unknown)
  return {
    total: members.length,
    waiting: waitingStaff(context, rights),
    departments: counted(
      members.map((member) => departmentOf(member.departments[0]?.id)),
      departments.map(({ name }) => name),
    ),
    educations: counted(
      educations,
      [...new Set(educations)].sort(),
      new Map([...inEnglish, ...degrees.flatMap(({ name, nameEn }) => (nameEn ? [[name, nameEn] as const] : []))]),
    ),
    ages: counted(
      people.map((person) => bandOf(person, now)),
      [...bands.map(([label]) => label), unknown],
    ),
  }
}
