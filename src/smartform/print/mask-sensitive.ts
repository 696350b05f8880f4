import type { ColumnNode, FieldNode, FormNode } from '../schema/nodes'

const shown = 4

/** Only the last four characters of what could identify somebody. */
function maskText(text: string): string {
  return text.length <= shown ? text : '*'.repeat(Math.min(text.length - shown, 14)) + text.slice(-shown)
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Numbers in a value; a person's name stays readable. */
function maskValue(value: unknown): unknown {
  if (typeof value === 'string') return maskText(value)
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) =>
      key === 'number' || key === 'mobile' || key === 'certificate' ? [key, maskValue(part)] : [key, part],
    ),
  )
}

function maskRow(columns: readonly ColumnNode[], row: unknown): unknown {
  const cells = isObject(row) ? row.cells : undefined
  if (!isObject(row) || !isObject(cells)) return row
  const masked = columns.flatMap((column) =>
    column.sensitive && column.id in cells ? [[column.id, maskValue(cells[column.id])]] : [],
  )
  return { ...row, cells: { ...cells, ...Object.fromEntries(masked) } }
}

function maskField(node: FieldNode | undefined, value: unknown): unknown {
  if (!node) return value
  if (node.sensitive) return maskValue(value)
  return node.kind === 'table' && Array.isArray(value) ? value.map((row) => maskRow(node.columns, row)) : value
}

/** The values with certificate, bank and phone numbers down to their last four characters, for paper (patterns, "Security"). */
export function maskSensitive(
  form: FormNode,
  values: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(values).map(([id, value]) => [id, maskField(form.fields.get(id), value)]))
}
