/** Tests of the deadlines of work items for their current holder. */

import { expect, it } from 'vitest'
import { formatDay } from '@/lib/time/beijing-time'
import { endOfDay } from '@/lib/time/iso-day'
import { personaUserId } from '../personas'
import { askAs, backendForTest } from '../resolvers/ask-as'

const backend = backendForTest()
const day = 24 * 3600_000

it.each([
  ['UNIT_REVIEW', 'unitAdministrator', 15],
  ['DEPARTMENT_REVIEW', 'supervisingDepartment', 30],
] as const)(
  'a contract change in %s waits for %s until the end of the day %i days after its submission, independent of the project’s end',
  async (state, who, days) => {
    const submittedAt = Date.now() - 2 * day
    const [work] = backend.db.works.where({ kind: 'CONTRACT_CHANGE', unitId: 'unit-1' })
    if (!work) throw new Error('no contract change of the university')
    backend.db.works.update(work.id, {
      state,
      submittedAt,
      reachedDepartment: state === 'DEPARTMENT_REVIEW',
      creatorId: personaUserId('researcher'),
    })
    const call = 'query { waitingWorks(pageSize: 200) { items { id dueAt } } }'
    const { data } = await askAs(backend, who)(call)
    const { items } = data as { items: { id: string; dueAt: number }[] }
    expect(items.find(({ id }) => id === work.id)?.dueAt).toBe(endOfDay(formatDay(submittedAt + days * day)))
  },
)

it.each([
  ['of last year, returned: it can still be corrected, and is not overdue', '退回后修改', -day, null],
  ['of this year, returned: is due on its original date', '退回后修改', day, day],
  ['that was never submitted is overdue', null, -day, -day],
] as const)('a report %s', async (_case, opinion, deadline, due) => {
  const now = Date.now()
  const creatorId = personaUserId('researcher')
  const work = backend.db.works.where(({ kind, creatorId: by }) => kind === 'key-laboratory' && by === creatorId)[0]
  if (!work) throw new Error('no report of the researcher')
  backend.db.works.update(work.id, { state: opinion ? 'RETURNED' : 'FILLING', opinion, deadline: now + deadline })
  const { data, code } = await askAs(backend, 'researcher')(`query { work(id: "${work.id}") { dueAt actions } }`)
  expect(code).toBeNull()
  expect(data.actions).toContain('FILL')
  expect(data.dueAt).toBe(due === null ? null : now + due)
})
