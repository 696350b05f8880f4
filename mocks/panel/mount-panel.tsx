/** Puts the demo panel into the page, in a shadow root that isolates its styles, and within reach of a modal dialog. */
import { createRoot } from 'react-dom/client'
import type { Backend } from '../backend'
import { DemoPanel } from './DemoPanel'
import styles from './panel.css?inline'

/**
 * Moves the panel into the modal dialog that is open, and back. Such a dialog makes everything outside it inert, also
 * the panel with the code that the second factor of a sign-in asks for.
 */
function stayInReach(host: HTMLElement): void {
  const move = () => {
    const place = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
    if (host.parentElement !== place) place.append(host)
  }
  new MutationObserver(move).observe(document.body, { subtree: true, attributeFilter: ['open'] })
}

/** Shows the demo panel in its own element; a shadow root isolates its styles from the portal's. */
export function mountPanel(backend: Backend): void {
  const host = document.createElement('div')
  host.id = 'demo-panel'
  document.body.append(host)
  stayInReach(host)
  const shadow = host.attachShadow({ mode: 'open' })
  createRoot(shadow).render(
    <>
      <style>{styles}</style>
      <DemoPanel backend={backend} />
    </>,
  )
}
