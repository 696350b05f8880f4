/** Tests of what the backend refuses about topics, with its codes. */
import { beforeEach, describe, expect, it } from 'vitest'
import type { FormValues } from '@/smartform/schema/values'
import { rowsOf } from '../domain/stored-values'
import { backendForTest } from '../resolvers/ask-as'
import { expertMobile, only, topicCalls, topicSituationsIn } from './topic-situations'
import { topicsOf } from './topics'

const backend = backendForTest()
const { db } = backend
const { ask, researcher, expert, begun, running, bound, contentOf, fill, send, confirmed } = topicSituationsIn(backend)
const { view, invite, remind, takeOver, unbind, decide, begin } = topicCalls
const day = 24 * 3600_000

beforeEach(() => backend.reset())

describe('a call about topics is refused:', () => {
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
