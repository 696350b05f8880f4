/** What a unit reads of its portfolio: how many works of each kind stand in which state, by year. */
import { expect, it } from 'vitest'
import { portfolioOf } from './portfolio-counts'

const count = (kind: string, state: string, year: number | null, n: number) => ({
  ...{ __typename: 'WorkCount' as const, kind, state },
  ...{ year, count: n },
})

it('has the newest year first, and kinds and states in the order of a project’s life', () => {
  const { years, groups } = portfolioOf([
    count('ACCEPTANCE', 'PASSED', 2024, 2),
    count('DECLARATION', 'APPROVED', 2026, 3),
    count('DECLARATION', 'DRAFT', 2024, 1),
    count('DECLARATION', 'APPROVED', 2024, 4),
  ])
  expect(years).toEqual([2026, 2024])
  expect(groups.map(({ kind, noun }) => [kind, noun])).toEqual([
    ['DECLARATION', '项目申报书'],
    ['ACCEPTANCE', '验收'],
  ])
  expect(groups[0]?.rows).toEqual([
    { state: 'DRAFT', label: '填报中', counts: [0, 1], total: 1 },
    { state: 'APPROVED', label: '立项', counts: [3, 4], total: 7 },
  ])
})

it('leaves out what is no part of a project’s life, states without works, and counts without a year', () => {
  expect(
    portfolioOf([
      count('MATCHING', 'ACCEPTED', 2026, 5),
      count('DECLARATION', 'DRAFT', 2026, 0),
      count('TASK_BOOK', 'SIGNED', null, 2),
      count('TASK_BOOK', 'GONE', 2026, 2),
    ]),
  ).toEqual({ years: [2026], groups: [] })
  expect(portfolioOf([])).toEqual({ years: [], groups: [] })
})
