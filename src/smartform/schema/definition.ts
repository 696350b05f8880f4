/**
 * What a form definition says, as the backend sends it (domain, section 6). `parseDefinition` takes it in at the border;
 * nothing behind that border trusts a raw definition. A definition is JSON: everything here survives `JSON.stringify`.
 */

import type { CertificateType } from '@/lib/certificate'

/** A constant, or `[operator, ...arguments]`; the operators are listed in `expression/ast.ts`. */
export type ExpressionSource = string | number | boolean | null | readonly ExpressionSource[]

export interface FormSource {
  id: string
  /** Counted from 1. */
  version: number
  title: string
  pages: readonly PageSource[]
  /** Rules across fields, tables and pages. */
  rules?: readonly RuleSource[]
}

export interface PageSource {
  id: string
  title: string
  /** One sentence of purpose under the title. */
  help?: string
  visibleWhen?: ExpressionSource
  sections: readonly SectionSource[]
}

export interface SectionSource {
  id: string
  title?: string
  help?: string
  visibleWhen?: ExpressionSource
  fields: readonly FieldSource[]
}

interface FieldBase {
  /** Unique in the form; letters, digits and underscores. */
  id: string
  label: string
  help?: string
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
  /** Where its value can be taken over from: `profile.userFullname`, `resume.…`, `unit.unitName`, `guide.…`. */
  prefill?: string
  /** The field's id in the form's former version, where it had another. */
  movedFrom?: string
  /** Who has to act on it (the applicant, unless said). */
  actor?: Actor
}

/** Single-line text. Value: string. */
export interface TextSource extends FieldBase {
  kind: 'text'
  minLength?: number
  /** In characters as a person counts them (default 200). */
  maxLength?: number
  /** Regular expression the whole value must match, with the message shown when it does not and the server's code for it. */
  pattern?: { source: string; message: string; code?: number }
}

/** Text over several lines, with a counter. Value: string. */
export interface LongTextSource extends FieldBase {
  kind: 'longText'
  minLength?: number
  /** In characters as a person counts them (default 2000). */
  maxLength?: number
  rows?: number
}

interface NumericBase extends FieldBase {
  /** Exact decimals, inclusive. */
  min?: string
  max?: string
  /** Digits after the point (number: 0, money: 2, unless said). */
  decimals?: number
}

/** A number. Value: its exact decimal as a string, or what was typed when it is none. */
export interface NumberSource extends NumericBase {
  kind: 'number'
  /** Shown behind the input: 人, %, 平方米. */
  unit?: string
}

/** Money in 万元. Value: its exact decimal as a string, or what was typed when it is none. */
export interface MoneySource extends NumericBase {
  kind: 'money'
}

/** From a day to a day. Value: `{ start, end }`, each `YYYY-MM-DD` or null. */
export interface DateRangeSource extends FieldBase {
  kind: 'dateRange'
  /** `YYYY-MM-DD`, inclusive. */
  earliest?: string
  latest?: string
}

/** One of a few options. Value: the option's `value`, or null. */
export interface RadioSource extends FieldBase {
  kind: 'radio'
  options: readonly { value: string; label: string }[]
}

/** One entry of a dictionary. Value: `{ id, code, name }`, or null. */
export interface DictionarySource extends FieldBase {
  kind: 'dictionary'
  dictionaryType: string
}

/** Files. Value: a list of `{ uid, name, url, size }`, `size` in bytes. */
export interface AttachmentsSource extends FieldBase {
  kind: 'attachments'
  /** Extensions without the dot, lower case. */
  accept: readonly string[]
  /** Default 1. */
  maxCount?: number
  /** In KB (1024 bytes), default 10240. */
  maxKilobytes?: number
}

/** Text to read. No value. Plain text; line breaks are kept. */
export interface StaticSource extends FieldBase {
  kind: 'static'
  text: string
}

/** A value computed from others, never typed, never stored. */
export interface ComputedSource extends FieldBase {
  kind: 'computed'
  value: ExpressionSource
  decimals?: number
  /** 万元, %, 项. For `%` the ratio is shown times 100. */
  unit?: string
}

/** Text with a small safe subset of HTML: p, br, strong, em, u, ul, ol, li, a (http or https). Value: HTML as a string. */
export interface RichTextSource extends FieldBase {
  kind: 'richText'
  minLength?: number
  /** In characters as a person counts them, without the marks (default 2000). */
  maxLength?: number
}

/** A share in percent. Value: its exact decimal as a string (`12.5` for 12.5 %); from 0 to 100 unless said. */
export interface PercentSource extends NumericBase {
  kind: 'percent'
}

/** A day. Value: `YYYY-MM-DD`, or null. */
export interface DateSource extends FieldBase {
  kind: 'date'
  /** `YYYY-MM-DD`, inclusive. */
  earliest?: string
  latest?: string
}

/** A month. Value: `YYYY-MM`, or null. */
export interface MonthSource extends FieldBase {
  kind: 'month'
  /** `YYYY-MM`, inclusive. */
  earliest?: string
  latest?: string
}

/** Yes or no. Value: true, false, or null; a condition by itself. */
export interface YesNoSource extends FieldBase {
  kind: 'yesNo'
}

/** Any of a few options. Value: the list of the chosen options' values. */
export interface CheckboxGroupSource extends FieldBase {
  kind: 'checkboxGroup'
  options: readonly { value: string; label: string }[]
  /** Of those who choose at all. */
  minSelected?: number
  maxSelected?: number
}

/** One entry of a dictionary of up to three levels. Value: `{ id, code, name, path }`, or null. */
export interface DictionaryTreeSource extends FieldBase {
  kind: 'dictionaryTree'
  dictionaryType: string
  /** Entries that have others below them can be chosen too. */
  anyLevel?: boolean
}

/** A registered unit. Value: `{ id, name }`, or null. */
export interface UnitPickerSource extends FieldBase {
  kind: 'unitPicker'
}

/** A mainland mobile number. Value: string. Always sensitive. */
export interface MobileSource extends FieldBase {
  kind: 'mobile'
}

/** An e-mail address. Value: string. */
export interface EmailSource extends FieldBase {
  kind: 'email'
}

/** A certificate's kind and number. Value: `{ type, number }`, or null. Always sensitive. */
export interface CertificateSource extends FieldBase {
  kind: 'certificate'
  /** Kinds that are taken, by the codes of user_id_type (`lib/certificate.ts`); only the resident ID card unless said. */
  types?: readonly CertificateType[]
}

/** Name, certificate and mobile of a person as one answer. Value: `{ name, certificate, mobile }`, or null. Always sensitive. */
export interface PersonSource extends FieldBase {
  kind: 'person'
  /** Kinds of certificate that are taken, as of a certificate. */
  types?: readonly CertificateType[]
}

/** One picture. Value: `{ uid, name, url, size }`, or null. */
export interface ImageSource extends FieldBase {
  kind: 'image'
  /** Extensions without the dot, lower case (default jpg, jpeg, png). */
  accept?: readonly string[]
  /** In KB (1024 bytes), default 5120. */
  maxKilobytes?: number
}

/** Every kind that may stand in a table's column. */
export type ColumnSource =
  | TextSource
  | LongTextSource
  | NumberSource
  | MoneySource
  | DateRangeSource
  | RadioSource
  | DictionarySource
  | ComputedSource
  | PercentSource
  | DateSource
  | MonthSource
  | YesNoSource
  | CheckboxGroupSource
  | DictionaryTreeSource
  | UnitPickerSource
  | MobileSource
  | EmailSource
  | CertificateSource

/** Rows of columns. Value: a list of `{ id, cells }`, `cells` from column id to the value of the column's kind. */
export interface TableSource extends FieldBase {
  kind: 'table'
  columns: readonly ColumnSource[]
  minRows?: number
  /** Default 100. */
  maxRows?: number
  /** Rows that are always there, with the values of their locked cells; with these no row can be added or removed. */
  fixedRows?: readonly { id: string; cells: Readonly<Record<string, unknown>> }[]
  /** Numeric columns with a total under them. */
  totals?: readonly string[]
}

export type FieldSource =
  | ColumnSource
  | RichTextSource
  | PersonSource
  | AttachmentsSource
  | ImageSource
  | StaticSource
  | TableSource

export type FieldKind = FieldSource['kind']

/** Who has to act: 申报人, 成员, 单位. */
export type Actor = 'applicant' | 'member' | 'unit'

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
  message: string
  /** Field ids or `table.column` the message is shown at; the first is where the summary links to. */
  at: readonly string[]
  /** How the rule stands, shown live: "间接费用 11.6% ≤ 12%，还可增加 0.83 万元". */
  ledger?: LedgerSource
}

export interface LedgerSource {
  label: string
  current: ExpressionSource
  limit: ExpressionSource
  relation: 'atMost' | 'atLeast' | 'exactly'
  /** `%` shows current and limit times 100. */
  unit: string
  decimals?: number
  /** How much more (or less) would still fit, with its own unit. */
  headroom?: { value: ExpressionSource; unit: string; decimals?: number }
}
