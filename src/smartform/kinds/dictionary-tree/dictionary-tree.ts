import { entryNameIn } from '@/lib/entry-name'
import type { FieldBase } from '../../schema/definition'
import { isRawObject } from '../../schema/definition-reader'
import type { TreeEntryValue } from '../../schema/values'
import { flag, neededName } from '../attributes'
import { coerceEntry, entry } from '../dictionary/dictionary'
import { drawnBy, type Kind } from '../kind'

/** One entry of a dictionary of up to three levels. Value: `{ id, code, name, path }`, or null. */
interface DictionaryTreeSource extends FieldBase {
  kind: 'dictionaryTree'
  dictionaryType: string
  /** Entries that have others below them can be chosen too. */
  anyLevel?: boolean
}

/** An entry with all that is above it, from the top down. */
export function pathText(type: string, value: TreeEntryValue | null): string {
  return value ? value.path.map((name) => entryNameIn(type, name)).join(' / ') : ''
}

/** One entry of a dictionary of up to three levels. */
export const dictionaryTree: Kind<DictionaryTreeSource, TreeEntryValue | null> = {
  ...entry,
  attributes: { dictionaryType: neededName, anyLevel: flag },
  coerce(_, raw) {
    const read = coerceEntry(raw)
    const path = isRawObject(raw) && Array.isArray(raw.path) ? raw.path : []
    const names = path.filter((name): name is string => typeof name === 'string')
    return read && { ...read, path: names.length > 0 ? names : [read.name] }
  },
  text: ({ dictionaryType }, value) => pathText(dictionaryType, value),
  editor: drawnBy(() => import('./DictionaryTreeEditor').then((module) => module.DictionaryTreeEditor)),
  columnWidth: () => 14,
  lookup: (node) => ({ in: node.anyLevel ? 'tree' : 'leaves', type: node.dictionaryType }),
  sample: async (node, tools) => [await tools.leaf(node.dictionaryType)],
}
