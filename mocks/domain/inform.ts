import english from '@/work/kinds/en.json'
import type { BackendContext } from '../context'
import { newId } from '../db/new-id'

/** What is said to somebody, in both languages of the interface. */
export type Words = readonly [zh: string, en: string]

const catalogue: Readonly<Record<string, string>> = english

/** What a description of work calls something, in English. */
export function inEnglish(text: string): string {
  return catalogue[text] ?? text
}

/** The same words with more behind them in each language. */
export const joined = (...parts: readonly Words[]): Words => [
  parts.map(([zh]) => zh).join(''),
  parts.map(([, en]) => en).join(''),
]

/** Puts a message into a person's inbox, from the project system (s02) unless another is named; none of what is long read. */
export function inform(
  { db, now, quiet }: BackendContext,
  userId: string,
  [title, titleEn]: Words,
  [content, contentEn]: Words,
  link: string | null,
  system = 's02',
): void {
  if (quiet) return
  db.messages.insert({
    ...{ id: newId('message'), userId, createDate: now, read: false, contentType: 'INBOX' },
    ...{ title, titleEn, content: paragraph(content), contentEn: paragraph(contentEn) },
    ...{ system, link, todo: null },
  })
}

/** Message bodies are HTML; what a person typed is not. */
function paragraph(plain: string): string {
  const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
  return `<p>${plain.replace(/[&<>"]/g, (character) => entities[character] ?? character)}</p>`
}
