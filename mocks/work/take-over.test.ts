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

it('an agreed change of the budget appears in an open audit and an open acceptance beside the approved one', async () => {
  const moved = (rows: unknown) =>
    (rows as readonly RowValue[]).map((row) =>
      row.id === 'materials' ? { ...row, cells: { ...row.cells, special: '33.3' } } : row,
    )
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
