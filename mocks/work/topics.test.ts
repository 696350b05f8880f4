import { beforeEach, describe, expect, it } from 'vitest'
import type { FormValues } from '@/smartform/schema/values'
import type { ContentRow, WorkRow } from '../db/rows-work'
import { personaUserId } from '../personas'
import { askAs, backendForTest } from '../resolvers/ask-as'
import { approve } from './open-project'
import { partsOf, rowsOf, topicsOf } from './topics'

const backend = backendForTest()
const { db } = backend
const leader = personaUserId('researcher')
const day = 24 * 3600_000

const view = `query($projectId: ID!) { projectTopics(projectId: $projectId) {
  leads topics { id bound remindable parts { id kind state } completed }
  documents { id kind revision editable confirmed outdated lines { id own topics rest exceeds } } } }`
const invite = `mutation($topicId: ID!, $leaderName: String!, $leaderMobile: String!) {
  inviteTopicLeader(topicId: $topicId, leaderName: $leaderName, leaderMobile: $leaderMobile) { id } }`
const bind = 'mutation($id: ID!) { bindTopic(id: $id) { mine parts { id kind } } }'
const remind = 'mutation($topicIds: [ID!]!) { remindTopics(topicIds: $topicIds) { id done code } }'
const takeOver = `mutation($workId: ID!, $seenRevision: Int!) {
  takeOverTopics(workId: $workId, seenRevision: $seenRevision) { documents { id lines { id exceeds } } } }`
const unbind = 'mutation($topicId: ID!, $reason: String!) { unbindTopic(topicId: $topicId, reason: $reason) }'
const submit = 'mutation($id: ID!, $seenRevision: Int) { submitWork(id: $id, seenRevision: $seenRevision) { state } }'
const decide = `mutation($id: ID!, $action: WorkAction!, $opinion: String) {
  decideWork(id: $id, action: $action, opinion: $opinion) { state } }`
const begin = 'mutation($kind: String!, $belongsTo: ID!) { beginWork(kind: $kind, belongsTo: $belongsTo) { id } }'
const inbox = '{ insiteMessages(type: INBOX, pageSize: 100) { items { title link } } }'

const ask = askAs.bind(null, backend)
const researcher = () => ask('researcher')
const expert = () => ask('expert')
const only = <Row>(rows: readonly Row[]): Row => rows[0] ?? expect.fail('nothing there')
const expertMobile = '13800001005'

/** The researcher's project that begins with its approval; its topics have no leaders yet. */
function begun(): { project: WorkRow; topics: ReturnType<typeof topicsOf>; book: WorkRow } {
  const project = only(db.works.where({ kind: 'DECLARATION', creatorId: leader, state: 'UNDER_EVALUATION' }))
  approve({ db, blobs: backend.blobs, token: null, caller: null, now: Date.now() }, project.id)
  return {
    project,
    topics: topicsOf({ db }, project.id),
    book: only(db.works.where({ projectId: project.id, kind: 'TASK_BOOK' })),
  }
}

/** The researcher's running project, whose topics are confirmed. */
const running = () =>
  only(db.topicLinks.where(({ boundBy, projectLeader }) => boundBy !== null && projectLeader === '陈思远'))

async function bound(topicId: string): Promise<WorkRow> {
  await researcher()(invite, { topicId, leaderName: '赵立群', leaderMobile: expertMobile })
  expect((await expert()(bind, { id: topicId })).code).toBeNull()
  return only(partsOf({ db }, topicId))
}

const contentOf = ({ id }: WorkRow): ContentRow => db.contents.get(id) ?? expect.fail(id)

/** A complete task book of a topic, as a confirmed one is. */
function fill(task: WorkRow, changes: object = {}): void {
  const like = only(db.works.where({ kind: 'TOPIC_TASK', state: 'ACCEPTED' }))
  const costs = rowsOf(contentOf(like).values.directCosts).map((row) => ({
    ...row,
    cells: { ...row.cells, special: row.id === 'labour' ? String(task.amount) : '0' },
  }))
  const { topicFunding, topicName, topicNumber } = contentOf(task).values
  const own = { topicFunding, topicName, topicNumber, directCosts: costs, indirectSpecial: '0' }
  const values = { ...contentOf(like).values, ...own, ...changes } as FormValues
  db.contents.update(task.id, { values, savedAt: Date.now() })
  db.works.update(task.id, { state: 'FILLING' })
}

const send = (as: ReturnType<typeof expert>, { id }: WorkRow) =>
  as(submit, { id, seenRevision: db.contents.get(id)?.revision })

/** A topic whose task book its leader submitted and the project's leader confirmed. */
async function confirmed(topicId: string): Promise<WorkRow> {
  const task = await bound(topicId)
  fill(task)
  expect(await send(expert(), task)).toMatchObject({ data: { state: 'SUBMITTED' } })
  expect(await researcher()(decide, { id: task.id, action: 'PASS' })).toMatchObject({ data: { state: 'ACCEPTED' } })
  return task
}

beforeEach(() => backend.reset())

describe('a topic from its invitation to its project’s task book', () => {
  it('is invited, bound, filled in, confirmed and taken over; the sums are checked', async () => {
    const { project, topics, book } = begun()
    expect(topics).toHaveLength(2)
    const [first, second] = [only(topics), topics[1] ?? expect.fail()]
    expect((await researcher()(view, { projectId: project.id })).data).toMatchObject({
      leads: true,
      topics: [{ bound: false, remindable: false, parts: [] }, { bound: false }],
    })
    await confirmed(first.id)
    await confirmed(second.id)
    const before = (await researcher()(view, { projectId: project.id })).data.documents[0]
    expect(before).toMatchObject({ kind: 'TASK_BOOK', confirmed: 2, editable: true })
    const sum = String(Number(first.funding) + Number(second.funding))
    expect(before.lines).toContainEqual(expect.objectContaining({ id: 'cost-labour', topics: sum }))

    // A project that says less than its topics cannot be submitted, and is raised by taking them over.
    const { values } = contentOf(book)
    const less = rowsOf(values.directCosts).map((row) => ({
      ...row,
      cells: { ...row.cells, ...(row.id === 'labour' && { special: '1' }) },
    }))
    db.contents.update(book.id, { values: { ...values, directCosts: less } as FormValues })
    db.works.update(book.id, { state: 'FILLING' })
    const short = (await researcher()(view, { projectId: project.id })).data.documents[0]
    expect(short.lines).toContainEqual(expect.objectContaining({ id: 'cost-labour', own: '1', exceeds: true }))
    const done = await researcher()(takeOver, { workId: book.id, seenRevision: short.revision })
    expect(done.data.documents[0].lines.filter((line: { exceeds: boolean }) => line.exceeds)).toEqual([])
    expect(rowsOf(contentOf(book).values.topicShares).map(({ cells }) => cells.name)).toEqual([first.name, second.name])
    // Another tab that saw the content before is told so.
    expect((await researcher()(takeOver, { workId: book.id, seenRevision: short.revision })).code).toBe(60408)
  })

  it('is filled in by its leader alone; the project’s leader reads it and confirms it', async () => {
    const { topics } = begun()
    const task = await bound(only(topics).id)
    const read = 'query($id: ID!) { work(id: $id) { actions } }'
    expect((await expert()(read, { id: task.id })).data.actions).toContain('FILL')
    expect((await researcher()(read, { id: task.id })).data.actions).toEqual(['VIEW'])
    expect((await ask('auditor')(read, { id: task.id })).code).toBe(60154)
    const links = (await expert()(inbox)).data.items.map((message: { link: string }) => message.link)
    expect(links).toContain(`/my-project/work/${task.id}`)
  })

  it('needs no other confirmation where the project’s leader leads it', async () => {
    const { topics } = begun()
    const { id } = only(topics)
    await researcher()(invite, { topicId: id, leaderName: '陈思远', leaderMobile: '13800001001' })
    await researcher()(bind, { id })
    const task = only(partsOf({ db }, id))
    fill(task)
    expect(await send(researcher(), task)).toMatchObject({ data: { state: 'ACCEPTED' } })
  })

  it('keeps what was filled in when its leader is replaced or gives it back', async () => {
    const { topics } = begun()
    const { id } = only(topics)
    const task = await bound(id)
    fill(task, { objective: '前任写下的目标' })
    expect((await expert()(unbind, { topicId: id, reason: '工作调动' })).data).toBe(true)
    expect((await send(expert(), task)).code).toBe(60154)
    expect((await send(researcher(), task)).code).toBe(603119)
    const mail = (await researcher()(inbox)).data.items.map((message: { title: string }) => message.title)
    expect(mail).toContain(`赵立群不再负责${task.title}`)
    await researcher()(invite, { topicId: id, leaderName: '陈思远', leaderMobile: '13800001001' })
    await researcher()(bind, { id })
    expect(db.works.get(task.id)?.creatorId).toBe(leader)
    expect(contentOf(task).values.objective).toBe('前任写下的目标')
  })

  it('opens by itself on its day, and its leader is told', async () => {
    const topic = db.topicLinks.update('sub-2', { opensAt: Date.now() - 1 })
    const { data } = await ask('academician')('{ ownTopics { id parts { kind state } } }')
    expect(data.find(({ id }: { id: string }) => id === topic.id).parts).toEqual([
      { kind: 'TOPIC_TASK', state: 'TO_FILL' },
    ])
    expect((await ask('academician')(inbox)).data.items[0].title).toContain('开放填报')
  })
})

describe('what is refused', () => {
  it.each<[string, number, () => Promise<{ code: number | null }>]>([
    ['topics of no project', 603101, () => researcher()(view, { projectId: 'nothing' })],
    ['topics of another’s project', 60154, () => ask('auditor')(view, { projectId: running().projectId ?? '' })],
    [
      'inviting to no topic',
      603101,
      () => researcher()(invite, { topicId: 'x', leaderName: '赵', leaderMobile: expertMobile }),
    ],
    [
      'inviting to another’s topic',
      603102,
      () => expert()(invite, { topicId: running().id, leaderName: '赵', leaderMobile: expertMobile }),
    ],
    [
      'inviting who leads it',
      603109,
      () => researcher()(invite, { topicId: running().id, leaderName: '赵立群', leaderMobile: expertMobile }),
    ],
    [
      'a mobile of ten digits',
      600,
      () => researcher()(invite, { topicId: running().id, leaderName: '赵', leaderMobile: '1380000100' }),
    ],
    [
      'a name of blanks',
      600,
      () => researcher()(invite, { topicId: running().id, leaderName: '　 ', leaderMobile: expertMobile }),
    ],
    [
      'a name of 51 characters',
      600,
      () => researcher()(invite, { topicId: running().id, leaderName: '赵'.repeat(51), leaderMobile: expertMobile }),
    ],
    ['reminding about nothing', 600, () => researcher()(remind, { topicIds: [] })],
    [
      'reminding about 51',
      600,
      () => researcher()(remind, { topicIds: Array.from({ length: 51 }, (_, index) => `t${index}`) }),
    ],
    ['giving back no topic', 603108, () => expert()(unbind, { topicId: 'x', reason: '调动' })],
    ['giving back another’s topic', 60154, () => researcher()(unbind, { topicId: running().id, reason: '调动' })],
    ['giving back without a reason', 603004, () => expert()(unbind, { topicId: running().id, reason: ' ' })],
    [
      'giving back with a long reason',
      603004,
      () => expert()(unbind, { topicId: running().id, reason: '长'.repeat(501) }),
    ],
    ['taking over into no document', 60401, () => researcher()(takeOver, { workId: 'x', seenRevision: 1 })],
    [
      'taking over without a confirmed topic',
      603122,
      () => researcher()(takeOver, { workId: begun().book.id, seenRevision: 1 }),
    ],
    [
      'a second report of a half year',
      603121,
      async () => {
        await expert()(begin, { kind: 'TOPIC_PROGRESS', belongsTo: running().id })
        return expert()(begin, { kind: 'TOPIC_PROGRESS', belongsTo: running().id })
      },
    ],
    [
      'a report of another’s topic',
      603108,
      () => researcher()(begin, { kind: 'TOPIC_PROGRESS', belongsTo: running().id }),
    ],
    [
      'a report before the task book',
      603003,
      async () => {
        const { topics } = begun()
        await bound(only(topics).id)
        return expert()(begin, { kind: 'TOPIC_PROGRESS', belongsTo: only(topics).id })
      },
    ],
  ])('%s: %d', async (_what, code, call) => {
    const answer = await call()
    expect(answer.code).toBe(code)
  })

  it.each<[string, object, number]>([
    ['an item over 20', { indirectSpecial: '20.01' }, 60430],
    ['a sum that is not the share', { indirectSpecial: '1' }, 603225],
  ])('a task book with %s', async (_what, changes, code) => {
    const task = await bound(only(begun().topics).id)
    fill(task, changes)
    const { facts } = await send(expert(), task)
    expect((facts.problems as { code: number | null }[]).map((problem) => problem.code)).toContain(code)
  })

  it('a reminder a second time on one day (603116), and of who has nothing to do (603003)', async () => {
    const topics = topicsOf({ db }, running().projectId ?? '')
    const topicIds = topics.map(({ id }) => id)
    const [first] = (await researcher()(remind, { topicIds })).data
    expect(first).toMatchObject({ id: running().id, done: true })
    const again = (await researcher()(remind, { topicIds })).data
    expect(again.map(({ code }: { code: number }) => code)).toEqual([603116, 603003])
    db.topicLinks.update(running().id, { remindedAt: Date.now() - day - 1000 })
    expect((await researcher()(remind, { topicIds: [running().id] })).data[0].done).toBe(true)
    expect((await expert()(remind, { topicIds: [running().id] })).data[0]).toMatchObject({ code: 603101 })
  })

  it('a project before its topics are confirmed (603115), and less than its topics (603118)', async () => {
    const { topics, book } = begun()
    const whole = contentOf(
      only(db.works.where({ kind: 'TASK_BOOK', state: 'SIGNED', projectId: running().projectId })),
    )
    const { values } = contentOf(book)
    const complete = (labour?: string) => {
      const costs = rowsOf(values.directCosts).map((row) => ({
        ...row,
        cells: { ...row.cells, ...(row.id === 'labour' && labour !== undefined && { special: labour }) },
      }))
      const approvedFunding =
        labour === undefined
          ? values.approvedFunding
          : costs.reduce((sum, { cells }) => sum + Number(cells.special), Number(values.indirectSpecial)).toFixed(2)
      db.contents.update(book.id, {
        values: { ...whole.values, ...values, directCosts: costs, approvedFunding, otherTerms: '' } as FormValues,
      })
      db.works.update(book.id, { state: 'FILLING' })
    }
    complete()
    const first = await send(researcher(), book)
    expect(first).toMatchObject({ code: 603115, facts: { names: topics.map(({ name }) => name).join('、') } })
    for (const { id } of topics) await confirmed(id)
    complete('20')
    const second = await send(researcher(), book)
    expect(second.code === 60405 ? second.facts.problems : second).toMatchObject({
      code: 603118,
      facts: { items: expect.stringContaining('劳务费') },
    })
  })

  it('changing a topic once the project’s document is submitted (603117); after its return it is open again', async () => {
    const { topics, book } = begun()
    const task = await confirmed(only(topics).id)
    db.works.update(book.id, { state: 'UNIT_REVIEW' })
    const back = { id: task.id, action: 'RETURN', opinion: '请补充' }
    expect((await researcher()(decide, back)).code).toBe(603117)
    db.works.update(book.id, { state: 'RETURNED' })
    expect((await researcher()(decide, back)).data.state).toBe('RETURNED')
  })
})
