/** A slow reference implementation of the form engine; `engine.property.test.ts` compares the real one with it. */
import { jsonEqual } from '@/lib/collections/json-equal'
import { decimalText } from '@/lib/numbers/decimal'
import type { FieldState, PageProgress, Problem, RuleReading, ValidationScope } from '@/smartform/engine/engine'
import { feedsOf } from '@/smartform/engine/feeds'
import { columnKey, findOffenders } from '@/smartform/engine/offenders'
import { messageInRow } from '@/smartform/engine/problem-list'
import { readingText } from '@/smartform/engine/reading-text'
import { type Expression, isConstant } from '@/smartform/expression/ast'
import { apply, evaluate, isTrue, judge, rowsWhere, type Scope } from '@/smartform/expression/evaluate'
import { asNumber, type Value, valueToText } from '@/smartform/expression/values'
import type { Finding } from '@/smartform/kinds/kind'
import { kindOf } from '@/smartform/kinds/kinds'
import type { ColumnNode, FieldNode, FormNode, RuleNode, TableNode } from '@/smartform/schema/nodes'
import { inputColumns, presetCells } from '@/smartform/schema/rows'
import type { FormValues, Path, RowValue } from '@/smartform/schema/values'

/** What has been visible to the user so far: paths at a depth, and rules. */
export interface Shown {
  depths: ReadonlyMap<Path, 'format' | 'submit'>
  rules: ReadonlySet<string>
  /** Named by others, and standing still. */
  named: readonly Problem[]
}

/**
 * A reference implementation of a form: it computes every result from the definition and the answers on demand, without
 * caches, order or dependencies. The engine is compared with it.
 */
export function plainForm(form: FormNode, values: FormValues, day: string, displayed: Shown) {
  const tableOf = (id: string) => {
    const node = form.fields.get(id)
    return node?.kind === 'table' ? node : null
  }
  const rowsOf = (id: string) => (tableOf(id) ? values[id] : []) as readonly RowValue[]
  const visible = (node: FieldNode): boolean => {
    const page = form.pages.find(({ id }) => id === node.pageId)
    const section = page?.sections.find(({ id }) => id === node.sectionId)
    return [page, section, node].every((node) => node !== undefined && isTrue(node.visibleWhen, whole))
  }
  const visibleField = (id: string) => {
    const node = form.fields.get(id)
    return node && visible(node) ? node : null
  }
  const cellShows = (table: TableNode, column: ColumnNode, index: number) =>
    isTrue(column.visibleWhen, whole.inRow(table.id, index))
  const cell = (table: TableNode, column: ColumnNode, index: number): Value => {
    if (column.kind === 'computed') return evaluate(column.value, whole.inRow(table.id, index))
    if (!cellShows(table, column, index)) return null
    return kindOf(column).operand(column, rowsOf(table.id)[index]?.cells[column.id] ?? null)
  }
  const scopeIn = (table: TableNode | null, row: number): Scope => ({
    today: () => day,
    field(id) {
      const node = form.fields.get(id)
      if (node?.kind === 'computed') return evaluate(node.value, whole)
      return node && visible(node) ? kindOf(node).operand(node, values[id] ?? null) : null
    },
    column(tableId, columnId) {
      const node = tableOf(tableId)
      const column = node?.columns.find(({ id }) => id === columnId)
      return node && column && visible(node) ? rowsOf(tableId).map((_, index) => cell(node, column, index)) : []
    },
    rowCount: (tableId) => (visibleField(tableId) ? rowsOf(tableId).length : 0),
    cell(columnId) {
      const column = table?.columns.find(({ id }) => id === columnId)
      return table && column && rowsOf(table.id)[row] ? cell(table, column, row) : null
    },
    inRow: (tableId, index) => scopeIn(tableOf(tableId), index),
  })
  const whole = scopeIn(null, -1)

  const shows = ({ kind, id, paths }: Problem) => {
    if (kind === 'server') return true
    if (kind === 'rule') return displayed.rules.has(id)
    const depth = displayed.depths.get(paths[0] ?? '')
    return depth === 'submit' || (depth === 'format' && kind === 'format')
  }

  function findings(node: FieldNode | ColumnNode, value: FormValues[string], required: boolean): readonly Finding[] {
    const kind = kindOf(node)
    if (required && kind.isEmpty(value)) return [{ check: 'required', missing: true, message: kind.missing(node) }]
    return kind.check(node, value)
  }
  const problem = ({ missing, check, message, code }: Finding, path: Path, { pageId, actor }: FieldNode): Problem => {
    const kind = missing ? 'required' : 'format'
    const more = { ...(actor && { actor }), ...(code !== undefined && { code }) }
    return { id: `${kind}:${check}:${path}`, kind, severity: 'error', paths: [path], message, pageId, ...more }
  }
  const answerable = (node: FieldNode) => node.kind !== 'computed' && node.kind !== 'static'
  const requires = (node: FieldNode) => answerable(node) && visible(node) && isTrue(node.requiredWhen, whole)
  const ofField = (node: FieldNode): Problem[] => {
    if (!visible(node)) return []
    return findings(node, values[node.id] ?? null, requires(node)).map((found) => problem(found, node.id, node))
  }
  const ofCell = (table: TableNode, column: ColumnNode, row: RowValue, index: number): Problem[] => {
    if (column.kind === 'computed' || !visible(table) || !cellShows(table, column, index)) return []
    const required = isTrue(column.requiredWhen, whole.inRow(table.id, index))
    return findings(column, row.cells[column.id] ?? null, required).map((found) => {
      const message = messageInRow(table, index + 1, found.message)
      return problem({ ...found, message }, `${table.id}/${row.id}/${column.id}`, table)
    })
  }
  const ofRows = (table: TableNode) =>
    rowsOf(table.id).flatMap((row, index) => inputColumns(table).flatMap((column) => ofCell(table, column, row, index)))
  const own = (node: FieldNode) => [...ofField(node), ...(node.kind === 'table' ? ofRows(node) : [])]

  const amount = (expression: Expression) => {
    const number = asNumber(evaluate(expression, whole))
    return number && decimalText(number)
  }
  const judged = (rule: RuleNode) => {
    const at = rule.at.filter(({ field }) => visibleField(field))
    return isTrue(rule.when, whole) && at.length > 0 ? { at, holds: judge(rule.assert, whole) } : null
  }
  const reading = (rule: RuleNode): RuleReading | null => {
    const stands = judged(rule)
    if (!stands || !rule.ledger) return null
    const { label, current, limit, relation, unit, decimals = 2 } = rule.ledger
    const feeds = feedsOf([current, limit], { form, conditions: { visibleField }, scope: whole, rowsOf })
    const amounts = { current: amount(current), limit: amount(limit), headroom: null }
    return { ruleId: rule.id, label, relation, unit, decimals, ...amounts, holds: stands.holds, feeds }
  }
  const broken = (rule: RuleNode): Problem[] => {
    const stands = judged(rule)
    if (stands?.holds !== false) return []
    const columns = stands.at.some(({ column, cells }) => column !== undefined && !cells)
    const offenders = columns ? findOffenders(rule.assert, whole) : null
    const paths = stands.at.flatMap(({ field: id, column, cells }) => {
      const broken = column === undefined ? [] : [...(offenders?.get(columnKey(id, column)) ?? [])]
      const rows = cells ? rowsWhere(cells, whole) : broken
      return rows.length > 0 ? rows.map((row) => `${id}/${rowsOf(id)[row]?.id}/${column}`) : [id]
    })
    const sentence = reading(rule)
    const words = sentence && readingText(sentence)
    const message = words
      ? rule.message.replace('{current}', words.current).replace('{limit}', words.limit)
      : rule.message
    const { pageId = '' } = form.fields.get(stands.at[0]?.field ?? '') ?? {}
    return [
      { id: `rule:${rule.id}`, kind: 'rule', severity: rule.severity, paths: [...new Set(paths)], message, pageId },
    ]
  }
  const others = () => [...form.rules.flatMap(broken), ...displayed.named]

  function at(path: Path): Problem[] {
    const [fieldId = '', rowId, columnId] = path.split('/')
    const node = form.fields.get(fieldId)
    const index = rowsOf(fieldId).findIndex(({ id }) => id === rowId)
    const row = rowsOf(fieldId)[index]
    const column = tableOf(fieldId)?.columns.find(({ id }) => id === columnId)
    const names = (other: Path) =>
      other === path || (rowId === undefined && other.startsWith(`${fieldId}/`) && other.split('/').length === 2)
    const here = node?.kind === 'table' && row && column ? ofCell(node, column, row, index) : []
    const found = rowId === undefined && node ? ofField(node) : here
    return [...found, ...others().filter(({ paths }) => paths.some(names))]
  }

  function problems(scope: ValidationScope, depth: 'format' | 'submit'): Problem[] {
    const pages = form.pages.filter(({ id }) => scope === 'form' || ('page' in scope && scope.page === id))
    const fields = pages.flatMap((page) => page.sections.flatMap((section) => section.fields))
    const of = (id: string) => others().filter(({ paths: [first = ''] }) => first.split('/')[0] === id)
    const found = [
      ...(scope !== 'form' && 'paths' in scope ? scope.paths.flatMap(at) : []),
      ...fields.flatMap((field) => [...own(field), ...of(field.id)]),
      ...of('').filter(({ pageId }) => pages.some(({ id }) => id === pageId)),
    ]
    return found.filter(({ kind }) => depth === 'submit' || kind !== 'required')
  }

  function state(path: Path): Omit<FieldState, 'node'> {
    const [fieldId = '', rowId = '', columnId] = path.split('/')
    const problems = at(path).filter(shows)
    const table = tableOf(fieldId)
    const column = table?.columns.find(({ id }) => id === columnId)
    if (table && column) {
      const index = rowsOf(fieldId).findIndex(({ id }) => id === rowId)
      const scope = whole.inRow(fieldId, index)
      const seen = visible(table) && cellShows(table, column, index)
      return {
        path,
        value: column.kind === 'computed' ? valueToText(evaluate(column.value, scope)) : null,
        visible: seen,
        required: seen && column.kind !== 'computed' && isTrue(column.requiredWhen, scope),
        locked:
          isTrue(table.lockedWhen, whole) ||
          Object.hasOwn(presetCells(table, rowId) ?? {}, column.id) ||
          isTrue(column.lockedWhen, scope),
        problems,
      }
    }
    const node = form.fields.get(fieldId)
    if (!node) throw new Error(`no field ${fieldId}`)
    return {
      path,
      value: node.kind === 'computed' ? valueToText(evaluate(node.value, whole)) : null,
      visible: visible(node),
      required: requires(node),
      locked: isTrue(node.lockedWhen, whole),
      problems,
    }
  }

  function answered(node: FieldNode): boolean {
    if (node.kind !== 'table') {
      const begins = node.defaultValue === undefined ? undefined : kindOf(node).coerce(node, node.defaultValue)
      return !kindOf(node).isEmpty(values[node.id] ?? null) && !jsonEqual(values[node.id], begins)
    }
    return rowsOf(node.id).some((row, index) =>
      inputColumns(node).some(
        (column) =>
          cellShows(node, column, index) &&
          !isConstant(column.lockedWhen, true) &&
          !Object.hasOwn(presetCells(node, row.id) ?? {}, column.id) &&
          !kindOf(column).isEmpty(row.cells[column.id] ?? null),
      ),
    )
  }

  const progress = (): PageProgress[] =>
    form.pages.map((page) => {
      const inputs = page.sections.flatMap(({ fields }) => fields).filter((node) => answerable(node) && visible(node))
      const found = inputs.flatMap(own)
      const open = inputs.filter((node) => !isConstant(node.lockedWhen, true))
      const grave = others().filter(({ pageId, severity }) => pageId === page.id && severity === 'error')
      const missing = found.filter((problem) => problem.kind === 'required' && !shows(problem)).length
      const errors = [...found, ...grave].filter(shows).length
      const left = found.length + grave.length > 0
      const untouched = open.length > 0 && !open.some(answered)
      return {
        pageId: page.id,
        visible: isTrue(page.visibleWhen, whole),
        state: errors > 0 ? 'wrong' : untouched ? (left ? 'untouched' : 'optional') : left ? 'partial' : 'complete',
        requiredLeft: missing,
        attachmentsLeft: 0,
        errors,
      }
    })

  return {
    problems,
    state,
    progress,
    ledger: () => form.rules.flatMap((rule) => reading(rule) ?? []),
    total(tableId: string, columnId: string) {
      const column = tableOf(tableId)?.columns.find(({ id }) => id === columnId)
      return column && kindOf(column).numeric ? valueToText(apply('sum', [whole.column(tableId, columnId)])) : null
    },
  }
}
