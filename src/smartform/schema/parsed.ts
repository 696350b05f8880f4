import type { Expression } from '../expression/ast'
import type { Bilingual } from './field-base'

/** The three conditions every field has, parsed; `null` expression never occurs: constants are folded. */
interface Conditions {
  visibleWhen: Expression
  requiredWhen: Expression
  lockedWhen: Expression
  width: 1 | 2 | 3
  /** Id of the page and section it stands on. */
  pageId: string
  sectionId: string
}

/** What is said, with each text in the language of the moment. */
export type Spoken<T> = T extends Bilingual
  ? string
  : T extends readonly (infer Item)[]
    ? readonly Spoken<Item>[]
    : T extends object
      ? { [K in keyof T]: Spoken<T[K]> }
      : T

/** What a definition says of a field, read: conditions parsed, its place known. */
export type Parsed<S> = Spoken<Omit<S, 'required' | 'visibleWhen' | 'lockedWhen' | 'width'>> & Conditions
