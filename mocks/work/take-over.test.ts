/** Tests that agreed changes of a project reach its open forms and deadlines. */
import { beforeEach, expect, it } from 'vitest'
import type { FormValues, RowValue } from '@/smartform/schema/values'
import { askAs, backendForTest } from '../resolvers/ask-as'

const backend = backendForTest()
beforeEach(() => backend.reset())

const decide = 'mutation($id: ID!, $action: WorkAction!) { decideWork(id: $id, action: $action) { state } }'

/** A change of a project that waits for its department, saying what is given. */
function waiting(values: (former: FormValues) => object) {
  const { works, contents } = backend.db
  const change = works
    .where({ kind: 'CONTRACT_CHANGE' })
    .find(({ projectId }) => works.where({ projectId, kind: 'ACCEPTANCE', state: 'TO_APPLY' }).length > 0)
  const content = contents.get(change?.id ?? '')
  if (!change || !content) throw new Error('no change beside an acceptance to apply for')
  const said = { ...content.values, ...values(content.values) } as FormValues
  contents.update(content.id, { values: said, submitted: { revision: content.revision, values: said } })
  works.update(change.id, { state: 'DEPARTMENT_REVIEW', reachedDepartment: true })
  const of = (kind: string) => contents.get(works.where({ projectId: change.projectId, kind })[0]?.id ?? '')
  return {
    id: change.id,
    of,
    agree: () => askAs(backend, 'supervisingDepartment')(decide, { id: change.id, action: 'PASS' }),
  }
}

it('an agreed change of the period appears in an open acceptance, and edited text stays', async () => {
  const { of, agree } = waiting(() => ({ changeKind: 'period', newEnd: '2031-06-30' }))
  const before = of('ACCEPTANCE')
  backend.db.contents.update(before?.id ?? '', {
    values: { ...before?.values, completed: '完成了一半。' } as FormValues,
  })
  expect((await agree()).code).toBeNull()
  expect(of('ACCEPTANCE')?.values).toMatchObject({ cycle: { end: '2031-06-30' }, completed: '完成了一半。' })
  expect(of('ACCEPTANCE')?.revision).toBe((before?.revision ?? 0) + 1)
  // What was handed in says what was true then.
  expect(of('TASK_BOOK')?.values.cycle).not.toMatchObject({ end: '2031-06-30' })
})

it('an agreed change of the period moves the deadlines of an acceptance and of its topics’ documents', async () => {
  const { works } = backend.db
  const { of, agree } = waiting(() => ({ changeKind: 'period', newEnd: '2031-06-30' }))
  const acceptance = works.get(of('ACCEPTANCE')?.id ?? '')
  const { projectId } = acceptance ?? {}
  const extended = Date.parse('2040-01-01T23:59:59+08:00')
  const part = (id: string, state: string, deadline: number) => {
    if (acceptance) works.insert({ ...acceptance, id, kind: 'TOPIC_ACCEPTANCE', state, deadline })
  }
  part('open', 'FILLING', 1)
  part('extended', 'TO_FILL', extended)
  part('confirmed', 'ACCEPTED', 1)
  expect((await agree()).code).toBeNull()
  // 90 days after the new end, as an acceptance has them; topics a month before it.
  const due = Date.parse('2031-09-28T23:59:59.999+08:00')
  expect(works.where({ projectId, kind: 'ACCEPTANCE' })[0]?.deadline).toBe(due)
  expect(works.get('open')?.deadline).toBe(due - 30 * 24 * 3600_000)
  expect(works.get('extended')?.deadline).toBe(extended)
  expect(works.get('confirmed')?.deadline).toBe(1)
})

/** The same rows with other materials. */
const moved = (rows: unknown) =>
  (rows as readonly RowValue[]).map((row) =>
    row.id === 'materials' ? { ...row, cells: { ...row.cells, special: '33.3' } } : row,
  )

it.each([
  ['follows the budget in force while nobody has begun the audit', null, '33.3'],
  ['stays as the auditor saved it', 1, '1.5'],
])('the audited amount %s', async (_, savedAt, expected) => {
  const { of, agree } = waiting(({ directCosts }) => ({ changeKind: 'budget', directCosts: moved(directCosts) }))
  const audit = of('BUDGET_AUDIT')
  if (!audit) throw new Error('no budget audit')
  const lines = (audit.values.lines as readonly RowValue[]).map((row) => ({
    ...row,
    cells: { ...row.cells, vouched: savedAt === null ? (row.cells.inForce ?? '0') : '1.5' },
  }))
  backend.db.contents.update(audit.id, { savedAt, submitted: null, values: { ...audit.values, lines } as FormValues })
  backend.db.works.update(audit.id, { state: savedAt === null ? 'TO_AUDIT' : 'AUDITING' })
  expect((await agree()).code).toBeNull()
  const line = ((of('BUDGET_AUDIT')?.values.lines ?? []) as readonly RowValue[]).find(({ id }) => id === 'materials')
  expect(line?.cells).toMatchObject({ inForce: '33.3', vouched: expected })
})

it('an agreed change of the budget appears in an open audit and an open acceptance beside the approved one', async () => {
  const { of, agree } = waiting(({ directCosts }) => ({ changeKind: 'budget', directCosts: moved(directCosts) }))
  const audit = of('BUDGET_AUDIT')
  backend.db.works.update(audit?.id ?? '', { state: 'AUDITING' })
  const line = () =>
    ((of('BUDGET_AUDIT')?.values.lines ?? []) as readonly RowValue[]).find(({ id }) => id === 'materials')?.cells
  const approved = line()?.approved
  expect((await agree()).code).toBeNull()
  expect(line()).toMatchObject({ approved, inForce: '33.3' })
  const spending = of('ACCEPTANCE')?.values.spending as readonly RowValue[]
  expect(spending.find(({ id }) => id === 'materials')?.cells).toMatchObject({ approved, inForce: '33.3' })
})

it('an acceptance that nobody has begun opens with the results recorded since it was created, and keeps what was saved', async () => {
  const { works, contents, resumeEntries } = backend.db
  const work = works.where({ kind: 'ACCEPTANCE', state: 'TO_APPLY', creatorId: 'user-researcher' })[0]
  const content = contents.get(work?.id ?? '')
  if (!work || !content) throw new Error('no acceptance to apply for')
  const indicators = () => contents.get(work.id)?.values.indicators as readonly RowValue[]
  const papers = () => indicators().find(({ id }) => id === 'papers')?.cells.reached ?? null
  const open = () =>
    askAs(backend, 'researcher')('query($id: ID!) { formContent(contentId: $id) { revision } }', { id: work.id })
  // As it was created: nothing was recorded then.
  const before = indicators().map(({ id, cells: { reached: _, ...cells } }) => ({ id, cells }))
  contents.update(work.id, { savedAt: null, submitted: null, values: { ...content.values, indicators: before } })
  const agreed = Number(indicators().find(({ id }) => id === 'papers')?.cells.amount)
  const recorded = resumeEntries.where({ userId: work.creatorId, kind: 'ACHIEVEMENT' }).length
  for (let paper = 0; paper < agreed; paper += 1)
    resumeEntries.insert({
      ...{ id: `paper-${paper}`, userId: work.creatorId, kind: 'ACHIEVEMENT', order: recorded + paper, revision: 1 },
      ...{ values: { type: 'PAPER', name: `论文 ${paper}`, month: '2099-01' }, modifiedAt: 1, removedAt: null },
    })
  const { data } = await open()
  expect(Number(papers())).toBeGreaterThanOrEqual(agreed)
  // Opened again, nothing has changed.
  expect((await open()).data.revision).toBe(data.revision)
  contents.update(work.id, { savedAt: 1, values: { ...content.values, indicators: [] } })
  await open()
  expect(indicators()).toEqual([])
})
