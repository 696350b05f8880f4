import { t } from '@/lib/i18n'
import { always, type Expression, never } from '../expression/ast'
import { isColumnKind, isFieldId } from './collect-names'
import type { DefinitionReader } from './definition-reader'
import { columnKinds } from './kinds/column-kinds'
import type { CommonNode, Kind } from './kinds/kind'
import { isFieldKind, kindOf } from './kinds/kinds'
import type { ColumnNode, FieldNode } from './nodes'
import { readActor } from './read-actor'
import type { CellValue } from './values'

const mostColumns = 100

/** The definition's id of a field that can be used and is new; null (reported) when it is not. */
function newId(source: DefinitionReader, taken: { has(id: string): boolean }): string | null {
  const id = source.get('id')
  if (isFieldId(id) && !taken.has(id)) return id
  source.fault('id', isFieldId(id) ? t('字段标识「{id}」重复', { id }) : t('字段标识只能由字母、数字和下划线组成'))
  return null
}

function unknownKind(source: DefinitionReader): null {
  const kind = source.get('kind')
  source.fault('kind', t('未知的字段类型「{kind}」', { kind: typeof kind === 'string' ? kind.slice(0, 40) : '' }))
  return null
}

/** `true`, `false` or a condition. */
function condition(source: DefinitionReader, name: string): Expression {
  return source.expression(name, never)
}

function readCommon(source: DefinitionReader, id: string, usualWidth: 1 | 2 | 3): CommonNode {
  const width = source.get('width')
  if (width !== undefined && width !== 1 && width !== 2 && width !== 3) source.fault('width', t('宽度只能是 1、2 或 3'))
  return {
    id,
    label: source.neededText('label'),
    help: source.text('help'),
    width: width === 1 || width === 2 || width === 3 ? width : usualWidth,
    visibleWhen: source.expression('visibleWhen', always),
    requiredWhen: condition(source, 'required'),
    lockedWhen: condition(source, 'lockedWhen'),
    ...readSensitive(source),
    ...readOrigin(source),
    pageId: source.place.pageId,
    sectionId: source.place.sectionId,
    ...(source.get('defaultValue') === undefined ? {} : { defaultValue: source.get('defaultValue') }),
  }
}

/** Whether the answer is sensitive; when that is said badly it counts as such. */
function readSensitive(source: DefinitionReader): { sensitive?: boolean } {
  const said = source.get('sensitive')
  if (said === undefined || said === null || said === false) return {}
  if (said !== true) source.fault('sensitive', t('要是 true 或 false'))
  return { sensitive: true }
}

/** Where a value comes from, and who has to act on it; only what is said. */
function readOrigin(source: DefinitionReader): Pick<CommonNode, 'prefill' | 'movedFrom' | 'actor'> {
  const [prefill, movedFrom, actor] = [source.text('prefill'), source.text('movedFrom'), readActor(source)]
  return {
    ...(prefill === undefined ? {} : { prefill }),
    ...(movedFrom === undefined ? {} : { movedFrom }),
    ...(actor === undefined ? {} : { actor }),
  }
}

/** One field; null (reported) when it cannot be one. */
export function parseField(source: DefinitionReader, taken: { has(id: string): boolean }): FieldNode | null {
  const kindName = source.get('kind')
  if (!isFieldKind(kindName)) return unknownKind(source)
  const id = newId(source, taken)
  if (id === null) return null
  const kind = kindOf({ kind: kindName })
  const columns = kindName === 'table' ? parseColumns(source, id) : []
  return kind.read(readCommon(source, id, kind.width), source, columns)
}

function parseColumns(source: DefinitionReader, table: string): ColumnNode[] {
  const columns = new Map<string, ColumnNode>()
  for (const columnSource of source.objects('columns', mostColumns, { table })) {
    const column = parseColumn(columnSource, columns)
    if (column) columns.set(column.id, column)
  }
  if (columns.size === 0) source.fault('columns', t('至少要有一列'))
  return [...columns.values()]
}

function parseColumn(source: DefinitionReader, taken: { has(id: string): boolean }): ColumnNode | null {
  const kindName = source.get('kind')
  if (!isColumnKind(kindName)) return unknownKind(source)
  const id = newId(source, taken)
  if (id === null) return null
  const kind: Kind<ColumnNode, CellValue> = columnKinds[kindName]
  return kind.read(readCommon(source, id, 1), source, [])
}
