import type { ColumnSource } from '@/smartform/kinds/kinds'
import type { FieldSource, PageSource, PartUse, SectionSource, TableSource, Text } from '@/smartform/schema/definition'

/** Shorthand functions for the structure of the embedded forms; each returns plain JSON. */

export const page = (id: string, title: Text, sections: PageSource['sections']): PageSource => ({ id, title, sections })

export function section(id: string, title: Text | null, fields: readonly (FieldSource | PartUse)[]): SectionSource {
  return title === null ? { id, fields } : { id, title, fields }
}

/** The columns come last, after the settings of the whole table. */
export function table(
  id: string,
  label: Text,
  settings: Partial<TableSource>,
  columns: readonly (ColumnSource | PartUse)[],
): TableSource {
  return { id, kind: 'table', label, ...settings, columns }
}

export const part = (name: string, values: NonNullable<PartUse['with']>): PartUse => ({ part: name, with: values })
