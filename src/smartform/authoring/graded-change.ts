/** The types of a graded change between two versions of a form: grade, place, what it is about; for publishing and imports. */

/**
 * What a change does to answers, from least to most. `harmless`: texts, order, hints, and demands that fall away.
 * `asksMore`: an answer may have to be given or corrected. `movesAnswers`: answers go to another place or shape.
 * `dropsAnswers`: answers have no place any more; they are kept readable beside the form.
 */
export const changeGrades = ['harmless', 'asksMore', 'movesAnswers', 'dropsAnswers'] as const

export type ChangeGrade = (typeof changeGrades)[number]

/** What a change is about; together with its place it is unique among the changes of two versions. */
export type ChangeAspect =
  | 'text'
  | 'order'
  | 'place'
  | 'added'
  | 'removed'
  | 'renamed'
  | 'kind'
  | 'required'
  | 'visible'
  | 'locked'
  | 'limit'
  | 'options'
  | 'lookup'
  | 'unit'
  | 'rows'
  | 'formula'
  | 'rule'
  | 'settings'

/** Where a change stands, as the author refers to it: `budget`, `members.name`, a page's, section's or rule's id. */
export interface ChangePlace {
  of: 'form' | 'page' | 'section' | 'field' | 'column' | 'rule'
  id: string
  /** In the interface language: `成员 · 姓名` for a column. */
  label: string
  /** The version that has it; what was removed stands in the former one alone. */
  in: 'before' | 'after'
}

/**
 * Where the answers of one place go. Places: `budget`, `members.name`, `way=rent` for an option, `costs/travel` for a
 * fixed row. `to` null: nowhere; the answer is kept beside the form.
 */
export interface AnswerMove {
  from: string
  to: string | null
  /** Both in words: labels of fields and options. */
  fromLabel: string
  toLabel: string | null
}

/** One change between two versions of a form. */
export interface GradedChange {
  /** Stable for the same two versions: place and aspect. */
  id: string
  grade: ChangeGrade
  aspect: ChangeAspect
  place: ChangePlace
  /** One sentence in the interface language. */
  text: string
  /** The attribute concerned, as the definition names it: `maxLength`, `visibleWhen`. */
  attribute?: string
  /** Where answers go, for `movesAnswers` and `dropsAnswers`. */
  moves?: readonly AnswerMove[]
  /**
   * The field or column that seems to be the same under a new id (same label and kind). Where the author agrees, it
   * gets `movedFrom` (`acceptRename`), and answers move.
   */
  offer?: { from: string; to: string }
}

/** The ids in a place of answers: `members.role=leader` is the option `leader` of a table's column. An option's value may have any signs. */
export function partsOfPlace(place: string): { field: string; column?: string; option?: string } {
  const at = place.indexOf('=')
  const [field = '', column] = (at < 0 ? place : place.slice(0, at)).split('.')
  return { field, ...(column !== undefined && { column }), ...(at >= 0 && { option: place.slice(at + 1) }) }
}
