/** Fills a form's page with valid invented data, for testers and the workshop's preview. */

import { flattenTree } from '@/lib/collections/flatten-tree'
import type { FormEngine } from '@/smartform/engine/engine'
import type { SampleTools } from '@/smartform/kinds/kind'
import { kindOf } from '@/smartform/kinds/kinds'
import type { SmartformPorts } from '@/smartform/ports'
import type { ColumnNode, FieldNode, TableNode } from '@/smartform/schema/nodes'
import { hasFixedRows, rowsIn } from '@/smartform/schema/rows'
import type { FieldValue, Path } from '@/smartform/schema/values'

function fieldsOf(engine: FormEngine, pageId: string): readonly FieldNode[] {
  return engine.form.pages.find((page) => page.id === pageId)?.sections.flatMap((section) => section.fields) ?? []
}

/** Writes valid answers where they are missing or wrong. Returns their number. */
async function fillPath(engine: FormEngine, ports: SmartformPorts, path: Path): Promise<number> {
  const state = engine.field(path)
  if (!state?.visible || state.locked || state.node.kind === 'table') return 0
  const kind = kindOf(state.node)
  if (!kind.isEmpty(state.value) && kind.check(state.node, state.value).length === 0) return 0
  const value = await validValue(state.node, ports)
  if (value === undefined) return 0
  return engine.set(path, value) ? 1 : 0
}

async function fillTable(engine: FormEngine, ports: SmartformPorts, table: TableNode): Promise<number> {
  const rows = () => rowsIn(engine.field(table.id)?.value)
  const state = engine.field(table.id)
  if (!state?.visible) return 0
  const least = Math.max(table.minRows ?? 0, state.required ? 1 : 0)
  while (!hasFixedRows(table) && rows().length < least && engine.insertRow(table.id, rows().length) !== null) {
    // Until there are enough rows.
  }
  let put = 0
  for (const row of rows())
    for (const column of table.columns) put += await fillPath(engine, ports, `${table.id}/${row.id}/${column.id}`)
  return put
}

/** Fills a page with valid data, repeated for fields that become visible. Returns the number of answers. */
export async function fillPage(engine: FormEngine, ports: SmartformPorts, pageId: string): Promise<number> {
  let put = 0
  for (let round = 0; round < 3; round += 1) {
    const before = put
    for (const node of fieldsOf(engine, pageId))
      put += node.kind === 'table' ? await fillTable(engine, ports, node) : await fillPath(engine, ports, node.id)
    if (put === before) break
  }
  return put
}

/** Fills in, as the server would, what is taken over from elsewhere and nobody types: single answers that are locked and empty. */
export async function fillKnown(engine: FormEngine, ports: SmartformPorts): Promise<void> {
  const known: Record<string, FieldValue> = {}
  for (const node of engine.form.fields.values()) {
    const state = engine.field(node.id)
    if (!state?.locked || node.kind === 'table' || node.kind === 'computed' || !kindOf(node).isEmpty(state.value))
      continue
    const value = await validValue(node, ports)
    if (value !== undefined) known[node.id] = value
  }
  engine.load(known, 'server')
}

const document = () => new File(['%PDF-1.4\n%%EOF\n'], 'sample.pdf', { type: 'application/pdf' })
const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const picture = () =>
  new File([Uint8Array.from(atob(dot), (letter) => letter.charCodeAt(0))], 'sample.png', { type: 'image/png' })

function toolsOf(ports: SmartformPorts): SampleTools {
  return {
    entries: (type) => ports.searchDictionary(type, '', 1),
    leaf: async (type) => flattenTree(await ports.dictionaryTree(type), true)[0] ?? null,
    units: () => ports.searchUnits('', 1),
    file: (type) =>
      ports.upload(type === 'document' ? document() : picture(), {
        onProgress: () => undefined,
        signal: new AbortController().signal,
      }),
  }
}

/** An answer that passes the field's checks; undefined where none is known. */
async function validValue(node: FieldNode | ColumnNode, ports: SmartformPorts): Promise<FieldValue | undefined> {
  const kind = kindOf(node)
  const values = (await kind.sample(node, toolsOf(ports))).map((raw) => kind.coerce(node, raw))
  return values.find((value) => !kind.isEmpty(value) && kind.check(node, value).length === 0)
}
