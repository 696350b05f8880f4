/**
 * Converts the neutral form of the form bench (`bench/shared/description.ts`) to the portal's form definition and
 * values.
 */
import type { ColumnSource } from '@/smartform/kinds/kinds'
import type { FieldSource, FormSource } from '@/smartform/schema/definition'
import { type Description, isTable, type NeutralField } from '../../shared/description'

function columnOf(field: NeutralField): ColumnSource {
  const base = {
    id: field.id,
    label: field.label,
    ...(field.required ? { required: true } : {}),
    ...(field.visibleWhen
      ? { visibleWhen: ['eq', ['field', field.visibleWhen.field], field.visibleWhen.equals] as const }
      : {}),
  }
  const range = { min: String(field.min ?? 0), max: String(field.max ?? 0) }
  switch (field.kind) {
    case 'text':
      return { ...base, kind: 'text', maxLength: field.maxLength }
    case 'longText':
      return { ...base, kind: 'longText', maxLength: field.maxLength, rows: 2, width: 1 }
    case 'number':
      return { ...base, ...range, kind: 'number' }
    case 'money':
      return { ...base, ...range, kind: 'money' }
    case 'choice':
      return { ...base, kind: 'radio', options: field.options ?? [] }
    case 'total':
      return {
        ...base,
        kind: 'computed',
        decimals: 2,
        value: ['add', ...(field.sumOf ?? []).map((id) => ['field', id])],
      }
    case 'product':
      return {
        ...base,
        kind: 'computed',
        decimals: 2,
        value: ['multiply', ...(field.of ?? []).map((id) => ['cell', id])],
      }
  }
}

/** A neutral description as a definition of ours, on one page. */
export function definitionOf(description: Description): FormSource {
  const sections: { id: string; title: string; fields: FieldSource[] }[] = isTable(description)
    ? [
        {
          id: 'devices',
          title: description.title,
          fields: [
            {
              kind: 'table',
              id: 'rows',
              label: description.title,
              columns: description.columns.map(columnOf),
              maxRows: 2000,
              totals: ['quantity', 'amount', 'paid'],
            },
          ],
        },
      ]
    : description.sections.map((section) => ({ ...section, fields: section.fields.map(columnOf) }))
  return { id: description.id, version: 1, title: description.title, pages: [{ id: 'all', title: '全部', sections }] }
}

/** Its answers as the server would hold them. */
export function valuesOf(description: Description): Record<string, unknown> {
  if (!isTable(description)) return description.values
  return { rows: description.rows.map((cells, index) => ({ id: `r${index + 1}`, cells })) }
}
