/** The types that every field of a form definition shares, whatever its kind. */

import type { PersonalDataKind } from '@/lib/personal-data/kinds'

/** A constant, or `[operator, ...arguments]`; `expression/operators.ts` lists the operators. */
export type ExpressionSource = string | number | boolean | null | readonly ExpressionSource[]

/** Text for people: in Chinese, or in both languages. */
export type Text = string | Bilingual

export interface Bilingual {
  zh: string
  en: string
}

/** A use of a part: the part's items replace it in the list. */
export interface PartUse {
  part: string
  /** Arguments. */
  with?: Readonly<Record<string, unknown>>
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
  /** The kind of personal data asked for, where the field's kind does not say it; guarded kinds make it `sensitive`. */
  personal?: PersonalDataKind
  /** Masked where it is read, and never in the clear in drafts, whatever kind of data it is. */
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
