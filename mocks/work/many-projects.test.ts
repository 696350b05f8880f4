/** Tests that 500 added projects of one unit are complete. */
import { beforeAll, describe, expect, it } from 'vitest'
import { addManyProjects } from '../db/seeds/many-projects'
import type { PersonaId } from '../personas'
import { type Ask, askAs, backendForTest } from '../resolvers/ask-as'

const many = 500
/** A page of the seeds' own size and one of 500 more projects: this much slower a list may be at most, beside what a clock can tell. */
const slower = 12
/** In milliseconds; a list answers within it on a free machine. The rest is for machines that are not free. */
const answersWithin = 100
const busy = 4

const works =
  'query($filter: WorkFilter!, $pageNo: Int!) { works(filter: $filter, pageNo: $pageNo, pageSize: 10) { total items { id title dueAt } } }'
const counts = 'query($filter: WorkFilter!) { workCounts(filter: $filter, byYear: true) { count } }'
const company =
  'query($pageNo: Int!) { works(filter: { kinds: ["DECLARATION"], scope: REVIEW, unitId: "unit-1" }, pageNo: $pageNo, pageSize: 10) { total items { id next { dueAt } } } }'
const waiting = 'query($pageNo: Int!) { waitingWorks(pageNo: $pageNo, pageSize: 10) { total items { id } } }'

const lists: readonly [name: string, persona: PersonaId, call: string, variables: Record<string, unknown>][] = [
  ['the unit’s projects', 'unitAdministrator', company, { pageNo: 1 }],
  ['their last page', 'unitAdministrator', company, { pageNo: 50 }],
  [
    'task books under review',
    'unitAdministrator',
    works,
    { filter: { kinds: ['TASK_BOOK'], scope: 'REVIEW' }, pageNo: 30 },
  ],
  ['search results', 'supervisingDepartment', works, { filter: { keyword: '第 499 项' }, pageNo: 1 }],
  ['the portfolio', 'supervisingDepartment', counts, { filter: { scope: 'REVIEW' } }],
  ['what waits', 'supervisingDepartment', waiting, { pageNo: 1 }],
  ['audits', 'auditor', works, { filter: { kinds: ['BUDGET_AUDIT'] }, pageNo: 2 }],
]

/** The median of some calls, in milliseconds. */
async function timeOf(ask: Ask, call: string, variables: Record<string, unknown>): Promise<number> {
  const times: number[] = []
  for (let index = 0; index < 7; index += 1) {
    const began = performance.now()
    await ask(call, variables)
    times.push(performance.now() - began)
  }
  return times.toSorted((a, b) => a - b)[3] ?? 0
}

describe('500 projects of one unit', () => {
  const few = backendForTest()
  const full = backendForTest()
  beforeAll(() => addManyProjects(full.db, 'unit-1', many))

  it.each(lists)('%s are returned in pages of ten fast enough to work with', async (name, persona, call, variables) => {
    const { data } = await askAs(full, persona)(call, variables)
    if (data.items) {
      expect(data.items.length).toBeLessThanOrEqual(10)
      expect(data.total).toBeGreaterThan(0)
    }
    const before = await timeOf(askAs(few, persona), call, variables)
    const after = await timeOf(askAs(full, persona), call, variables)
    expect(after, `${name}: ${before.toFixed(1)} → ${after.toFixed(1)} ms`).toBeLessThan(
      Math.max(answersWithin * busy, before * slower),
    )
  })

  it('are complete, each with its own number and history', async () => {
    const { data } = await askAs(full, 'unitAdministrator')(company, { pageNo: 1 })
    expect(data.total).toBeGreaterThan(many)
    const numbers = full.db.works
      .where({ kind: 'DECLARATION', unitId: 'unit-1', state: 'APPROVED' })
      .map(({ number }) => number)
    expect(new Set(numbers).size).toBe(numbers.length)
  })
})
