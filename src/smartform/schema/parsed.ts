/** Types that derive a parsed definition's node from its raw source. */

import type { Expression } from '../expression/ast'
import type { Bilingual } from './field-base'

/** The three conditions every field has, parsed; `null` expression never occurs: constants are folded. */
interface Conditions {
  visibleWhen: Expression
  requiredWhen: Expression
  lockedWhen: Expression
  width: 1 | 2 | 3
  /** Id of the page and section that contain it. */
  pageId: string
  sectionId: string
}

/** A definition whose bilingual texts are replaced by the current language's texts. */
export type Spoken<T> = T extends Bilingual
  ? string
  : T extends readonly (infer Item)[]
    ? readonly Spoken<Item>[]
    : T extends object
      ? { [K in keyof T]: Spoken<T[K]> }
      : T

/** A parsed field definition: parsed conditions, and the page and section that contain it. */
export type Parsed<S> = Spoken<Omit<S, 'required' | 'visibleWhen' | 'lockedWhen' | 'width'>> & Conditions
