/** Asks the export endpoint for lists and files, in the interface language. */

import type { OperationVariables } from '@apollo/client'
import { failureText } from '@/api/errors/failure'
import { exporting, type TypedDocumentNode } from '@/api/export'
import type { SheetLanguage } from '@/api/export/schema.generated'
import { locale } from '@/lib/i18n/i18n'

/** Sends a query of the export endpoint in the interface language. */
export async function askExport<Data, V extends OperationVariables & { language: SheetLanguage }>(
  document: TypedDocumentNode<Data, V>,
  variables: Omit<V, 'language'>,
): Promise<Data> {
  const language: SheetLanguage = locale() === 'en' ? 'EN' : 'ZH'
  return await exporting.query(document, { ...variables, language } as V, { fetchPolicy: 'no-cache', background: true })
}

/** Why an export ended without a file; null: the person stopped it. */
export function exportProblem(error: unknown, signal: AbortSignal): string | null {
  return signal.aborted ? null : failureText(error)
}
