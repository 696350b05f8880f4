/** Random forms: what is proved never to happen does not happen with any random answers that the fields accept. */

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { answer, definition } from '../../../tests/smartform/random-forms'
import { isTrue, judge } from '../expression/evaluate'
import { kindOf } from '../kinds/kinds'
import type { FormSource } from '../schema/definition'
import type { ColumnNode, FieldNode, FormNode } from '../schema/nodes'
import { parseDefinition } from '../schema/parse-definition'
import { AnswerScope } from './answer-scope'
import { proveForm } from './prove-form'

const today = '2026-06-15'
const single = fc.dictionary(fc.constantFrom('f0', 'f1', 'f2', 'f3', 'f4', 'f5'), answer)
const rows = fc.array(fc.dictionary(fc.constantFrom('c0', 'c1', 'c2'), answer), { maxLength: 3 })
const contents = fc.array(fc.tuple(single, rows, rows), { minLength: 8, maxLength: 8 })

/** The answer, where its field accepts it. */
function accepted(node: FieldNode | ColumnNode | undefined, raw: unknown): unknown {
  if (!node) return undefined
  const kind = kindOf(node)
  return kind.check(node as FieldNode, kind.coerce(node as FieldNode, raw)).length === 0 ? raw : undefined
}

function valid(form: FormNode, [fields, first, second]: readonly [object, readonly object[], readonly object[]]) {
  const values = new Map<string, unknown>(
    Object.entries(fields).map(([id, raw]) => [id, accepted(form.fields.get(id), raw)]),
  )
  for (const [id, cells] of [
    ['t0', first],
    ['t1', second],
  ] as const) {
    const table = form.fields.get(id)
    if (table?.kind !== 'table') continue
    const columns = new Map(table.columns.map((column) => [column.id, column]))
    const rowId = (index: number) => (table.fixedRows ? 'fixed' : `r${index}`)
    values.set(
      id,
      cells.map((row, index) => ({
        id: rowId(index),
        cells: Object.fromEntries(Object.entries(row).map(([name, raw]) => [name, accepted(columns.get(name), raw)])),
      })),
    )
  }
  return values
}

it('what is proved of random forms holds for random answers', () => {
  fc.assert(
    fc.property(definition, contents, (raw, all) => {
      const source = raw as unknown as FormSource
      const form = parseDefinition(source)
      const findings = proveForm(source, today).filter(({ kind }) => kind.startsWith('never'))
      for (const content of all) {
        const values = valid(form, content)
        const scope = new AnswerScope(form, (id) => values.get(id), today)
        for (const { kind, place } of findings) {
          const node = form.fields.get(place.id)
          if (kind === 'neverVisible' && place.of === 'field' && node) expect(scope.visible(node), place.id).toBe(false)
          if (kind === 'neverRequired' && node) expect(scope.required(node), place.id).toBe(false)
          const rule = form.rules.find(({ id }) => place.of === 'rule' && id === place.id)
          if (!rule?.at.some(({ field }) => scope.visible(form.fields.get(field) as FieldNode))) continue
          const applies = isTrue(rule.when, scope.scope)
          const result = applies ? judge(rule.assert, scope.scope) : null
          if (kind === 'neverApplies') expect(applies, place.id).toBe(false)
          if (kind === 'neverMet') expect(result, place.id).not.toBe(true)
          if (kind === 'neverBroken') expect(result, place.id).not.toBe(false)
        }
      }
    }),
    { numRuns: 120 },
  )
}, 120_000)
