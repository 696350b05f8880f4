/** The places (pages, sections, fields) that a reviewer's remark can refer to; for a return's remarks and the corrected content. */

import { isRecord, recordOf } from '@/lib/collections/record'
import { t } from '@/lib/i18n/i18n'
import { beijingToday } from '@/lib/time/beijing-time'
import { createEngine } from '@/smartform/engine/create-engine'
import { isConstant } from '@/smartform/expression/ast'
import type { FieldNode } from '@/smartform/schema/nodes'
import { parseDefinition } from '@/smartform/schema/parse-definition'

/** A place in the submitted content that a comment can refer to. */
interface NoteTarget {
  path: string
  label: string
}

/** The places of one form page. */
export interface NoteTargetGroup {
  title: string
  targets: NoteTarget[]
}

/**
 * Whether the portal fills in what stands at a path (`field`, `table/row/column`), and nobody changes it; a remark there
 * would ask for the impossible.
 */
export function fixedPlaces(definition: unknown): (path: string) => boolean {
  const { fields } = parseDefinition(definition)
  return (path) => {
    const [fieldId = '', , columnId] = path.split('/')
    const field = fields.get(fieldId)
    if (field === undefined) return false
    const column = field.kind === 'table' ? field.columns.find(({ id }) => id === columnId) : undefined
    return isFixed(field) || (column !== undefined && isFixed(column))
  }
}

const isFixed = ({ lockedWhen }: Pick<FieldNode, 'lockedWhen'>) => isConstant(lockedWhen, true)

/** The label of a place that the list does not offer: a further row, a cell. */
export function targetLabel(definition: unknown, values: unknown, path: string): string {
  const [fieldId = '', rowId, columnId] = path.split('/')
  const fields = parseDefinition(definition).pages.flatMap(({ sections }) => sections.flatMap(({ fields }) => fields))
  const field = fields.find(({ id }) => id === fieldId)
  if (field?.kind !== 'table' || rowId === undefined) return field?.label ?? path
  const answers = recordOf(values)
  const n = rowIds(answers[fieldId]).indexOf(rowId) + 1
  if (n === 0) return t('{table}（已删除的行）', { table: field.label })
  const column = field.columns.find(({ id }) => id === columnId)?.label
  return column
    ? t('{table} 第 {n} 行 {column}', { table: field.label, n, column })
    : t('{table} 第 {n} 行', { table: field.label, n })
}

/** Number of table rows that are offered one by one; more would bury the other fields. */
const rowsOffered = 30

const rowIds = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.flatMap((row: unknown) => (isRecord(row) && typeof row.id === 'string' ? [row.id] : []))
    : []

/**
 * The pages, fields and table rows that a comment can refer to: those the reviewer sees and the fill-in person can
 * change. Takes the raw definition and the server's values; unreadable parts are left out.
 */
export function noteTargets(definition: unknown, values: unknown): NoteTargetGroup[] {
  const answers = recordOf(values)
  const form = parseDefinition(definition)
  const engine = createEngine(form, values, { editable: false, today: beijingToday })
  const visible = new Set(engine.progress().flatMap((page) => (page.visible ? [page.pageId] : [])))
  const targetsOfField = (field: FieldNode): NoteTarget[] => {
    if (field.kind === 'static' || isFixed(field) || !engine.field(field.id)?.visible) return []
    const rows = field.kind === 'table' ? rowIds(answers[field.id]).slice(0, rowsOffered) : []
    return [
      { path: field.id, label: field.label },
      ...rows.map((id, index) => ({
        path: `${field.id}/${id}`,
        label: t('{table} 第 {n} 行', { table: field.label, n: index + 1 }),
      })),
    ]
  }
  return form.pages
    .filter(({ id }) => visible.has(id))
    .map((page) => ({
      title: page.title,
      targets: [
        { path: `page:${page.id}`, label: t('整页：{page}', { page: page.title }) },
        ...page.sections.flatMap((section) => section.fields).flatMap(targetsOfField),
      ],
    }))
}
