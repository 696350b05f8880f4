/** The field kind “dictionary”: definition, values, validation, text. */

import { entryNameIn } from '@/lib/i18n/dictionary-entry-name'
import { t } from '@/lib/i18n/i18n'
import { isRawObject } from '../../schema/definition-reader'
import type { DictionaryValue, TreeEntryValue, UnitValue } from '../../schema/entry-values'
import type { FieldBase } from '../../schema/field-base'
import { flag, neededName } from '../attributes'
import { choiceTexts, coerceText, drawnBy, type Finding, type Kind, type SheetTools } from '../kind'

/** One entry of a dictionary. Value: `{ id, code, name }`, or null. */
interface DictionarySource extends FieldBase {
  kind: 'dictionary'
  dictionaryType: string
}

/** Shared by kinds with a looked-up entry; expressions see its code, or its id. */
const entry = {
  ...choiceTexts,
  check(node: { label: string }, value: DictionaryValue | null): Finding[] {
    if (value === null || (value.name !== '' && (value.id !== '' || value.code !== ''))) return []
    return [{ check: 'entry', message: t('请重新选择{label}，要选列表中的一项', { label: node.label }) }]
  },
  operand: (_: unknown, value: DictionaryValue | null) => value && (value.code || value.id || null),
  fromSheet: (node: { label: string }, text: string, sheet: SheetTools) => sheet.entry(node.label, text),
} as const

/** An entry with whatever is given of it; null for nothing. */
function coerceEntry(raw: unknown): DictionaryValue | null {
  if (!isRawObject(raw)) return null
  const read = { id: coerceText(raw.id), code: coerceText(raw.code), name: coerceText(raw.name) }
  return read.id === '' && read.code === '' && read.name === '' ? null : read
}

/** One entry of a dictionary. */
export const dictionary: Kind<DictionarySource, DictionaryValue | null> = {
  ...entry,
  attributes: { dictionaryType: neededName },
  coerce: (_, raw) => coerceEntry(raw),
  text: ({ dictionaryType }, value) => (value ? entryNameIn(dictionaryType, value.name) : ''),
  editor: drawnBy(() => import('./LookupEditors').then((module) => module.DictionaryEditor)),
  lookup: (node) => ({ in: 'dictionary', type: node.dictionaryType }),
  sample: (node, tools) => tools.entries(node.dictionaryType),
}

/** One entry of a dictionary tree with up to three levels. Value: `{ id, code, name, path }`, or null. */
interface DictionaryTreeSource extends FieldBase {
  kind: 'dictionaryTree'
  dictionaryType: string
  /** Entries with children can be chosen too. */
  anyLevel?: boolean
}

/** One entry of a dictionary tree with up to three levels. */
export const dictionaryTree: Kind<DictionaryTreeSource, TreeEntryValue | null> = {
  ...entry,
  attributes: { dictionaryType: neededName, anyLevel: flag },
  coerce(_, raw) {
    const read = coerceEntry(raw)
    const path = isRawObject(raw) && Array.isArray(raw.path) ? raw.path : []
    const names = path.filter((name): name is string => typeof name === 'string')
    return read && { ...read, path: names.length > 0 ? names : [read.name] }
  },
  text: ({ dictionaryType }, value) => value?.path.map((name) => entryNameIn(dictionaryType, name)).join(' / ') ?? '',
  editor: drawnBy(() => import('./DictionaryTreeEditor').then((module) => module.DictionaryTreeEditor)),
  columnWidth: () => 14,
  lookup: (node) => ({ in: node.anyLevel ? 'tree' : 'leaves', type: node.dictionaryType }),
  sample: async (node, tools) => [await tools.leaf(node.dictionaryType)],
}

/** A registered unit. Value: `{ id, name }`, or null. */
interface UnitPickerSource extends FieldBase {
  kind: 'unitPicker'
}

/** A registered unit; expressions see its name, for comparison with typed names. */
export const unitPicker: Kind<UnitPickerSource, UnitValue | null> = {
  ...entry,
  attributes: {},
  coerce(_, raw) {
    if (typeof raw === 'string') return raw.trim() === '' ? null : { id: '', name: raw.trim() }
    const read = coerceEntry(raw)
    return read && (read.id !== '' || read.name !== '') ? { id: read.id, name: read.name } : null
  },
  check: (node, value) => entry.check(node, value && { ...value, code: '' }),
  missing: () => t('请选择单位'),
  operand: (_, value) => value?.name || null,
  text: (_, value) => value?.name ?? '',
  editor: drawnBy(() => import('./LookupEditors').then((module) => module.UnitPickerEditor)),
  columnWidth: () => 14,
  lookup: () => ({ in: 'units', type: '' }),
  sample: (_, tools) => tools.units(),
}
