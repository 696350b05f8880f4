/** Builds the objects of a definition from the cells of their rows. */

import { isRawObject, type RawObject } from '../schema/definition-reader'

/** An object of a definition while it is built. */
export type Draft = Record<string, unknown>

/** The list of that name, made where there is none. */
export function listIn(object: Draft, name: string): unknown[] {
  const list = object[name]
  if (Array.isArray(list)) return list
  const made: unknown[] = []
  object[name] = made
  return made
}

/** Sets an attribute by its path. */
export function assign(object: Draft, path: string, value: unknown): void {
  const [name = '', ...inner] = path.split('.')
  if (inner.length === 0) object[name] = value
  else {
    const within = isRawObject(object[name]) ? { ...object[name] } : {}
    assign(within, inner.join('.'), value)
    object[name] = within
  }
}

/** Adds the settings without a column; those with one stand in theirs. */
export function merge(object: Draft, more: unknown): void {
  if (!isRawObject(more)) return
  for (const [name, value] of Object.entries(more)) {
    const own: unknown = Object.hasOwn(object, name) ? object[name] : undefined
    const merged: unknown = isRawObject(own) && isRawObject(value) ? mergedOf(own, value) : (own ?? value)
    Object.defineProperty(object, name, { value: merged, enumerable: true, writable: true, configurable: true })
  }
}

function mergedOf(own: RawObject, more: RawObject): Draft {
  const both: Draft = { ...own }
  merge(both, more)
  return both
}
