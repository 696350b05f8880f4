/** Reads from a content what lists show: name, funding, English title and summary; for lists, the search for conflicts and English answers. */

import { evaluate, type Scope } from '@/smartform/expression/evaluate'
import { asNumber, valueToText } from '@/smartform/expression/values'
import { columnKind } from '@/smartform/kinds/column-kinds'
import { kindOf } from '@/smartform/kinds/kinds'
import { isRawObject } from '@/smartform/schema/definition-reader'
import type { FormNode } from '@/smartform/schema/nodes'
import type { FormValues } from '@/smartform/schema/values'
import type { ContentRow } from '../db/rows-work'
import { formNode } from './form-engine'

/** A declaration's content as lists show it; null while it is empty. */
export interface Summary {
  name: string | null
  /** Requested special fund in 万元, exact decimal. */
  funding: string | null
}

/**
 * The stored values for expressions, all treated as visible. Lists have hundreds of rows, and an engine for each is too
 * slow.
 */
function storedScope(form: FormNode, values: FormValues): Scope {
  const rowsOf = (table: string) => {
    const rows: unknown = values[table]
    return Array.isArray(rows) ? rows.filter(isRawObject) : []
  }
  const scope: Scope = {
    today: () => '',
    field(id) {
      const node = form.fields.get(id)
      if (!node) return null
      if (node.kind === 'computed') return evaluate(node.value, scope)
      return kindOf(node).operand(node, kindOf(node).coerce(node, values[id]))
    },
    column(table, id) {
      const node = form.fields.get(table)
      const column = node?.kind === 'table' ? node.columns.find((each) => each.id === id) : undefined
      if (!column) return []
      const kind = columnKind(column)
      return rowsOf(table).map(({ cells }) =>
        kind.operand(column, kind.coerce(column, isRawObject(cells) ? cells[id] : null)),
      )
    },
    rowCount: (table) => rowsOf(table).length,
    cell: () => null,
    inRow: () => scope,
  }
  return scope
}

/** A content's title and summary in English; null where its form asks for none or it is empty. */
export interface EnglishSummary {
  title: string | null
  abstract: string | null
}

/** A content's title and summary in English, by its form's `summary`. */
export function englishSummaryOf(content: Pick<ContentRow, 'formId' | 'formVersion' | 'values'>): EnglishSummary {
  const { formId, formVersion, values } = content
  const { summary } = formNode(formId, formVersion)
  const written = (field: string | undefined) => {
    const value = field === undefined ? null : values[field]
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : null
  }
  return { title: written(summary?.nameEnglish), abstract: written(summary?.abstractEnglish) }
}

/** Name and funding according to the form's `summary`; default: of its newest version. */
export function summaryOf(formId: string, values: FormValues, version?: number): Summary {
  const form = formNode(formId, version)
  const scope = storedScope(form, values)
  const read = (field: string | undefined) => (field === undefined ? null : scope.field(field))
  const name = valueToText(read(form.summary?.name))?.trim() ?? ''
  const amount = asNumber(read(form.summary?.amount))
  return { name: name === '' ? null : name, funding: amount && !amount.eq(0) ? valueToText(amount) : null }
}
