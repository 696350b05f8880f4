/** Random small forms and edits, for the property tests of the form engine. */
import fc from 'fast-check'
import type { FormEngine } from '@/smartform/engine/engine'
import type { FieldValue, Path, RowValue } from '@/smartform/schema/values'

/** Small random forms: fields f0…f5 (and one that does not exist), tables t0 and t1 with the columns c0…c2. */
const fieldIds = ['f0', 'f1', 'f2', 'f3', 'f4', 'f5', 'gone']
export const tableIds = ['t0', 't1']
const columnIds = ['c0', 'c1', 'c2']
const anyField = fc.constantFrom(...fieldIds)
const anyTable = fc.constantFrom(...tableIds)
const anyColumn = fc.constantFrom(...columnIds)

const { number, truth } = fc.letrec<{ number: unknown; truth: unknown }>((tie) => {
  const pair = (op: fc.Arbitrary<string>, of: fc.Arbitrary<unknown>) => fc.tuple(op, of, of)
  return {
    number: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      fc.constantFrom<unknown>(0, 1, 0.12, '2.5', null),
      fc.tuple(fc.constant('field'), anyField),
      fc.constant(['days', ['today'], '2026-06-17']),
      fc.tuple(fc.constant('cell'), anyColumn),
      fc.tuple(fc.constant('rows'), anyTable),
      fc.tuple(fc.constantFrom('sum', 'max', 'count'), fc.tuple(fc.constant('column'), anyTable, anyColumn)),
      pair(fc.constantFrom('add', 'subtract', 'multiply', 'divide', 'min'), tie('number')),
      fc.tuple(fc.constantFrom('sumWhere', 'countWhere'), anyTable, anyColumn, tie('truth')),
      fc.tuple(fc.constant('if'), tie('truth'), tie('number'), tie('number')),
    ),
    truth: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      fc.constantFrom<unknown>(true, false),
      pair(fc.constantFrom('lte', 'gt', 'eq', 'ne'), tie('number')),
      fc.tuple(fc.constantFrom('filled', 'empty'), fc.tuple(fc.constant('field'), anyField)),
      fc.tuple(fc.constant('unique'), fc.tuple(fc.constant('column'), anyTable, anyColumn)),
      pair(fc.constantFrom('and', 'or'), tie('truth')),
      fc.tuple(fc.constant('not'), tie('truth')),
    ),
  }
})

const maybeTruth = fc.option(truth, { nil: undefined, freq: 2 })
const conditions = {
  visibleWhen: maybeTruth,
  required: maybeTruth,
  lockedWhen: fc.option(truth, { nil: undefined, freq: 6 }),
}
const named = (id: string) => ({ id: fc.constant(id), label: fc.constant(id) })
/** Attributes of random fields per kind; numbers appear twice, because most computations use them. */
const kinds = [
  'text',
  'number',
  'number',
  'money',
  'radio',
  'checkboxGroup',
  'yesNo',
  'date',
  'time',
  'commitment',
  'person',
]
const options = [{ value: '1' }, { value: '60' }]
const attributes: Readonly<Record<string, object>> = {
  text: { maxLength: 3 },
  number: { max: '50' },
  money: { max: '50' },
  radio: { options },
  checkboxGroup: { options, maxSelected: 1 },
  date: { latest: '2026-06-15' },
  time: { earliest: '09:00' },
  commitment: { text: '承诺' },
}
const written = <F extends { kind: string }>(field: F) => ({ ...field, ...attributes[field.kind] })
const simple = (id: string, of: readonly string[]) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.record({ ...named(id), kind: fc.constantFrom(...of), ...conditions }).map(written) },
    fc.record({
      ...named(id),
      kind: fc.constant('computed'),
      value: number,
      visibleWhen: maybeTruth,
    }),
  )
const table = (id: string) =>
  fc.record({
    id: fc.constant(id),
    label: fc.constant(id),
    kind: fc.constant('table'),
    // a person is spread into columns of other kinds when the definition is read
    columns: fc.tuple(
      ...columnIds.map((column) =>
        simple(
          column,
          kinds.filter((kind) => kind !== 'person'),
        ),
      ),
    ),
    minRows: fc.constantFrom(undefined, 1),
    maxRows: fc.constantFrom(3, 10),
    fixedRows: fc.constantFrom(undefined, undefined, [{ id: 'fixed', cells: { c0: '7' } }]),
    totals: fc.constant(['c1']),
    ...conditions,
  })
const rule = fc.record({
  id: fc.uuid(),
  when: maybeTruth,
  assert: truth,
  message: fc.constant('{current} / {limit}'),
  at: fc.shuffledSubarray(['f0', 'f3', 't0', 't0.c1', 't1.c2'], { minLength: 1 }),
  ledger: fc.option(
    fc.record({
      label: fc.constant('l'),
      current: number,
      limit: number,
      relation: fc.constant('atMost'),
      unit: fc.constantFrom('%', '万元'),
    }),
    { nil: undefined },
  ),
})
/** Two pages with fields of many kinds, tables, and rules across them. */
export const definition = fc
  .tuple(
    fc.tuple(...fieldIds.slice(0, 6).map((field) => simple(field, kinds))),
    fc.tuple(...tableIds.map(table)),
    fc.array(rule, { maxLength: 3 }),
    maybeTruth,
    maybeTruth,
  )
  .map(([fields, tables, rules, pageCondition, sectionCondition]) => ({
    id: 'f',
    version: 1,
    title: 'random',
    pages: [
      { id: 'p0', title: '0', sections: [{ id: 's0', fields: [...fields.slice(0, 3), tables[0]] }] },
      {
        id: 'p1',
        title: '1',
        visibleWhen: pageCondition,
        sections: [{ id: 's1', visibleWhen: sectionCondition, fields: [tables[1], ...fields.slice(3)] }],
      },
    ],
    rules,
  }))

export type Edit = (engine: FormEngine) => void
export const answer = fc.constantFrom<FieldValue>(
  ...['', '0', '1', '3.5', '60', '１２', '1,234', 'abcd', '甲', '2026-06-15', '2026-06-31', '08:59', '09:30'],
  ...[true, false, ['60'], { name: '王芳', certificate: null, mobile: '1' }],
)
const rowAt = (engine: FormEngine, tableId: string, index: number): RowValue | undefined => {
  const value = engine.values()[tableId]
  return Array.isArray(value) ? (value as readonly RowValue[])[index] : undefined
}
export const nth = fc.nat(3)
/** One thing a person, the server or a draft does to a form. */
export const edit: fc.Arbitrary<Edit> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.tuple(anyField, answer).map(
      ([id, value]): Edit =>
        (engine) =>
          engine.set(id, value),
    ),
  },
  {
    weight: 4,
    arbitrary: fc.tuple(anyTable, nth, anyColumn, answer).map(
      ([id, index, column, value]): Edit =>
        (engine) =>
          engine.set(`${id}/${rowAt(engine, id, index)?.id ?? 'none'}/${column}`, value),
    ),
  },
  {
    weight: 3,
    arbitrary: fc.tuple(anyTable, nth).map(
      ([id, index]): Edit =>
        (engine) =>
          void engine.insertRow(id, index),
    ),
  },
  fc.tuple(anyTable, nth).map(
    ([id, index]): Edit =>
      (engine) =>
        void engine.removeRow(id, rowAt(engine, id, index)?.id ?? 'none'),
  ),
  fc.tuple(anyTable, nth, nth).map(
    ([id, from, to]): Edit =>
      (engine) =>
        engine.moveRow(id, rowAt(engine, id, from)?.id ?? 'none', to),
  ),
  fc.tuple(anyField, answer).map(
    ([id, value]): Edit =>
      (engine) =>
        engine.load({ [id]: value, removed: 1 }, 'server'),
  ),
  fc.tuple(anyTable, fc.array(answer, { maxLength: 4 })).map(
    ([id, answers]): Edit =>
      (engine) =>
        engine.set(
          id,
          answers.map((value, index) => ({ id: `r${index}`, cells: { c0: value as string, c1: '2' } })),
        ),
  ),
)

/** Every field, row's cell by cell. */
export function pathsOf(engine: FormEngine): Path[] {
  return [...engine.form.fields.values()].flatMap((node) => {
    const rows = engine.values()[node.id]
    if (node.kind !== 'table' || !Array.isArray(rows)) return [node.id]
    const cells = (rows as readonly RowValue[]).flatMap((row) =>
      columnIds.map((column) => `${node.id}/${row.id}/${column}`),
    )
    return [node.id, ...cells]
  })
}
