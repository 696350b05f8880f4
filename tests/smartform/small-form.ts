/** Builds small form definitions and opens the engine over them, for tests. */
import { expect } from 'vitest'
import { createEngine } from '@/smartform/engine/create-engine'
import { parseDefinition } from '@/smartform/schema/parse-definition'

/** A text field that is labelled with its id. */
export const text = (id: string, more: object = {}) => ({ id, kind: 'text', label: id, ...more })

/** The definition of a form of one page and one section with these fields; `more` stands beside its pages. */
export function smallForm<F extends object>(fields: readonly F[], more: object = {}) {
  const sections = [{ id: 's', title: '节', fields }]
  return { id: 'f', version: 1, title: '表', pages: [{ id: 'p', title: '页', sections }], ...more }
}

/** The same, parsed; a problem in the definition fails the test. */
export function readForm(fields: readonly object[], more: object = {}) {
  const form = parseDefinition(smallForm(fields, more))
  expect(form.definitionProblems).toEqual([])
  return form
}

/** A field of its own, called 项目名称 unless the source says otherwise. */
export function readField(source: object) {
  const node = readForm([{ id: 'a', label: '项目名称', ...source }])
    .fields.values()
    .next().value
  if (!node) throw new Error('the field was not read')
  return node
}

/** A table of its own. */
export function readTable(columns: readonly object[], more: object = {}) {
  const node = readField({ id: 't', kind: 'table', label: '明细', columns, ...more })
  if (node.kind !== 'table') throw new Error('the table was not read')
  return node
}

/** A column of its own, called 列 unless the source says otherwise. */
export function readColumn(source: object) {
  const [column] = readTable([{ id: 'c', label: '列', ...source }]).columns
  if (!column) throw new Error('the column was not read')
  return column
}

/** An open form; today is 2026-06-15. */
export function openEngine(form: ReturnType<typeof parseDefinition>, values: unknown = {}, editable = true) {
  return createEngine(form, values, { editable, today: () => '2026-06-15' })
}
