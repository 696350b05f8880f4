/** Counts how far each page of a form is answered, again only for changed fields; for the page list. */

import { jsonEqual } from '@/lib/collections/json-equal'
import { isConstant } from '../expression/ast'
import { kindOf } from '../kinds/kinds'
import type { FieldNode, FormNode, PageNode, TableNode } from '../schema/nodes'
import type { FieldValue } from '../schema/values'
import type { Checks } from './checks'
import type { Conditions } from './conditions'
import type { PageProgress, Problem } from './engine'
import type { ProblemList } from './problem-list'
import type { Revealed } from './revealed'
import type { Store } from './store'

interface Sources {
  form: FormNode
  store: Store
  conditions: Conditions
  checks: Checks
  problems: ProblemList
  revealed: Revealed
  /** Violated rules and the server's problems. */
  others(): readonly Problem[]
  /** Default values of a new content. */
  defaults: ReadonlyMap<string, FieldValue>
}

/** What a field, or all fields of a page, add to the page's progress. */
interface Tally {
  /** Visible fields that the filler can answer. */
  inputs: number
  answered: number
  /** Missing required answers that are not displayed as errors. */
  missing: number
  attachmentsMissing: number
  /** Answered, but wrong. */
  wrong: number
  /** Displayed as errors, missing ones included. */
  revealed: number
}

const nothing: Tally = { inputs: 0, answered: 0, missing: 0, attachmentsMissing: 0, wrong: 0, revealed: 0 }

const parts = Object.keys(nothing) as (keyof Tally)[]

/** The progress of each page: counted per field, and again only for changed fields. */
export class Progress {
  private readonly tallies = new Map<string, Tally>()
  private readonly dirty: Set<string>
  private list: readonly PageProgress[] = []
  private outdated = true

  constructor(private readonly from: Sources) {
    this.dirty = new Set(from.form.fields.keys())
  }

  touch(fieldId: string): void {
    this.dirty.add(fieldId)
    this.outdated = true
  }

  /** Rules, pages or the server's problems changed. */
  touchPages(): void {
    this.outdated = true
  }

  read(): readonly PageProgress[] {
    if (!this.outdated) return this.list
    for (const id of this.dirty) {
      const node = this.from.form.fields.get(id)
      if (node) this.tallies.set(id, this.tally(node))
    }
    this.dirty.clear()
    this.outdated = false
    const fresh = this.from.form.pages.map((page, index) => {
      const now = this.ofPage(page)
      const before = this.list[index]
      return before && jsonEqual(before, now) ? before : now
    })
    if (fresh.some((page, index) => page !== this.list[index])) this.list = fresh
    return this.list
  }

  private tally(node: FieldNode): Tally {
    const { conditions, store, problems, revealed, defaults } = this.from
    if (node.kind === 'computed' || node.kind === 'static' || !conditions.visible(node)) return nothing
    const value = store.value(node.id)
    const own = problems.ofField(node)
    const visible = own.filter((problem) => revealed.shows(problem))
    const required = own.filter((problem) => problem.kind === 'required')
    const missing = required.filter((problem) => !visible.includes(problem)).length
    // A value that is locked for good is nobody's answer.
    const open = !isConstant(node.lockedWhen, true)
    const answered = open && !kindOf(node).isEmpty(value) && !jsonEqual(value, defaults.get(node.id))
    const tally: Tally = {
      inputs: open ? 1 : 0,
      answered: answered ? 1 : 0,
      missing,
      attachmentsMissing: kindOf(node).files ? missing : 0,
      wrong: own.length - required.length,
      revealed: visible.length,
    }
    return node.kind === 'table' ? this.withRows(node, tally, open) : tally
  }

  private withRows(table: TableNode, own: Tally, open: boolean): Tally {
    const { checks, revealed, store } = this.from
    const tally = { ...own, answered: 0 }
    const files = table.columns.filter((column) => kindOf(column).files)
    for (const row of store.table(table.id).rows) {
      const check = checks.ofRow(table, row)
      if (open && check.answered) tally.answered = 1
      const visible = revealed.countInRow(table.id, row.id, check.findings)
      tally.missing += check.missing - visible.missing
      tally.wrong += check.wrong
      tally.revealed += visible.all
      for (const { id } of files) {
        const missing = (check.findings.get(id) ?? []).filter((finding) => finding.missing)
        const shown = revealed.countInRow(table.id, row.id, new Map([[id, missing]]))
        tally.attachmentsMissing += missing.length - shown.missing
      }
    }
    return tally
  }

  private sum({ sections }: PageNode): Tally {
    const sum = { ...nothing }
    for (const { fields } of sections)
      for (const { id } of fields) {
        const tally = this.tallies.get(id) ?? nothing
        for (const part of parts) sum[part] += tally[part]
      }
    return sum
  }

  private ofPage(page: PageNode): PageProgress {
    const { revealed, conditions } = this.from
    const tally = this.sum(page)
    const grave = this.from.others().filter((problem) => problem.pageId === page.id && problem.severity === 'error')
    const errors = tally.revealed + grave.filter((problem) => revealed.shows(problem)).length
    return {
      pageId: page.id,
      visible: conditions.visiblePage(page),
      state: errors > 0 ? 'wrong' : stateOf(tally, grave.length > 0),
      requiredLeft: tally.missing,
      attachmentsLeft: tally.attachmentsMissing,
      errors,
    }
  }
}

/** For a page without revealed errors. A page with nothing to answer is complete. */
function stateOf(tally: Tally, broken: boolean): PageProgress['state'] {
  const remaining = tally.missing > 0 || tally.wrong > 0 || broken
  if (tally.inputs > 0 && tally.answered === 0) return remaining ? 'untouched' : 'optional'
  return remaining ? 'partial' : 'complete'
}
