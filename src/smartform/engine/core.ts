/** Assembles the parts of the form engine, and makes them react to each change. */

import { locale } from '@/lib/i18n/i18n'
import type { Scope } from '../expression/evaluate'
import { kindOf } from '../kinds/kinds'
import type { FieldNode, FormNode, TableNode } from '../schema/nodes'
import type { FieldValue, FormValues, Path } from '../schema/values'
import { Checks } from './checks'
import { Conditions } from './conditions'
import { type Changes, Derived } from './derived'
import type { ChangeOrigin, EngineChange, NamedProblem, NamedSource, Problem } from './engine'
import { FieldStates } from './field-states'
import { createFormScope } from './form-scope'
import { graphOf, type Rows, type SinkNode } from './graph'
import { fieldIdOf, partsOf } from './paths'
import { ProblemList } from './problem-list'
import { Progress } from './progress'
import { Revealed } from './revealed'
import { Rules } from './rules'
import { ServerProblems, sameProblem } from './server-problems'
import { Store } from './store'
import { Totals } from './totals'

export interface EngineOptions {
  /** False: everything is locked. */
  editable: boolean
  /** The editable fields; absent: all that their own conditions allow. */
  open?: ReadonlySet<string>
  /** The date of `today` in expressions, `YYYY-MM-DD`. */
  today(): string
}

/** One completed change of the store. */
export interface Edit {
  origin: ChangeOrigin
  changes: Changes
  fieldIds: readonly string[]
}

/** The parts of an engine, and how they react to a change. */
export class Core {
  readonly store: Store
  readonly conditions: Conditions
  readonly problems: ProblemList
  readonly rules: Rules
  readonly server: ServerProblems
  readonly states: FieldStates
  readonly progress: Progress
  readonly revealed = new Revealed()
  readonly changeListeners = new Set<(change: EngineChange) => void>()
  readonly derivedListeners = new Set<() => void>()
  private readonly derived: Derived
  private readonly checks: Checks
  readonly scope: Scope
  private readonly totals: Totals
  private readonly saved = new Map<string, { value: FieldValue; clean: FieldValue }>()
  private values: FormValues | null = null
  private language = locale()
  private day: string

  constructor(
    readonly form: FormNode,
    private readonly options: EngineOptions,
    defaults: ReadonlyMap<string, FieldValue>,
  ) {
    const graph = graphOf(form)
    this.day = options.today()
    const store = new Store(form)
    this.store = store
    this.scope = createFormScope({ form, graph, store, today: () => this.day, derived: () => this.derived })
    this.derived = new Derived(graph, store, this.scope)
    const { derived, scope, revealed } = this
    const conditions = new Conditions(form, graph, store, derived, scope, options)
    this.conditions = conditions
    this.totals = new Totals(store, scope, (table) => conditions.visible(table))
    const checks = new Checks(store, conditions)
    this.checks = checks
    this.rules = new Rules(form, store, conditions, scope)
    this.server = new ServerProblems(form)
    const problems = new ProblemList(form, store, conditions, checks, this.rules, this.server)
    this.problems = problems
    this.states = new FieldStates({ form, store, derived, conditions, problems, revealed })
    const others = () => [...this.rules.problems(), ...this.server.all()]
    this.progress = new Progress({ form, store, conditions, checks, problems, revealed, others, defaults })
  }

  /** Called once, after the initial values are in. */
  start(): void {
    this.derived.workOutAll()
    this.rules.judgeAll()
  }

  /** Recomputes what depends on an edit and notifies listeners. */
  commit(edit: Edit): void {
    this.values = null
    for (const key of edit.changes.keys()) if (key.startsWith('rows:')) this.states.markCells(key.slice('rows:'.length))
    this.follow(edit.changes)
    const change = { origin: edit.origin, fieldIds: edit.fieldIds }
    for (const listener of [...this.changeListeners]) listener(change)
  }

  today(): string {
    return this.day
  }

  /** Starts a new day: recomputes what reads the date. No answer changes. */
  newDay(): void {
    const day = this.options.today()
    if (day === this.day) return
    this.day = day
    this.follow(new Map([['today', 'all']]))
  }

  /** Takes in problems named by others; one that the form finds itself appears once. */
  name(problems: readonly NamedProblem[], source: NamedSource): void {
    const before = this.server.all()
    const own = this.problems.all('form', 'submit').filter(({ kind }) => kind !== 'server')
    const known = own.filter((problem) => problems.some((named) => sameProblem(problem, named)))
    this.server.set(
      problems.filter((named) => !known.some((problem) => sameProblem(problem, named))),
      source,
    )
    this.markAll([...before, ...this.server.all()].flatMap(({ paths }) => paths))
    this.progress.touchPages()
    this.reveal(known, 'submit')
  }

  /** Recomputes what depends on changes, and notifies listeners. */
  private follow(changes: Changes): void {
    const touched = this.derived.propagate(changes)
    for (const [node, rows] of touched) this.touch(node, rows, changes)
    this.markAll(this.server.settle(touched))
    this.progress.touchPages()
    this.tell()
  }

  /** Notifies listeners of what is marked. */
  tell(): void {
    this.states.flush()
    for (const listener of [...this.derivedListeners]) listener()
  }

  markAll(paths: Iterable<Path>): void {
    for (const path of paths) {
      this.states.mark(path)
      const { fieldId, rowId, columnId } = partsOf(path)
      // A row's problems are displayed at its table.
      if (rowId !== undefined && columnId === undefined) this.states.mark(fieldId)
    }
  }

  /** Problems that are now displayed to the person. */
  reveal(problems: readonly Problem[], depth: 'format' | 'submit'): void {
    for (const problem of problems) {
      if (!this.revealed.add(problem, depth)) continue
      this.markAll(problem.paths)
      for (const path of problem.paths) this.progress.touch(fieldIdOf(path))
    }
    this.tell()
  }

  /** Messages are in one language; after a switch they are all recomputed, rules included. */
  followLanguage(): void {
    if (this.language === locale()) return
    this.language = locale()
    this.checks.forgetAll()
    this.rules.judgeAll()
    this.states.markAll()
  }

  total(table: TableNode, column: string): string | null {
    return this.totals.read(table, column)
  }

  /** What is saved: every field with a value, cleaned. The same object until something changes. */
  savedValues(): FormValues {
    this.values ??= Object.fromEntries(this.store.nodes().map((node) => [node.id, this.clean(node)]))
    return this.values
  }

  private clean(node: FieldNode): FieldValue {
    const value = this.store.value(node.id)
    const known = this.saved.get(node.id)
    if (known?.value === value) return known.clean
    const clean = kindOf(node).clean(node, value)
    this.saved.set(node.id, { value, clean })
    return clean
  }

  private touch({ sink, reads }: SinkNode, rows: Rows, changes: Changes): void {
    switch (sink.kind) {
      case 'field':
        this.checks.forgetField(sink.id)
        this.progress.touch(sink.id)
        this.states.mark(sink.id)
        break
      case 'column':
        this.checks.forgetRows(sink.table, rows)
        this.progress.touch(sink.table)
        this.states.markColumn(sink.table, sink.column, rows)
        break
      case 'rule': {
        const { before, after } = this.rules.judge(sink.rule)
        if (before.problem !== after.problem)
          this.markAll([...(before.problem?.paths ?? []), ...(after.problem?.paths ?? [])])
        break
      }
      case 'total':
        this.totals.touch(sink, reads, changes)
    }
  }
}
