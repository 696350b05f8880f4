import { keepOnDevice } from '@/lib/device-storage'
import { createListeners } from '@/lib/listeners'

/** What became of messages or todos: `read` changes no list but how its lines look. */
type MailChange = 'read' | 'list'

const key = 'portal_mail_changed'
/** `elsewhere`: in another tab. */
const { listen, tell, isEmpty } = createListeners<[change: MailChange, elsewhere: boolean]>()

/** Tells whoever shows messages or todos, here and in the other tabs, that they are to be asked for anew. */
export function mailChanged(change: MailChange): void {
  // Another value each time, or the other tabs hear nothing. It says no more than that.
  keepOnDevice(key, `${change} ${Date.now()} ${Math.random()}`)
  tell(change, false)
}

/** Hears of each change, wherever it was made; answers how to stop. */
export function onMailChange(listener: (change: MailChange, elsewhere: boolean) => void): () => void {
  if (isEmpty()) window.addEventListener('storage', hear)
  const stop = listen(listener)
  return () => {
    stop()
    if (isEmpty()) window.removeEventListener('storage', hear)
  }
}

function hear(event: StorageEvent): void {
  if (event.key === key && event.newValue) tell(event.newValue.startsWith('read') ? 'read' : 'list', true)
}
