/** The named expressions of a draft: listed, added, renamed with all their uses, removed; for the tree and their editor. */

import { t } from '@/lib/i18n/i18n'
import type { FormSource } from '@/smartform/schema/definition'
import { isRawObject } from '@/smartform/schema/definition-reader'
import { type OutlineEntry, outlineOf, rulesOf } from './outline'
import { objectAt, pathKey, valueAt, withValue } from './source-path'

/** The named expressions in their order, by their names. */
export function namedOf(source: unknown): OutlineEntry[] {
  return Object.keys(objectAt(source, ['expressions'])).map((name) => {
    const path = ['expressions', name]
    return { type: 'expression', path, key: pathKey(path), label: name, level: 1 }
  })
}

/** Whether a name can be given: short, and without the signs that places are written with. */
export function isExpressionName(name: string): boolean {
  return /^[^\s"'.[\]/]{1,64}$/.test(name) && !['__proto__', 'constructor', 'prototype'].includes(name)
}

/** Adds a named expression with the value 0. */
export function addNamed(source: FormSource): { source: FormSource; path: string[] } {
  const taken = objectAt(source, ['expressions'])
  let number = 1
  while (Object.hasOwn(taken, t('算式{n}', { n: number }))) number += 1
  const path = ['expressions', t('算式{n}', { n: number })]
  return { source: withValue(source, path, 0), path }
}

const isUseOf = (raw: unknown, name: string) =>
  Array.isArray(raw) && raw.length === 2 && raw[0] === 'use' && raw[1] === name

/** Attributes that hold parts of their own. */
const partLists = new Set(['pages', 'sections', 'fields', 'columns', 'rules', 'expressions'])

function mentions(raw: unknown, name: string): boolean {
  if (isUseOf(raw, name)) return true
  if (Array.isArray(raw)) return raw.some((item) => mentions(item, name))
  return isRawObject(raw) && Object.entries(raw).some(([key, value]) => !partLists.has(key) && mentions(value, name))
}

/** The parts of the form that use a named expression. */
export function usesOf(source: unknown, name: string): OutlineEntry[] {
  return [...outlineOf(source), ...rulesOf(source), ...namedOf(source)].filter(({ path }) =>
    mentions(valueAt(source, path), name),
  )
}

function renamedIn(raw: unknown, from: string, to: string): unknown {
  if (isUseOf(raw, from)) return ['use', to]
  if (Array.isArray(raw)) return raw.map((item: unknown) => renamedIn(item, from, to))
  if (!isRawObject(raw)) return raw
  return Object.fromEntries(Object.entries(raw).map(([key, value]) => [key, renamedIn(value, from, to)]))
}

/** The draft with another name for an expression, wherever it is used; the order stays. */
export function renameNamed(source: FormSource, from: string, to: string): FormSource {
  const renamed = renamedIn(source, from, to) as FormSource
  const named = Object.entries(objectAt(renamed, ['expressions']))
  return withValue(
    renamed,
    ['expressions'],
    Object.fromEntries(named.map(([name, value]) => [name === from ? to : name, value])),
  )
}

/** The draft without a named expression; what uses it has a problem then. */
export function removeNamed(source: FormSource, name: string): FormSource {
  const { [name]: _gone, ...others } = objectAt(source, ['expressions'])
  return withValue(source, ['expressions'], Object.keys(others).length > 0 ? others : undefined)
}
