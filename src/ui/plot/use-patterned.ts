/** Whether charts are drawn with patterns: on paper, and in high contrast. */

import { useSyncExternalStore } from 'react'
import { useMedia } from '../use-media'

const page = () => document.documentElement

/** The settings "high contrast" and "colour-weak" stand in attributes of the document's root. */
function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener)
  observer.observe(page(), { attributeFilter: ['data-contrast', 'data-colours'] })
  return () => observer.disconnect()
}

const isPatterned = () => page().dataset.contrast === 'high' || page().dataset.colours === 'weak'

/** Whether plots are drawn with patterns: on paper and where colours do not suffice. */
export function usePatterned(): boolean {
  const patterned = useSyncExternalStore(subscribe, isPatterned)
  return useMedia('print, (prefers-contrast: more), (forced-colors: active)') || patterned
}
