/** Tests of the to-dos that are derived from the states of work items. */
import { beforeEach, describe, expect, it } from 'vitest'
import type { WorkRow } from '../db/rows-work'
import { type PersonaId, personaIds, personaUserId } from '../personas'
import { askAs, backendForTest } from '../resolvers/ask-as'

const backend = backendForTest()
beforeEach(() => backend.reset())

const calls = {
  todos:
    'query($pile: TodoPile!) { todos(pile: $pile, pageSize: 100) { total items { id cause title workId kind link holder since dueAt status } } }',
  inbox:
    '{ insiteMessages(type: TODO, pageSize: 100) { total unread items { _id title read extraData { end flag todo_status } } } }',
  works: 'query($filter: WorkFilter!) { works(filter: $filter, pageSize: 100) { items { id } } }',
  decide: 'mutation($id: ID!, $opinion: String) { decideWork(id: $id, action: RETURN, opinion: $opinion) { id } }',
  confirm: 'mutation($id: ID!) { decideWork(id: $id, action: SIGN) { id } }',
  read: 'mutation($id: ID!) { markMessageRead(id: $id) }',
  remove: 'mutation($id: ID!) { removeMessage(id: $id) }',
  done: 'mutation($it: CompletedTodoInput!) { sendMessage(completedTodoSendMessage: $it) }',
} as const

interface Found {
  id: string
  cause: string
  workId: string | null
  kind: string | null
  link: string | null
  holder: string | null
  dueAt: number | null
}
const piles = async (persona: PersonaId, pile = 'DO') =>
  (await askAs(backend, persona)(calls.todos, { pile })).data.items as Found[]
const of = async (persona: PersonaId, work: WorkRow, pile = 'DO') =>
  (await piles(persona, pile)).find(({ workId }) => workId === work.id)
const seeded = (kind: string, state: string, fits: (work: WorkRow) => boolean = () => true) =>
  backend.db.works.where({ kind, state }).find(fits) ?? expect.fail(`no ${kind} in ${state}`)
const ofUniversity = ({ unitId }: WorkRow) => unitId === 'unit-1'
const ofResearcher = ({ creatorId }: WorkRow) => creatorId === personaUserId('researcher')

describe('to-dos derived from the states of work items', () => {
  it.each(personaIds)('%s: contain each waiting item once and no other, by deadline', async (persona) => {
    const todos = await piles(persona)
    const waiting = await askAs(backend, persona)(calls.works, { filter: { scope: 'WAITING' } })
    const works = (waiting.data.items as { id: string }[]).map(({ id }) => id)
    const workIds = todos.flatMap(({ workId }) => workId ?? [])
    expect(workIds.toSorted()).toEqual(works.toSorted())
    const due = todos.map(({ dueAt }) => dueAt ?? Number.POSITIVE_INFINITY)
    expect(due).toEqual(due.toSorted((a, b) => a - b))
    // The inbox says the same, in the same order.
    const inbox = await askAs(backend, persona)(calls.inbox)
    expect((inbox.data.items as { _id: string }[]).map(({ _id }) => _id)).toEqual(todos.map(({ id }) => id))
  })

  it('appear and disappear with their cause: a returned item is the applicant’s, and waits for others at the reviewer', async () => {
    const work = seeded('DECLARATION', 'UNIT_REVIEW', (work) => ofUniversity(work) && ofResearcher(work))
    expect((await of('unitAdministrator', work))?.cause).toBe('DECIDE')
    expect((await of('researcher', work, 'OTHERS'))?.holder).toBe('上海申江大学')
    expect(await of('researcher', work)).toBeUndefined()

    await askAs(backend, 'unitAdministrator')(calls.decide, { id: work.id, opinion: '请补充' })
    expect(await of('unitAdministrator', work)).toBeUndefined()
    expect((await of('unitAdministrator', work, 'OTHERS'))?.holder).toBe('陈思远')
    expect((await of('researcher', work))?.cause).toBe('CORRECT')
    expect(await of('researcher', work, 'OTHERS')).toBeUndefined()
  })

  it('ask to fill in an annual report that nobody has started, not to check it', async () => {
    const administrator = personaUserId('departmentAdministrator')
    const work = seeded(
      'youth-workstation',
      'NOT_BEGUN',
      ({ creatorId, assigned }) => creatorId === administrator || Boolean(assigned.member?.includes(administrator)),
    )
    const found = await of('departmentAdministrator', work)
    expect(found).toMatchObject({ cause: 'FILL', link: `/base/workstation/fill/${work.id}` })
  })

  it('ask to check the commission’s records of a project before its evaluation', async () => {
    const work = seeded('PERFORMANCE', 'TO_CONFIRM', ofResearcher)
    expect((await of('researcher', work))?.cause).toBe('CHECK')
  })

  it('for a member’s confirmation last until it is given, the declaration is removed or the guide closes', async () => {
    const part = seeded('MEMBER_PART', 'TO_CONFIRM', ({ assigned }) =>
      Boolean(assigned.member?.includes(personaUserId('expert'))),
    )
    expect((await of('expert', part))?.cause).toBe('CONFIRM')
    const guide = backend.db.works.get(part.belongsTo)?.belongsTo ?? ''
    const { closesAt } = backend.db.guides.get(guide) ?? expect.fail('no guide')
    expect((await of('expert', part))?.dueAt).toBe(closesAt)
    backend.db.guides.update(guide, { closesAt: 1 })
    expect(await of('expert', part)).toBeUndefined()
    expect((await askAs(backend, 'expert')(calls.confirm, { id: part.id })).code).toBe(60347)
    backend.db.guides.update(guide, { closesAt })
    await askAs(backend, 'expert')(calls.confirm, { id: part.id })
    expect(await of('expert', part)).toBeUndefined()
  })

  it('contain a review during the evaluation of its proposal', async () => {
    const reviews = async () => (await piles('expert')).filter(({ cause }) => cause === 'REVIEW')
    const before = await reviews()
    expect(before.length).toBeGreaterThan(1)
    const [first, second] = before
    expect(first?.link).toBe(`/expert/review/${first?.workId}`)
    backend.db.works.update(first?.workId ?? '', { state: 'SUBMITTED' })
    const { contentId } = backend.db.works.get(second?.workId ?? '')?.facts ?? {}
    backend.db.works.update(String(contentId), { state: 'APPROVED' })
    expect(await reviews()).toHaveLength(before.length - 2)
  })

  it('leave out a draft whose guide has closed', async () => {
    const draft = seeded('DECLARATION', 'DRAFT', ofResearcher)
    expect((await of('researcher', draft))?.cause).toBe('FILL')
    backend.db.guides.update(draft.belongsTo, { closesAt: 1 })
    expect(await of('researcher', draft)).toBeUndefined()
  })

  it('end when the work is done, and can be neither removed nor marked as done', async () => {
    const work = seeded('DECLARATION', 'UNIT_REVIEW', ofUniversity)
    const { id } = (await of('unitAdministrator', work)) ?? expect.fail('no todo')
    const as = askAs(backend, 'unitAdministrator')
    const unread = async () => (await as(calls.inbox)).data.unread as number
    const before = await unread()
    expect((await as(calls.read, { id })).data).toBe(true)
    expect((await as(calls.read, { id })).data).toBe(false)
    expect(await unread()).toBe(before - 1)
    expect((await as(calls.remove, { id })).data).toBe(false)
    expect((await as(calls.done, { it: { id, siteTitle: 'x', siteContent: 'x' } })).data).toBe(false)
    expect(await of('unitAdministrator', work)).toBeDefined()
    // Of another person nobody reads any.
    expect((await askAs(backend, 'researcher')(calls.read, { id })).data).toBe(false)
  })
})
