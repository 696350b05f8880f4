/** The sets of values that an expression may have, for the proof of a form (`prove-form.ts`). */

import { type Decimal, isDecimal } from '@/lib/numbers/decimal'
import type { ResultKind } from '../../expression/operators'
import { isList, isMissing, type Value } from '../../expression/values'
import { between, everyNumber, hull, only, type Range } from './ranges'

export interface Abstract {
  /** It may be missing. */
  missing: boolean
  /** The numbers it may be; null: none. */
  number: Range | null
  yes: boolean
  no: boolean
  /** The texts it may be: some, any (true) or none (false). */
  text: ReadonlySet<string> | boolean
  /** A list: what its items may be, and how many there are; null: none. */
  list: { items: Abstract; length: Range } | null
}

const nothing: Abstract = { missing: false, number: null, yes: false, no: false, text: false, list: null }

export const missingValue: Abstract = { ...nothing, missing: true }
export const anyText: Abstract = { ...nothing, text: true }
export const yesValue: Abstract = { ...nothing, yes: true }
export const noValue: Abstract = { ...nothing, no: true }

/** Numbers of a range; a result beyond all bounds is missing. */
export function numbers(range: Range, missing = false): Abstract {
  return { ...nothing, number: range, missing: missing || range.low === null || range.high === null }
}

/** A list of so many items. */
export function listOf(items: Abstract, length: Range): Abstract {
  return { ...nothing, list: { items, length } }
}

/** True, false and missing, each where it is possible. */
export function truth(yes: boolean, no: boolean, missing = false): Abstract {
  return { ...nothing, yes, no, missing }
}

/** Exactly one value. */
export function exactly(value: Value): Abstract {
  if (isList(value)) return listOf(join(value.map(exactly)), between(value.length, value.length))
  if (isMissing(value)) return missingValue
  if (isDecimal(value)) return numbers(only(value))
  if (typeof value === 'boolean') return value ? yesValue : noValue
  return { ...nothing, text: new Set([String(value).trim()]) }
}

/** Every value of a kind, missing included. */
export function anything(kind: ResultKind): Abstract {
  if (kind === 'number') return numbers(everyNumber, true)
  if (kind === 'boolean') return truth(true, true, true)
  if (kind === 'text') return { ...anyText, missing: true }
  const all: Abstract = { missing: true, number: everyNumber, yes: true, no: true, text: true, list: null }
  return { ...all, list: { items: all, length: between(0, null) } }
}

/** The values of all together. */
export function join(all: readonly Abstract[]): Abstract {
  return all.reduce(
    (a, b) => ({
      missing: a.missing || b.missing,
      number: a.number && b.number ? hull(a.number, b.number) : (a.number ?? b.number),
      yes: a.yes || b.yes,
      no: a.no || b.no,
      text: joinTexts(a.text, b.text),
      list:
        a.list && b.list
          ? { items: join([a.list.items, b.list.items]), length: hull(a.list.length, b.list.length) }
          : (a.list ?? b.list),
    }),
    nothing,
  )
}

function joinTexts(a: Abstract['text'], b: Abstract['text']): Abstract['text'] {
  if (a === true || b === true) return true
  return a === false ? b : b === false ? a : new Set([...a, ...b])
}

/** The only possible value, where there is just one that is no list. */
export function exactValue(of: Abstract): Value | undefined {
  if (of.list) return undefined
  const possible: Value[] = [
    ...(of.missing ? [null] : []),
    ...(of.yes ? [true] : []),
    ...(of.no ? [false] : []),
    ...(of.text instanceof Set ? [...of.text] : []),
  ]
  if (of.text === true) return undefined
  if (of.number) {
    const single = singleNumber(of.number)
    return single && possible.length === 0 ? single : undefined
  }
  return possible.length === 1 ? possible[0] : undefined
}

function singleNumber({ low, high }: Range): Decimal | null {
  return low && high && low.eq(high) ? low : null
}

/** The value as a number: texts may be numbers, everything else is missing. */
export function asNumbers(of: Abstract): { range: Range | null; missing: boolean } {
  const texts = of.text !== false
  const range = texts ? everyNumber : of.number
  return { range, missing: of.missing || of.yes || of.no || texts || of.list !== null }
}

/** The value as a condition. */
export function asTruth(of: Abstract): { yes: boolean; no: boolean; missing: boolean } {
  return { yes: of.yes, no: of.no, missing: of.missing || of.number !== null || of.text !== false || of.list !== null }
}

/** Whether it may count as missing, and whether it may not. */
export function presence(of: Abstract): { missing: boolean; present: boolean } {
  const single = of.number !== null || of.yes || of.no || of.text !== false
  const inside = of.list && presence(of.list.items)
  const empty =
    of.list !== null && (of.list.length.low === null || of.list.length.low.lte(0) || inside?.missing === true)
  const blank = of.text instanceof Set ? [...of.text].some((text) => text.trim() === '') : false
  return { missing: of.missing || empty || blank, present: single || inside?.present === true }
}
