/** Finds what a form field reads and what reads it, for the testers' inspector. */

import type { Expression } from '@/smartform/expression/ast'
import { type Reference, referencesOf } from '@/smartform/expression/references'
import { isRawObject } from '@/smartform/schema/definition-reader'
import { expandParts } from '@/smartform/schema/expand-parts'
import type { ColumnNode, FieldNode, FormNode } from '@/smartform/schema/nodes'

/** What a field reads, and what reads it: field ids, `table.column`, and `rule:id`. */
export interface Links {
  dependsOn: readonly string[]
  neededBy: readonly string[]
}

interface Reader {
  name: string
  reads: readonly Reference[]
}

function nameOf(reference: Reference): string {
  if (reference.kind === 'field') return reference.field
  if (reference.kind === 'today') return 'today'
  return reference.kind === 'rows' ? reference.table : `${reference.table}.${reference.column}`
}

function expressionsOf(node: FieldNode | ColumnNode): Expression[] {
  const conditions = [node.visibleWhen, node.requiredWhen, node.lockedWhen]
  return node.kind === 'computed' ? [...conditions, node.value] : conditions
}

function reader(name: string, expressions: readonly Expression[], table: string | null): Reader {
  return { name, reads: expressions.flatMap((expression) => referencesOf(expression, table)) }
}

/** Everything in a form that reads something else. */
function readersOf(form: FormNode): Reader[] {
  const fields = [...form.fields.values()].flatMap((node) => [
    reader(node.id, expressionsOf(node), null),
    ...(node.kind === 'table'
      ? node.columns.map((column) => reader(`${node.id}.${column.id}`, expressionsOf(column), node.id))
      : []),
  ])
  const rules = form.rules.map((rule) => {
    const ledger = rule.ledger ? [rule.ledger.current, rule.ledger.limit] : []
    return reader(`rule:${rule.id}`, [rule.when, rule.assert, ...ledger], null)
  })
  return [...fields, ...rules]
}

/** Whether a name is the field or one of its columns. */
function belongs(name: string, fieldId: string): boolean {
  return name === fieldId || name.startsWith(`${fieldId}.`)
}

export function linksOf(form: FormNode, fieldId: string): Links {
  const readers = readersOf(form)
  const own = readers.filter((reader) => belongs(reader.name, fieldId)).flatMap((reader) => reader.reads.map(nameOf))
  const others = readers.filter((reader) => reader.reads.some((read) => belongs(nameOf(read), fieldId)))
  return { dependsOn: [...new Set(own)], neededBy: others.map((other) => other.name) }
}

/** A field's raw definition with its part's parameters applied; undefined for none. */
export function sourceOf(definition: unknown, fieldId: string): unknown {
  return found(isRawObject(definition) ? expandParts(definition, () => undefined).source : definition, fieldId)
}

function found(definition: unknown, fieldId: string): unknown {
  if (Array.isArray(definition)) {
    for (const item of definition) {
      const inside = found(item, fieldId)
      if (inside !== undefined) return inside
    }
    return undefined
  }
  if (typeof definition !== 'object' || definition === null) return undefined
  const { id, kind, pages, sections, fields } = definition as Readonly<Record<string, unknown>>
  if (id === fieldId && typeof kind === 'string') return definition
  return found([pages, sections, fields].filter(Array.isArray), fieldId)
}
