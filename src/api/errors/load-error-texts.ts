/** Loads the texts of error codes with the first failure, and the code for older gateways. */

import { hasText } from '@/lib/i18n/i18n'
import { loadChunk } from '@/lib/loading/lazy-import'
import { withTimeout } from '@/lib/loading/with-timeout'

/** How long a failed call waits for its text, in milliseconds. Without it the failure has a general text. */
const patience = 5000

/**
 * Loads the texts of the backend's codes, 5.4 KiB that no first view shows. The shell prefetches them; a call that is
 * refused before they have loaded waits for them. Never rejects.
 */
export async function loadErrorTexts(): Promise<void> {
  if (hasErrorTexts()) return
  const texts = loadChunk(() => import('./chinese-texts'))
  await withTimeout(texts, patience).catch(() => {})
}

/** Whether the current language has the texts of codes. */
export const hasErrorTexts = () => hasText('errors.600')

/** Loads what asks an older gateway, with the texts of codes; null where it cannot be loaded. */
export async function loadOlderGateway() {
  await loadErrorTexts()
  return loadChunk(() => import('../older-gateway/older-gateway')).then(
    ({ askOlderGateway }) => askOlderGateway,
    () => null,
  )
}
