import { exporting } from '@/api/export'
import type { CompanyList, CompanyListFilter } from '@/api/export/schema.generated'
import { Permitted } from '@/session/Permitted'
import { MadeFileButton } from '@/shared/MadeFileButton'
import { useT } from '@/ui/use-t'
import { CompanyXlsxDocument } from '../graphql/lists.export.generated'
import { exportAccess } from '../permissions'
import { useCompany } from '../use-company'

interface ExportListProps {
  list: CompanyList
  /** The same as on the screen; every page of it is exported. */
  filter: CompanyListFilter
}

/** Saves a list as the filters show it as an Excel file; for those whose menu says so. */
export function ExportList({ list, filter }: ExportListProps) {
  const t = useT()
  const { unitId } = useCompany()
  const make = () =>
    exporting
      .query(CompanyXlsxDocument, { unitId, list, filter }, { fetchPolicy: 'no-cache', background: true })
      .then(({ companyXlsx }) => companyXlsx)
  return (
    <Permitted codes={[exportAccess]}>
      <MadeFileButton label={t('导出 Excel')} make={make} />
    </Permitted>
  )
}
