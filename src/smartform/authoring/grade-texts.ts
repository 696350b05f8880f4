/** Finds changes of texts, in both languages: they never touch an answer. */

import { jsonEqual } from '@/lib/collections/json-equal'
import { textOf } from '@/lib/collections/record'
import { t, text } from '@/lib/i18n/i18n'
import type { FormSource } from '../schema/definition'
import { isRawObject, type RawObject } from '../schema/definition-reader'
import { expandParts } from '../schema/expand-parts'
import type { FieldNode, FormNode } from '../schema/nodes'
import { parseDefinition } from '../schema/parse-definition'
import { rowsIn } from '../schema/rows'
import type { ChangePlace, GradedChange } from './graded-change'
import { type Paired, pairColumns } from './pair-versions'

/** Texts by attribute, with their names for sentences. */
const words: Readonly<Record<string, string>> = {
  title: text('标题'),
  label: text('填写项名称'),
  help: text('填写提示'),
  text: text('文字'),
  message: text('提示文字'),
  unit: text('计量单位'),
  options: text('选项的文字'),
  pattern: text('格式提示'),
  inEnglish: text('英文写法'),
}

/** The raw objects of a definition by what they are: `field:budget`, `column:members.name`, `page:basics`, `rule:limit`. */
function rawParts(source: FormSource): ReadonlyMap<string, RawObject> {
  const found = new Map<string, RawObject>()
  const add = (of: string, raw: unknown, prefix = '') => {
    if (isRawObject(raw) && typeof raw.id === 'string' && !found.has(`${of}:${prefix}${raw.id}`))
      found.set(`${of}:${prefix}${raw.id}`, raw)
  }
  const items = (raw: unknown, name: string): readonly unknown[] => {
    const list = isRawObject(raw) && Object.hasOwn(raw, name) ? raw[name] : undefined
    return Array.isArray(list) ? list : []
  }
  const raw: RawObject = isRawObject(source) ? source : {}
  const expanded = expandParts(raw, () => {}).source
  found.set('form:', expanded)
  for (const page of items(expanded, 'pages')) {
    add('page', page)
    for (const section of items(page, 'sections')) {
      add('section', section)
      for (const field of items(section, 'fields')) {
        add('field', field)
        for (const column of items(field, 'columns'))
          add('column', column, `${isRawObject(field) ? String(field.id) : ''}.`)
      }
    }
  }
  for (const rule of items(expanded, 'rules')) add('rule', rule)
  return found
}

/** The texts of an object; of lists and objects their texts alone. */
function textsOf(raw: RawObject, name: string): unknown {
  const value = Object.hasOwn(raw, name) ? raw[name] : undefined
  if (name === 'options') return rowsIn(value).map((option: unknown) => (isRawObject(option) ? option.label : option))
  return name === 'pattern' && isRawObject(value) ? value.message : value
}

/** Whether options are the same ones, so that only their texts can differ. */
function sameOptions(before: RawObject, after: RawObject): boolean {
  const values = (raw: RawObject) => rowsIn(raw.options).map((option: unknown) => isRawObject(option) && option.value)
  return jsonEqual(values(before), values(after))
}

/** All changes of texts between two versions. */
export function textChanges(before: FormSource, after: FormSource, fields: Paired<FieldNode>): GradedChange[] {
  const [old, fresh] = [rawParts(before), rawParts(after)]
  const form = parseDefinition(after)
  const compare = (of: ChangePlace['of'], formerId: string, id: string, label: string) => {
    const [former, now] = [old.get(`${of}:${formerId}`), fresh.get(`${of}:${id}`)]
    return former && now ? compareTexts(former, now, { of, id, label, in: 'after' }) : []
  }
  return [
    ...compare('form', '', '', form.title),
    ...sameIds(form, 'page').flatMap(({ id, title }) => compare('page', id, id, title)),
    ...sameIds(form, 'section').flatMap(({ id, title }) => compare('section', id, id, title)),
    ...fields.both.flatMap(({ before: former, after: node }) => [
      ...compare('field', former.id, node.id, node.label),
      ...(former.kind === 'table' && node.kind === 'table'
        ? pairColumns(former, node).both.flatMap((columns) =>
            compare(
              'column',
              `${former.id}.${columns.before.id}`,
              `${node.id}.${columns.after.id}`,
              `${node.label} · ${columns.after.label}`,
            ),
          )
        : []),
    ]),
    ...form.rules.flatMap((rule) => compare('rule', rule.id, rule.id, rule.message)),
  ]
}

function sameIds(form: FormNode, of: 'page' | 'section'): { id: string; title: string }[] {
  if (of === 'page') return form.pages.map(({ id, title }) => ({ id, title }))
  return form.pages.flatMap(({ sections }) => sections.map(({ id, title }) => ({ id, title: title ?? id })))
}

function compareTexts(former: RawObject, now: RawObject, place: ChangePlace): GradedChange[] {
  return Object.entries(words).flatMap(([attribute, name]): GradedChange[] => {
    const [old, fresh] = [textsOf(former, attribute), textsOf(now, attribute)]
    if (jsonEqual(old, fresh) || (attribute === 'options' && !sameOptions(former, now))) return []
    // Another unit in Chinese is another meaning of the numbers: `grade-attributes.ts`.
    if (attribute === 'unit' && now.kind !== 'computed' && chinese(old) !== chinese(fresh)) return []
    const values = { label: place.label, name: t(name), before: textOf(old), after: textOf(fresh) }
    const short = typeof old === 'string' && typeof fresh === 'string' && old.length + fresh.length <= 40
    return [
      {
        id: `${place.of}:${place.id}:text:${attribute}`,
        grade: 'harmless',
        aspect: 'text',
        place,
        text: short ? t('“{label}”的{name}从“{before}”改为“{after}”', values) : t('“{label}”的{name}改了', values),
        attribute,
      },
    ]
  })
}

const chinese = (value: unknown) => (isRawObject(value) ? value.zh : value)
