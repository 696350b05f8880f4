/** Puts the demo panel into the page, in a shadow root that isolates its styles. */
import { createRoot } from 'react-dom/client'
import type { Backend } from '../backend'
import { DemoPanel } from './DemoPanel'
import styles from './panel.css?inline'

/** Shows the demo panel in its own element; a shadow root isolates its styles from the portal's. */
export function mountPanel(backend: Backend): void {
  const host = document.createElement('div')
  host.id = 'demo-panel'
  document.body.append(host)
  const shadow = host.attachShadow({ mode: 'open' })
  createRoot(shadow).render(
    <>
      <style>{styles}</style>
      <DemoPanel backend={backend} />
    </>,
  )
}
