import { t } from '@/lib/i18n'
import { isRawObject } from '../definition-reader'
import type { DictionaryNode } from '../nodes'
import type { DictionaryValue } from '../values'
import type { Kind } from './kind'

function word(raw: unknown): string {
  return typeof raw === 'string' ? raw : typeof raw === 'number' ? String(raw) : ''
}

/** An entry with whatever of it is said; null for nothing. */
export function coerceEntry(raw: unknown): DictionaryValue | null {
  if (!isRawObject(raw)) return null
  const entry = { id: word(raw.id), code: word(raw.code), name: word(raw.name) }
  return entry.id === '' && entry.code === '' && entry.name === '' ? null : entry
}

/** One entry of a dictionary; expressions see its code, or its id when it has none. */
export const dictionary: Kind<DictionaryNode, DictionaryValue | null> = {
  gives: 'text',
  width: 1,
  read: (common, source) => ({ ...common, kind: 'dictionary', dictionaryType: source.neededText('dictionaryType') }),
  empty: () => null,
  coerce: (_, raw) => coerceEntry(raw),
  clean: (_, value) => value,
  isEmpty: (value) => value === null,
  check(node, value) {
    if (value === null || (value.name !== '' && (value.id !== '' || value.code !== ''))) return []
    return [{ check: 'entry', message: t('请重新选择{label}，要选列表中的一项', { label: node.label }) }]
  },
  missing: (node) => t('请选择{label}', { label: node.label }),
  operand: (_, value) => value && (value.code || value.id || null),
}
