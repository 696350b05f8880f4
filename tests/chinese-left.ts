import { type Database, takeSnapshot } from '@mocks/db/database'

/** What people wrote: names, titles, letters. Entries of dictionaries and messages are the portal's own and have English words. */
function written(db: Database): string {
  const {
    dictionaries: _entries,
    messages: _messages,
    ...rows
  } = takeSnapshot(db) as unknown as Record<string, unknown>
  return JSON.stringify(rows)
}

/** Chinese that is read or heard on the page in hand and that nobody wrote as data. */
export function chineseLeft(db: Database): string[] {
  const data = written(db)
  const found: string[] = []
  const look = (node: Node) => {
    if (node instanceof Element) {
      if (node.getAttribute('lang')?.startsWith('zh') || ['SCRIPT', 'STYLE'].includes(node.tagName)) return
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) found.push(node.getAttribute(name) ?? '')
    }
    if (node instanceof Text) found.push(node.data)
    for (const child of node.childNodes) look(child)
  }
  look(document.body)
  return found
    .concat(document.title)
    .flatMap((text) => text.match(/\p{Script=Han}+/gu) ?? [])
    .filter((words) => !data.includes(words) && !/^\p{Script=Han}\*+$/u.test(words))
}
