/** Lets tests export a list as a persona, part by part as the page does. */

import type { Ask } from './ask-as'
import type { ExportedList, SheetLanguage } from './export.generated'

/** An exported list; `code`: the refusal, null for none. */
export interface Exported {
  code: number | null
  title: string
  ids: string[]
  head: string[]
  rows: string[][]
}

const find =
  'query($list: ExportedList!, $language: SheetLanguage!) { listToExport(list: $list, language: $language) { title ids } }'
const read =
  'query($list: ExportedList!, $ids: [ID!]!, $language: SheetLanguage!) { exportedRows(list: $list, ids: $ids, language: $language) { head rows } }'

/** Exports a list by the calls of one persona (`askAs`), `size` rows a part. */
export async function exportAs(
  ask: Ask,
  list: ExportedList,
  { language = 'ZH', size = 200 }: { language?: SheetLanguage; size?: number } = {},
): Promise<Exported> {
  const found = await ask(find, { list, language })
  const { title = '', ids = [] }: { title?: string; ids?: string[] } = found.data ?? {}
  const exported: Exported = { code: found.code, title, ids, head: [], rows: [] }
  for (let at = 0; exported.code === null && (at < ids.length || at === 0); at += size) {
    const { data, code } = await ask(read, { list, language, ids: ids.slice(at, at + size) })
    exported.code = code
    exported.head = data?.head ?? []
    exported.rows.push(...(data?.rows ?? []))
  }
  return exported
}
