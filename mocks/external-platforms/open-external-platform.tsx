/** Shows an imitated outside platform instead of the portal when the demo's address belongs to one. */
import { createRoot } from 'react-dom/client'
import { basePath } from '@/lib/routing/base-path'
import { answerExternalPlatform } from './answer-external-platform'
import './external-platform.css'

/**
 * Plays another platform in the demo.
 * @returns whether the address belongs to one; then the portal is not rendered
 */
export function openExternalPlatform(): boolean {
  const answer = answerExternalPlatform(new URL(window.location.href), basePath)
  const root = document.getElementById('root')
  if (!answer || !root) return false
  document.getElementById('first-paint')?.remove()
  if ('to' in answer) window.location.replace(answer.to)
  else createRoot(root).render(answer.page)
  return true
}
