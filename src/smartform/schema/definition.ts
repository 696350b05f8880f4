/**
 * What a form definition says, as the backend sends it (domain, section 6). `parseDefinition` takes it in at the border;
 * nothing behind that border trusts a raw definition. A definition is JSON: everything here survives `JSON.stringify`.
 */

import type { FieldSource, SourceOf } from '../kinds/kinds'

export type { FieldSource } from '../kinds/kinds'
export type LongTextSource = SourceOf<'longText'>
export type TableSource = SourceOf<'table'>

/** A constant, or `[operator, ...arguments]`; the operators are listed in `expression/operators.ts`. */
export type ExpressionSource = string | number | boolean | null | readonly ExpressionSource[]

/** Words people read: in Chinese, or in both languages. */
export type Text = string | Bilingual

export interface Bilingual {
  zh: string
  en: string
}

export interface FormSource {
  /** The version of this language, `parseDefinition`'s `dialect` unless said. */
  dialect?: number
  id: string
  /** Counted from 1. */
  version: number
  /** `["zh", "en"]`: it is offered in English too, and every text needs its English. Chinese alone unless said. */
  languages?: readonly ('zh' | 'en')[]
  title: Text
  pages: readonly (PageSource | PartUse)[]
  /** What is written once and used in several places, or with other parameters in other forms. */
  parts?: Readonly<Record<string, PartSource>>
  /** The fields a list shows of a content: its name, and the amount it asks for. */
  summary?: { name?: string; amount?: string }
  /** What is said once and used by its name: `['use', 'directTotal']`. */
  expressions?: Readonly<Record<string, ExpressionSource>>
  /** Rules across fields, tables and pages. */
  rules?: readonly RuleSource[]
}

/** A part where it is used: in its place stands what the part has for that list. */
export interface PartUse {
  part: string
  /** Its parameters. */
  with?: Readonly<Record<string, unknown>>
}

/**
 * Something to be used in several places. In all of it `{{name}}` stands for a parameter: alone in a text for what was
 * given as it is (in a list, for its items), among words for its words; null where nothing was given takes the text away.
 * An object with `onlyIf` is there only where that comes to something.
 */
export interface PartSource {
  /** What it is for. */
  about?: string
  /** By name; one without a default has to be given. */
  parameters?: Readonly<Record<string, { about?: string; default?: unknown }>>
  pages?: readonly unknown[]
  sections?: readonly unknown[]
  fields?: readonly unknown[]
  columns?: readonly unknown[]
  /** They join the form's. */
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

/** What may be said of a field of any kind; what each kind adds is its own type (`kinds/`). */
export interface FieldBase {
  /** Unique in the form; letters, digits and underscores. */
  id: string
  label: Text
  help?: Text
  /** How many of the three grid columns the field takes (default 1; long text, tables, attachments and static text: 3). */
  width?: 1 | 2 | 3
  /** `true`, or a condition under which an answer is needed. */
  required?: boolean | ExpressionSource
  visibleWhen?: ExpressionSource
  /** Under which the person may not change it. */
  lockedWhen?: boolean | ExpressionSource
  /** Value of a new content. */
  defaultValue?: unknown
  /** Certificate, bank and phone numbers: drafts on the person's device never hold them in the clear. */
  sensitive?: boolean
  /** Where its value can be taken over from: `profile.userFullname`, `resume.…`, `unit.unitName`, `guide.…`; of a column, for the rows a content begins with. */
  prefill?: string
  /** `false`: asked anew where the answers of a former content are taken over (as files, and what has a `prefill`, are). */
  copy?: boolean
  /** What is answered stays in what is handed in also where the field does not show; else it is left out. */
  keepHidden?: boolean
  /** The field's id in the form's former version, where it had another. */
  movedFrom?: string
  /** Who has to act on it (the applicant, unless said). */
  actor?: Actor
  /** It stands in one line beside the field of this id and is only read there: last year's number, or why there is none. */
  beside?: string
  /** It says why the answer to the field of this id is as it is; a reviewer reads it first. */
  explains?: string
}

/** Who has to act: 申报人, 成员, 单位. */
export type Actor = 'applicant' | 'member' | 'unit'

export const actors: readonly Actor[] = ['applicant', 'member', 'unit']

/** Only an error hinders submitting. */
export type Severity = 'error' | 'warning' | 'info'

/** A rule across fields: broken while `assert` is false. An `assert` with a missing operand is not judged. */
export interface RuleSource {
  id: string
  /** The server's code for the same rule (error catalogue). */
  code?: number
  severity?: Severity
  /** Who has to act (the applicant, unless said). */
  actor?: Actor
  /** Judged only while this holds. */
  when?: ExpressionSource
  assert: ExpressionSource
  /** What to do about it; `{current}`, `{limit}` and `{headroom}` are filled from the ledger entry. */
  message: Text
  /**
   * Where the message is shown, the first is where the summary links to: field ids, `table.column` (at the cells that break
   * the rule), `table.row.column` (the cell of a fixed row), or a column with the rows of it that are meant.
   */
  at: readonly (string | { column: string; where: ExpressionSource })[]
  /** How the rule stands, shown live: "间接费用 11.6% ≤ 12%，还可增加 0.83 万元". */
  ledger?: LedgerSource
}

export interface LedgerSource {
  label: Text
  current: ExpressionSource
  limit: ExpressionSource
  relation: 'atMost' | 'atLeast' | 'exactly'
  /** `%` shows current and limit times 100. */
  unit: Text
  decimals?: number
  /** How much more (or less) would still fit, with its own unit. */
  headroom?: { value: ExpressionSource; unit: Text; decimals?: number }
}
