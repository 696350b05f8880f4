/** Names of fields and cells, by their labels, in the sentence that says what an expression means. */

import { locale } from '@/lib/i18n/i18n'
import { isRawObject, type RawObject } from '../schema/definition-reader'

/** The labels of a form, in the interface language; undefined for what the form does not have. */
export interface SentenceNames {
  field(id: string): string | undefined
  column(table: string, column: string): string | undefined
  /** A fixed row of a table, by its locked words. */
  row(table: string, row: string): string | undefined
  /** The label of a choice's option; `column` null: of a field. */
  option(field: string, column: string | null, value: string): string | undefined
  /** Whether it is a day, a month or a time, which is earlier or later, not less or more. */
  isCalendar(field: string, column: string | null): boolean
}

const own = (raw: unknown, name: string): unknown =>
  isRawObject(raw) && Object.hasOwn(raw, name) ? raw[name] : undefined

const objects = (raw: unknown, name: string): RawObject[] => {
  const list = own(raw, name)
  return Array.isArray(list) ? list.filter(isRawObject) : []
}

/** A text in the interface language. */
function spoken(text: unknown): string | undefined {
  const words = isRawObject(text) ? (own(text, locale()) ?? own(text, 'zh')) : text
  return typeof words === 'string' && words !== '' ? words : undefined
}

/** The names of a definition without parts, whatever is wrong with it. */
export function sentenceNames(definition: unknown): SentenceNames {
  const fields = new Map<unknown, RawObject>()
  for (const page of objects(definition, 'pages'))
    for (const section of objects(page, 'sections'))
      for (const field of objects(section, 'fields')) if (!fields.has(field.id)) fields.set(field.id, field)
  const columnOf = (table: string, column: string) =>
    objects(fields.get(table), 'columns').find(({ id }) => id === column)
  const nodeOf = (field: string, column: string | null) =>
    column === null ? fields.get(field) : columnOf(field, column)
  return {
    field: (id) => spoken(own(fields.get(id), 'label')),
    column: (table, column) => spoken(own(columnOf(table, column), 'label')),
    row(table, row) {
      const cells = own(
        objects(fields.get(table), 'fixedRows').find(({ id }) => id === row),
        'cells',
      )
      return isRawObject(cells) ? Object.values(cells).find((cell) => typeof cell === 'string') : undefined
    },
    option: (field, column, value) =>
      spoken(
        own(
          objects(nodeOf(field, column), 'options').find((option) => option.value === value),
          'label',
        ),
      ),
    isCalendar: (field, column) => ['date', 'month', 'time'].includes(String(own(nodeOf(field, column), 'kind'))),
  }
}
