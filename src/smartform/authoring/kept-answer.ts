/** The types of an answer that a new version of its form has no place for. */

/** Why an answer has no place in the new version. */
export type KeptReason = 'fieldGone' | 'columnGone' | 'rowGone' | 'optionGone' | 'otherKind' | 'otherList' | 'noField'

/** An answer (or a part of one) without a place in the new version; nothing typed is dropped. */
export interface KeptAnswer {
  /** Where it stood: `budget`, `members/row-1` or `members/row-1/name`; slashes at the end count for nothing. */
  path: string
  /** The same in words: `成员 · 第 1 行 · 姓名`. */
  label: string
  /** As the person read it. */
  text: string
  value: unknown
  reason: KeptReason
  /** It is masked where it is read. */
  sensitive: boolean
}

export interface MovedAnswers {
  /** By field of the new version; only fields it has. */
  values: Readonly<Record<string, unknown>>
  kept: readonly KeptAnswer[]
}
