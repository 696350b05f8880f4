/** Asks the server for a list as an Excel file. */

import type { OperationVariables } from '@apollo/client'
import type { TypedDocumentNode } from '@/api/export'
import type { SheetLanguage } from '@/api/export/schema.generated'
import type { GeneratedFile } from '../content/GeneratedFileButton'
import { askExport } from './ask-export'

/** Generates a list's Excel file in the interface language; the document names its one answer `sheet`. */
export async function exportSheet<V extends OperationVariables & { language: SheetLanguage }>(
  document: TypedDocumentNode<{ sheet: GeneratedFile }, V>,
  variables: Omit<V, 'language'>,
): Promise<GeneratedFile> {
  return (await askExport(document, variables)).sheet
}
