/** Shorthand functions for pages, sections, tables, form parts and limits (rule and ledger line at once); every form in `mocks/forms` uses them. */

import type { ColumnSource } from '@/smartform/kinds/kinds'
import type {
  ExpressionSource,
  FieldSource,
  LedgerSource,
  PageSource,
  PartUse,
  RuleSource,
  SectionSource,
  TableSource,
  Text,
} from '@/smartform/schema/definition'

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

export const pageWithHelp = (id: string, title: Text, help: Text, sections: PageSource['sections']): PageSource => ({
  id,
  title,
  help,
  sections,
})

const operators = { atMost: 'lte', exactly: 'eq', atLeast: 'gte' } as const

/** What a rule about a limit asserts, and its reading in the ledger. */
export function limited(
  current: ExpressionSource,
  relation: LedgerSource['relation'],
  limit: ExpressionSource,
  reading: Omit<LedgerSource, 'current' | 'relation' | 'limit'>,
): Pick<RuleSource, 'assert' | 'ledger'> {
  return { assert: [operators[relation], current, limit], ledger: { ...reading, current, relation, limit } }
}
