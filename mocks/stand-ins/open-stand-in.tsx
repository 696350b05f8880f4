import { createRoot } from 'react-dom/client'
import { basePath } from '@/lib/routing/base-path'
import { answerStandIn } from './answer-stand-in'
import './stand-in.css'

/**
 * Plays another platform in the demo.
 * @returns whether the address belongs to one; then the portal is not rendered
 */
export function openStandIn(): boolean {
  const answer = answerStandIn(new URL(window.location.href), basePath)
  const root = document.getElementById('root')
  if (!answer || !root) return false
  document.getElementById('first-paint')?.remove()
  if ('to' in answer) window.location.replace(answer.to)
  else createRoot(root).render(answer.page)
  return true
}
