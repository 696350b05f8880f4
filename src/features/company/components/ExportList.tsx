import { DownloadOutlined } from '@ant-design/icons'
import { App, Button } from 'antd'
import { useState } from 'react'
import { exporting } from '@/api/export'
import type { CompanyList, CompanyListFilter } from '@/api/export/schema.generated'
import { Permitted } from '@/session/Permitted'
import { openFile } from '@/shared/open-file'
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
  const { message } = App.useApp()
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      const { companyXlsx } = await exporting.query(
        CompanyXlsxDocument,
        { unitId, list, filter },
        { fetchPolicy: 'no-cache' },
      )
      await openFile(companyXlsx.key, companyXlsx.name)
      void message.success(t('已导出 {n} 行', { n: companyXlsx.rows }))
    } catch {
      // Announced by the error link; pressing again is the retry.
    } finally {
      setBusy(false)
    }
  }
  return (
    <Permitted codes={[exportAccess]}>
      <Button icon={<DownloadOutlined aria-hidden />} loading={busy} onClick={() => void save()}>
        {t('导出 Excel')}
      </Button>
    </Permitted>
  )
}
