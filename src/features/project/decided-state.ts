import type { ReviewDecision } from './review-rules'

/** What a review leaves in the history entry when it goes back to the list: what was just decided. */
export interface DecidedState {
  decided: { name: string; decision: ReviewDecision; contentId: string }
}

/** Reads it from a history entry; undefined where the entry says nothing of it. */
export function decidedIn(state: unknown): DecidedState['decided'] | undefined {
  return typeof state === 'object' && state !== null && 'decided' in state ? (state as DecidedState).decided : undefined
}
