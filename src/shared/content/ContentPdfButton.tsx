/** The buttons that open a content (declaration, contract, report) as a PDF; in English also with English headings and labels. */
import { pdfgenerate } from '@/api/pdfgenerate'
import { useLocale, useT } from '@/ui/use-t'
import { ContentPdfDocument, ContentPdfInEnglishDocument } from '../graphql/paper.pdfgenerate.generated'
import { GeneratedFileButton } from './GeneratedFileButton'

export function ContentPdfButton({ contentId }: { contentId: string }) {
  const t = useT()
  const isEnglish = useLocale() === 'en'
  // Two queries: a gateway of an earlier version refuses a query with an argument that it does not know.
  const make = (document: typeof ContentPdfDocument | typeof ContentPdfInEnglishDocument) => () =>
    pdfgenerate
      .query(document, { contentId }, { fetchPolicy: 'no-cache', background: true })
      .then(({ contentPdf }) => contentPdf)
  return (
    <>
      {isEnglish && <GeneratedFileButton label={t('下载英文 PDF')} make={make(ContentPdfInEnglishDocument)} />}
      <GeneratedFileButton label={t('下载 PDF')} make={make(ContentPdfDocument)} />
    </>
  )
}
