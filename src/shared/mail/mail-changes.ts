/** Tells all tabs of the portal that messages or to-dos have changed; bell, lists and calendar reload then. */

import { createListeners } from '@/lib/events/listeners'
import { setLocalEntry } from '@/lib/storage/device-storage'

/** How messages or to-dos changed. `read` changes only the appearance of their lines. */
type MailChange = 'read' | 'list'

const key = 'portal_mail_changed'
/** `elsewhere`: in another tab. */
const { listen, notify, isEmpty } = createListeners<[change: MailChange, elsewhere: boolean]>()

/** Tells this tab and the others to reload messages and to-dos. */
export function mailChanged(change: MailChange): void {
  // A new value each time, because other tabs are notified of changes only.
  setLocalEntry(key, `${change} ${Date.now()} ${Math.random()}`)
  notify(change, false)
}

/** Listens to changes in all tabs. Returns a function that stops it. */
export function onMailChange(listener: (change: MailChange, elsewhere: boolean) => void): () => void {
  if (isEmpty()) window.addEventListener('storage', hear)
  const stop = listen(listener)
  return () => {
    stop()
    if (isEmpty()) window.removeEventListener('storage', hear)
  }
}

function hear(event: StorageEvent): void {
  if (event.key === key && event.newValue) notify(event.newValue.startsWith('read') ? 'read' : 'list', true)
}
