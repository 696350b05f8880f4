/**
 * The types of a form definition as the backend sends it (raw JSON). `parseDefinition` parses it at the border;
 * nothing behind it trusts a raw definition.
 */

import type { FieldSource, SourceOf } from '../kinds/kinds'
import type { Actor, ExpressionSource, PartUse, Text } from './field-base'

export type { FieldSource } from '../kinds/kinds'
export type { Actor, Bilingual, ExpressionSource, FieldBase, PartUse, Text } from './field-base'
export { actors } from './field-base'
export type LongTextSource = SourceOf<'longText'>
export type TableSource = SourceOf<'table'>

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
  /** The fields that lists show of a content: its name and its amount; name and summary in English for readers abroad. */
  summary?: { name?: string; amount?: string; nameEnglish?: string; abstractEnglish?: string }
  /** Named expressions: `['use', 'directTotal']`. */
  expressions?: Readonly<Record<string, ExpressionSource>>
  /** Rules across fields, tables and pages. */
  rules?: readonly RuleSource[]
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
  /** The comparison that updates while typing: "间接费用 11.6% ≤ 12%，还可增加 0.83 万元". */
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
