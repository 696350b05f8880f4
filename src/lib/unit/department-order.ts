/** Sorts a unit's departments, for their page and its export. */

import { inOrder, type ListOrder, type OrderKeys } from '../collections/in-order'

interface OrderedDepartment {
  name: string
  people: number
  administrators: readonly string[]
  closedAt?: number | null
}

const keys: OrderKeys<OrderedDepartment> = {
  NAME: ({ name }) => name,
  PEOPLE: ({ people }) => people,
  ADMINISTRATORS: ({ administrators }) => administrators[0],
  STATE: ({ closedAt }) => closedAt ?? 0,
}

/** Departments by a field (the contract's `CompanyListOrder`); as they are for another field, or none. */
export function departmentsInOrder<Row extends OrderedDepartment>(
  departments: readonly Row[],
  order: ListOrder | null | undefined,
): readonly Row[] {
  return inOrder(departments, keys, order)
}
