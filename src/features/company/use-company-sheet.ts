import type { CompanyList, CompanyListFilter, CompanyListOrder } from '@/api/export/schema.generated'
import { usePermission } from '@/session/permissions'
import type { GeneratedFile } from '@/shared/content/GeneratedFileButton'
import { exportSheet } from '@/shared/list/export-sheet'
import { CompanyXlsxDocument } from './graphql/lists.export.generated'
import { exportAccess } from './permissions'
import { useCompany } from './use-company'

/** Exports a filtered list with all its pages to Excel; undefined without the access code. */
export function useCompanySheet(
  list: CompanyList,
  filter: CompanyListFilter,
  orderBy?: CompanyListOrder,
): (() => Promise<GeneratedFile>) | undefined {
  const { unitId } = useCompany()
  if (!usePermission([exportAccess])) return undefined
  return () => exportSheet(CompanyXlsxDocument, { unitId, list, filter, orderBy })
}
