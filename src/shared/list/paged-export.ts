/** Reads an exported list from the export endpoint. Load it when an export begins. */

import type { OperationVariables } from '@apollo/client'
import { exporting, type TypedDocumentNode } from '@/api/export'
import type { ExportedList, SheetLanguage } from '@/api/export/schema.generated'
import { locale } from '@/lib/i18n/i18n'
import { ExportedRowsDocument, ListToExportDocument } from './graphql/export.export.generated'

/** A list whose rows are read part by part. */
export interface PagedExport {
  /** What the list is about, and the ids of everything found, in its order. */
  find(): Promise<{ title: string; ids: readonly string[] }>
  /** The rows of some ids, as they are now. */
  read(ids: readonly string[]): Promise<{ head: readonly string[]; rows: readonly (readonly string[])[] }>
}

/** A list of the portal as an export reads it, in the interface language at the start. */
export function pagedExport(list: ExportedList): PagedExport {
  const language: SheetLanguage = locale() === 'en' ? 'EN' : 'ZH'
  const ask = <Data, V extends OperationVariables>(document: TypedDocumentNode<Data, V>, variables: V) =>
    exporting.query(document, variables, { fetchPolicy: 'no-cache', background: true })
  return {
    find: async () => (await ask(ListToExportDocument, { list, language })).list,
    read: async (ids) => (await ask(ExportedRowsDocument, { list, ids: [...ids], language })).part,
  }
}
