/** The button that opens a content (declaration, contract, report) as a PDF. */
import { pdfgenerate } from '@/api/pdfgenerate'
import { useT } from '@/ui/use-t'
import { ContentPdfDocument } from '../graphql/paper.pdfgenerate.generated'
import { GeneratedFileButton } from './GeneratedFileButton'

/** Opens a content as a PDF: declaration, contract, report. */
export function ContentPdfButton({ contentId }: { contentId: string }) {
  const t = useT()
  const make = () =>
    pdfgenerate
      .query(ContentPdfDocument, { contentId }, { fetchPolicy: 'no-cache', background: true })
      .then(({ contentPdf }) => contentPdf)
  return <GeneratedFileButton label={t('下载 PDF')} make={make} />
}
