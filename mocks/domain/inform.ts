import type { BackendContext } from '../context'
import { newId } from '../db/new-id'

/** Puts a message into a person's inbox, from the project system (s02) unless another is named; none of what is long read. */
export function inform(
  { db, now, quiet }: BackendContext,
  userId: string,
  title: string,
  content: string,
  link: string | null,
  system = 's02',
): void {
  if (quiet) return
  db.messages.insert({
    id: newId('message'),
    userId,
    createDate: now,
    read: false,
    contentType: 'INBOX',
    title,
    content: `<p>${escapeHtml(content)}</p>`,
    system,
    link,
    todo: null,
  })
}

/** Message bodies are HTML; what a person typed is not. */
function escapeHtml(plain: string): string {
  const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
  return plain.replace(/[&<>"]/g, (character) => entities[character] ?? character)
}
