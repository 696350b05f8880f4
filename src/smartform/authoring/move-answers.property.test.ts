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
import type { ColumnNode, FieldNode, FormNode } from '../schema/nodes'
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

/** By former id: what has taken its place. Found once for a pair of versions, not for each answer. */
function successors<Item extends Raw>(before: ReadonlyMap<string, Item>, after: ReadonlyMap<string, Item>) {
  return new Map([...after.values()].reverse().map((item) => [formerIdOf(before, after, item), item]))
}

const byId = <Item extends Raw>(items: readonly Item[]) => new Map(items.map((item) => [item.id, item]))

/** Answers what a form shows at a path of the former version, as the engine holds it, and as text. */
function shownIn(before: FormNode, after: FormNode, values: Readonly<Record<string, FieldValue>>) {
  const fields = successors<FieldNode>(before.fields, after.fields)
  const columns = new Map(
    [...fields].flatMap(([id, node]) => {
      const former = before.fields.get(id ?? '')
      if (node.kind !== 'table' || former?.kind !== 'table') return []
      return [[id, successors<ColumnNode>(byId(former.columns), byId(node.columns))] as const]
    }),
  )
  return (path: string) => {
    const [fieldId = '', rowId, columnId = ''] = path.split('/')
    const node = fields.get(fieldId)
    if (!node) return undefined
    const value = values[node.id] ?? null
    if (rowId === undefined) return { value, text: valueText(node, value) }
    const column = columns.get(fieldId)?.get(columnId)
    const cell = (value as readonly RowValue[]).find?.(({ id }) => id === rowId)?.cells[column?.id ?? '']
    return node.kind === 'table' && column && cell !== undefined
      ? { value: cell, text: valueText(columnOf(node, column.id) as never, cell) }
      : undefined
  }
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
        const [shownNow, shownThen] = [shownIn(before, after, engine.values()), shownIn(before, before, begun)]
        for (const [path, value] of typed(raw)) {
          const [fieldId, rowId] = path.split('/')
          if (kept.has(path) || kept.has(fieldId ?? '') || kept.has(`${fieldId}/${rowId}`)) continue
          const [now, then] = [shownNow(path), shownThen(path)]
          // Locked cells of fixed rows are the definition's own.
          if (path.startsWith('t') && rowId === 'fixed' && path.endsWith('c0')) continue
          // A row that the former fixed table did not have was read by none of its columns.
          if (then === undefined && now !== undefined) continue
          const same = [then?.value, then?.text, value].map(plain)
          const found = [now?.value, now?.text].map(plain)
          // No matcher for each of some 12,000 answers.
          if (!found.some((one) => same.includes(one))) expect(found, path).toEqual(same)
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
      const [shownNow, shownThen] = [again, begun].map((engine) => shownIn(before, before, engine.values()))
      const kept = JSON.stringify(back.kept.map(({ text, value }) => [text, value]))
      for (const [path, value] of typed(begun.values())) {
        if (kept.includes(JSON.stringify(value)) || kept.includes(JSON.stringify(textAt(before, path, value)))) continue
        const [now, then] = [shownNow?.(path), shownThen?.(path)]
        expect([now?.value, now?.text], path).toSatisfy(
          (found: unknown[]) => plain(found[0]) === plain(value) || plain(found[1]) === plain(then?.text),
        )
      }
    }),
    { numRuns: 100 },
  )
}, 60_000)
