import { t } from '@/lib/i18n'
import { DefinitionReader } from './definition-reader'
import type { FieldNode, RulePlace } from './nodes'

type Fields = ReadonlyMap<string, FieldNode>

/** The places a rule is shown at; those that are not there are reported and left out. */
export function parsePlaces(rule: DefinitionReader, fields: Fields): RulePlace[] {
  return rule.items('at', 100).flatMap((item) => {
    if (typeof item === 'string') return namedPlace(item, fields) ?? unknown(rule, item)
    return item instanceof DefinitionReader ? (chosenRows(item, fields) ?? []) : []
  })
}

/** `field`, `table.column`, or `table.row.column` of a fixed row. */
function namedPlace(place: string, fields: Fields): RulePlace | null {
  const parts = place.split('.')
  const [id = '', ...inner] = parts
  const field = fields.get(id)
  if (!field || parts.length > 3) return null
  if (inner.length === 0) return { field: id }
  const column = inner.at(-1) ?? ''
  if (field.kind !== 'table' || !field.columns.some((each) => each.id === column)) return null
  if (inner.length === 1) return { field: id, column }
  const row = field.fixedRows?.findIndex((each) => each.id === inner[0]) ?? -1
  return row < 0 ? null : { field: id, column, cells: { op: 'at', table: id, row, column } }
}

/** A column, in the rows in which a condition holds. */
function chosenRows(source: DefinitionReader, fields: Fields): RulePlace[] {
  const name = source.neededText('column')
  const place = namedPlace(name, fields)
  if (!place?.column || place.cells) {
    source.giveUp()
    return unknown(source, name)
  }
  const { field, column } = place
  const where = source.inRowsOf(field).tryExpression('where')
  return [{ field, column, ...(where && { cells: { op: 'countWhere', table: field, column, where } }) }]
}

function unknown(source: DefinitionReader, place: string): [] {
  source.fault('at', t('引用的字段「{id}」不存在', { id: place.slice(0, 80) }))
  return []
}
