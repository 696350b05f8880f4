/** Tests of the cells and fields that a rule points to. */
import { describe, expect, it } from 'vitest'
import { openEngine, readForm } from '../../../tests/smartform/small-form'

const costs = {
  id: 'costs',
  kind: 'table',
  label: '费用',
  columns: [
    { id: 'subject', kind: 'text', label: '科目' },
    { id: 'amount', kind: 'money', label: '金额' },
  ],
  fixedRows: [
    { id: 'travel', cells: { subject: '差旅费' } },
    { id: 'labour', cells: { subject: '劳务费' } },
  ],
}
const people = {
  id: 'people',
  kind: 'table',
  label: '人员',
  columns: [
    { id: 'name', kind: 'text', label: '姓名' },
    { id: 'months', kind: 'number', label: '人月' },
  ],
}

function broken(rule: object, expressions: object = {}) {
  const form = readForm([costs, people], { expressions, rules: [{ id: 'r', message: '错', ...rule }] })
  const rows = [
    { id: 'a', cells: { name: '甲', months: '3' } },
    { id: 'b', cells: { name: '乙', months: '30' } },
  ]
  const values = {
    costs: [
      { id: 'travel', cells: { amount: '20' } },
      { id: 'labour', cells: { amount: '5' } },
    ],
    people: rows,
  }
  const engine = openEngine(form, values)
  const paths = () => engine.problems('form', 'submit').map((problem) => problem.paths)
  return { engine, paths }
}

describe('the cells and fields a rule points to', () => {
  it('are the cell of a budget line, named by its id, and the cell it is compared with', () => {
    const { engine, paths } = broken({ assert: ['lte', ['at', 'costs', 'travel', 'amount'], 10], at: ['costs.amount'] })
    expect(paths()).toEqual([['costs/travel/amount']])
    engine.set('costs/travel/amount', '10')
    expect(paths()).toEqual([])
  })

  it('can be a cell of a fixed row', () => {
    const { paths } = broken({ assert: false, at: ['costs.labour.amount'] })
    expect(paths()).toEqual([['costs/labour/amount']])
  })

  it('are the rows that currently meet a condition', () => {
    const where = ['gt', ['cell', 'months'], 24]
    const { engine, paths } = broken({ assert: false, at: [{ column: 'people.months', where }] })
    expect(paths()).toEqual([['people/b/months']])
    engine.set('people/a/months', '25')
    expect(paths()).toEqual([['people/a/months', 'people/b/months']])
  })

  it('include the fields behind a named expression', () => {
    const expressions = { travel: ['at', 'costs', 'travel', 'amount'], limit: ['multiply', ['use', 'travel'], '0.5'] }
    const { engine, paths } = broken(
      { assert: ['lte', ['use', 'travel'], ['use', 'limit']], at: ['costs'] },
      expressions,
    )
    expect(paths()).toEqual([['costs']])
    engine.set('costs/travel/amount', '0')
    expect(paths()).toEqual([])
  })
})
