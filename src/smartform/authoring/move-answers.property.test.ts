/** Random changes of random forms: whatever was typed is in the new answers or kept beside them. */

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { halfWidth } from '@/lib/text/half-width'
import { answer, definition } from '../../../tests/smartform/random-forms'
import { createEngine } from '../engine/create-engine'
import { valueText } from '../kinds/kinds'
import type { FormSource } from '../schema/definition'
import { formerIdOf } from '../schema/definition-changes'
import { isRawObject } from '../schema/definition-reader'
import type { FormNode } from '../schema/nodes'
import { parseDefinition } from '../schema/parse-definition'
import { columnOf } from '../schema/rows'
import type { FieldValue, RowValue } from '../schema/values'
import { isNothing } from './convert-answer'
import { moveAnswers } from './move-answers'

type Raw = { id: string; columns?: readonly Raw[] }

/** Gives some fields and columns a new id, half of them with `movedFrom`, and leaves some out. */
const changed = fc
  .tuple(
    definition,
    fc.dictionary(
      fc.constantFrom('f0', 'f2', 'f4', 't0', 't1', 'c0', 'c2'),
      fc.constantFrom('moved', 'renamed', 'gone'),
    ),
  )
  .map(([raw, fates]): FormSource => {
    const change = <N extends Raw>(items: readonly N[]): N[] =>
      items.flatMap((item) => {
        const fate = fates[item.id]
        const inner = item.columns ? { ...item, columns: change(item.columns) } : item
        if (fate === 'gone' && items.length > 1) return []
        if (fate === 'moved') return [{ ...inner, id: `${item.id}_new`, movedFrom: item.id }]
        return fate === 'renamed' ? [{ ...inner, id: `${item.id}_new` }] : [inner]
      })
    return {
      ...raw,
      version: 2,
      pages: raw.pages.map((page) => ({
        ...page,
        sections: page.sections.map((section) => ({ ...section, fields: change(section.fields as readonly Raw[]) })),
      })),
    } as unknown as FormSource
  })

const cells = fc.dictionary(fc.constantFrom('c0', 'c1', 'c2', 'stray'), answer)
const rows = fc.uniqueArray(fc.record({ id: fc.constantFrom('fixed', 'r1', 'r2', 'r3'), cells }), {
  selector: ({ id }) => id,
  maxLength: 3,
})
const answers = fc
  .tuple(
    fc.dictionary(fc.constantFrom('f0', 'f1', 'f2', 'f3', 'f4', 'f5', 'stray'), answer),
    fc.dictionary(fc.constantFrom('t0', 't1'), rows),
  )
  .map(([single, tables]): Record<string, unknown> => ({ ...single, ...tables }))

/** Every typed answer with its place: `f0`, `t0/r1/c2`. */
function typed(values: Readonly<Record<string, unknown>>): [path: string, value: unknown][] {
  return Object.entries(values).flatMap(([id, value]): [string, unknown][] => {
    if (!Array.isArray(value) || !value.some(isRawObject)) return isNothing(value) ? [] : [[id, value]]
    return (value as readonly RowValue[]).flatMap((row) =>
      Object.entries(row.cells)
        .filter(([, cell]) => !isNothing(cell))
        .map(([column, cell]): [string, unknown] => [`${id}/${row.id}/${column}`, cell]),
    )
  })
}

/** The answer that a form shows at a path of the former version, as the engine holds it, and as text. */
function shownAt(before: FormNode, after: FormNode, values: Readonly<Record<string, FieldValue>>, path: string) {
  const [fieldId = '', rowId, columnId = ''] = path.split('/')
  const former = before.fields.get(fieldId)
  const node = [...after.fields.values()].find((item) => formerIdOf(before.fields, after.fields, item) === fieldId)
  if (!node) return undefined
  const value = values[node.id] ?? null
  if (rowId === undefined) return { value, text: valueText(node, value) }
  if (node.kind !== 'table' || former?.kind !== 'table') return undefined
  const ids = (columns: readonly { id: string; movedFrom?: string }[]) =>
    new Map(columns.map((item) => [item.id, item]))
  const column = node.columns.find((item) => formerIdOf(ids(former.columns), ids(node.columns), item) === columnId)
  const cell = (value as readonly RowValue[]).find(({ id }) => id === rowId)?.cells[column?.id ?? '']
  return column && cell !== undefined
    ? { value: cell, text: valueText(columnOf(node, column.id) as never, cell) }
    : undefined
}

/** The same number however it is written: `１,234` and `1234`. */
const plain = (value: unknown) => halfWidth(JSON.stringify(value ?? '')).replace(/,/g, '')

/** A content for each of 1,000 pairs of versions; a pair differs in about ten fields and columns. */
it('random changes lose none of the answers typed before', () => {
  fc.assert(
    fc.property(definition, changed, fc.array(answers, { minLength: 1, maxLength: 1 }), (former, latter, contents) => {
      const [before, after] = [parseDefinition(former), parseDefinition(latter)]
      for (const raw of contents) {
        const begun = createEngine(before, raw, { editable: true, today: () => '2026-06-15' }).values()
        const moved = moveAnswers(before, after, raw)
        const engine = createEngine(after, moved.values, { editable: true, today: () => '2026-06-15' })
        // The form takes all that moved: nothing of it is set aside.
        expect([...engine.unusedValues().keys()]).toEqual([])
        const kept = new Map(moved.kept.map((item) => [item.path, item.value]))
        for (const [path, value] of typed(raw)) {
          const [fieldId, rowId] = path.split('/')
          if (kept.has(path) || kept.has(fieldId ?? '') || kept.has(`${fieldId}/${rowId}`)) continue
          const now = shownAt(before, after, engine.values(), path)
          const then = shownAt(before, before, begun, path)
          // Locked cells of fixed rows are the definition's own.
          if (path.startsWith('t') && rowId === 'fixed' && path.endsWith('c0')) continue
          // A row that the former fixed table did not have was read by none of its columns.
          if (then === undefined && now !== undefined) continue
          const same = [then?.value, then?.text, value].map(plain)
          expect([now?.value, now?.text].map(plain), path).toSatisfy((found: string[]) =>
            found.some((one) => same.includes(one)),
          )
        }
      }
    }),
    { numRuns: 1000 },
  )
}, 60_000)

/** A typed answer as text. */
function textAt(form: FormNode, path: string, value: unknown): string {
  const [fieldId = '', , columnId] = path.split('/')
  const field = form.fields.get(fieldId)
  const node = columnId !== undefined && field?.kind === 'table' ? columnOf(field, columnId) : field
  return node ? valueText(node as never, value as FieldValue) : ''
}

it('answers come back when a version has their fields again', () => {
  fc.assert(
    fc.property(definition, changed, answers, (former, latter, raw) => {
      const [before, after] = [parseDefinition(former), parseDefinition(latter)]
      const begun = createEngine(before, raw, { editable: true, today: () => '2026-06-15' })
      const there = moveAnswers(before, after, begun.values())
      const back = moveAnswers(after, before, there.values, there.kept)
      const again = createEngine(before, back.values, { editable: true, today: () => '2026-06-15' })
      const kept = JSON.stringify(back.kept.map(({ text, value }) => [text, value]))
      for (const [path, value] of typed(begun.values())) {
        if (kept.includes(JSON.stringify(value)) || kept.includes(JSON.stringify(textAt(before, path, value)))) continue
        const now = shownAt(before, before, again.values(), path)
        const then = shownAt(before, before, begun.values(), path)
        expect([now?.value, now?.text], path).toSatisfy(
          (found: unknown[]) => plain(found[0]) === plain(value) || plain(found[1]) === plain(then?.text),
        )
      }
    }),
    { numRuns: 100 },
  )
}, 60_000)
