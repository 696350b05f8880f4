/** Parses a field of a form definition to a typed node and reports its problems; for `parse-definition.ts`. */

import { t } from '@/lib/i18n/i18n'
import { isGuarded, personalDataKindNames } from '@/lib/personal-data/kinds'
import { always, never } from '../expression/ast'
import { columnKinds, isColumnKind } from '../kinds/column-kinds'
import type { AnyKind } from '../kinds/kind'
import { type FieldKind, isFieldKind, kindOf } from '../kinds/kinds'
import { isFieldId } from './collect-names'
import { actors, type FieldBase } from './definition'
import type { DefinitionReader } from './definition-reader'
import type { ColumnNode, FieldNode, Parsed } from './nodes'
import type { FieldValue } from './values'

type CommonNode = Parsed<FieldBase>

const mostColumns = 100

/** The definition's field id if it is valid and new; null (reported) otherwise. */
function newId(source: DefinitionReader, taken: { has(id: string): boolean }): string | null {
  const id = source.get('id')
  if (isFieldId(id) && !taken.has(id)) return id
  source.fault('id', isFieldId(id) ? t('填写项标识“{id}”重复', { id }) : t('填写项标识只能由字母、数字和下划线组成'))
  return source.giveUp()
}

function unknownKind(source: DefinitionReader): null {
  const kind = source.get('kind')
  source.fault('kind', t('未知的填写项类型“{kind}”', { kind: typeof kind === 'string' ? kind.slice(0, 40) : '' }))
  return source.giveUp()
}

function readCommon(source: DefinitionReader, id: string, usualWidth: 1 | 2 | 3): CommonNode {
  return {
    id,
    label: source.neededWords('label'),
    help: source.words('help'),
    width: source.oneOf('width', [1, 2, 3]) ?? usualWidth,
    visibleWhen: source.expression('visibleWhen', always, always),
    requiredWhen: source.expression('required', never, always),
    lockedWhen: source.expression('lockedWhen', never, always),
    personal: source.oneOf('personal', personalDataKindNames),
    // An invalid value counts as sensitive.
    sensitive: source.flag('sensitive', true) || undefined,
    prefill: source.text('prefill'),
    movedFrom: source.text('movedFrom'),
    beside: source.text('beside'),
    offered: source.flag('offered') || undefined,
    explains: source.text('explains'),
    actor: source.oneOf('actor', actors),
    copy: source.flag('copy', true) || !source.has('copy') ? undefined : false,
    keepHidden: source.flag('keepHidden', true) || undefined,
    pageId: source.place.pageId,
    sectionId: source.place.sectionId,
    defaultValue: source.get('defaultValue'),
  }
}

/** Parses a field; null (reported) when it is unusable. */
export function parseField(source: DefinitionReader, taken: { has(id: string): boolean }): FieldNode | null {
  const name = source.get('kind')
  if (!isFieldKind(name)) return unknownKind(source)
  const id = newId(source, taken)
  if (id === null) return null
  const kind = kindOf({ kind: name })
  return readKind(
    kind,
    name,
    source,
    readCommon(source, id, kind.width),
    name === 'table' ? { columns: parseColumns(source, id) } : {},
  )
}

/** Reads each of the kind's own attributes; together they are a node of that kind. */
function readKind(
  kind: AnyKind<FieldNode, FieldValue>,
  name: FieldKind,
  source: DefinitionReader,
  common: CommonNode,
  more: object,
): FieldNode {
  const own = Object.entries(kind.attributes).map(([attribute, { read }]) => [attribute, read(source, attribute)])
  const personal = common.personal ?? kind.personal
  const guarded = (isGuarded(personal) || isGuarded(kind.personal)) && { sensitive: true }
  const node = { ...common, kind: name, personal, ...guarded, ...Object.fromEntries(own), ...more } as FieldNode
  return source.speak(kind.settle?.(node, source) ?? node)
}

function parseColumns(source: DefinitionReader, table: string): ColumnNode[] {
  const columns = new Map<string, ColumnNode>()
  for (const column of source.objects('columns', mostColumns, { table })) {
    const name = column.get('kind')
    const known = isColumnKind(name) ? name : unknownKind(column)
    const id = known && newId(column, columns)
    if (known && id)
      columns.set(id, readKind(columnKinds[known], known, column, readCommon(column, id, 1), {}) as ColumnNode)
  }
  if (columns.size === 0) source.fault('columns', t('至少要有一列'))
  return [...columns.values()]
}
