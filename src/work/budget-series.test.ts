/** What the chart of a project's budget shows, and what it says of overspending. */
import { expect, it } from 'vitest'
import { type BudgetLine, budgetSeries } from './budget-series'

const line = (subject: string, approved: string, inForce: string, spent: string | null, more = {}): BudgetLine => ({
  ...{ subject, approved, inForce, spent },
  ...more,
})
const shown = (...lines: BudgetLine[]) => {
  const { labels, series, over } = budgetSeries(lines, (key) => key)
  return { labels, over, series: series.map(({ label, values }) => [label, ...values]) }
}

it('shows the budget and what was spent of it, subject by subject', () => {
  expect(shown(line('设备费', '10', '10', '4'), line('劳务费', '5', '5', '0'))).toEqual({
    labels: ['设备费', '劳务费'],
    series: [
      ['现行预算', 10, 5],
      ['实际支出', 4, 0],
    ],
    over: [],
  })
})

it('shows the approved budget beside it only where an agreed change has altered one', () => {
  expect(shown(line('设备费', '12', '10', '4'), line('劳务费', '5', '5', '0')).series[0]).toEqual(['批准预算', 12, 5])
  expect(shown(line('设备费', '10.00', '10', '4')).series[0]).toEqual(['现行预算', 10])
})

it('leaves out subjects without any amount, but none with a single one', () => {
  const { labels } = shown(
    line('设备费', '0', '0.00', null),
    line('劳务费', '1', '0', '0'),
    line('专家咨询费', '0', '1', '0'),
    line('间接费用', '0', '0', '1'),
    line('业务费—其他', '0', '0', '0', { vouched: '1' }),
  )
  expect(labels).toEqual(['劳务费', '专家咨询费', '间接费用', '业务费—其他'])
})

it('shows no spending before any is known, and audited amounts once there are some', () => {
  const before = budgetSeries([line('设备费', '10', '10', null)], (key) => key)
  expect(before.series.map(({ label }) => label)).toEqual(['现行预算'])
  expect([before.told('spent'), before.told('inForce')]).toEqual([false, true])
  const audited = shown(line('设备费', '10', '10', '4', { vouched: '3.5' }), line('劳务费', '5', '5', null))
  expect(audited.series.slice(1)).toEqual([
    ['实际支出', 4, 0],
    ['审定金额', 3.5, 0],
  ])
})

it('names the subjects of which more was spent than there was, to the last cent', () => {
  const lines = [
    line('设备费', '10', '10', '10.01'),
    line('劳务费', '9', '10', '10'),
    line('间接费用', '1', '0', null),
    line('专家咨询费', '20', '1', '2'),
  ]
  expect(shown(...lines).over).toEqual(['设备费', '专家咨询费'])
})

it('adds up exactly', () => {
  const { total } = budgetSeries([line('设备费', '0.1', '0.1', null), line('劳务费', '0.2', '0.2', '?')], (key) => key)
  expect([total('inForce').toString(), total('spent').toString(), total('vouched').toString()]).toEqual([
    '0.3',
    '0',
    '0',
  ])
})
