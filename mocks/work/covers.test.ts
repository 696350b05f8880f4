/** Tests of covers during an absence and of handed-over to-dos. */
import { beforeEach, describe, expect, it } from 'vitest'
import { randomId } from '@/lib/random-id'
import type { WorkRow } from '../db/rows-work'
import { type PersonaId, personaUserId } from '../personas'
import { askAs, backendForTest } from '../resolvers/ask-as'

const backend = backendForTest()
beforeEach(() => backend.reset())

const calls = {
  cover:
    'mutation($colleagueId: ID!, $from: Timestamp!, $to: Timestamp!, $key: ID!) { nameCover(colleagueId: $colleagueId, from: $from, to: $to, key: $key) { id lasts } }',
  end: 'mutation($id: ID!) { endCover(id: $id) }',
  hand: 'mutation($todoId: ID!, $colleagueId: ID!) { handOver(todoId: $todoId, colleagueId: $colleagueId) }',
  back: 'mutation($todoId: ID!) { takeBack(todoId: $todoId) }',
  snooze: 'mutation($todoId: ID!, $until: Timestamp) { snoozeTodo(todoId: $todoId, until: $until) }',
  todos:
    'query($pile: TodoPile!) { todos(pile: $pile, pageSize: 100) { items { id cause workId inPlaceOf handedTo handed handable dueAt snoozedUntil } } }',
  decide: 'mutation($id: ID!, $action: WorkAction!) { decideWork(id: $id, action: $action) { id } }',
  work: 'query($id: ID!) { work(id: $id) { id } }',
  history: 'query($id: ID!) { workflowHistory(contentId: $id) { step actorName actorRole inPlaceOf } }',
  colleagues: 'query($keyword: String) { colleagues(keyword: $keyword) { id name } }',
  content: 'query($id: ID!) { formContent(contentId: $id) { editable revision } }',
} as const

const day = 24 * 3600_000
const as = (persona: PersonaId | { userId: string }) => askAs(backend, persona)
const idOf = (persona: PersonaId) => personaUserId(persona)
const cover = (absent: PersonaId, by: PersonaId | string, from = -day, to = day) =>
  as(absent)(calls.cover, {
    colleagueId: by.includes('-') ? by : idOf(by as PersonaId),
    from: Date.now() + from,
    to: Date.now() + to,
    key: randomId(),
  })
const todo = async (persona: PersonaId | { userId: string }, work: Pick<WorkRow, 'id'>, pile = 'DO') =>
  ((await as(persona)(calls.todos, { pile })).data.items as { workId: string; inPlaceOf: string | null }[]).find(
    ({ workId }) => workId === work.id,
  )
const seeded = (kind: string, state: string, fits: (work: WorkRow) => boolean = () => true) =>
  backend.db.works.where({ kind, state }).find(fits) ?? expect.fail(`no ${kind} in ${state}`)
const otherDepartment = ({ unitId, departmentId }: WorkRow) =>
  unitId === 'unit-1' && departmentId !== backend.db.departments.where({ unitId: 'unit-1' })[0]?.id
const waitsForUnit = () => seeded('DECLARATION', 'UNIT_REVIEW', otherDepartment)
/** Someone of the university without any say in it. */
const plain = () => backend.db.users.where({ userFullname: '张雪' })[0] ?? expect.fail('nobody')

describe('a colleague who covers an absence', () => {
  it('sees the same to-dos as the absent user, takes the step, and the history names both', async () => {
    const work = waitsForUnit()
    expect(await todo('departmentAdministrator', work)).toBeUndefined()
    expect((await cover('unitAdministrator', 'departmentAdministrator')).data).toMatchObject({ lasts: true })
    expect((await todo('departmentAdministrator', work))?.inPlaceOf).toBe('王建华')
    expect((await todo('unitAdministrator', work))?.inPlaceOf).toBeNull()

    const passed = await as('departmentAdministrator')(calls.decide, { id: work.id, action: 'PASS' })
    expect(passed.code).toBeNull()
    expect(await todo('unitAdministrator', work)).toBeUndefined()
    const history = await as('unitAdministrator')(calls.history, { id: work.id })
    expect((history.data as object[]).at(-1)).toEqual({
      ...{ step: 'PASS', actorName: '周敏', actorRole: '单位管理员', inPlaceOf: '王建华' },
    })
    // Who did it still reads what came of it; the absent one is told.
    expect((await as('departmentAdministrator')(calls.work, { id: work.id })).code).toBeNull()
    expect(backend.db.messages.where({ userId: idOf('unitAdministrator') }).at(-1)?.title).toMatch(/周敏代您办理了/)
    // A step taken twice.
    expect((await as('unitAdministrator')(calls.decide, { id: work.id, action: 'PASS' })).code).toBe(603003)
  })

  it.each([
    ['before it begins', day, 2 * day],
    ['after it is over', -2 * day, -day],
  ])('is not %s', async (_when, from, to) => {
    const work = waitsForUnit()
    const users = { userId: idOf('unitAdministrator'), coverId: idOf('departmentAdministrator') }
    backend.db.covers.insert({ id: 'c', ...users, from: Date.now() + from, to: Date.now() + to })
    expect(await todo('departmentAdministrator', work)).toBeUndefined()
    expect((await as('departmentAdministrator')(calls.work, { id: work.id })).code).toBe(60154)
    expect((await as('departmentAdministrator')(calls.decide, { id: work.id, action: 'PASS' })).code).toBe(60154)
  })

  it('is refused a step when the cover has ended on an open page, and nothing changes', async () => {
    const work = waitsForUnit()
    const { id } = (await cover('unitAdministrator', 'departmentAdministrator')).data as { id: string }
    expect((await as('departmentAdministrator')(calls.end, { id })).code).toBe(60154)
    expect((await as('unitAdministrator')(calls.end, { id })).data).toBe(true)
    expect((await as('unitAdministrator')(calls.end, { id })).data).toBe(false)
    expect((await as('departmentAdministrator')(calls.decide, { id: work.id, action: 'PASS' })).code).toBe(60154)
    expect(backend.db.works.get(work.id)).toEqual(work)
  })

  it.each<[string, () => Promise<{ code: number | null }>, number]>([
    ['oneself', () => cover('unitAdministrator', 'unitAdministrator'), 603131],
    ['of another unit', () => cover('unitAdministrator', 'expert'), 603131],
    ['of an unknown user', () => cover('unitAdministrator', 'user-nobody'), 603131],
    ['for past days', () => cover('unitAdministrator', 'departmentAdministrator', -2 * day, -day), 603132],
    ['with an end before its start', () => cover('unitAdministrator', 'departmentAdministrator', 2 * day, day), 603132],
  ])('is refused with %s', async (_case, name, code) => {
    expect((await name()).code).toBe(code)
    expect(backend.db.covers.all()).toEqual([])
  })

  it('is chosen from the user’s own unit', async () => {
    const { data } = await as('unitAdministrator')(calls.colleagues, { keyword: '周敏' })
    expect(data).toEqual([{ id: idOf('departmentAdministrator'), name: '周敏' }])
    expect((await as('unitAdministrator')(calls.colleagues, { keyword: '赵立群' })).data).toEqual([])
    expect((await as('newResearcher')(calls.colleagues, {})).data).toEqual([])
  })
})

describe('a cover does not allow', () => {
  it('deciding about one’s own items', async () => {
    const work = waitsForUnit()
    backend.db.works.update(work.id, { creatorId: idOf('departmentAdministrator') })
    await cover('unitAdministrator', 'departmentAdministrator')
    expect((await as('departmentAdministrator')(calls.decide, { id: work.id, action: 'PASS' })).code).toBe(60154)
  })

  it('deciding about an item in which one takes part or is excluded as a reviewer', async () => {
    const [first, second] = backend.db.works
      .where({ kind: 'DECLARATION', state: 'UNIT_REVIEW' })
      .filter(otherDepartment)
    if (!first || !second) return expect.fail('too few')
    const [part] = backend.db.works.where({ kind: 'MEMBER_PART' })
    backend.db.works.update(part?.id ?? '', {
      belongsTo: first.id,
      assigned: { member: [idOf('departmentAdministrator')] },
    })
    const content = backend.db.contents.get(second.id)
    const recusalExperts = [{ id: 'r1', cells: { name: '周敏', unit: '上海申江大学', reason: '回避' } }]
    backend.db.contents.update(second.id, { values: { ...content?.values, recusalExperts } })
    await cover('unitAdministrator', 'departmentAdministrator')
    for (const { id } of [first, second])
      expect((await as('departmentAdministrator')(calls.decide, { id, action: 'PASS' })).code).toBe(60154)
  })

  it('passing what one filled in for a colleague, or filling in what one decides', async () => {
    const draft = seeded('TASK_BOOK', 'RETURNED', ({ creatorId }) => creatorId === idOf('researcher'))
    // A person without a say fills it in for the maker …
    await cover('researcher', plain().id)
    const colleague = as({ userId: plain().id })
    expect((await colleague(calls.content, { id: draft.id })).data).toMatchObject({ editable: true })
    expect(await todo({ userId: plain().id }, draft)).toMatchObject({ inPlaceOf: '陈思远' })
    // … and never takes it away.
    const own = seeded('DECLARATION', 'DRAFT', ({ creatorId }) => creatorId === idOf('researcher'))
    expect((await colleague('mutation($id: ID!) { removeWork(id: $id) }', { id: own.id })).code).toBe(603110)
    // The unit's administrator reads it as before.
    await cover('researcher', 'unitAdministrator')
    expect((await as('unitAdministrator')(calls.content, { id: draft.id })).data).toMatchObject({ editable: false })
  })

  it('judging later what one filled in for a colleague', async () => {
    const work = waitsForUnit()
    const entry = { ...backend.db.workHistories.where({ workId: work.id, step: 'SUBMIT' })[0] }
    backend.db.workHistories.insert({
      ...(entry as Parameters<typeof backend.db.workHistories.insert>[0]),
      ...{ id: 'in-place', role: 'creator' as const, actorId: idOf('unitAdministrator') },
      inPlaceOf: { id: work.creatorId, name: '—' },
    })
    expect((await as('unitAdministrator')(calls.decide, { id: work.id, action: 'PASS' })).code).toBe(60154)
  })

  it('passing an item in two roles through a colleague', async () => {
    const work = seeded('DECLARATION', 'DEPARTMENT_REVIEW')
    const commission = backend.db.memberships.where({ userId: idOf('supervisingDepartment') })[0]
    const { id } = plain()
    backend.db.users.update(id, { permissions: ['s02.f006'] })
    backend.db.memberships.insert({
      ...(commission as Parameters<typeof backend.db.memberships.insert>[0]),
      ...{ id: 'joined', userId: id, roleCodes: ['member'], isAdmin: 0, departments: [] },
    })
    await cover('supervisingDepartment', id)
    expect((await as({ userId: id })(calls.work, { id: work.id })).code).toBeNull()
    const passed = backend.db.workHistories.where({ workId: work.id, step: 'PASS' })[0]
    backend.db.workHistories.update(passed?.id ?? '', { actorId: idOf('supervisingDepartment') })
    expect((await as({ userId: id })(calls.decide, { id: work.id, action: 'PASS' })).code).toBe(60154)
  })

  it('signing, confirming and reviewing for someone else', async () => {
    const part = seeded('MEMBER_PART', 'TO_CONFIRM', ({ assigned }) =>
      Boolean(assigned.member?.includes(idOf('expert'))),
    )
    const [colleague] = backend.db.memberships.where(
      ({ unitId, userId, applyStatus }) => unitId === 'unit-2' && applyStatus === 2 && userId !== idOf('expert'),
    )
    await cover('expert', colleague?.userId ?? '')
    expect(await todo({ userId: colleague?.userId ?? '' }, part)).toBeUndefined()
    const handed = { todoId: `work:${part.id}`, colleagueId: colleague?.userId }
    expect((await as('expert')(calls.hand, handed)).code).toBe(603133)
  })
})

describe('a to-do handed over to a colleague', () => {
  const hand = (work: WorkRow, to: string = idOf('departmentAdministrator')) =>
    as('unitAdministrator')(calls.hand, { todoId: `work:${work.id}`, colleagueId: to })

  it('moves to the colleague, waits for others at its owner, and can be taken or returned', async () => {
    const work = waitsForUnit()
    expect((await hand(work)).data).toBe(true)
    expect(await todo('departmentAdministrator', work)).toMatchObject({ inPlaceOf: '王建华', handed: true })
    expect(await todo('unitAdministrator', work)).toBeUndefined()
    expect(await todo('unitAdministrator', work, 'OTHERS')).toMatchObject({ handedTo: '周敏' })
    const back = { todoId: `work:${work.id}` }
    expect((await as('researcher')(calls.back, back)).data).toBe(false)
    expect((await as('departmentAdministrator')(calls.back, back)).data).toBe(true)
    expect(await todo('unitAdministrator', work)).toMatchObject({ inPlaceOf: null, handable: true })
    expect(await todo('departmentAdministrator', work)).toBeUndefined()
    expect((await as('unitAdministrator')(calls.back, back)).data).toBe(false)
  })

  it('lasts while the work item stays in that state', async () => {
    const work = waitsForUnit()
    await hand(work)
    backend.db.works.update(work.id, { stateSince: work.stateSince + 1 })
    expect(await todo('departmentAdministrator', work)).toBeUndefined()
    expect(await todo('unitAdministrator', work)).toBeDefined()
  })

  it.each<[string, (work: WorkRow) => Promise<{ code: number | null }>, number]>([
    ['to somebody of another unit', (work) => hand(work, idOf('expert')), 603131],
    ['to somebody who may not do it', (work) => hand(work, plain().id), 603133],
    ['of an item that does not wait', () => hand(seeded('DECLARATION', 'RETURNED')), 603135],
    ['of an unknown item', (work) => hand({ ...work, id: 'nothing' }), 603135],
  ])('is refused with %s', async (_case, ask, code) => {
    expect((await ask(waitsForUnit())).code).toBe(code)
    expect(backend.db.handOvers.all()).toEqual([])
  })
})

describe('a snoozed to-do', () => {
  it('returns at the latest a day before its deadline', async () => {
    const work = waitsForUnit()
    const ask = (until: number | null) => as('unitAdministrator')(calls.snooze, { todoId: `work:${work.id}`, until })
    const { dueAt } = (await todo('unitAdministrator', work)) as unknown as { dueAt: number }
    expect((await ask(dueAt + 1)).code).toBe(603134)
    expect((await ask(Date.now() - 1)).code).toBe(600)
    expect((await ask(Date.now() + 60_000)).data).toBe(true)
    expect(await todo('unitAdministrator', work)).toBeUndefined()
    expect(await todo('unitAdministrator', work, 'SNOOZED')).toBeDefined()
    // Its date came nearer: it is not hidden past it.
    const { recommendBy } = backend.db.guides.get(work.belongsTo) ?? {}
    backend.db.guides.update(work.belongsTo, { recommendBy: Date.now() - 1 })
    expect(await todo('unitAdministrator', work)).toBeDefined()
    backend.db.guides.update(work.belongsTo, { recommendBy })
    expect((await ask(null)).data).toBe(true)
    expect(await todo('unitAdministrator', work)).toBeDefined()
    const gone = { todoId: 'work:nothing', until: Date.now() + day }
    expect((await as('unitAdministrator')(calls.snooze, gone)).code).toBe(603135)
  })
})
