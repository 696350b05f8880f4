/** Types of the form engine, for editors, views and the embedded backend: problems, field states, progress, the engine's methods. */

import type { Scope } from '../expression/evaluate'
import type { Actor, Severity } from '../schema/definition'
import type { FieldNode, FormNode } from '../schema/nodes'
import type { FieldValue, FormValues, Path, RowValue } from '../schema/values'

/** The source of a problem: a missing answer, a format error, a rule across fields, or the server. */
type ProblemKind = 'required' | 'format' | 'rule' | 'server'

export interface Problem {
  /** Stable: kind, rule or check, and path. */
  id: string
  kind: ProblemKind
  severity: Severity
  /** Who has to act; default: the applicant. */
  actor?: Actor
  /** Where it is displayed. The summary links to the first. */
  paths: readonly Path[]
  /** What to do, in the interface language. */
  message: string
  code?: number
  pageId: string
}

/**
 * A problem named by the server or a paste. `rule` is the form's own id of it (`Problem.id`), where it is a rule or
 * check of the definition.
 */
export interface NamedProblem extends Omit<Problem, 'kind' | 'id' | 'pageId'> {
  rule?: string
}

/** Who named it: a check, a refused save, or a paste. */
export type NamedSource = 'check' | 'save' | 'paste'

/** What a component reads of its field; the same object until something changes. */
export interface FieldState {
  path: Path
  node: FieldNode
  /** Computed fields hold their computed value: a decimal string, text or null. */
  value: FieldValue
  visible: boolean
  required: boolean
  locked: boolean
  /** Problems revealed at this field (after leaving a page, a check or a submit), live. */
  problems: readonly Problem[]
}

/** The progress of a page. */
export interface PageProgress {
  pageId: string
  visible: boolean
  /**
   * untouched: nothing answered; optional: nothing answered and nothing required; wrong: revealed errors; complete:
   * nothing required is missing or wrong.
   */
  state: 'untouched' | 'optional' | 'partial' | 'wrong' | 'complete'
  /** Missing required answers that are not among the errors. */
  requiredLeft: number
  /** How many of them are attachments. */
  attachmentsLeft: number
  /** Revealed errors, missing answers included. */
  errors: number
}

/** A field, cell, or column (by its first cell) that supplies amounts to a rule. */
export interface Feed {
  path: Path
  of: 'field' | 'cell' | 'column'
}

/** The current reading of a ledger rule; null where an operand is missing. Ratios are not multiplied by 100. */
export interface RuleReading {
  ruleId: string
  label: string
  current: string | null
  limit: string | null
  relation: 'atMost' | 'atLeast' | 'exactly'
  unit: string
  decimals: number
  headroom: { value: string | null; unit: string; decimals: number } | null
  holds: boolean | null
  feeds: readonly Feed[]
}

export type ChangeOrigin = 'person' | 'server' | 'draft'

/** A change as autosave sees it: the fields whose values differ now. */
export interface EngineChange {
  origin: ChangeOrigin
  fieldIds: readonly string[]
}

export type ValidationScope = { page: string } | { paths: readonly Path[] } | 'form'

/**
 * The state of one form, without I/O. Never throws for unknown paths, values or definitions: unusable parts are
 * reported in `definitionProblems`. Rows and cells are addressed by path.
 */
export interface FormEngine {
  readonly form: FormNode
  /** What expressions see, for inspection. */
  readonly scope: Scope
  field(path: Path): FieldState | undefined
  /** Called after `path` (a field or cell) has a new `FieldState`; for a table also when its rows change. */
  subscribe(path: Path, listener: () => void): () => void
  /** A person's answer. False where it was not taken: the field is locked or gone, or the table has no room. */
  set(path: Path, value: FieldValue): boolean
  /** Row operations of free tables. `insertRow` returns the new row's id, or null at the limit. */
  insertRow(tableId: string, index: number, row?: Partial<RowValue>): string | null
  removeRow(tableId: string, rowId: string): { row: RowValue; index: number } | null
  /** Answers whether the row is where it was asked for. */
  moveRow(tableId: string, rowId: string, toIndex: number): boolean
  values(): FormValues
  /** Loaded values that fit nowhere, by path; not part of `values`. */
  unusedValues(): ReadonlyMap<Path, unknown>
  /** Loads values from outside as one change. */
  load(values: Readonly<Record<string, unknown>>, origin: ChangeOrigin): void
  onChange(listener: (change: EngineChange) => void): () => void
  /** All problems in a scope, without revealing them. `format` leaves out missing answers. */
  problems(scope: ValidationScope, depth: 'format' | 'submit'): readonly Problem[]
  /** Reveals problems at their fields and returns them. */
  reveal(scope: ValidationScope, depth: 'format' | 'submit'): readonly Problem[]
  /** A problem as it is now; null once it is corrected, hidden or gone. */
  serverProblem(problem: Problem): Problem | null
  /**
   * Replaces the problems of one source; a paste keeps those of other cells. Each stays until its cause changes. A
   * problem that the form finds too appears once, as the form's, revealed.
   */
  setServerProblems(problems: readonly NamedProblem[], source?: NamedSource): void
  /** Today's date, `YYYY-MM-DD`. */
  today(): string
  /** Reads the clock's date, and recomputes what depends on it when it changed. */
  newDay(): void
  /** Derived views; the same object until it changes. */
  progress(): readonly PageProgress[]
  ledger(): readonly RuleReading[]
  total(tableId: string, columnId: string): string | null
  /** Called when progress, ledger or a total may have changed. */
  subscribeDerived(listener: () => void): () => void
}
