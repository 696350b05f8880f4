import type { FormEngine } from '../engine/engine'
import { kindOf } from '../kinds/kinds'
import type { SmartformPorts } from '../ports'
import type { FieldNode, TableNode } from '../schema/nodes'
import { rowsIn } from '../schema/rows'
import type { Path } from '../schema/values'
import { validValue } from './valid-value'

function fieldsOf(engine: FormEngine, pageId: string): readonly FieldNode[] {
  return engine.form.pages.find((page) => page.id === pageId)?.sections.flatMap((section) => section.fields) ?? []
}

/** Puts a valid answer where there is none or a wrong one; what is right stays. Answers how many were put. */
async function fillPath(engine: FormEngine, ports: SmartformPorts, path: Path): Promise<number> {
  const state = engine.field(path)
  if (!state?.visible || state.locked || state.node.kind === 'table') return 0
  const kind = kindOf(state.node)
  if (!kind.isEmpty(state.value) && kind.check(state.node, state.value).length === 0) return 0
  const value = await validValue(state.node, ports)
  if (value === undefined) return 0
  engine.set(path, value)
  return 1
}

async function fillTable(engine: FormEngine, ports: SmartformPorts, table: TableNode): Promise<number> {
  const rows = () => rowsIn(engine.field(table.id)?.value)
  const state = engine.field(table.id)
  if (!state?.visible) return 0
  const least = Math.max(table.minRows ?? 0, state.required ? 1 : 0)
  while (!table.fixedRows && rows().length < least && engine.insertRow(table.id, rows().length) !== null) {
    // until there are enough
  }
  let put = 0
  for (const row of rows())
    for (const column of table.columns) put += await fillPath(engine, ports, `${table.id}/${row.id}/${column.id}`)
  return put
}

/** Fills a page with valid data, again for what that made visible. Answers how many answers were put. */
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
