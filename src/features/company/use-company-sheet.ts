/** A hook that exports a unit's list, for people who may export. */

import type { CompanyList, CompanyListFilter, ExportedList, ListOrder } from '@/api/export/schema.generated'
import { usePermission } from '@/session/permissions'
import { exportAccess } from './permissions'
import { useCompany } from './use-company'

/** A list of the unit as it is filtered, to be exported with all its pages; undefined without the access code. */
export function useCompanySheet(
  list: CompanyList,
  filter: CompanyListFilter,
  orderBy?: ListOrder,
): ExportedList | undefined {
  const { unitId } = useCompany()
  return usePermission([exportAccess]) ? { company: { unitId, list, filter, orderBy } } : undefined
}
