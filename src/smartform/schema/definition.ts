/**
 * The types of a form definition as the backend sends it (domain, section 6). `parseDefinition` parses it at the
 * border; nothing behind it trusts a raw definition. A definition is JSON.
 */

import type { FieldSource, SourceOf } from '../kinds/kinds'

export type { FieldSource } from '../kinds/kinds'
export type LongTextSource = SourceOf<'longText'>
export type TableSource = SourceOf<'table'>

/** A constant, or `[operator, ...arguments]`; `expression/operators.ts` lists the operators. */
export type ExpressionSource = string | number | boolean | null | readonly ExpressionSource[]

/** Text for people: in Chinese, or in both languages. */
export type Text = string | Bilingual

export interface Bilingual {
  zh: string
  en: string
}

export interface FormSource {
  /** The version of this language; default: `parseDefinition`'s `dialect`. */
  dialect?: number
  id: string
  /** Starts at 1. */
  version: number
  /** `["zh", "en"]`: it is offered in English too, and every text needs its English. Default: Chinese only. */
  languages?: readonly ('zh' | 'en')[]
  title: Text
  pages: readonly (PageSource | PartUse)[]
  /** Reusable parts with parameters. */
  parts?: Readonly<Record<string, PartSource>>
  /** The fields that lists show of a content: its name and its amount. */
  summary?: { name?: string; amount?: string }
  /** Named expressions: `['use', 'directTotal']`. */
  expressions?: Readonly<Record<string, ExpressionSource>>
  /** Rules across fields, tables and pages. */
  rules?: readonly RuleSource[]
}

/** A use of a part: the part's items replace it in the list. */
export interface PartUse {
  part: string
  /** Arguments. */
  with?: Readonly<Record<string, unknown>>
}

/**
 * A reusable part. `{{name}}` is a parameter: alone in a text it is replaced by the value (in a list, by its items),
 * within a text by its words; a null value removes the text. An object with `onlyIf` is present only when that is not
 * empty.
 */
export interface PartSource {
  /** Its purpose. */
  about?: string
  /** Parameters by name; one without a default is mandatory. */
  parameters?: Readonly<Record<string, { about?: string; default?: unknown }>>
  pages?: readonly unknown[]
  sections?: readonly unknown[]
  fields?: readonly unknown[]
  columns?: readonly unknown[]
  /** They are added to the form's rules. */
  rules?: readonly unknown[]
  expressions?: Readonly<Record<string, unknown>>
}

export interface PageSource {
  id: string
  title: Text
  /** One sentence of purpose under the title. */
  help?: Text
  visibleWhen?: ExpressionSource
  sections: readonly (SectionSource | PartUse)[]
}

export interface SectionSource {
  id: string
  title?: Text
  help?: Text
  visibleWhen?: ExpressionSource
  fields: readonly (FieldSource | PartUse)[]
}

/** Attributes of every kind of field; each kind adds its own (`kinds/`). */
export interface FieldBase {
  /** Unique in the form; letters, digits and underscores. */
  id: string
  label: Text
  help?: Text
  /** Number of the three grid columns (default 1; long text, tables, attachments and static text: 3). */
  width?: 1 | 2 | 3
  /** `true`, or a condition. */
  required?: boolean | ExpressionSource
  visibleWhen?: ExpressionSource
  /** The condition under which it is locked. */
  lockedWhen?: boolean | ExpressionSource
  /** Default value of a new content. */
  defaultValue?: unknown
  /** Certificate, bank and phone numbers: drafts never store them in the clear. */
  sensitive?: boolean
  /**
   * A source of its value: `profile.userFullname`, `resume.…`, `unit.unitName`, `guide.…`; of a column, for the initial
   * rows.
   */
  prefill?: string
  /** `false`: not copied from a former content (like files and fields with `prefill`). */
  copy?: boolean
  /** The answer is submitted even while the field is hidden; by default it is left out. */
  keepHidden?: boolean
  /** The field's id in the previous form version. */
  movedFrom?: string
  /** Who has to act (default: the applicant). */
  actor?: Actor
  /** It is displayed in one line beside the field with this id, read-only: last year's figure, or why there is none. */
  beside?: string
  /** With `beside`: one press takes its value over into that field while it is empty. */
  offered?: boolean
  /** It explains the answer of the field with this id; reviewers read it first. */
  explains?: string
}

/** Who has to act: 申报人, 成员, 单位. */
export type Actor = 'applicant' | 'member' | 'unit'

export const actors: readonly Actor[] = ['applicant', 'member', 'unit']

/** Only an error blocks submitting. */
export type Severity = 'error' | 'warning' | 'info'

/** A rule across fields: violated while `assert` is false. An `assert` with a missing operand is not judged. */
export interface RuleSource {
  id: string
  /** The server's code for the same rule (error catalogue). */
  code?: number
  severity?: Severity
  /** Who has to act (default: the applicant). */
  actor?: Actor
  /** Judged only while this holds. */
  when?: ExpressionSource
  assert: ExpressionSource
  /** What to do; `{current}`, `{limit}` and `{headroom}` are filled from the ledger entry. */
  message: Text
  /**
   * Where the message is displayed; the summary links to the first: field ids, `table.column` (at the violating cells),
   * `table.row.column` (the cell of a fixed row), or a column with a condition on its rows.
   */
  at: readonly (string | { column: string; where: ExpressionSource })[]
  /** The live reading: "间接费用 11.6% ≤ 12%，还可增加 0.83 万元". */
  ledger?: LedgerSource
}

export interface LedgerSource {
  label: Text
  current: ExpressionSource
  limit: ExpressionSource
  relation: 'atMost' | 'atLeast' | 'exactly'
  /** `%` displays current value and limit times 100. */
  unit: Text
  decimals?: number
  /** How much more (or less) is allowed, with its own unit. */
  headroom?: { value: ExpressionSource; unit: Text; decimals?: number }
}
