/** The buttons that export and print the findings of acceptance experts. */

import { pdfgenerate } from '@/api/pdfgenerate'
import { GeneratedFileButton } from '@/shared/content/GeneratedFileButton'
import { exportSheet } from '@/shared/list/export-sheet'
import { useLocale, useT } from '@/ui/use-t'
import { AcceptanceFindingsXlsxDocument } from '../../graphql/findings.export.generated'
import { AcceptanceFindingsPdfDocument } from '../../graphql/findings.pdfgenerate.generated'
import styles from './acceptance.module.css'

interface FindingsFilesProps {
  workId: string
  /** The submitted findings, with their experts. */
  findings: readonly { id: string; reviewer: { name: string } }[]
}

/** The submitted findings as a spreadsheet and as documents for print: of all experts together, and of each. */
export function FindingsFiles({ workId, findings }: FindingsFilesProps) {
  const t = useT()
  const english = useLocale() === 'en'
  const print = (reviewId?: string) => () =>
    pdfgenerate
      .query(
        AcceptanceFindingsPdfDocument,
        { workId, reviewId, english },
        { fetchPolicy: 'no-cache', background: true },
      )
      .then(({ acceptanceFindings }) => acceptanceFindings)
  if (findings.length === 0) return null
  return (
    <div className={styles.files}>
      <GeneratedFileButton
        label={t('导出 Excel')}
        make={() => exportSheet(AcceptanceFindingsXlsxDocument, { workId })}
      />
      <GeneratedFileButton label={t('打印全部意见')} make={print()} />
      {findings.map(({ id, reviewer: { name } }) => (
        <GeneratedFileButton key={id} label={t('打印{name}的意见', { name })} make={print(id)} />
      ))}
    </div>
  )
}
