/** Finds Chinese texts left on an English screen, for the tests of the English interface. */
import { type Database, type TableName, tableNames } from '@mocks/db/database'

/** Dictionary entries and messages belong to the portal and have English texts. */
const ofPortal: readonly TableName[] = ['dictionaries', 'messages']

/** Each table's rows as a text, until they change: a page is looked at many times while it loads. */
const texts = new WeakMap<object, { revision: number; text: string }>()

function textOf(table: Database[TableName]): string {
  const { revision } = table
  const known = texts.get(table)
  if (known?.revision === revision) return known.text
  const text = JSON.stringify(table.all())
  texts.set(table, { revision, text })
  return text
}

/** Whether a user wrote it: names, titles, letters. */
const isUserData = (db: Database, words: string): boolean =>
  tableNames.some((name) => !ofPortal.includes(name) && textOf(db[name]).includes(words))

/** Chinese text on the current page (visible or for screen readers) that is not user data. What `Name` draws is marked as zh-Hans, and looked at all the same. */
export function chineseLeft(db: Database): string[] {
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
    .filter((words) => !isUserData(db, words) && !/^\p{Script=Han}\*+$/u.test(words))
}
