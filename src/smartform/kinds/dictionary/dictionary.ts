import { entryNameIn } from '@/lib/entry-name'
import { t } from '@/lib/i18n'
import type { FieldBase } from '../../schema/definition'
import { isRawObject } from '../../schema/definition-reader'
import type { DictionaryValue } from '../../schema/values'
import { neededName } from '../attributes'
import { chosen, coerceText, drawnBy, type Finding, type Kind, type SheetTools } from '../kind'

/** One entry of a dictionary. Value: `{ id, code, name }`, or null. */
interface DictionarySource extends FieldBase {
  kind: 'dictionary'
  dictionaryType: string
}

/** What kinds have in common whose answer is an entry that is looked up; expressions see its code, or its id. */
export const entry = {
  ...chosen,
  check(node: { label: string }, value: DictionaryValue | null): Finding[] {
    if (value === null || (value.name !== '' && (value.id !== '' || value.code !== ''))) return []
    return [{ check: 'entry', message: t('请重新选择{label}，要选列表中的一项', { label: node.label }) }]
  },
  operand: (_: unknown, value: DictionaryValue | null) => value && (value.code || value.id || null),
  fromSheet: (node: { label: string }, text: string, sheet: SheetTools) => sheet.entry(node.label, text),
} as const

/** An entry with whatever of it is said; null for nothing. */
export function coerceEntry(raw: unknown): DictionaryValue | null {
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
  editor: drawnBy(() => import('./DictionaryEditor').then((module) => module.DictionaryEditor)),
  lookup: (node) => ({ in: 'dictionary', type: node.dictionaryType }),
  sample: (node, tools) => tools.entries(node.dictionaryType),
}
