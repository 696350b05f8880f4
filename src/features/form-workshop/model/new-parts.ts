/** Adds and removes fields, columns, sections, pages and rules of a draft, and changes a field's kind; for the tree's buttons and the properties panel. */

import { t } from '@/lib/i18n/i18n'
import { type FieldKind, kindOf } from '@/smartform/kinds/kinds'
import type { FormSource } from '@/smartform/schema/definition'
import type { RawObject } from '@/smartform/schema/definition-reader'
import { newId, typeAt } from './outline'
import { listAt, objectAt, type SourcePath, withItem, withValue } from './source-path'

/** What an attribute that a kind cannot do without begins with, by the shape its schema says. */
function firstValue(name: string, schema: Readonly<Record<string, unknown>>): unknown {
  if (name === 'columns') return [{ id: 'column1', kind: 'text', label: t('第一列') }]
  if (name === 'value') return 0
  if (schema.type === 'array') return [1, 2].map((n) => ({ value: `option${n}`, label: t('选项 {n}', { n }) }))
  if (schema.$ref === '#/$defs/Text') return t('请写明内容')
  return ''
}

/** A kind's attributes that a definition has to name, with first values. */
function neededOf(kind: FieldKind): RawObject {
  const needed = Object.entries(kindOf({ kind }).attributes).filter(([, attribute]) => attribute.needed)
  return Object.fromEntries(needed.map(([name, { schema }]) => [name, firstValue(name, schema)]))
}

/** A field of another kind: what both kinds know is kept, what the new kind needs is added, the rest goes. */
export function ofKind(field: RawObject, kind: FieldKind, former: FieldKind): RawObject {
  const own = Object.keys(kindOf({ kind: former }).attributes)
  const next = kindOf({ kind }).attributes
  const kept = Object.entries(field).filter(([name]) => !own.includes(name) || Object.hasOwn(next, name))
  return { ...neededOf(kind), ...Object.fromEntries(kept), kind }
}

interface Added {
  source: FormSource
  /** Where the new part stands. */
  path: SourcePath
}

function added(source: FormSource, list: SourcePath, index: number, part: RawObject): Added {
  return { source: withItem(source, list, index, part), path: [...list, index] }
}

/** The list that holds a place's fields, and the index after the place. */
function afterField(source: FormSource, chosen: SourcePath): { list: SourcePath; index: number } {
  const at = (keys: number) => chosen.slice(0, keys)
  if (chosen.length >= 6) return { list: at(5), index: Number(chosen[5]) + 1 }
  const section = chosen.length >= 4 ? at(4) : [...(chosen.length >= 2 ? at(2) : ['pages', 0]), 'sections', 0]
  const list = [...section, 'fields']
  return { list, index: listAt(source, list).length }
}

/** Adds a field after the chosen place, or at the end of the chosen section. */
export function addField(source: FormSource, chosen: SourcePath, kind: FieldKind): Added {
  const { list, index } = afterField(source, chosen[0] === 'pages' ? chosen : [])
  const field = { id: newId(source, 'question'), kind, label: t('新的填写项'), ...neededOf(kind) }
  return added(source, list, index, field)
}

/** Adds a column to the table at, or around, the chosen place. */
export function addColumn(source: FormSource, chosen: SourcePath): Added {
  const list = [...chosen.slice(0, 6), 'columns']
  const index = chosen.length >= 8 ? Number(chosen[7]) + 1 : listAt(source, list).length
  const taken = new Set(listAt(source, list).map((_, at) => objectAt(source, [...list, at]).id))
  let number = 1
  while (taken.has(`column${number}`)) number += 1
  return added(source, list, index, { id: `column${number}`, kind: 'text', label: t('新的一列') })
}

/** Adds a section after the chosen one. */
export function addSection(source: FormSource, chosen: SourcePath): Added {
  const list = [...(chosen[0] === 'pages' ? chosen.slice(0, 2) : ['pages', 0]), 'sections']
  const index = chosen.length >= 4 ? Number(chosen[3]) + 1 : listAt(source, list).length
  return added(source, list, index, { id: newId(source, 'section'), title: t('新的分组'), fields: [] })
}

/** Adds a page after the chosen one, with one section. */
export function addPage(source: FormSource, chosen: SourcePath): Added {
  const index = chosen[0] === 'pages' ? Number(chosen[1]) + 1 : source.pages.length
  const id = newId(source, 'page')
  const section = { id: newId(source, 'section'), fields: [] }
  return added(source, ['pages'], index, { id, title: t('新的一页'), sections: [section] })
}

/** Adds a rule that nothing can break until its author says what it forbids; its message is for the author to write. */
export function addRule(source: FormSource, at: readonly string[]): Added {
  const index = source.rules?.length ?? 0
  const rule = { id: newId(source, 'rule'), assert: true, message: '', at: [...at] }
  return added(source, ['rules'], index, rule)
}

/** Removes a part. A table keeps its last column, a form its last page. */
export function removePart(source: FormSource, path: SourcePath): FormSource {
  const isLast = listAt(source, path.slice(0, -1)).length === 1
  if (isLast && ['page', 'column'].includes(typeAt(path))) return source
  return withValue(source, path, undefined)
}
