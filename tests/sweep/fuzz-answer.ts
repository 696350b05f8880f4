/** Changes a real response at random (missing, huge, hostile values), for the sweeps. */
import {
  executeSync,
  type GraphQLOutputType,
  type GraphQLSchema,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  parse,
  responsePathAsArray,
} from 'graphql'
import { payloads } from './hostile'
import { chance, oneOf } from './random'

/** How far random responses differ from real ones; shares of 1. */
export interface Mood {
  name: string
  /** Whether it begins with what the backend really answered; else everything is made up. */
  real: boolean
  /** Nullable values that are null. */
  nulls: number
  /** Leaves that are anything their type allows. */
  wild: number
  /** Texts (not ids) that are one of these. */
  hostileShare: number
  texts: readonly string[]
  /** Lists that are empty, or far too long. */
  lists: number
}

const now = Date.UTC(2026, 5, 1)
const longWord = 'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(9).slice(0, 400)

const endless = [longWord, '科'.repeat(400), '👩‍🔬'.repeat(60), 'https://'.padEnd(400, 'a')]

/** One mood per seed, in turn. */
export const moods: readonly Mood[] = [
  { name: 'everything made up', real: false, nulls: 0.2, wild: 1, hostileShare: 0.2, texts: payloads, lists: 1 },
  { name: 'here and there wild', real: true, nulls: 0.05, wild: 0.1, hostileShare: 0, texts: payloads, lists: 0.1 },
  { name: 'every text hostile', real: true, nulls: 0, wild: 0, hostileShare: 1, texts: payloads, lists: 0 },
  { name: 'null wherever allowed', real: true, nulls: 0.9, wild: 0, hostileShare: 0, texts: payloads, lists: 0 },
  {
    name: 'wild, empty and long lists',
    real: true,
    nulls: 0.1,
    wild: 0.6,
    hostileShare: 0,
    texts: payloads,
    lists: 0.6,
  },
  { name: 'every text without an end', real: true, nulls: 0, wild: 0, hostileShare: 1, texts: endless, lists: 0 },
]

export const moodOf = (seed: number): Mood => moods[seed % moods.length] as Mood

const strings = [
  '',
  ' ',
  '\n',
  'x',
  longWord,
  '科'.repeat(400),
  '👩‍🔬'.repeat(60),
  '\u202Eabc\u202C',
  '\u200B',
  'null',
  '{}',
  '@[]',
  '@[{"uid":"1","name":"<img src=x onerror=window.payloadRan=1>","url":"javascript:window.payloadRan=1"}]',
  '@not json',
  '2026-13-45',
  '1e999',
  '-1',
  '../../403',
  '//evil.test',
  'javascript:window.payloadRan=1',
  '=HYPERLINK("https://evil.test")',
  '%E0%A4%A',
  '__proto__',
  'constructor',
  '{name}',
  '$&$1',
  ...payloads.slice(0, 24),
]

const timestamps = [
  0,
  -1,
  -62_135_596_800_000,
  253_402_300_799_999,
  8.64e15,
  -8.64e15,
  8.64e15 + 1,
  1e21,
  now,
  now + 86_400_000,
]
const ints = [0, 1, -1, 2, 3, 7, 100, 2_147_483_647, -2_147_483_648]
const floats = [0, -1, 1e21, -1e21, 1e-9, 0.1 + 0.2, 12.5, 99_999_999_999.5, -0]

let deep: unknown = 'x'
for (let level = 0; level < 60; level += 1) deep = level % 2 ? [deep] : { a: deep }

const plain: readonly unknown[] = [
  {},
  [],
  0,
  'x',
  '',
  true,
  [null],
  { id: null, name: null },
  { title: 7, pages: {}, fields: 'x', kind: [] },
  { pages: [{ id: 'x', title: longWord, sections: [{ fields: [{ id: 'a', kind: 'nothing' }, null] }] }] },
  JSON.parse('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}'),
  deep,
]

const pools: Readonly<Record<string, readonly unknown[]>> = {
  String: strings,
  Timestamp: timestamps,
  Day: timestamps,
  Int: ints,
  Float: floats,
  Boolean: [true, false],
  JSON: plain,
}

interface RequestedField {
  schema: GraphQLSchema
  query: string
  operationName?: string | null
  variables?: Record<string, unknown> | null
}

/**
 * An answer to a call: anything the contract allows, always the same for the same seed.
 * @param real what the backend answered, for moods that begin with it
 * @param spared `Operation.path.to.leaf` of what stays as the backend said it
 */
export function fuzzAnswer(
  { schema, query, operationName, variables }: RequestedField,
  seed: number,
  real?: Record<string, unknown> | null,
  spared: ReadonlySet<string> = new Set(),
): Record<string, unknown> {
  const mood = moodOf(seed)

  function anyOf(type: GraphQLOutputType, own: unknown, path: string, depth: number, mayBeNull = true): unknown {
    if (isNonNullType(type)) return anyOf(type.ofType, own, path, depth, false)
    // The subject of the request stays: a response about another item or version would be wrong.
    const [, , name = '', ...below] = path.split('.').filter((part) => !/^\d+$/.test(part))
    // One of several items is not the requested item, though it may belong to it.
    const oneOfMany = name === 'id' && depth > 0
    const echoed = below.length > 0 || oneOfMany ? undefined : ((name === 'id' ? own : undefined) ?? echo(name))
    if (echoed !== undefined && (own === undefined || name === 'id' || name === 'version')) return echoed
    const shape = path.replace(/\.\d+/g, '')
    if (own !== undefined && spared.has(shape)) return own
    const nulls = own === null ? 1 - mood.wild / 2 : mood.nulls
    if (mayBeNull && chance(seed, `${path}?`) < nulls) return null
    const known = own ?? undefined
    if (isListType(type)) {
      const items = listOf(known, path, depth)
      return items.map((item, index) => anyOf(type.ofType, item, `${path}.${index}`, depth + 1))
    }
    if (isObjectType(type)) return known ?? {}
    if (isEnumType(type)) {
      const keep = known !== undefined && chance(seed, `${path}=`) >= mood.wild
      return keep ? known : oneOf(type.getValues(), seed, path).name
    }
    return leafOf(String(type), known, path)
  }

  /** Echoes a variable whose name matches the field, or the id of the requested item. */
  function echo(field: string): unknown {
    const args = variables ?? {}
    if (field === 'id') return Object.entries(args).find(([name]) => /^id$|Id$/.test(name))?.[1]
    return Object.hasOwn(args, field) ? (args[field] ?? undefined) : undefined
  }

  function listOf(own: unknown, path: string, depth: number): readonly unknown[] {
    const values = Array.isArray(own) ? own : undefined
    if (values && chance(seed, `${path}[]`) >= mood.lists) return values
    const lengths = depth === 0 ? [0, 1, 3, 3, 60] : depth === 1 ? [0, 1, 2, 12] : [0, 1, 2]
    const length = oneOf(lengths, seed, `${path}#`)
    return Array.from({ length }, (_, index) => {
      const sample = values?.[index % Math.max(1, values.length)]
      // A repeated item is mostly another of its kind; a backend may also return the same item twice.
      return values && index >= values.length && chance(seed, `${path}.${index}~`) < 0.75
        ? another(sample, index)
        : sample
    })
  }

  /** A thing of the same kind, with an id of its own where it has one. */
  function another(value: unknown, index: number): unknown {
    if (typeof value !== 'object' || value === null) return value
    const ids = Object.entries(value).filter(([name, own]) => /^_?id$/.test(name) && typeof own === 'string')
    return { ...value, ...Object.fromEntries(ids.map(([name, own]) => [name, `${own}-${index}`])) }
  }

  function leafOf(type: string, own: unknown, path: string): unknown {
    if (type === 'ID') {
      // Ids are opaque and unique per item, so any made-up id is valid.
      const made = oneOf(['x', longWord, 'a b/c?d=e#f%', '__proto__', '0'], seed, path)
      return own !== undefined && chance(seed, `${path}=`) >= mood.wild / 10 ? own : `${made}-${numbered(path)}`
    }
    if (type === 'String' && chance(seed, `${path}!`) < mood.hostileShare && !isWord(own))
      return oneOf(mood.texts, seed, path)
    if (type === 'JSON' && own !== undefined && mood.hostileShare === 1) return hostileWithin(own, path)
    if (own !== undefined && chance(seed, `${path}=`) >= mood.wild) return own
    const pool = pools[type] ?? strings
    // In moods with many nulls, the text "null" must not appear on any page.
    return oneOf(mood.nulls > 0.5 ? pool.filter((item) => item !== 'null') : pool, seed, path)
  }

  /** Every text that people read of plain data (it has Chinese letters) is another one; names and numbers stay. */
  function hostileWithin(own: unknown, path: string): unknown {
    if (typeof own === 'string') return /\p{Script=Han}/u.test(own) ? oneOf(mood.texts, seed, path) : own
    if (Array.isArray(own)) return own.map((item, index) => hostileWithin(item, `${path}.${index}`))
    if (typeof own !== 'object' || own === null) return own
    return Object.fromEntries(Object.entries(own).map(([key, item]) => [key, hostileWithin(item, `${path}.${key}`)]))
  }

  const { data, errors } = executeSync({
    schema,
    document: parse(query),
    operationName,
    variableValues: variables,
    rootValue: mood.real ? (real ?? {}) : {},
    fieldResolver(source: Record<string, unknown>, _arguments, _context, info) {
      const path = responsePathAsArray(info.path)
      const depth = path.filter((part) => typeof part === 'number').length
      const own = source?.[info.path.key]
      return anyOf(info.returnType, own, [info.operation.name?.value, ...path].join('.'), depth)
    },
  })
  if (errors?.[0] || !data) throw errors?.[0] ?? new Error('no answer')
  return data
}

/** Another number for each place. */
const numbered = (path: string) => Math.floor(chance(0, path) * 2 ** 32).toString(36)

/** A name of the contract's or an id, which a backend does not leave to people: `basics`, `unit-1`, `1.2`. */
function isWord(own: unknown): boolean {
  return typeof own === 'string' && /^[\w.:/-]{1,40}$/.test(own) && !/^\d+$/.test(own)
}
