/** Tests of an acceptance through the backend: assigned experts, findings, recommendation. */
import { beforeEach, describe, expect, it } from 'vitest'
import { fewestExperts } from '@/work/acceptance-recommendation'
import type { WorkRow } from '../db/rows-work'
import { seedFindings } from '../db/seeds/acceptance-reviews'
import { asOf } from '../db/seeds/lived'
import { startBackend } from '../node'
import { personaUserId } from '../personas'
import { askAs } from '../resolvers/ask-as'

const backend = startBackend()
const { db } = backend
beforeEach(() => backend.reset())

const day = 24 * 3600_000
const soon = () => Date.now() + 10 * day
const panelFields =
  '{ round recommended findings { id state reason reviewer { id name late remindable } recommendation strengths total } }'
const calls = {
  panel: `query($workId: ID!) { acceptancePanel(workId: $workId) ${panelFields} }`,
  experts: 'query($workId: ID!) { acceptanceExperts(workId: $workId) { id name unitIds ground } }',
  assign: `mutation($workId: ID!, $expertIds: [ID!]!, $dueAt: Timestamp!) { assignExperts(workId: $workId, expertIds: $expertIds, dueAt: $dueAt) ${panelFields} }`,
  decide:
    'mutation($workId: ID!, $action: WorkAction!, $opinion: String, $facts: JSON) { decideWork(id: $workId, action: $action, opinion: $opinion, facts: $facts) { state facts } }',
  giveBack: 'mutation($id: ID!) { giveBackReview(taskId: $id, ground: OTHER_INTEREST, reason: "有合作") { id } }',
  remind: 'mutation($id: ID!) { remindReviewer(reviewerId: $id) }',
  submit: 'mutation($id: ID!, $seenRevision: Int) { submitWork(id: $id, seenRevision: $seenRevision) { state } }',
  letter: 'query($workId: ID!) { decisionLetter(workId: $workId) { name } }',
  desk: 'query($id: ID!) { reviewTask(taskId: $id) { rectification group { title } } }',
  task: 'query($id: ID!) { reviewTask(taskId: $id) { group { subject } people { name } hints { ground } } }',
}
type Call = keyof typeof calls
const department = 'supervisingDepartment' as const
const ask = (call: Call, variables: object, as: Parameters<typeof askAs>[1] = department) =>
  askAs(backend, as)(calls[call], { ...variables })

const inState = (state: string): WorkRow => db.works.where({ kind: 'ACCEPTANCE', state })[0] ?? expect.fail(state)
const stateOf = ({ id }: WorkRow) => db.works.get(id)?.state
const reviewsOf = ({ id }: WorkRow) =>
  db.works.where(({ kind, facts, state }) => kind === 'REVIEW' && facts.contentId === id && state !== 'GIVEN_BACK')
interface Candidate {
  id: string
  unitIds: string[]
  ground: string | null
}
const candidates = async ({ id }: WorkRow) => (await ask('experts', { workId: id })).data as Candidate[]

/** Experts who may be assigned together. */
async function threeFor(work: WorkRow): Promise<string[]> {
  const units = new Set<string>()
  const free = (await candidates(work)).filter(({ ground, unitIds }) => {
    const fits = ground === null && unitIds.every((id) => !units.has(id))
    if (fits) for (const id of unitIds) units.add(id)
    return fits
  })
  return free.slice(0, 3).map(({ id }) => id)
}

/** An acceptance whose experts have all submitted these findings. */
async function examined(...findings: Parameters<typeof seedFindings>[2]): Promise<WorkRow> {
  const work = inState('TO_ASSIGN')
  const expertIds = await threeFor(work)
  expect((await ask('assign', { workId: work.id, expertIds, dueAt: soon() })).code).toBeNull()
  expect(stateOf(work)).toBe('EXPERT_ACCEPTANCE')
  seedFindings(asOf(db, Date.now(), null), db.works.get(work.id) ?? work, findings)
  return db.works.get(work.id) ?? work
}

describe('assigning experts', () => {
  const bad: [input: string, change: (ids: string[], all: Candidate[]) => object, code: number][] = [
    ['nobody', () => ({ expertIds: [] }), 601333],
    ['too few', (ids) => ({ expertIds: ids.slice(0, fewestExperts - 1) }), 601333],
    ['one twice', ([first = '', second = '']) => ({ expertIds: [first, second, first] }), 601334],
    ['who is not in the database', (ids) => ({ expertIds: [...ids, 'user-2'] }), 601334],
    ['who does not exist', (ids) => ({ expertIds: [...ids, 'nobody'] }), 601334],
    [
      'who has to step back',
      (ids, all) => ({ expertIds: [...ids.slice(1), all.find(({ ground }) => ground === 'SAME_UNIT')?.id] }),
      601335,
    ],
    ['a date that is over', () => ({ dueAt: 1 }), 600],
    ['what is no acceptance', () => ({ workId: db.works.where({ kind: 'TASK_BOOK' })[0]?.id }), 603001],
    ['an acceptance in another state', () => ({ workId: inState('PASSED').id }), 603003],
  ]
  it.each(bad)('refuses %s', async (_input, change, code) => {
    const work = inState('TO_ASSIGN')
    const expertIds = await threeFor(work)
    const input = { workId: work.id, expertIds, dueAt: soon(), ...change(expertIds, await candidates(work)) }
    expect((await ask('assign', input)).code).toBe(code)
    expect(reviewsOf(work)).toEqual([])
  })

  it('refuses two experts of one unit', async () => {
    const work = inState('TO_ASSIGN')
    const free = (await candidates(work)).filter(({ ground }) => ground === null)
    const [one] = free
    db.memberships.where({ userId: free[1]?.id ?? '' }).forEach(({ id }) => {
      db.memberships.update(id, { unitId: one?.unitIds[0] ?? '' })
    })
    const expertIds = free.slice(0, 3).map(({ id }) => id)
    expect((await ask('assign', { workId: work.id, expertIds, dueAt: soon() })).code).toBe(601335)
  })

  it.each(['researcher', 'unitAdministrator', 'expert', 'departmentAdministrator'] as const)(
    'is closed to %s, who reads no finding either',
    async (persona) => {
      const work = inState('TO_CONCLUDE')
      for (const call of ['panel', 'experts'] as const)
        expect((await ask(call, { workId: work.id }, persona)).code, call).toBe(60154)
      expect((await ask('assign', { workId: work.id, expertIds: [], dueAt: soon() }, persona)).code).toBe(60154)
    },
  )

  it('invites each expert by a message, and opens the acceptance on their desk', async () => {
    const work = inState('TO_ASSIGN')
    const [expertId = '', ...rest] = await threeFor(work)
    await ask('assign', { workId: work.id, expertIds: [expertId, ...rest], dueAt: soon() })
    const review = reviewsOf(work).find(({ creatorId }) => creatorId === expertId)
    expect(db.messages.where({ userId: expertId }).map(({ link }) => link)).toContain(`/expert/review/${review?.id}`)
    const { data } = await ask('task', { id: review?.id }, { userId: expertId })
    expect(data).toMatchObject({ group: { subject: 'ACCEPTANCE' }, hints: [] })
    expect(data.people.length).toBeGreaterThan(1)
  })
})

describe('the findings of experts', () => {
  it('lead to the conclusion once all are in, and until then only submitted ones are visible', async () => {
    const work = inState('EXPERT_ACCEPTANCE')
    const { data } = await ask('panel', { workId: work.id })
    const texts = data.findings.map(({ strengths }: { strengths: string | null }) => strengths !== null)
    expect([...texts].sort()).toEqual([false, false, true])
    expect(data.recommended).toBeNull()
    const done = await examined('pass', 'pass', 'rectify')
    expect(stateOf(done)).toBe('TO_CONCLUDE')
    expect((await ask('panel', { workId: done.id })).data.recommended).toBe('PASS')
  })

  it('go back to the assignment when an expert declines and too few are left', async () => {
    const work = inState('EXPERT_ACCEPTANCE')
    const waiting = reviewsOf(work).find(({ creatorId }) => creatorId === personaUserId('expert'))
    expect((await ask('giveBack', { id: waiting?.id }, 'expert')).code).toBeNull()
    expect(stateOf(work)).toBe('TO_ASSIGN')
    const todo = 'query { todos(pageSize: 100) { items { workId cause } } }'
    const { data } = await askAs(backend, department)(todo)
    expect(data.items).toContainEqual({ workId: work.id, cause: 'DECIDE' })
    const substitute = (await candidates(work)).find(({ ground }) => ground === null)
    expect(substitute?.id).not.toBe(personaUserId('expert'))
    expect((await ask('assign', { workId: work.id, expertIds: [substitute?.id], dueAt: soon() })).code).toBeNull()
    expect(stateOf(work)).toBe('EXPERT_ACCEPTANCE')
    expect(reviewsOf(work)).toHaveLength(3)
  })

  it('are asked for by the department at most once a day', async () => {
    const work = inState('EXPERT_ACCEPTANCE')
    const { data } = await ask('panel', { workId: work.id })
    const late = data.findings.find(({ state }: { state: string }) => state === 'WAITING')
    db.works.update(late.id, { deadline: Date.now() + day })
    expect((await ask('remind', { id: late.reviewer.id }, 'unitAdministrator')).code).toBe(60154)
    expect((await ask('remind', { id: late.reviewer.id })).code).toBeNull()
    expect((await ask('remind', { id: late.reviewer.id })).code).toBe(601331)
  })
})

describe('the conclusion', () => {
  const opinion = '完成了任务书规定的任务。'
  const rectify = () => ({ dueAt: soon(), recheck: 'EXPERTS' })
  const bad: [input: string, values: () => object, code: number][] = [
    ['without the letter’s text', () => ({ action: 'PASS', opinion: ' ' }), 603004],
    ['that departs without a reason', () => ({ action: 'REFUSE', facts: { reason: ' ' } }), 601336],
    ['that departs with a reason too long', () => ({ action: 'REFUSE', facts: { reason: '字'.repeat(501) } }), 603004],
    [
      'to rectify without a date',
      () => ({ action: 'RECTIFY', facts: { reason: '须补测', recheck: 'EXPERTS' } }),
      601337,
    ],
    [
      'to rectify by yesterday',
      () => ({ action: 'RECTIFY', facts: { ...rectify(), reason: '须补测', dueAt: 1 } }),
      601337,
    ],
    [
      'to rectify within two years',
      () => ({ action: 'RECTIFY', facts: { ...rectify(), reason: '须补测', dueAt: Date.now() + 730 * 24 * 3600_000 } }),
      601337,
    ],
    ['to rectify for nobody', () => ({ action: 'RECTIFY', facts: { reason: '须补测', dueAt: soon() } }), 601337],
    ['by the backend’s own step', () => ({ action: 'RULE' }), 60154],
  ]
  it.each(bad)('refuses one %s', async (_input, values, code) => {
    const work = inState('TO_CONCLUDE')
    expect((await ask('decide', { workId: work.id, opinion, ...values() })).code).toBe(code)
    expect(stateOf(work)).toBe('TO_CONCLUDE')
  })

  it('passes as recommended: letter, messages, and what follows', async () => {
    const work = inState('TO_CONCLUDE')
    expect((await ask('decide', { workId: work.id, action: 'PASS', opinion })).data.state).toBe('PASSED')
    expect(db.works.get(work.id)?.facts).toMatchObject({ reason: opinion, departure: null })
    expect(db.works.where({ projectId: work.projectId, kind: 'PERFORMANCE' })).toHaveLength(1)
    const told = db.messages.where({ userId: work.creatorId }).at(-1)
    expect(told?.content).toContain('《结题证书》')
  })

  it('refuses against the findings with a reason, which the letter states', async () => {
    const work = inState('TO_CONCLUDE')
    const input = { workId: work.id, action: 'REFUSE', opinion: '不同意。', facts: { reason: '发现造假。' } }
    expect((await ask('decide', input)).data.state).toBe('FAILED')
    expect(db.works.get(work.id)?.facts.departure).toBe('发现造假。')
    const { data } = await ask('letter', { workId: work.id }, { userId: work.creatorId })
    expect(data.name).toContain('项目验收不通过通知书')
  })

  const again: [checker: string, recheck: string, state: string][] = [
    ['the same experts', 'EXPERTS', 'EXPERT_ACCEPTANCE'],
    ['the department', 'DEPARTMENT', 'TO_CONCLUDE'],
  ]
  it.each(again)('to rectify leads back to the leader and then to %s', async (_checker, recheck, state) => {
    const work = await examined('rectify', 'rectify', 'pass')
    const before = reviewsOf(work).map(({ creatorId }) => creatorId)
    const comments = [{ path: 'completed', text: '补充检测', need: 'REQUIRED' }]
    const decide =
      'mutation($id: ID!, $comments: [FieldCommentInput!], $facts: JSON) { decideWork(id: $id, action: RECTIFY, opinion: "请补测", comments: $comments, onlyNamed: true, facts: $facts) { state } }'
    const facts = { dueAt: soon(), recheck }
    expect((await askAs(backend, department)(decide, { id: work.id, comments, facts })).data.state).toBe('RECTIFYING')
    expect(db.works.get(work.id)?.deadline).toBe(facts.dueAt)
    const leader = { userId: work.creatorId }
    expect((await ask('letter', { workId: work.id }, leader)).data.name).toContain('项目验收整改通知书')
    const content = db.contents.get(work.id) ?? expect.fail()
    db.contents.update(work.id, { values: { ...content.values, completed: '已补充第三方检测。' } })
    const sent = await ask('submit', { id: work.id, seenRevision: content.revision }, leader)
    expect([sent.code, stateOf(work)]).toEqual([null, state])
    // Whoever checks what was rectified reads the letter that asked for it.
    expect((await ask('letter', { workId: work.id })).data.name).toContain('项目验收整改通知书')
    const { data } = await ask('panel', { workId: work.id })
    expect(data).toMatchObject({ round: recheck === 'EXPERTS' ? 2 : 1, recommended: null })
    expect(data.findings).toHaveLength(3)
    if (recheck === 'EXPERTS') {
      const waiting = reviewsOf(work).filter(({ state }) => state === 'WAITING')
      expect(waiting.map(({ creatorId }) => creatorId)).toEqual(before)
      // The same experts tell it from their first examination, and read what was to be rectified.
      const [review = expect.fail('none')] = waiting
      const expert = { userId: review.creatorId }
      expect(db.messages.where(expert).at(-1)).toMatchObject({ title: `请您复核整改后的验收《${review.title}》` })
      expect((await ask('desk', { id: review.id }, expert)).data).toMatchObject({
        group: { title: `《${review.title}》整改后验收` },
        rectification: null,
      })
      db.works.update(review.id, { state: 'IN_REVIEW' })
      expect((await ask('desk', { id: review.id }, expert)).data.rectification).toBe('请补测\n补充检测')
      const first = reviewsOf(work).find(
        ({ creatorId, state }) => creatorId === review.creatorId && state !== 'WAITING',
      )
      expect((await ask('desk', { id: first?.id }, expert)).data.rectification ?? null).toBeNull()
    } else {
      expect((await ask('decide', { workId: work.id, action: 'PASS', opinion })).data.state).toBe('PASSED')
      expect((await ask('letter', { workId: work.id })).code).toBe(603003)
    }
  })
})
