/** Finds the fields and columns that an expression reads; for the engine's dependencies, proofs and the inspector. */

import type { Expression } from './ast'

/** A reference of an expression. `sameRow`: only in the expression's own row. */
export type Reference =
  | { kind: 'field'; field: string }
  | { kind: 'column'; table: string; column: string; sameRow: boolean }
  | { kind: 'rows'; table: string }
  | { kind: 'today' }

/** The arguments of any expression. */
function parts(expression: Expression): readonly Expression[] {
  return 'args' in expression ? expression.args : 'where' in expression ? [expression.where] : []
}

/**
 * All references of an expression, without repeats. `table` is the table in whose rows it stands (its `cell`s belong to
 * it), else null.
 */
export function referencesOf(expression: Expression, table: string | null): Reference[] {
  const found = new Map<string, Reference>()
  const add = (reference: Reference) => found.set(JSON.stringify(reference), reference)
  // `inner` is set within sumWhere and countWhere, where `cell` reads any row of the named table.
  const visit = (current: Expression, inner: string | null) => {
    switch (current.op) {
      case 'field':
        add({ kind: 'field', field: current.field })
        break
      case 'column':
        add({ kind: 'column', table: current.table, column: current.column, sameRow: false })
        break
      case 'at':
        add({ kind: 'column', table: current.table, column: current.column, sameRow: false })
        break
      case 'rows':
        add({ kind: 'rows', table: current.table })
        break
      case 'today':
        add({ kind: 'today' })
        break
      case 'cell': {
        const of = inner ?? table
        if (of !== null) add({ kind: 'column', table: of, column: current.column, sameRow: inner === null })
        break
      }
      case 'sumWhere':
      case 'countWhere':
        add({ kind: 'column', table: current.table, column: current.column, sameRow: false })
        visit(current.where, current.table)
        break
      default:
        for (const part of parts(current)) visit(part, inner)
    }
  }
  visit(expression, null)
  return [...found.values()]
}
