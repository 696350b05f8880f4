import type { OperationVariables } from '@apollo/client'
import { exporting, type TypedDocumentNode } from '@/api/export'
import type { SheetLanguage } from '@/api/export/schema.generated'
import { locale } from '@/lib/i18n/i18n'
import type { GeneratedFile } from '../content/GeneratedFileButton'

/** Generates a list's Excel file in the interface language; the document names its one answer `sheet`. */
export async function exportSheet<V extends OperationVariables & { language: SheetLanguage }>(
  document: TypedDocumentNode<{ sheet: GeneratedFile }, V>,
  variables: Omit<V, 'language'>,
): Promise<GeneratedFile> {
  const language: SheetLanguage = locale() === 'en' ? 'EN' : 'ZH'
  const { sheet } = await exporting.query(document, { ...variables, language } as V, {
    fetchPolicy: 'no-cache',
    background: true,
  })
  return sheet
}
