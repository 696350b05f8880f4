/** Sends messages to inboxes, in both languages; used by every rule that notifies somebody. */

import shared from '@/lib/en.json'
import works from '@/work/en.json'
import kinds from '@/work/kinds/en.json'
import type { BackendContext } from '../context'
import { newId } from '../db/new-id'
import type { MessageRow } from '../db/rows'

/** A text in both interface languages. */
export type Words = readonly [zh: string, en: string]

/** The terms of kinds and what is asked about works; those that other rooms use too stand with the shared texts. */
const catalogue: Readonly<Record<string, string>> = { ...shared, ...works, ...kinds }

/** The English name of a term from a kind's description. */
export function inEnglish(text: string): string {
  return catalogue[text] ?? text
}

/** A text of works in each language, with `{name}` replaced from `values`. */
export function filledIn(text: string, values: Readonly<Record<string, Words>>): Words {
  const fill = (pattern: string, language: 0 | 1) =>
    pattern.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name]?.[language] ?? placeholder)
  return [fill(text, 0), fill(inEnglish(text), 1)]
}

/** Concatenates texts in each language. */
export const joined = (...parts: readonly Words[]): Words => [
  parts.map(([zh]) => zh).join(''),
  parts.map(([, en]) => en).join(''),
]

/**
 * Puts a message into a person's inbox, by default from the project system (s02); into the context's outbox where it
 * has one. Does nothing for quiet contexts (seeds).
 */
export function inform(
  { db, now, outbox, quiet }: BackendContext,
  userId: string,
  [title, titleEn]: Words,
  [content, contentEn]: Words,
  link: string | null,
  system = 's02',
): void {
  if (quiet) return
  const message: MessageRow = {
    ...{ id: newId('message'), userId, createDate: now, read: false, contentType: 'INBOX' },
    ...{ title, titleEn, content: paragraph(content), contentEn: paragraph(contentEn) },
    ...{ system, link, todo: null },
  }
  if (outbox) outbox.push({ message, content, contentEn })
  else db.messages.insert(message)
}

/** Escapes plain text for a message body, which is HTML. */
function paragraph(plain: string): string {
  const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
  return `<p>${plain.replace(/[&<>"]/g, (character) => entities[character] ?? character)}</p>`
}
