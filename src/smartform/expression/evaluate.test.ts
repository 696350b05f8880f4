/** Tests of evaluating expressions. */
import { describe, expect, it } from 'vitest'
import { decimalOf, decimalText, isDecimal } from '@/lib/numbers/decimal'
import type { Expression } from './ast'
import cases from './cases.json'
import { evaluate, judge, type Scope } from './evaluate'
import { type Names, parseExpression } from './parse'
import { sameValue, type Value } from './values'

type Raw = string | number | boolean | null | Raw[]
type Row = Record<string, Raw>

interface Case {
  name: string
  expression: unknown
  gives: Raw
  fields?: Record<string, Raw>
  tables?: Record<string, Row[]>
  row?: { table: string; index: number }
}

function toValue(raw: Raw | undefined): Value {
  if (Array.isArray(raw)) return raw.map(toValue)
  return typeof raw === 'number' ? decimalOf(raw) : (raw ?? null)
}

function scopeOf({ fields = {}, tables = {} }: Partial<Case>, row: Row = {}): Scope {
  return {
    today: () => '2026-06-15',
    field: (id) => toValue(fields[id]),
    column: (table, column) => (tables[table] ?? []).map((each) => toValue(each[column])),
    rowCount: (table) => tables[table]?.length ?? 0,
    cell: (column) => toValue(row[column]),
    inRow: (table, index) => scopeOf({ fields, tables }, tables[table]?.[index]),
  }
}

const anything: Names = {
  field: () => 'any',
  column: () => 'any',
  isTable: () => true,
  fixedRow: (_, row) => ['first', 'second'].indexOf(row),
  named: { sources: new Map(), read: new Map(), open: new Set() },
}

function parse(source: unknown, table: string | null = null): Expression {
  const problems: string[] = []
  const expression = parseExpression(source, '', table, anything, (at, message) => problems.push(`${at} ${message}`))
  expect(problems).toEqual([])
  return expression ?? { op: 'constant', value: 'unreadable' }
}

function plain(value: Value): unknown {
  if (isDecimal(value)) return decimalText(value)
  return Array.isArray(value) ? value.map(plain) : value
}

describe('the value of an expression', () => {
  it.each(cases as unknown as Case[])('$name', (testCase) => {
    const { expression, gives, row } = testCase
    const whole = scopeOf(testCase)
    const scope = row ? whole.inRow(row.table, row.index) : whole
    const value = evaluate(parse(expression, row?.table ?? null), scope)
    const expected = toValue(gives)
    expect(
      sameValue(value, expected) || (value === null && expected === null),
      `gave ${JSON.stringify(plain(value))}`,
    ).toBe(true)
  })
})

describe('a hostile expression', () => {
  it('that grows without end is aborted', () => {
    const square = (depth: number): unknown =>
      depth === 0 ? ['field', 'a'] : ['multiply', square(depth - 1), square(depth - 1)]
    expect(evaluate(parse(square(10)), scopeOf({ fields: { a: '9'.repeat(90) } }))).toBeNull()
  })

  it('can sum 200,000 values in a nested list', () => {
    const fields = { a: [Array.from({ length: 200_000 }, () => 1)] }
    expect(plain(evaluate(parse(['sum', ['field', 'a']]), scopeOf({ fields })))).toBe('200000')
  })

  it('reading a field named like an Object method gets a missing value', () => {
    expect(evaluate(parse(['field', 'nothingThere']), scopeOf({}))).toBeNull()
  })
})

describe('the applicability of a rule', () => {
  it.each([
    ['an equality with a missing side does not apply', ['eq', ['field', 'a'], ['field', 'b']], { a: '甲' }, null],
    ['an equality with both sides applies', ['eq', ['field', 'a'], ['field', 'b']], { a: '甲', b: '乙' }, false],
    ['an inequality with a missing side does not apply', ['ne', ['field', 'a'], ['field', 'b']], { a: '甲' }, null],
    ['a comparison with a missing side does not apply', ['lte', ['field', 'a'], 1], {}, null],
    ['an assertion that is not a boolean does not apply', ['add', 1, 2], {}, null],
    ['a count applies', ['lte', ['count', ['field', 'a']], 0], { a: 'x' }, false],
  ] as const)('%s', (_, source, fields, isMet) => {
    expect(judge(parse(source), scopeOf({ fields }))).toBe(isMet)
  })
})
