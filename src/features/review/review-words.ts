import { text } from '@/lib/i18n/i18n'
import type { StatusColor } from '@/ui/StatusTag'
import type { ReviewTaskCardFragment } from './graphql/review.evaluation.generated'

type State = ReviewTaskCardFragment['state']

/** Labels and colours of review states. */
export const reviewStates: Readonly<Record<State, { label: string; color: StatusColor }>> = {
  WAITING: { label: text('待评审'), color: 'default' },
  IN_REVIEW: { label: text('评审中'), color: 'processing' },
  SUBMITTED: { label: text('已提交'), color: 'success' },
  GIVEN_BACK: { label: text('已退回'), color: 'warning' },
}

/** A text in the interface language, from a text in one or both languages. */
export function inLanguage(words: unknown, language: 'zh' | 'en'): string {
  if (typeof words === 'string') return words
  const wordsOfLanguage = typeof words === 'object' && words !== null ? Reflect.get(words, language) : undefined
  return typeof wordsOfLanguage === 'string' ? wordsOfLanguage : ''
}

/** Whether a review can be submitted. */
export const isReady = ({ state, over, missing }: ReviewTaskCardFragment) =>
  state === 'IN_REVIEW' && !over && missing.length === 0

/** Whether a review is still to be done. */
export const isOpen = ({ state, over }: ReviewTaskCardFragment) =>
  !over && (state === 'WAITING' || state === 'IN_REVIEW')
