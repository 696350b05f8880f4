/** Writes the shared parts that a form definition names out into it, before parsing; for parser, grading and the inspector. */

import { t } from '@/lib/i18n/i18n'
import type { Report } from '../expression/parse'
import { columnKinds, isColumnKind } from '../kinds/column-kinds'
import { isRawObject, ownAttribute as own, type RawObject } from './definition-reader'

/** Where parts can be used: a part gives what it has under the same name. */
const lists = new Set(['pages', 'sections', 'fields', 'columns'])
const most = { depth: 300, pieces: 100_000 }

/** The parameters a part was used with; null outside of parts. */
type Arguments = ReadonlyMap<string, unknown> | null

interface Expanded {
  source: RawObject
  /** Where the objects of lists stand in the definition as written: `pages[1](team).pages[0]`. */
  paths: WeakMap<object, string>
}

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
  let depth = 0
  let isTooLarge = false

  /** A piece expanded; null where the definition is too large or too deep. */
  const value = (piece: unknown, at: string, args: Arguments, chain: readonly string[], name: string): unknown => {
    if (args) pieces += 1
    if (pieces > most.pieces || depth > most.depth) {
      isTooLarge = true
      return null
    }
    depth += 1
    const expanded = inside(piece, at, args, chain, name)
    depth -= 1
    return expanded
  }

  const inside = (piece: unknown, at: string, args: Arguments, chain: readonly string[], name: string): unknown => {
    if (typeof piece === 'string') return args ? filled(piece, args, at, report, name) : piece
    if (Array.isArray(piece)) return piece.flatMap((one, index) => item(one, `${at}[${index}]`, args, chain, name))
    if (!isRawObject(piece)) return piece
    const entries = entriesOf(piece).filter(([key]) => args || lists.has(key))
    const read = entries.map(([key, one]) => [key, value(one, at === '' ? key : `${at}.${key}`, args, chain, key)])
    return { ...(args ? {} : piece), ...Object.fromEntries(read) }
  }

  /** What one item of a list comes to: nothing, itself, or several. */
  const item = (piece: unknown, at: string, args: Arguments, chain: readonly string[], list: string): unknown[] => {
    if (lists.has(list) && own(piece, 'part') !== undefined) return use(piece as RawObject, at, args, chain, list)
    const read = value(piece, at, args, chain, '')
    if (typeof piece === 'string' && Array.isArray(read)) return read
    if (!isRawObject(read)) return [read]
    if (isLeftOut(read, args)) return []
    const { onlyIf: _condition, ...rest } = read
    const single = args ? rest : read
    const spread = list === 'columns' && isColumnKind(single.kind) && columnKinds[single.kind].spread?.(single)
    const items = spread || [single]
    for (const one of items) paths.set(one, at)
    return [...items]
  }

  const use = (raw: RawObject, at: string, args: Arguments, chain: readonly string[], list: string): unknown[] => {
    const expanded = args ? value(raw, at, args, chain, '') : raw
    if (!isRawObject(expanded) || isLeftOut(expanded, args)) return []
    const name = String(own(expanded, 'part'))
    const part = own(parts, name)
    const refuse = (message: string, path = at) => {
      report(path, message)
      return []
    }
    if (!isRawObject(part)) return refuse(t('没有名为“{name}”的部件', { name: name.slice(0, 40) }), `${at}.part`)
    if (chain.includes(name)) return refuse(t('部件“{name}”用到了它自己', { name }))
    if (own(part, list) === undefined) return refuse(t('部件“{name}”不能用在 {list} 里', { name, list }))
    for (const [key] of entriesOf(expanded))
      if (key !== 'part' && key !== 'with' && !(args && key === 'onlyIf'))
        report(`${at}.${key}`, t('未知的属性“{name}”', { name: key.slice(0, 40) }))
    const values = parametersOf(name, own(part, 'parameters'), own(expanded, 'with'), at)
    const given = (key: string) => value(own(part, key), `${at}(${name}).${key}`, values, [...chain, name], key)
    rules.push(...asList(given('rules')))
    for (const [key, value] of entriesOf(given('expressions'))) {
      if (expressions.has(key)) report(`${at}(${name}).expressions.${key}`, t('标识无效或重复'))
      expressions.set(key, value)
    }
    return asList(given(list))
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

  const whole = value(raw, '', null, [], '') as RawObject
  if (isTooLarge) report('parts', t('部件展开后太大'))
  const all = rules.length > 0 && { rules: [...asList(own(whole, 'rules')), ...rules] }
  const named = expressions.size > 0 && { expressions: Object.fromEntries(expressions) }
  return { source: { ...whole, ...all, ...named }, paths }
}

/** Whether an object of a part has a condition that does not hold; outside of parts there are none. */
const isLeftOut = (read: RawObject, args: Arguments) => args !== null && Object.hasOwn(read, 'onlyIf') && !read.onlyIf

const asList = (read: unknown): unknown[] => (Array.isArray(read) ? read : [])

/** A text with its parameters: alone, as what was given; among words, as words, in both languages where those are. */
function filled(text: string, args: ReadonlyMap<string, unknown>, at: string, report: Report, key: string): unknown {
  const names = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name)
  const unknown = names.find((name) => !args.has(name))
  if (unknown !== undefined) {
    report(at, t('没有名为“{name}”的参数', { name: unknown }))
    return null
  }
  const values = names.map((name) => args.get(name))
  const isInLanguage = key === 'zh' || key === 'en'
  if (text === `{{${names[0]}}}` && !isInLanguage) return values[0]
  if (values.includes(null)) return null
  const isInTwo = (value: unknown) => own(value, 'zh') !== undefined
  const odd = names.find((name) => typeof args.get(name) === 'object' && !isInTwo(args.get(name)))
  if (odd !== undefined) {
    report(at, t('参数“{name}”不能放在文字中间', { name: odd }))
    return null
  }
  const inLanguage = (language: string) =>
    text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(own(args.get(name), language) ?? args.get(name)))
  return values.some(isInTwo) && !isInLanguage ? { zh: inLanguage('zh'), en: inLanguage('en') } : inLanguage(key)
}
