/** The buttons that export and print the findings of acceptance experts. */

import { pdfgenerate } from '@/api/pdfgenerate'
import { GeneratedFileButton } from '@/shared/content/GeneratedFileButton'
import { ListExportButton } from '@/shared/list/ListExportButton'
import { useLocale, useT } from '@/ui/use-t'
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
      <ListExportButton list={{ acceptanceFindings: workId }} />
      <GeneratedFileButton label={t('打印全部意见')} make={print()} />
      {findings.map(({ id, reviewer: { name } }) => (
        <GeneratedFileButton key={id} label={t('打印{name}的意见', { name })} make={print(id)} />
      ))}
    </div>
  )
}
