/** Writes the shared parts that a form definition names out into it, before parsing; for parser, grading and the inspector. */

import { t } from '@/lib/i18n/i18n'
import type { Report } from '../expression/parse'
import { columnKinds, isColumnKind } from '../kinds/column-kinds'
import { isRawObject, type RawObject } from './definition-reader'

/** Where parts can be used: a part gives what it has under the same name. */
const lists = new Set(['pages', 'sections', 'fields', 'columns'])
const most = { deep: 20, pieces: 100_000 }

/** The parameters a part was used with; null outside of parts. */
type Arguments = ReadonlyMap<string, unknown> | null

interface Expanded {
  source: RawObject
  /** Where the objects of lists stand in the definition as written: `pages[1](team).pages[0]`. */
  paths: WeakMap<object, string>
}

const own = (raw: unknown, name: string): unknown =>
  isRawObject(raw) && Object.hasOwn(raw, name) ? raw[name] : undefined
const entriesOf = (raw: unknown) => (isRawObject(raw) ? Object.entries(raw) : [])

/**
 * A definition with each `{ part, with }` in a list replaced by what the part has for that list, `{{parameter}}` by what it was
 * given; rules and named expressions of the part join the form's; a column of a kind of several parts by a column for each. What cannot be used is reported, and left out.
 */
export function expandParts(raw: RawObject, report: Report): Expanded {
  const parts = own(raw, 'parts')
  const paths = new WeakMap<object, string>()
  const rules: unknown[] = []
  const expressions = new Map<string, unknown>(entriesOf(own(raw, 'expressions')))
  let pieces = 0

  const value = (piece: unknown, at: string, args: Arguments, chain: readonly string[], name = ''): unknown => {
    if (args) pieces += 1
    if (pieces > most.pieces) return null
    if (typeof piece === 'string') return args ? filled(piece, args, at, report, name) : piece
    if (Array.isArray(piece)) {
      const items = piece.flatMap((value, index) => item(value, `${at}[${index}]`, args, chain, name))
      return args || items.length !== piece.length || items.some((value, index) => value !== piece[index])
        ? items
        : piece
    }
    if (!isRawObject(piece)) return piece
    const entries = entriesOf(piece).filter(([key]) => args || lists.has(key))
    const read = entries.map(([key, item]) => [key, value(item, at === '' ? key : `${at}.${key}`, args, chain, key)])
    if (!args && read.every(([key, value]) => value === piece[String(key)])) return piece
    return { ...(args ? {} : piece), ...Object.fromEntries(read) }
  }

  /** What one item of a list comes to: nothing, itself, or several. */
  const item = (piece: unknown, at: string, args: Arguments, chain: readonly string[], list: string): unknown[] => {
    if (lists.has(list) && own(piece, 'part') !== undefined) return use(piece as RawObject, at, args, chain, list)
    const read = value(piece, at, args, chain)
    if (args && typeof piece === 'string' && piece !== read && Array.isArray(read)) return read
    if (!isRawObject(read)) return [read]
    const { onlyIf, ...rest } = read
    const withoutCondition = args && Object.hasOwn(read, 'onlyIf') ? rest : read
    if (withoutCondition === rest && !onlyIf) return []
    const columns =
      list === 'columns' && isColumnKind(withoutCondition.kind)
        ? columnKinds[withoutCondition.kind].spread?.(withoutCondition)
        : undefined
    for (const column of columns ?? [withoutCondition]) paths.set(column, at)
    return [...(columns ?? [withoutCondition])]
  }

  const use = (raw: RawObject, at: string, args: Arguments, chain: readonly string[], list: string): unknown[] => {
    const expanded = args ? value(raw, at, args, chain) : raw
    if (!isRawObject(expanded)) return []
    const name = String(own(expanded, 'part'))
    const part = own(parts, name)
    const refuse = (message: string, path = at) => {
      report(path, message)
      return []
    }
    if (args && Object.hasOwn(expanded, 'onlyIf') && !expanded.onlyIf) return []
    if (!isRawObject(part)) return refuse(t('没有名为“{name}”的部件', { name: name.slice(0, 40) }), `${at}.part`)
    if (chain.includes(name) || chain.length >= most.deep) return refuse(t('部件“{name}”用到了它自己', { name }))
    if (own(part, list) === undefined) return refuse(t('部件“{name}”不能用在 {list} 里', { name, list }))
    for (const [key] of entriesOf(expanded))
      if (key !== 'part' && key !== 'with' && !(args && key === 'onlyIf'))
        report(`${at}.${key}`, t('未知的属性“{name}”', { name: key.slice(0, 40) }))
    const values = parametersOf(name, own(part, 'parameters'), own(expanded, 'with'), at)
    const inside = (key: string) => value(own(part, key), `${at}(${name}).${key}`, values, [...chain, name], key)
    rules.push(...asList(inside('rules')))
    for (const [key, value] of entriesOf(inside('expressions'))) {
      if (expressions.has(key)) report(`${at}(${name}).expressions.${key}`, t('标识无效或重复'))
      expressions.set(key, value)
    }
    return asList(inside(list))
  }

  const parametersOf = (name: string, declared: unknown, said: unknown, at: string): ReadonlyMap<string, unknown> => {
    for (const [key] of entriesOf(said))
      if (!isRawObject(own(declared, key)))
        report(`${at}.with.${key}`, t('部件“{name}”没有参数“{key}”', { name, key: key.slice(0, 40) }))
    return new Map(
      entriesOf(declared).map(([key, parameter]) => {
        const argument = own(said, key) ?? own(parameter, 'default')
        if (argument === undefined) report(`${at}.with`, t('部件“{name}”要有参数“{key}”', { name, key }))
        return [key, argument ?? null]
      }),
    )
  }

  const whole = value(raw, '', null, []) as RawObject
  if (pieces > most.pieces) report('parts', t('部件展开后太大'))
  if (rules.length === 0 && expressions.size === 0) return { source: whole, paths }
  const named = expressions.size > 0 && { expressions: Object.fromEntries(expressions) }
  return { source: { ...whole, rules: [...asList(own(whole, 'rules')), ...rules], ...named }, paths }
}

const asList = (read: unknown): unknown[] => (Array.isArray(read) ? read : [])

/** A text with its parameters: alone, as what was given; among words, as words, in both languages where those are. */
function filled(text: string, args: ReadonlyMap<string, unknown>, at: string, report: Report, key: string): unknown {
  const names = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name)
  if (names.length === 0) return text
  const unknown = names.find((name) => !args.has(name))
  if (unknown !== undefined) {
    report(at, t('没有名为“{name}”的参数', { name: unknown }))
    return null
  }
  const whole = text === `{{${names[0]}}}`
  const values = names.map((name) => args.get(name) ?? null)
  const inTwo = values.some((value) => own(value, 'en') !== undefined)
  if (whole && !(inTwo && (key === 'zh' || key === 'en'))) return values[0]
  if (values.includes(null)) return null
  if (values.some((value) => typeof value === 'object' && own(value, 'zh') === undefined)) {
    report(at, t('参数“{name}”不能放在文字中间', { name: names.join('、') }))
    return null
  }
  const ofLanguage = (language: string) =>
    text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(own(args.get(name), language) ?? args.get(name)))
  return inTwo && key !== 'zh' && key !== 'en' ? { zh: ofLanguage('zh'), en: ofLanguage('en') } : ofLanguage(key)
}
