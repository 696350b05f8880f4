import type { BackendContext } from '../context'
import { newId } from '../db/new-id'

interface PromisedWork {
  userId: string
  title: string
  /** Leads back to what was agreed on. */
  link: string
  system: string
  opensAt: number
  dueAt: number
}

/** Work that an answer or a binding brings stands among the person's todos from now on, not begun until it opens. */
export function promiseWork({ db, now }: BackendContext, { opensAt, dueAt, ...work }: PromisedWork): void {
  const fresh = { id: newId('message'), createDate: now, read: false, content: null }
  db.messages.insert({ ...work, ...fresh, contentType: 'TODO', todo: { std: opensAt, end: dueAt } })
}
