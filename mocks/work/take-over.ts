/** Updates the locked project facts (unit, leader, period, budget) in every editable form of a project. */
import { jsonEqual } from '@/lib/collections/json-equal'
import { isConstant } from '@/smartform/expression/ast'
import type { TableNode } from '@/smartform/schema/nodes'
import type { FormValues, RowValue } from '@/smartform/schema/values'
import { stateOf } from '@/work/kind'
import type { BackendContext } from '../context'
import type { WorkRow } from '../db/rows-work'
import { formNode } from '../domain/form-engine'
import { rowsOf } from '../domain/stored-values'
import { auditRoots } from './kinds/audits'
import { prefillValues, sourceReader } from './prefill-values'
import { kindOf } from './viewer-roles'

/**
 * Updates permanently locked, prefilled values (a project's unit, leader, period, its budget in force) in all editable
 * contents of a project.
 */
export function takeOver(context: BackendContext, projectId: string): void {
  for (const work of context.db.works.where({ projectId })) takeOverInto(context, work)
}

/**
 * The same for one work item. Typed values stay, and submitted versions keep the values of their time; where nothing was typed yet, every prefilled value
 * is taken anew.
 */
export function takeOverInto(context: BackendContext, work: WorkRow, roots = auditRoots(context, work)): void {
  const { db } = context
  const content = db.contents.get(work.id)
  const open = Object.values(stateOf(kindOf(work), work.state)?.actions ?? {}).some((all) => all.includes('FILL'))
  if (!content || !open) return
  const form = formNode(content.formId, content.formVersion)
  const known = prefillValues(form, sourceReader(context, work, roots))
  const values: Record<string, FormValues[string]> = { ...content.values }
  // Nobody has typed yet: what was prefilled follows its source.
  const isUntouched = content.savedAt === null && content.submitted === null
  for (const node of form.fields.values()) {
    const now = known[node.id] as FormValues[string] | undefined
    if (now === undefined) continue
    if (isUntouched || isConstant(node.lockedWhen, true)) values[node.id] = now
    else if (node.kind === 'table') values[node.id] = rowsWith(node, values[node.id], now)
  }
  if (!jsonEqual(values, content.values)) db.contents.update(work.id, { values, revision: content.revision + 1 })
}

/**
 * Fills a document of a project that nobody has begun with what is known today, for the person who opens it to fill it in: an acceptance is
 * created years before its results are recorded.
 */
export function freshenUnbegun(context: BackendContext, workId: string): void {
  const work = context.db.works.get(workId)
  const content = context.db.contents.get(workId)
  const isUnbegun = work && work.projectId !== null && content?.savedAt === null && content.submitted === null
  if (isUnbegun && work.state === kindOf(work).initial) takeOverInto(context, work)
}

/** A table's rows with current values in locked columns. */
function rowsWith({ columns }: TableNode, rows: unknown, known: unknown): readonly RowValue[] {
  const locked = columns.filter(({ lockedWhen }) => isConstant(lockedWhen, true)).map(({ id }) => id)
  const fresh = rowsOf(known)
  return rowsOf(rows).map((row) => {
    const cells = fresh.find(({ id }) => id === row.id)?.cells ?? {}
    const current = locked.flatMap((id) => (cells[id] === undefined ? [] : [[id, cells[id]] as const]))
    return { ...row, cells: { ...row.cells, ...Object.fromEntries(current) } }
  })
}
