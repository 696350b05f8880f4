/** Work items of the seeds by calls: their states, waiting lists and ledgers. */
import { beforeEach, describe, expect, it } from 'vitest'
import { checkKind } from '@/work/check-kind'
import { workKinds } from '@/work/kinds/all'
import { workCalls as calls, seededWork } from '../../tests/work-calls'
import type { WorkRow } from '../db/rows-work'
import { type PersonaId, personaUserId } from '../personas'
import { askAs, backendForTest } from '../resolvers/ask-as'

const backend = backendForTest()
beforeEach(() => backend.reset())

const seeded = (kind: string, state: string, own?: boolean) => seededWork(backend, kind, state, own)

describe('the seeded work items', () => {
  it('are in states of their kind, and every kind is valid', () => {
    for (const kind of workKinds) expect(checkKind(kind), kind.id).toEqual([])
    for (const work of backend.db.works.all()) {
      const kind = workKinds.find(({ id }) => id === work.kind)
      expect(Object.keys(kind?.states ?? {}), work.id).toContain(work.state)
    }
  })

  it('are consistent: accepted items were signed, signed ones have three signatures, and every item has a start', () => {
    const { works, signatures, workHistories } = backend.db
    for (const { projectId } of works.where({ kind: 'ACCEPTANCE' }))
      expect(works.where({ projectId, kind: 'TASK_BOOK' })[0]?.state).toBe('SIGNED')
    for (const { id } of works.where({ kind: 'TASK_BOOK', state: 'SIGNED' }))
      expect(signatures.where({ contentId: id }).filter(({ signedAt }) => signedAt !== null)).toHaveLength(3)
    // Who asks to belong to a unit, or to be an expert, begins by asking.
    for (const { id } of works.all())
      expect(['CREATE', 'SUBMIT']).toContain(workHistories.where({ workId: id })[0]?.step)
  })

  it('give the researcher an accepted project and a returned task book', () => {
    expect(seeded('ACCEPTANCE', 'PASSED').creatorId).toBe(personaUserId('researcher'))
    expect(seeded('TASK_BOOK', 'RETURNED').opinion).toContain('考核指标')
    expect(seeded('PERFORMANCE', 'TO_CONFIRM').creatorId).toBe(personaUserId('researcher'))
  })
})

it('include a task book only after the approval', async () => {
  const begun = { kind: 'TASK_BOOK', belongsTo: seeded('ACCEPTANCE', 'PASSED').projectId }
  expect((await askAs(backend, 'researcher')(calls.begin, begun)).code).toBe(60154)
})

describe('a deadline extension for one work item', () => {
  const extend =
    'mutation($id: ID!, $dueAt: Timestamp!, $reason: String!) { extendDeadline(id: $id, dueAt: $dueAt, reason: $reason) { dueAt extendable } }'
  const open = () => seeded('ACCEPTANCE', 'TO_APPLY')
  const later = ({ deadline }: WorkRow) => (deadline ?? 0) + 10 * 24 * 3600_000

  it('is granted by its department with a reason, which is recorded and sent to its holder', async () => {
    const work = open()
    const variables = { id: work.id, dueAt: later(work), reason: '样机交付延迟' }
    const { data } = await askAs(backend, 'supervisingDepartment')(extend, variables)
    expect(data).toEqual({ dueAt: later(work), extendable: true })
    const entry = backend.db.workHistories.where({ workId: work.id }).at(-1)
    expect(entry).toMatchObject({ step: 'EXTEND', actorTitle: '主管处室', state: 'TO_APPLY' })
    expect(entry?.opinion).toMatch(/^延期至 \d{4}-\d\d-\d\d：样机交付延迟$/)
    const [message] = backend.db.messages
      .where({ userId: work.creatorId })
      .toSorted((a, b) => b.createDate - a.createDate)
    expect(message?.title).toContain('期限延长至')
  })

  it.each<[string, PersonaId, (work: WorkRow) => object, number]>([
    ['by its leader', 'researcher', (work) => ({ dueAt: later(work) }), 60154],
    ['by its unit', 'unitAdministrator', (work) => ({ dueAt: later(work) }), 60154],
    ['without a reason', 'supervisingDepartment', (work) => ({ dueAt: later(work), reason: ' ' }), 603004],
    ['to an earlier date', 'supervisingDepartment', ({ deadline }) => ({ dueAt: deadline }), 600],
    ['once it is over', 'supervisingDepartment', () => ({ id: seeded('ACCEPTANCE', 'PASSED').id, dueAt: 1 }), 603003],
  ])('is refused with %s', async (_case, persona, changes, code) => {
    const work = open()
    const variables = { id: work.id, reason: '延期', ...changes(work) }
    expect((await askAs(backend, persona)(extend, variables)).code).toBe(code)
    expect(backend.db.works.get(work.id)).toEqual(work)
  })
})

describe('the list of waiting items', () => {
  it('contains readable items by deadline', async () => {
    const { data } = await askAs(backend, 'unitAdministrator')(calls.works, { filter: {}, pageSize: 100 })
    const waits = (data.items as { holder: string; decisions: string[]; actions: string[] }[]).map(
      ({ holder, decisions, actions }) => holder !== null && (decisions.length > 0 || actions.includes('SIGN')),
    )
    expect(waits).toContain(true)
    expect(waits).toEqual(waits.toSorted((a, b) => Number(b) - Number(a)))
  })

  it('covers every kind including declarations, by deadline', async () => {
    const { data } = await askAs(backend, 'unitAdministrator')(calls.waiting, { pageSize: 100 })
    const { items } = data as { items: { kind: string; dueAt: number | null }[] }
    const kinds = new Set(items.map(({ kind }) => kind))
    for (const kind of ['DECLARATION', 'TASK_BOOK', 'ACCEPTANCE']) expect(kinds).toContain(kind)
    const due = items.map(({ dueAt }) => dueAt ?? Number.POSITIVE_INFINITY)
    expect(due).toEqual(due.toSorted((a, b) => a - b))
  })

  it('is empty only when nothing waits', async () => {
    const { data } = await askAs(backend, 'newResearcher')(calls.waiting, { pageSize: 10 })
    expect(data).toEqual({ total: 0, items: [] })
  })
})

it('a user who passed an item for its unit cannot pass it for the department', async () => {
  const work = seeded('CONTRACT_CHANGE', 'UNIT_REVIEW', false)
  const both = personaUserId('supervisingDepartment')
  backend.db.workHistories.insert({
    id: 'earlier',
    workId: work.id,
    step: 'PASS',
    role: 'unit',
    actorId: both,
    actorName: '徐海宁',
    actorTitle: '单位管理员',
    actorUnit: null,
    at: 1,
    opinion: null,
    state: 'DEPARTMENT_REVIEW',
  })
  backend.db.works.update(work.id, { state: 'DEPARTMENT_REVIEW', reachedDepartment: true })
  const answer = await askAs(backend, 'supervisingDepartment')(calls.decide, {
    id: work.id,
    action: 'PASS',
  })
  expect(answer.code).toBe(60154)
})

describe('the ledger of a project', () => {
  const ledger =
    'query($projectId: ID!) { projectLedger(projectId: $projectId) { kind label declared committed changed reached verdict } }'

  it('lists met and unmet targets, and accepts agreed changes', async () => {
    const { projectId } = seeded('ACCEPTANCE', 'PASSED')
    const { data } = await askAs(backend, 'researcher')(ledger, { projectId })
    const lines = data as {
      kind: string
      label: string | null
      committed: string
      reached: string | null
      verdict: string
    }[]
    const papers = lines.find(({ label }) => label?.startsWith('学术论文'))
    expect(papers?.verdict).toBe(Number(papers?.reached) < Number(papers?.committed) ? 'SHORT' : 'FITS')
    expect(lines.find(({ kind }) => kind === 'FUNDING')?.verdict).toBe('FITS')
    const changed = seeded('CONTRACT_CHANGE', 'AGREED')
    const content = backend.db.contents.get(changed.id)
    backend.db.contents.update(changed.id, {
      submitted: { revision: 9, values: { ...content?.values, changeKind: 'period', newEnd: '2029-06-30' } },
    })
    const after = await askAs(backend, 'researcher')(ledger, { projectId: changed.projectId })
    expect(after.data).toContainEqual(
      expect.objectContaining({ kind: 'END', changed: '2029-06-30', verdict: 'CHANGED' }),
    )
  })

  it('is readable for participants, and exists for projects only', async () => {
    const { projectId } = seeded('ACCEPTANCE', 'PASSED')
    expect((await askAs(backend, 'auditor')(ledger, { projectId })).code).toBe(60154)
    expect((await askAs(backend, 'researcher')(ledger, { projectId: 'nothing' })).code).toBe(603101)
  })
})
