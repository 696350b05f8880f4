/** The engine's part for problems: combines those of fields, rules and the server. */

import { getOrCreate, groupBy } from '@/lib/collections/get-or-create'
import { t } from '@/lib/i18n/i18n'
import { contact } from '@/lib/site/site'
import type { Finding } from '../kinds/kind'
import type { FieldNode, FormNode, TableNode } from '../schema/nodes'
import { columnOf, tableIn } from '../schema/rows'
import type { Path, RowValue } from '../schema/values'
import type { Checks } from './checks'
import type { Conditions } from './conditions'
import type { Problem, ValidationScope } from './engine'
import { cellPath, fieldIdOf, partsOf } from './paths'
import type { Rules } from './rules'
import type { ServerProblems } from './server-problems'
import type { Store } from './store'

/** The problem of a form whose definition leaves its requirements open. */
const undecidedId = 'definition:undecided'

/** Combines findings, violated rules and the server's problems. */
export class ProblemList {
  private readonly rulesAt = new Map<string, string[]>()

  constructor(
    private readonly form: FormNode,
    private readonly store: Store,
    private readonly conditions: Conditions,
    private readonly checks: Checks,
    private readonly rules: Rules,
    private readonly server: ServerProblems,
  ) {
    for (const rule of form.rules)
      for (const id of new Set(rule.at.map(({ field }) => field))) getOrCreate(this.rulesAt, id, () => []).push(rule.id)
  }

  /** A field's own problems, without its rows'. */
  ofField(node: FieldNode): Problem[] {
    return this.checks.ofField(node).map((finding) => problem(finding, node.id, node, finding.message))
  }

  private ofCell(tableId: string, rowId: string, columnId = ''): Problem[] {
    const table = tableIn(this.form, tableId)
    const row = this.store.row(tableId, rowId)
    if (!table || !row || !this.conditions.visible(table)) return []
    const findings = this.checks.ofRow(table, row).findings.get(columnId) ?? []
    return findings.map((finding) => this.cellProblem(table, row, columnId, finding))
  }

  /** Everything displayed at one path, revealed or not; at a table also problems of its rows. */
  at(path: Path): Problem[] {
    const { fieldId, rowId, columnId } = partsOf(path)
    const node = this.form.fields.get(fieldId)
    if (!node) return []
    const names = (other: Path) => other === path || (rowId === undefined && isRowOf(other, fieldId))
    const broken = (this.rulesAt.get(fieldId) ?? []).flatMap((id) => this.rules.problem(id) ?? [])
    return [
      ...(rowId === undefined ? this.ofField(node) : this.ofCell(fieldId, rowId, columnId)),
      ...broken.filter((found) => found.paths.some(names)),
      ...this.server.all().filter((found) => found.paths.some(names)),
    ]
  }

  /** Where the definition leaves requirements open, nothing can be submitted. */
  private undecided(): Problem[] {
    if (!this.form.undecided) return []
    const message = t('这份表单本身有问题，有的要求无法判断，暂时不能提交。请把表单名称和问题告诉{contact}。', {
      contact: contact(),
    })
    const pageId = this.form.pages[0]?.id ?? ''
    return [{ id: undecidedId, kind: 'rule', severity: 'error', paths: [], message, pageId }]
  }

  /** A problem as it is now; null when it is none any more. */
  serverProblem({ id, kind, paths }: Problem): Problem | null {
    if (id === undecidedId) return this.undecided()[0] ?? null
    if (kind === 'rule') return this.rules.problem(id.slice('rule:'.length))
    const now = kind === 'server' ? this.server.all() : this.at(paths[0] ?? '')
    return now.find((problem) => problem.id === id) ?? null
  }

  /** All problems in a scope, in form order: each field's own, its rows', then rules and the server's. */
  all(scope: ValidationScope, depth: 'format' | 'submit'): Problem[] {
    const others = groupBy([...this.rules.problems(), ...this.server.all()], ({ paths }) => fieldIdOf(paths[0] ?? ''))
    if (typeof scope === 'object' && 'paths' in scope)
      return scope.paths
        .flatMap((path) => this.at(path))
        .filter((each) => depth === 'submit' || each.kind !== 'required')
    const pages = this.form.pages.filter((page) => scope === 'form' || page.id === scope.page)
    const found = pages.flatMap((page) =>
      page.sections.flatMap((section) =>
        section.fields.flatMap((field) => [...this.ofWhole(field), ...(others.get(field.id) ?? [])]),
      ),
    )
    const nowhere = (others.get('') ?? []).filter((each) => scope === 'form' || each.pageId === scope.page)
    const whole = scope === 'form' && depth === 'submit' ? this.undecided() : []
    return [...whole, ...found, ...nowhere].filter((each) => depth === 'submit' || each.kind !== 'required')
  }

  private ofWhole(field: FieldNode): Problem[] {
    const own = this.ofField(field)
    if (field.kind !== 'table' || !this.conditions.visible(field)) return own
    for (const row of this.store.table(field.id).rows)
      for (const [columnId, findings] of this.checks.ofRow(field, row).findings)
        for (const finding of findings) own.push(this.cellProblem(field, row, columnId, finding))
    return own
  }

  private cellProblem(table: TableNode, row: RowValue, columnId: string, finding: Finding): Problem {
    const number = (this.store.table(table.id).index.get(row.id) ?? 0) + 1
    const { pageId, actor } = table
    const at = { pageId, actor: columnOf(table, columnId)?.actor ?? actor }
    return problem(finding, cellPath(table.id, row.id, columnId), at, messageInRow(table, number, finding.message))
  }
}

/** A cell's message with its table and row number (from 1). */
export function messageInRow(table: TableNode, row: number, message: string): string {
  return t('{table}第 {row} 行：{message}', { table: table.label, row, message })
}

function problem(
  finding: Finding,
  path: Path,
  { pageId, actor }: Pick<FieldNode, 'pageId' | 'actor'>,
  message: string,
): Problem {
  const kind = finding.missing ? 'required' : 'format'
  return {
    id: `${kind}:${finding.check}:${path}`,
    kind,
    severity: 'error',
    paths: [path],
    message,
    pageId,
    actor,
    code: finding.code,
  }
}

function isRowOf(path: Path, tableId: string): boolean {
  const { fieldId, columnId } = partsOf(path)
  return fieldId === tableId && columnId === undefined
}
