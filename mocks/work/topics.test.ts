/** Tests of a topic's way from its invitation to the project's task book. */
import { beforeEach, describe, expect, it } from 'vitest'
import type { FormValues } from '@/smartform/schema/values'
import { rowsOf } from '../domain/stored-values'
import { personaUserId } from '../personas'
import { backendForTest } from '../resolvers/ask-as'
import { only, topicCalls, topicSituationsIn } from './topic-situations'
import { partsOf } from './topics'

const backend = backendForTest()
const { db } = backend
const { ask, researcher, expert, begun, bound, contentOf, fill, send, confirmed } = topicSituationsIn(backend)
const { view, invite, bind, takeOver, unbind, inbox } = topicCalls
const leader = personaUserId('researcher')

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
    // Nobody is invited: neither the leader's list nor the former link expects the person who gave it back.
    const listed = await researcher()(
      'query ($id: ID!) { projectTopics(projectId: $id) { topics { id mobileTail bound } } }',
      {
        id: db.topicLinks.get(id)?.projectId,
      },
    )
    expect(listed.data.topics).toContainEqual({ id, mobileTail: null, bound: false })
    expect((await expert()(bind, { id })).code).toBe(601309)
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
