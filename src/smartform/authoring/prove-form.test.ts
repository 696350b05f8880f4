/** Tests of what is proved of a form: parts that never show, rules that exclude each other, and examples. */

import { describe, expect, it } from 'vitest'
import type { FieldSource, FormSource, RuleSource } from '../schema/definition'
import { answersShowing, proveForm } from './prove-form'

const today = '2026-06-15'
const field = (id: string, kind: string, more: object = {}): FieldSource =>
  ({ id, kind, label: id, ...more }) as unknown as FieldSource
const choice = (id: string, ...values: string[]) => field(id, 'radio', { options: values.map((value) => ({ value })) })
const table = (id: string, columns: readonly FieldSource[], more: object = {}) =>
  field(id, 'table', { columns, ...more })

function form(fields: readonly FieldSource[], rules: readonly Partial<RuleSource>[] = []): FormSource {
  return {
    id: 'f',
    version: 1,
    title: 'f',
    pages: [{ id: 'p', title: 'p', sections: [{ id: 's', fields }] }],
    rules: rules.map((rule, index) => ({ id: `r${index + 1}`, message: 'm', at: [], assert: true, ...rule })),
  }
}

/** A section that waits for an option that is not there. */
function hiddenSection(): FormSource {
  const hidden = {
    id: 's2',
    title: 's2',
    visibleWhen: ['eq', f('way'), 'lease'],
    fields: [field('a', 'text'), field('b', 'text')],
  }
  const sections = [{ id: 's', fields: [choice('way', 'buy')] }, hidden]
  return { ...form([]), pages: [{ id: 'p', title: 'p', sections }] }
}

const found = (source: FormSource) => proveForm(source, today).map(({ kind, place }) => `${kind} ${place.id}`)
const number = (id: string, more: object = {}) => field(id, 'number', { min: '0', max: '100', ...more })
const needed = { required: true }
const f = (id: string) => ['field', id]

describe('a form is proved', () => {
  it.each<[string, FormSource, string[]]>([
    ['nothing is wrong', form([field('a', 'text')]), []],
    [
      'a field shows for one of the options',
      form([choice('way', 'buy', 'rent'), field('a', 'text', { visibleWhen: ['eq', f('way'), 'rent'] })]),
      [],
    ],
    [
      'a field waits for an option that is not there',
      form([choice('way', 'buy', 'rent'), field('a', 'text', { visibleWhen: ['eq', f('way'), 'lease'] })]),
      ['neverVisible a'],
    ],
    [
      'a field waits for two options of one choice',
      form([
        choice('way', 'buy', 'rent'),
        field('a', 'text', { visibleWhen: ['and', ['eq', f('way'), 'buy'], ['eq', f('way'), 'rent']] }),
      ]),
      ['neverVisible a'],
    ],
    [
      'a field waits for a number beyond its limit',
      form([number('n'), field('a', 'text', { visibleWhen: ['gt', f('n'), 100] })]),
      ['neverVisible a'],
    ],
    [
      'a field waits for a number between two limits without whole numbers',
      form([number('n'), field('a', 'text', { visibleWhen: ['and', ['gt', f('n'), 3], ['lt', f('n'), 4]] })]),
      ['neverVisible a'],
    ],
    [
      'the same with decimals shows',
      form([
        number('n', { decimals: 1 }),
        field('a', 'text', { visibleWhen: ['and', ['gt', f('n'), 3], ['lt', f('n'), 4]] }),
      ]),
      [],
    ],
    [
      'a field waits for one that hides then',
      form([
        choice('way', 'buy', 'rent'),
        field('a', 'text', { visibleWhen: ['eq', f('way'), 'buy'] }),
        field('b', 'text', { visibleWhen: ['and', ['filled', f('a')], ['eq', f('way'), 'rent']] }),
      ]),
      ['neverVisible b'],
    ],
    ['a section nobody sees is named once, without its fields', hiddenSection(), ['neverVisible s2']],
    [
      'a computed value decides',
      form([
        number('n'),
        field('twice', 'computed', { value: ['multiply', f('n'), 2] }),
        field('a', 'text', { visibleWhen: ['gt', f('twice'), 200] }),
      ]),
      ['neverVisible a'],
    ],
    [
      'a field is required under a condition that never holds',
      form([number('n'), field('a', 'text', { required: ['lt', f('n'), 0] })]),
      ['neverRequired a'],
    ],
    ['a rule that can be met and broken', form([number('n')], [{ assert: ['lte', f('n'), 50], at: ['n'] }]), []],
    [
      'a rule beyond the limits',
      form([number('n')], [{ assert: ['lte', f('n'), 100], at: ['n'] }]),
      ['neverBroken r1'],
    ],
    ['a rule nothing meets', form([number('n')], [{ assert: ['gt', f('n'), 100], at: ['n'] }]), ['neverMet r1']],
    [
      'a rule that never applies',
      form([number('n')], [{ when: ['gt', f('n'), 100], assert: ['lte', f('n'), 50], at: ['n'] }]),
      ['neverApplies r1'],
    ],
    [
      'a rule on a field that hides where it would apply',
      form(
        [choice('way', 'buy', 'rent'), number('n'), field('a', 'text', { visibleWhen: ['eq', f('way'), 'buy'] })],
        [{ when: ['eq', f('way'), 'rent'], assert: ['lte', f('n'), 50], at: ['a'] }],
      ),
      ['neverApplies r1'],
    ],
    [
      'more rows than the table takes',
      form([table('t', [field('x', 'text')], { maxRows: 3 })], [{ assert: ['lte', ['rows', 't'], 3], at: ['t'] }]),
      ['neverBroken r1'],
    ],
    [
      'rows that are counted',
      form(
        [table('t', [choice('role', 'leader', 'member')])],
        [{ assert: ['lte', ['countWhere', 't', 'role', ['eq', ['cell', 'role'], 'leader']], 1], at: ['t.role'] }],
      ),
      [],
    ],
    [
      'a sum of a fixed table beyond what its cells hold',
      form(
        [
          table('t', [number('x')], {
            fixedRows: [
              { id: 'a', cells: {} },
              { id: 'b', cells: {} },
            ],
          }),
        ],
        [{ assert: ['lte', ['sum', ['column', 't', 'x']], 200], at: ['t.x'] }],
      ),
      ['neverBroken r1'],
    ],
    [
      'an empty table',
      form([table('t', [])], [{ assert: ['lte', ['rows', 't'], 1], at: ['t'] }]),
      ['definition pages[0].sections[0].fields[0].columns'],
    ],
    [
      'a repeated cell',
      form([table('t', [field('x', 'text')])], [{ assert: ['unique', ['column', 't', 'x']], at: ['t.x'] }]),
      [],
    ],
    [
      'a sum against a fixed total',
      form(
        [number('a', needed), number('b', needed), number('c', needed)],
        [
          { assert: ['eq', ['add', f('a'), f('b'), f('c')], 100], at: ['a'] },
          { assert: ['lte', f('a'), 30], at: ['a'] },
          { assert: ['lte', f('b'), 30], at: ['b'] },
          { assert: ['lte', f('c'), 30], at: ['c'] },
        ],
      ),
      ['contradiction r1'],
    ],
    [
      'the same with a limit that fits',
      form(
        [number('a', needed), number('b', needed), number('c', needed)],
        [
          { assert: ['eq', ['add', f('a'), f('b'), f('c')], 100], at: ['a'] },
          { assert: ['lte', f('a'), 30], at: ['a'] },
          { assert: ['lte', f('b'), 30], at: ['b'] },
          { assert: ['lte', f('c'), 40], at: ['c'] },
        ],
      ),
      [],
    ],
    [
      'a share of 12 % against a least amount',
      form(
        [number('indirect', { min: '20', required: true }), number('total', { min: '50', required: true })],
        [{ assert: ['lte', f('indirect'), ['multiply', 0.12, f('total')]], at: ['indirect'] }],
      ),
      ['neverMet r1'],
    ],
    [
      'an optional answer escapes a rule that nothing meets with another',
      form(
        [number('a'), number('b')],
        [
          { assert: ['lte', f('a'), 30], at: ['a'] },
          { assert: ['gte', f('a'), 40], at: ['a'] },
        ],
      ),
      [],
    ],
    [
      'two rules on a required answer',
      form(
        [number('a', needed)],
        [
          { assert: ['lte', f('a'), 30], at: ['a'] },
          { assert: ['gte', f('a'), 40], at: ['a'] },
        ],
      ),
      ['contradiction r1'],
    ],
    [
      'values that need each other',
      form([
        field('x', 'computed', { value: ['add', f('y'), 1] }),
        field('y', 'computed', { value: ['add', f('x'), 1] }),
      ]),
      ['cycle value:x', 'cycle value:y'],
    ],
    [
      'a condition that asks for itself',
      form([field('a', 'text', { visibleWhen: ['filled', f('a')] })]),
      ['cycle visible:a'],
    ],
    [
      'a field that is not there',
      form([field('a', 'text', { visibleWhen: ['filled', f('gone')] })]),
      ['definition pages[0].sections[0].fields[0].visibleWhen[1]'],
    ],
    [
      'limits that exclude each other',
      form([number('n', { min: '5', max: '1' })]),
      ['definition pages[0].sections[0].fields[0].min'],
    ],
    [
      'texts in two languages',
      form([
        field('a', 'text', { label: { zh: '甲', en: 'A' } }),
        field('b', 'text', { visibleWhen: ['eq', f('a'), '甲'] }),
      ]),
      [],
    ],
  ])('%s', (_, source, expected) => {
    expect(found(source)).toEqual(expected)
  })

  it('shows the smallest answers with which a rule is broken that nothing meets', () => {
    const source = form([number('n'), field('a', 'text')], [{ assert: ['gt', f('n'), 100], at: ['n'] }])
    const [finding] = proveForm(source, today)
    expect(Object.keys(finding?.answers ?? {})).toEqual(['n'])
  })

  it('names the smallest set of rules that exclude each other', () => {
    const source = form(
      [number('a', needed), number('b', needed)],
      [
        { assert: ['lte', f('b'), 30], at: ['b'] },
        { assert: ['lte', f('a'), 30], at: ['a'] },
        { assert: ['gte', f('a'), 40], at: ['a'] },
      ],
    )
    const [finding] = proveForm(source, today)
    expect([finding?.place.id, ...(finding?.rules ?? [])]).toEqual(['r2', 'r3'])
  })

  it('says openly what it did not decide', () => {
    const text = field('a', 'text')
    const source = form([text, field('b', 'text', { visibleWhen: ['matches', f('a'), '[0-9]{19}Z'] })])
    expect(proveForm(source, today).map(({ kind, severity }) => `${kind} ${severity}`)).toEqual(['undecided info'])
  })

  it('gives answers with which a field shows', () => {
    const source = form([choice('way', 'buy', 'rent'), field('a', 'text', { visibleWhen: ['eq', f('way'), 'rent'] })])
    expect(answersShowing(source, 'a', today)).toEqual({ way: 'rent' })
    expect(answersShowing(source, 'gone', today)).toBeNull()
  })

  it('does not fail on what is no form', () => {
    expect(() => proveForm(null as unknown as FormSource, today)).not.toThrow()
  })
})
