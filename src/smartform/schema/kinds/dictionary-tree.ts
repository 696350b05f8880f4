import { t } from '@/lib/i18n'
import { isRawObject } from '../definition-reader'
import type { DictionaryTreeNode } from '../nodes'
import type { TreeEntryValue } from '../values'
import { coerceEntry } from './dictionary'
import type { Kind } from './kind'

function coerceTreeEntry(raw: unknown): TreeEntryValue | null {
  const entry = coerceEntry(raw)
  const path = isRawObject(raw) && Array.isArray(raw.path) ? raw.path : []
  const names = path.filter((name): name is string => typeof name === 'string')
  return entry && { ...entry, path: names.length > 0 ? names : [entry.name] }
}

/** One entry of a dictionary of up to three levels; expressions see its code, or its id when it has none. */
export const dictionaryTree: Kind<DictionaryTreeNode, TreeEntryValue | null> = {
  gives: 'text',
  width: 1,
  read(common, source) {
    const anyLevel = source.get('anyLevel') === true
    return { ...common, kind: 'dictionaryTree', dictionaryType: source.neededText('dictionaryType'), anyLevel }
  },
  empty: () => null,
  coerce: (_, raw) => coerceTreeEntry(raw),
  clean: (_, value) => value,
  isEmpty: (value) => value === null,
  check(node, value) {
    if (value === null || (value.name !== '' && (value.id !== '' || value.code !== ''))) return []
    return [{ check: 'entry', message: t('请重新选择{label}，要选列表中的一项', { label: node.label }) }]
  },
  missing: (node) => t('请选择{label}', { label: node.label }),
  operand: (_, value) => value && (value.code || value.id || null),
}
