/** The values that the names in a form's expressions may have, for the proof of a form (`prove-form.ts`). */

import { getOrCreate } from '@/lib/collections/get-or-create'
import type { Expression } from '../../expression/ast'
import { referencesOf } from '../../expression/references'
import type { FieldNode, FormNode, TableNode } from '../../schema/nodes'
import { columnOf, tableIn } from '../../schema/rows'
import { mayBe, type Surroundings } from './abstract-evaluate'
import { type Abstract, anyText, asTruth, exactly, join, listOf, missingValue } from './abstract-value'
import { type Constants, constantsIn, type Part, partsOf, wholeOf } from './domains'
import { between, hull, type Range } from './ranges'
import { type TableDomain, type TablePart, tableDomain } from './tables'

/** The conditions under which a field shows: its page's, its section's, its own. */
export function conditionsOf(form: FormNode, node: FieldNode): readonly Expression[] {
  const page = form.pages.find(({ id }) => id === node.pageId)
  const section = page?.sections.find(({ id }) => id === node.sectionId)
  return [page?.visibleWhen, section?.visibleWhen, node.visibleWhen].filter((each) => each !== undefined)
}

/** One answer that a question depends on: a field, or a table with the columns that are read. */
export interface Variable {
  node: FieldNode
  parts: readonly (Part | TablePart)[]
}

/** All answers that some expressions depend on, directly or through conditions and computed values. */
export function dependenciesOf(
  form: FormNode,
  expressions: readonly Expression[],
  inRowsOf: string | null,
  today: string,
): { variables: readonly Variable[]; tables: ReadonlyMap<string, TableDomain> } {
  const seen = new Set<string>()
  const all: Expression[] = []
  const nodes = new Map<string, FieldNode>()
  const columns = new Map<string, Set<string>>()
  const visit = (expression: Expression, table: string | null): void => {
    all.push(expression)
    for (const reference of referencesOf(expression, table)) {
      if (reference.kind === 'today') continue
      if (reference.kind === 'field') visitField(reference.field)
      else {
        visitField(reference.table)
        if (reference.kind === 'column') visitColumn(reference.table, reference.column)
      }
    }
  }
  const visitField = (id: string): void => {
    const node = form.fields.get(id)
    if (!node || seen.has(id)) return
    seen.add(id)
    if (node.kind === 'computed') visit(node.value, null)
    else nodes.set(id, node)
    if (node.kind !== 'computed') for (const condition of conditionsOf(form, node)) visit(condition, null)
  }
  const visitColumn = (tableId: string, columnId: string): void => {
    const known = getOrCreate(columns, tableId, () => new Set<string>())
    const table = tableIn(form, tableId)
    const column = table && columnOf(table, columnId)
    if (!column || known.has(columnId)) return
    known.add(columnId)
    if (column.kind === 'computed') visit(column.value, tableId)
    visit(column.visibleWhen, tableId)
  }
  for (const expression of expressions) visit(expression, inRowsOf)
  const constants: Constants = constantsIn(all, today)
  const tables = new Map<string, TableDomain>()
  const variables = [...nodes.values()].map((node): Variable => {
    if (node.kind !== 'table') return { node, parts: partsOf(node, constants) }
    const domain = tableDomain(node, constants, columns.get(node.id) ?? new Set())
    tables.set(node.id, domain)
    return { node, parts: domain.parts }
  })
  return { variables, tables }
}

/** A choice among the parts of each answer, as far as it is made. */
export type Decided = ReadonlyMap<string, Part | TablePart>

/** Numbers and rows that were narrowed, by field. */
export type Narrowed = ReadonlyMap<string, Abstract>

/** The surroundings of a form's expressions, where some answers are decided and others may be anything. */
export class FormSurroundings implements Surroundings {
  private readonly fields = new Map<string, Abstract>()
  private readonly shown = new Map<string, { yes: boolean; other: boolean }>()
  private readonly wholes = new Map<string, Abstract>()

  constructor(
    private readonly form: FormNode,
    private readonly variables: ReadonlyMap<string, Variable>,
    private readonly tables: ReadonlyMap<string, TableDomain>,
    private readonly decided: Decided,
    private readonly narrowed: Narrowed = new Map(),
  ) {}

  /** Whether a field may show, and whether it may be hidden. */
  shows(node: FieldNode): { yes: boolean; other: boolean } {
    return getOrCreate(this.shown, node.id, () => {
      const truths = conditionsOf(this.form, node).map((condition) => asTruth(mayBe(condition, this)))
      return { yes: truths.every(({ yes }) => yes), other: truths.some(({ no, missing }) => no || missing) }
    })
  }

  field(id: string): Abstract {
    return getOrCreate(this.fields, id, () => {
      const node = this.form.fields.get(id)
      if (!node) return exactly(null)
      if (node.kind === 'computed') return mayBe(node.value, this)
      const { yes, other } = this.shows(node)
      const own = yes ? this.answersOf(node) : missingValue
      return other ? join([own, missingValue]) : own
    })
  }

  private answersOf(node: FieldNode): Abstract {
    const narrowed = this.narrowed.get(node.id)
    if (narrowed) return narrowed
    if (node.kind === 'table') return listOf(anyText, this.rowsOf(node))
    const part = this.decided.get(node.id)
    if (part && 'values' in part) return part.values
    return getOrCreate(this.wholes, node.id, () =>
      wholeOf((this.variables.get(node.id)?.parts ?? []).filter((each) => 'values' in each)),
    )
  }

  private rowsOf(table: TableNode): Range {
    const part = this.decided.get(table.id)
    if (part && 'rows' in part) return part.rows
    const parts = (this.variables.get(table.id)?.parts ?? []).filter((each) => 'rows' in each)
    return parts.map(({ rows }) => rows).reduce(hull, between(0, 0))
  }

  rowCount(id: string): Range {
    const table = tableIn(this.form, id)
    if (!table) return between(0, 0)
    const { yes, other } = this.shows(table)
    if (!yes) return between(0, 0)
    return other ? hull(this.rowsOf(table), between(0, 0)) : this.rowsOf(table)
  }

  column(id: string, columnId: string): Abstract {
    return listOf(this.cellIn(id, columnId), this.rowCount(id))
  }

  at(id: string, _: number, columnId: string): Abstract {
    const table = tableIn(this.form, id)
    const cell = this.cellIn(id, columnId)
    return table && !this.shows(table).other ? cell : join([cell, missingValue])
  }

  cell(): Abstract {
    return exactly(null)
  }

  inRow(id: string): Surroundings {
    return {
      field: (name) => this.field(name),
      column: (table, column) => this.column(table, column),
      rowCount: (table) => this.rowCount(table),
      at: (table, row, column) => this.at(table, row, column),
      cell: (column) => this.cellIn(id, column),
      inRow: (table) => this.inRow(table),
    }
  }

  /** What a cell of a column may be, in any row. */
  private cellIn(id: string, columnId: string): Abstract {
    return getOrCreate(this.fields, `${id}.${columnId}`, () => {
      const table = tableIn(this.form, id)
      const column = table && columnOf(table, columnId)
      if (!column) return exactly(null)
      if (column.kind === 'computed') return mayBe(column.value, this.inRow(id))
      const own = this.tables.get(id)?.column(columnId) ?? exactly(null)
      const { yes, no, missing } = asTruth(mayBe(column.visibleWhen, this.inRow(id)))
      const visible = yes ? own : missingValue
      return no || missing ? join([visible, missingValue]) : visible
    })
  }
}
