/** Tests of technical report evaluations: questions to the leader, the desk, scores side by side. */
import { beforeEach, describe, expect, it } from 'vitest'
import { personaUserId } from '../personas'
import { askAs, backendForTest } from '../resolvers/ask-as'
import { situationsIn } from './situations'

const backend = backendForTest()
beforeEach(() => backend.reset())
const { seeded } = situationsIn(backend)

const decide = `mutation($id: ID!, $action: WorkAction!, $opinion: String, $facts: JSON) {
  decideWork(id: $id, action: $action, opinion: $opinion, facts: $facts) { state dueAt actions }
}`
const submit = 'mutation($id: ID!, $seenRevision: Int) { submitWork(id: $id, seenRevision: $seenRevision) { state } }'
const deskCall = `query($workId: ID!) {
  technicalDesk(workId: $workId) { waiting position previousId nextId group report { values } criteria { field most } alike { workId total } }
}`
const todos = 'query { todos(pile: DO, pageSize: 100) { items { cause workId link dueAt } } }'

const day = 24 * 3_600_000
const mine = () => seeded('TECHNICAL_EVALUATION', 'TO_EVALUATE').id
/** Declares a project in a field of technology. */
function inField(projectId: string, code: string): void {
  const content = backend.db.contents.get(projectId)
  if (!content?.submitted) throw new Error('no declaration')
  const values = { ...content.submitted.values, applicationArea: { id: code, code, name: code } }
  backend.db.contents.update(projectId, { submitted: { ...content.submitted, values } })
}
const department = askAsLater('supervisingDepartment')
const leader = askAsLater('researcher')
function askAsLater(persona: 'supervisingDepartment' | 'researcher') {
  return (call: string, variables = {}) => askAs(backend, persona)(call, variables)
}
const question = (facts: object, opinion: string | null = '样本量是多少？') =>
  department(decide, { id: mine(), action: 'ASK', opinion, facts })
const inTime = () => ({ answerBy: Date.now() + 5 * day })
const causesOf = async () =>
  (await leader(todos)).data.items.filter(({ cause }: { cause: string }) => cause === 'ANSWER')

describe('a question about a technical report', () => {
  it.each<[string, () => object, string | null, number]>([
    ['without words', inTime, ' ', 603004],
    ['of 501 characters', inTime, '问'.repeat(501), 603004],
    ['without a date', () => ({}), '样本量？', 600],
    ['with a text as date', () => ({ answerBy: '2030-01-01' }), '样本量？', 600],
    ['due in the past', () => ({ answerBy: Date.now() - 1 }), '样本量？', 600],
    ['due in 61 days', () => ({ answerBy: Date.now() + 61 * day }), '样本量？', 600],
  ])('%s is refused', async (_what, facts, opinion, code) => {
    expect((await question(facts(), opinion)).code).toBe(code)
    expect(backend.db.works.get(mine())?.state).toBe('TO_EVALUATE')
  })

  it('becomes a to-do and a message of the leader, and its answer returns the evaluation', async () => {
    const id = mine()
    const facts = inTime()
    expect((await question(facts)).data).toMatchObject({ state: 'QUESTIONED', dueAt: facts.answerBy })
    const own = { cause: 'ANSWER', workId: id, link: `/my-project/work/${id}`, dueAt: facts.answerBy }
    expect(await causesOf()).toEqual([own])
    const title = `对《${backend.db.works.get(id)?.title}》技术报告的提问`
    const sent = backend.db.messages.where({ userId: personaUserId('researcher') }).map((message) => message.title)
    expect(sent).toContain(title)
    const revision = backend.db.contents.get(id)?.revision
    expect((await department(submit, { id, seenRevision: revision })).code).toBe(603003)
    expect((await leader(decide, { id, action: 'ANSWER', opinion: '' })).code).toBe(603004)
    expect((await leader(decide, { id, action: 'ANSWER', opinion: '三百例' })).data.state).toBe('TO_EVALUATE')
    expect(await causesOf()).toEqual([])
  })

  it('returns by itself after its date, and can be withdrawn before', async () => {
    const id = mine()
    await question(inTime())
    backend.db.works.update(id, { facts: { answerBy: Date.now() - 1 } })
    expect((await department(deskCall, { workId: id })).code).toBeNull()
    expect(backend.db.works.get(id)?.state).toBe('TO_EVALUATE')
    await question(inTime())
    const withdrawn = await department('mutation($id: ID!) { withdrawWork(id: $id) { state } }', { id })
    expect(withdrawn.data.state).toBe('TO_EVALUATE')
  })
})

describe('the desk of a technical report', () => {
  it('goes through all open reports in one order, each once, with a true count', async () => {
    const open = backend.db.works.where({ kind: 'TECHNICAL_EVALUATION', state: 'TO_EVALUATE' })
    const first = open.toSorted((a, b) => (a.deadline ?? 0) - (b.deadline ?? 0) || (a.id < b.id ? -1 : 1))[0]
    const visited: string[] = []
    for (let id: string | null = first?.id ?? null; id !== null; ) {
      const { data } = await department(deskCall, { workId: id })
      expect([data.waiting, data.position]).toEqual([open.length, visited.length + 1])
      visited.push(id)
      id = data.nextId
    }
    expect(visited.toSorted()).toEqual(open.map(({ id }) => id).toSorted())
  })

  it('shows the report of the acceptance, and compares with the submitted evaluations of others', async () => {
    const evaluated = backend.db.works.where({ kind: 'TECHNICAL_EVALUATION', state: 'EVALUATED' })
    const projects = [seeded('TECHNICAL_EVALUATION', 'TO_EVALUATE'), ...evaluated.slice(0, 3)]
    for (const { projectId } of projects) inField(projectId ?? '', '010304')
    for (const { projectId } of evaluated.slice(3)) inField(projectId ?? '', '020302')
    const { data } = await department(deskCall, { workId: mine() })
    expect(data.report.values.completed).toContain('完成全部研究内容')
    expect(data.criteria.reduce((sum: number, { most }: { most: number }) => sum + most, 0)).toBe(100)
    const totals = data.alike.map(({ total }: { total: number }) => total)
    expect([data.group, totals]).toEqual(['FIELD', [88, 78, 69]])
    const [other] = data.alike
    backend.db.works.update(other.workId, { state: 'TO_EVALUATE' })
    // Two of the field are too few to compare with.
    const all = await department(deskCall, { workId: mine() })
    expect([all.data.group, all.data.alike.length]).toEqual(['ALL', evaluated.length - 1])
  })

  it('after its evaluation counts without it', async () => {
    const id = backend.db.works.where({ kind: 'TECHNICAL_EVALUATION', state: 'EVALUATED' })[0]?.id
    const { data } = await department(deskCall, { workId: id })
    expect([data.position, data.waiting, data.alike.length]).toEqual([null, 3, 3])
  })

  it.each<['researcher' | 'auditor', number]>([
    ['researcher', 60154],
    ['auditor', 60154],
  ])('is closed to %s', async (persona, code) => {
    expect((await askAs(backend, persona)(deskCall, { workId: mine() })).code).toBe(code)
  })
})

describe('the submitted evaluations side by side', () => {
  const call = 'query { technicalEvaluations { reports { total grade technicalField scores } } }'

  it('are all those of the department, the highest total first', async () => {
    const { reports } = (await department(call)).data
    expect(reports.map(({ total, grade }: { total: number; grade: string }) => [total, grade])).toEqual([
      [88, 'excellent'],
      [78, 'good'],
      [69, 'good'],
      [57, 'fair'],
    ])
    expect(reports[0].scores).toEqual({ completeness: 18, novelty: 27, evidence: 26, reuse: 17 })
    expect(reports[0].technicalField).toMatch(/^\p{Script=Han}+$/u)
  })

  it('are closed to a project’s leader', async () => {
    expect((await leader(call)).code).toBe(60154)
  })
})
