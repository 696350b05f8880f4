import type { Scope } from '../expression/evaluate'
import type { Actor, Severity } from '../schema/definition'
import type { FieldNode, FormNode } from '../schema/nodes'
import type { FieldValue, FormValues, Path, RowValue } from '../schema/values'

/** Where a problem comes from: an answer that is missing, one that is malformed, a rule across fields, or the server. */
type ProblemKind = 'required' | 'format' | 'rule' | 'server'

export interface Problem {
  /** Stable: kind, rule or check, and path. */
  id: string
  kind: ProblemKind
  severity: Severity
  /** Who has to act; the applicant where nothing is said. */
  actor?: Actor
  /** Where it is shown. The summary links to the first. */
  paths: readonly Path[]
  /** What to do, in the form's language. */
  message: string
  code?: number
  pageId: string
}

/**
 * A problem named by others than the form: by the server, or by a paste. `rule` is the id (`Problem.id`) the form itself
 * has for it, where it is a rule or check of the definition.
 */
export interface NamedProblem extends Omit<Problem, 'kind' | 'id' | 'pageId'> {
  rule?: string
}

/** Who named it: a check of the whole, a save that refused an answer, a paste that could not write a cell. */
export type NamedSource = 'check' | 'save' | 'paste'

/** What a component sees of its field; the same object until something of it changes. */
export interface FieldState {
  path: Path
  node: FieldNode
  /** Computed fields carry their computed value here, as a decimal string, text or null. */
  value: FieldValue
  visible: boolean
  required: boolean
  locked: boolean
  /** Problems that have been revealed at this field (after a page was left, a check or a submit), kept live since. */
  problems: readonly Problem[]
}

/** How far a page is. */
export interface PageProgress {
  pageId: string
  visible: boolean
  /**
   * untouched: nothing answered; optional: nothing answered, and nothing has to be; wrong: revealed errors; complete:
   * nothing required is missing or wrong.
   */
  state: 'untouched' | 'optional' | 'partial' | 'wrong' | 'complete'
  /** Required and without an answer, but what is among the errors: nothing is counted twice. */
  requiredLeft: number
  /** How many of those are attachments. */
  attachmentsLeft: number
  /** Revealed errors, missing answers among them. */
  errors: number
}

/** A field, one cell, or a column (by its first cell) that a reading gets its amounts from. */
export interface Feed {
  path: Path
  of: 'field' | 'cell' | 'column'
}

/** How a rule with a ledger entry stands now; null where an operand is missing. Ratios are not yet times 100. */
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

/** A change as autosave sees it: which fields' values are now different. */
export interface EngineChange {
  origin: ChangeOrigin
  fieldIds: readonly string[]
}

export type ValidationScope = { page: string } | { paths: readonly Path[] } | 'form'

/**
 * The state of one form, without I/O. Never throws for a path, value or definition it does not know: what cannot be used
 * is reported in `definitionProblems` and left alone. Table rows and cells are addressed by path.
 */
export interface FormEngine {
  readonly form: FormNode
  /** What expressions see, for a look at how things came about. */
  readonly scope: Scope
  field(path: Path): FieldState | undefined
  /** Called after `path` (a field or cell) has a new `FieldState`; for a table field also when its rows change. */
  subscribe(path: Path, listener: () => void): () => void
  /** A person's answer. False where it was not taken: the field is locked or gone, or the table has no room. */
  set(path: Path, value: FieldValue): boolean
  /** Rows of free tables. `insertRow` gives the new row's id, or null at the limit. */
  insertRow(tableId: string, index: number, row?: Partial<RowValue>): string | null
  removeRow(tableId: string, rowId: string): { row: RowValue; index: number } | null
  /** Answers whether the row is where it was asked for. */
  moveRow(tableId: string, rowId: string, toIndex: number): boolean
  values(): FormValues
  /** What was loaded but fits nowhere, by path: kept aside, not part of `values`. */
  unusedValues(): ReadonlyMap<Path, unknown>
  /** Takes values in from outside, as one change. */
  load(values: Readonly<Record<string, unknown>>, origin: ChangeOrigin): void
  onChange(listener: (change: EngineChange) => void): () => void
  /** All problems in a scope, nothing revealed. `format` leaves out what is merely missing. */
  problems(scope: ValidationScope, depth: 'format' | 'submit'): readonly Problem[]
  /** Reveals them at their fields and answers them. */
  reveal(scope: ValidationScope, depth: 'format' | 'submit'): readonly Problem[]
  /** A problem as it stands now, in the words of now; null once it is mended, hidden or gone. */
  standing(problem: Problem): Problem | null
  /**
   * Replaces what one source named; one paste leaves what another named in other cells. Each stays until its cause changes: what it is said of, or what its rule reads. What the
   * form finds as well is one problem, the form's, and revealed.
   */
  setServerProblems(problems: readonly NamedProblem[], source?: NamedSource): void
  /** The day that counts as today, `YYYY-MM-DD`. */
  today(): string
  /** Takes the clock's day for today, and works out what reads it when it is another than before. */
  newDay(): void
  /** Derived views; the same object until it changes. */
  progress(): readonly PageProgress[]
  ledger(): readonly RuleReading[]
  total(tableId: string, columnId: string): string | null
  /** Called when progress, ledger or a total may have changed. */
  subscribeDerived(listener: () => void): () => void
}
