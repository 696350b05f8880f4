/**
 * The fields of the self-assessment in page order with their labels, for its list of problems and its answers as
 * text.
 */

import { text } from '@/lib/i18n/i18n'
import type { AssessmentField } from './assessment'
import { figureQuestions, fitQuestions, proofQuestions } from './questions'

interface NamedField {
  field: AssessmentField
  /** The prefix of its message in the summary; null where the message suffices. */
  label: { text: string; n: number } | null
}

const question = (n: number) => ({ text: text('第 {n} 题'), n })
const proof = (n: number) => ({ text: text('第 {n} 题的证明材料'), n })

/** All fields in page order, with their question numbers. */
export const questionFields: readonly NamedField[] = [
  ...fitQuestions.map(({ field }, index) => ({ field, label: question(index + 1) })),
  ...proofQuestions.flatMap(({ field, files }, index) => [
    { field, label: question(index + 5) },
    { field: files, label: proof(index + 5) },
  ]),
  ...figureQuestions.map(({ field }, index) => ({ field, label: question(index + 9) })),
  { field: 'intellectualPropertyType', label: null },
  { field: 'fileUrl', label: { text: text('知识产权的证明材料'), n: 0 } },
  { field: 'committed', label: null },
]
