/** Finds Chinese texts left on an English screen, for the tests of the English interface. */
import { type Database, takeSnapshot } from '@mocks/db/database'

/** User data: names, titles, letters. Dictionary entries and messages belong to the portal and have English texts. */
function written(db: Database): string {
  const {
    dictionaries: _entries,
    messages: _messages,
    ...rows
  } = takeSnapshot(db) as unknown as Record<string, unknown>
  return JSON.stringify(rows)
}

/** Chinese text on the current page (visible or for screen readers) that is not user data. What `Name` draws is marked as zh-Hans, and looked at all the same. */
export function chineseLeft(db: Database): string[] {
  const data = written(db)
  const found: string[] = []
  const look = (node: Node) => {
    if (node instanceof Element) {
      const lang = node.getAttribute('lang')
      if ((lang?.startsWith('zh') && lang !== 'zh-Hans') || ['SCRIPT', 'STYLE'].includes(node.tagName)) return
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
