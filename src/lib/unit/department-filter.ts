/** Filters a unit's departments, for their page and its export. */

/** What the list of departments is narrowed to. */
export interface DepartmentFilter {
  /** Part of a name, a former name, or an administrator's name. */
  keyword?: string | null
  /** `open` or `closed`; any other value is all. */
  state?: string | null
}

interface NarrowedDepartment {
  name: string
  formerNames: readonly { name: string }[]
  administrators: readonly string[]
  closedAt?: number | null
}

/** Whether a department is in the list: the screen and the export decide alike. */
export function departmentFits(department: NarrowedDepartment, { keyword, state }: DepartmentFilter): boolean {
  const words = [department.name, ...department.formerNames.map(({ name }) => name), ...department.administrators]
  const query = keyword?.trim().toLowerCase() ?? ''
  if (!words.some((word) => word.toLowerCase().includes(query))) return false
  const isOpen = department.closedAt == null
  return state === 'open' ? isOpen : state === 'closed' ? !isOpen : true
}
