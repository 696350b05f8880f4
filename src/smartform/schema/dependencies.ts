/** Finds the dependencies of each condition and computed value of a form, and breaks cycles; for the parser and the engine's graph. */
import { sortDependencies } from '@/lib/collections/sort-dependencies'
import { t } from '@/lib/i18n/i18n'
import { always, type Expression, isConstant, missing } from '../expression/ast'
import type { Report } from '../expression/parse'
import { referencesOf } from '../expression/references'
import type { ColumnNode, FieldNode, FormNode, PageNode } from './nodes'

/**
 * One dependency of a computed value or condition: a key that its expression reads. Keys: `value:field`, `value:table.column`, `rows:table` (which rows, in which
 * order), `row:table` (one new row), `visible:…`, `section:id`, `page:id`, `today`. Conditions that are always true
 * have no key of their own and use their parent's.
 */
export interface Read {
  key: string
  /** Only the same row of the table is read. */
  sameRow: boolean
}

/** Something computed: one value, or one in each row of `table`. */
export interface DependencyNode {
  key: string
  table: string | null
  reads: readonly Read[]
  expression: Expression
  /** A condition that holds only where this one does too. */
  within: string | null
  role: 'value' | 'condition'
}

/** The key of a page's, section's, field's or column's visibility; null: always visible. */
export class VisibilityKeys {
  private readonly sections = new Map<string, string | null>()
  private readonly fields = new Map<string, string | null>()

  constructor({ pages }: Pick<FormNode, 'pages'>) {
    for (const page of pages)
      for (const section of page.sections) {
        const ofSection = isConstant(section.visibleWhen, true) ? this.ofPage(page) : `section:${section.id}`
        for (const { id, visibleWhen } of section.fields) {
          this.sections.set(id, ofSection)
          this.fields.set(id, isConstant(visibleWhen, true) ? ofSection : `visible:${id}`)
        }
      }
  }

  ofPage(page: PageNode): string | null {
    return isConstant(page.visibleWhen, true) ? null : `page:${page.id}`
  }

  /** The key of the field's section. */
  ofSection(field: FieldNode): string | null {
    return this.sections.get(field.id) ?? null
  }

  ofField(id: string): string | null {
    return this.fields.get(id) ?? null
  }

  /** The key of the column's own condition, not the table's; null where it has none. */
  ofColumn(table: string, column: ColumnNode): string | null {
    return isConstant(column.visibleWhen, true) ? null : `visible:${table}.${column.id}`
  }
}

/** The keys an expression reads. A hidden answer counts as missing, so reading one is reading whether it shows. */
export function readsOf(
  form: Pick<FormNode, 'fields'>,
  keys: VisibilityKeys,
  expression: Expression,
  table: string | null,
): Read[] {
  const read = (key: string | null, sameRow = false): Read[] => (key === null ? [] : [{ key, sameRow }])
  return referencesOf(expression, table).flatMap((reference) => {
    if (reference.kind === 'today') return read('today')
    if (reference.kind === 'field') {
      const hides = form.fields.get(reference.field)?.kind !== 'computed'
      return [...read(`value:${reference.field}`), ...(hides ? read(keys.ofField(reference.field)) : [])]
    }
    const node = form.fields.get(reference.table)
    if (node?.kind !== 'table') return []
    const whole = [...read(`rows:${node.id}`), ...read(keys.ofField(node.id))]
    if (reference.kind === 'rows') return whole
    const column = node.columns.find((candidate) => candidate.id === reference.column)
    if (!column) return []
    const { sameRow } = reference
    return [
      ...read(`value:${node.id}.${column.id}`, sameRow),
      ...read(keys.ofColumn(node.id, column), sameRow),
      ...(sameRow ? [] : whole),
    ]
  })
}

/** Everything in the form that is worked out and that others may read, in the order of the form. */
export function dependencyNodes(form: Pick<FormNode, 'pages' | 'fields'>, keys: VisibilityKeys): DependencyNode[] {
  const nodes: DependencyNode[] = []
  const add = (
    role: DependencyNode['role'],
    key: string,
    expression: Expression,
    within: string | null,
    table: string | null,
  ) => {
    const reads = readsOf(form, keys, expression, table)
    if (within !== null) reads.push({ key: within, sameRow: false })
    if (table !== null) reads.push({ key: `row:${table}`, sameRow: true })
    nodes.push({ key, table, reads, expression, within, role })
  }
  const addCondition = (
    key: string,
    { visibleWhen }: { visibleWhen: Expression },
    within: string | null,
    table: string | null = null,
  ) => {
    if (!isConstant(visibleWhen, true)) add('condition', key, visibleWhen, within, table)
  }
  const addValue = (key: string, node: FieldNode | ColumnNode, table: string | null = null) => {
    if (node.kind === 'computed') add('value', key, node.value, null, table)
  }
  for (const page of form.pages) {
    addCondition(`page:${page.id}`, page, null)
    for (const section of page.sections) {
      addCondition(`section:${section.id}`, section, keys.ofPage(page))
      for (const field of section.fields) {
        addCondition(`visible:${field.id}`, field, keys.ofSection(field))
        addValue(`value:${field.id}`, field)
        if (field.kind !== 'table') continue
        for (const column of field.columns) {
          addCondition(`visible:${field.id}.${column.id}`, column, null, field.id)
          addValue(`value:${field.id}.${column.id}`, column, field.id)
        }
      }
    }
  }
  return nodes
}

interface Parts {
  pages: readonly PageNode[]
  fields: ReadonlyMap<string, FieldNode>
}

/**
 * Cuts, in a form just read, everything that depends on itself: such a computed value is missing, such a condition always
 * holds. Each is reported with its key: `value:total`, `visible:field`, `section:id`, `page:id`.
 */
export function breakCycles(form: Parts, report: Report): void {
  const { cyclic } = sortDependencies(dependencyNodes(form, new VisibilityKeys(form)))
  for (const key of cyclic) report(key, t('“{key}”取决于它自己', { key }))
  const show = (node: { visibleWhen: ColumnNode['visibleWhen'] }, key: string) => {
    if (cyclic.has(key)) node.visibleWhen = always
  }
  const cut = (node: FieldNode | ColumnNode, id: string) => {
    show(node, `visible:${id}`)
    if (node.kind === 'computed' && cyclic.has(`value:${id}`)) node.value = missing
    if (node.kind === 'table') for (const column of node.columns) cut(column, `${id}.${column.id}`)
  }
  for (const field of form.fields.values()) cut(field, field.id)
  for (const page of form.pages) {
    show(page, `page:${page.id}`)
    for (const section of page.sections) show(section, `section:${section.id}`)
  }
}
