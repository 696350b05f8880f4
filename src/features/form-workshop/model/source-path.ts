/** Paths in a draft's raw definition, and changed copies of it; used by all editors of the workshop. */

import { isRawObject, type RawObject } from '@/smartform/schema/definition-reader'

/** Keys and indices from the definition down: `['pages', 0, 'sections', 1, 'fields', 2]`. */
export type SourcePath = readonly (string | number)[]

/** A path as one text, for keys and comparisons. */
export const pathKey = (path: SourcePath) => path.join('.')

/** The value at a place; undefined where there is none. */
export function valueAt(source: unknown, path: SourcePath): unknown {
  return path.reduce<unknown>((current, key) => {
    if (Array.isArray(current) && typeof key === 'number') return current[key]
    return isRawObject(current) && Object.hasOwn(current, key) ? current[key] : undefined
  }, source)
}

/** The object at a place; an empty one where there is none. */
export function objectAt(source: unknown, path: SourcePath): RawObject {
  const value = valueAt(source, path)
  return isRawObject(value) ? value : {}
}

/** The list at a place; empty where there is none. */
export function listAt(source: unknown, path: SourcePath): readonly unknown[] {
  const value = valueAt(source, path)
  return Array.isArray(value) ? value : []
}

/** A copy with another value at a place; undefined removes an attribute, or an item of a list. */
export function withValue<Source>(source: Source, path: SourcePath, value: unknown): Source {
  const [key, ...rest] = path
  if (key === undefined) return value as Source
  const inner = rest.length === 0 ? value : withValue(valueAt(source, [key]), rest, value)
  if (Array.isArray(source) || (typeof key === 'number' && source === undefined)) {
    const items: unknown[] = [...(Array.isArray(source) ? source : [])]
    if (inner === undefined) items.splice(Number(key), 1)
    else items[Number(key)] = inner
    return items as Source
  }
  const others = Object.entries(isRawObject(source) ? source : {})
  const kept = inner === undefined ? others.filter(([name]) => name !== key) : others
  return Object.fromEntries(inner === undefined ? kept : [...new Map([...kept, [String(key), inner]])]) as Source
}

/** A copy with an item inserted into a list. */
export function withItem<Source>(source: Source, list: SourcePath, index: number, item: unknown): Source {
  return withValue(source, list, listAt(source, list).toSpliced(index, 0, item))
}

/** A copy with an item of a list at another index. */
export function withMoved<Source>(source: Source, list: SourcePath, from: number, to: number): Source {
  const items = listAt(source, list)
  const item = items[from]
  if (item === undefined || to < 0 || to >= items.length) return source
  return withValue(source, list, items.toSpliced(from, 1).toSpliced(to, 0, item))
}
