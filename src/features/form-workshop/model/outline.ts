/** Reads a draft's definition as the tree of the workshop: pages, sections, fields, columns, rules. */

import { textOf } from '@/lib/collections/record'
import { type Locale, locale, t } from '@/lib/i18n/i18n'
import { isRawObject } from '@/smartform/schema/definition-reader'
import { listAt, objectAt, pathKey, type SourcePath, valueAt } from './source-path'

/** What an entry of the tree is. */
export type PartType = 'form' | 'page' | 'section' | 'field' | 'column' | 'rule' | 'expression'

export interface OutlineEntry {
  type: PartType
  path: SourcePath
  key: string
  /** In the interface language. */
  label: string
  /** 1 for a page. */
  level: number
}

/** A text of a definition in a language; the Chinese one where there is no English. */
export function wordsIn(text: unknown, language: Locale = locale()): string {
  if (typeof text === 'string') return text
  if (!isRawObject(text)) return ''
  return textOf(text[language] || text.zh)
}

const lists = { page: 'pages', section: 'sections', field: 'fields', column: 'columns' } as const
const below = { page: 'section', section: 'field', field: 'column', column: null } as const
type ListedType = keyof typeof lists

/** A part's name: its title or label, else what it is. */
function labelOf(type: ListedType, raw: unknown): string {
  const words = isRawObject(raw) ? wordsIn(raw.title ?? raw.label) : ''
  if (words !== '') return words
  return type === 'section' ? t('（没有标题的分组）') : t('（没有名称）')
}

function entriesOf(source: unknown, type: ListedType, above: SourcePath, level: number): OutlineEntry[] {
  const list = [...above, lists[type]]
  return listAt(source, list).flatMap((raw, index): OutlineEntry[] => {
    const path = [...list, index]
    const inner = below[type]
    return [
      { type, path, key: pathKey(path), label: labelOf(type, raw), level },
      ...(inner ? entriesOf(source, inner, path, level + 1) : []),
    ]
  })
}

/** Pages, sections, fields and columns, each after what holds it. */
export const outlineOf = (source: unknown) => entriesOf(source, 'page', [], 1)

/** A rule's name: its message. */
const ruleLabelOf = (raw: unknown) => (isRawObject(raw) ? wordsIn(raw.message) : '') || t('（没有提示文字的规则）')

/** The rules in their order, named by their messages. */
export function rulesOf(source: unknown): OutlineEntry[] {
  return listAt(source, ['rules']).map((raw, index) => {
    const path = ['rules', index]
    return { type: 'rule', path, key: pathKey(path), label: ruleLabelOf(raw), level: 1 }
  })
}

/** The name of a page, section, field, column or rule as the tree writes it; '' for another place. */
export function labelAt(source: unknown, path: SourcePath): string {
  const type = typeAt(path)
  if (type === 'rule') return ruleLabelOf(valueAt(source, path))
  return type === 'form' || type === 'expression' ? '' : labelOf(type, valueAt(source, path))
}

/** How a rule names a field or a column as the place of its message: `team`, `team.name`; undefined for other parts. */
export function ruleTargetAt(source: unknown, path: SourcePath): string | undefined {
  const type = typeAt(path)
  if (type !== 'field' && type !== 'column') return undefined
  const id = String(valueAt(source, [...path, 'id']))
  return type === 'column' ? `${String(valueAt(source, [...path.slice(0, 6), 'id']))}.${id}` : id
}

/** Every field and column a rule's message can stand at, in the order of the form; a column behind its table's name. */
export function ruleTargetsOf(source: unknown): { value: string; label: string }[] {
  return outlineOf(source).flatMap(({ path, label, type }) => {
    const value = ruleTargetAt(source, path)
    if (value === undefined) return []
    const table = type === 'column' ? `${labelAt(source, path.slice(0, 6))} · ` : ''
    return [{ value, label: table + label }]
  })
}

/** What stands at a place. */
export function typeAt(path: SourcePath): PartType {
  const list = path.at(-2)
  if (list === 'rules') return 'rule'
  if (list === 'expressions') return 'expression'
  return (Object.keys(lists) as ListedType[]).find((type) => lists[type] === list) ?? 'form'
}

/** The path of a top-level field; undefined for an unknown id. */
export function pathOfField(source: unknown, fieldId: string): SourcePath | undefined {
  return outlineOf(source).find(({ type, path }) => type === 'field' && valueAt(source, [...path, 'id']) === fieldId)
    ?.path
}

/** The id of the page that holds a place; the first page for a place outside of pages. */
export function pageIdAt(source: unknown, path: SourcePath): string {
  const index = path[0] === 'pages' && typeof path[1] === 'number' ? path[1] : 0
  return String(objectAt(source, ['pages', index]).id ?? '')
}

/** Every id in use, so that a new one is unique. */
function takenIds(source: unknown): ReadonlySet<unknown> {
  return new Set([...outlineOf(source), ...rulesOf(source)].map(({ path }) => valueAt(source, [...path, 'id'])))
}

/** An id that is not in use yet: `question1`, `question2` … */
export function newId(source: unknown, stem: string): string {
  const taken = takenIds(source)
  let number = 1
  while (taken.has(`${stem}${number}`)) number += 1
  return `${stem}${number}`
}
