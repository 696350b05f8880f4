/** Tests of guides, their conditions and the list of one's own projects through the backend. */
import { beforeEach, describe, expect, it } from 'vitest'
import { personaUserId } from '../personas'
import { askAs, backendForTest } from './ask-as'
import * as calls from './calls'

const backend = backendForTest()
beforeEach(() => backend.reset())

interface Listed {
  contentId: string
  name: string
  state: string
  unitId: string
  actions: string[]
}

const thisYear = new Date().getFullYear()

describe('the guides', () => {
  it('cover three years, the newest first', async () => {
    const { data } = await askAs(backend, 'newResearcher')('query Years { guideYears { id label value } }')
    expect(data).toEqual(
      [0, 1, 2].map((ago) => ({ id: `${thisYear - ago}`, label: `${thisYear - ago}年度`, value: thisYear - ago })),
    )
  })

  it('lists open guides first, by closing date', async () => {
    const { data } = await askAs(backend, 'researcher')(calls.guidesCall, { filter: {}, pageSize: 50 })
    const states = data.items.map((guide: { state: string }) => guide.state)
    expect(states).toEqual(
      states.toSorted((a: string, b: string) => 'OUC'.indexOf(a[0] ?? '') - 'OUC'.indexOf(b[0] ?? '')),
    )
    const closing = data.items
      .filter((guide: { state: string }) => guide.state === 'OPEN')
      .map((guide: { closesAt: number }) => guide.closesAt)
    expect(closing).toEqual(closing.toSorted((a: number, b: number) => a - b))
    expect(closing[0] - Date.now()).toBeLessThan(3 * 24 * 3600_000)
  })

  it.each([
    [{ open: true }, 6],
    [{ year: thisYear, open: false }, 4],
    [{ year: thisYear - 2 }, 3],
    [{ keyword: '人工智能' }, 2],
    [{ keyword: 'jc1400' }, 2],
    [{ keyword: '没有的' }, 0],
  ])('are filtered by %o to %i', async (filter, total) => {
    const { data } = await askAs(backend, 'researcher')(calls.guidesCall, { filter })
    expect(data.total).toBe(total)
  })

  it('are returned one page at a time', async () => {
    const ask = askAs(backend, 'researcher')
    const first = await ask(calls.guidesCall, { filter: {}, pageSize: 6 })
    const third = await ask(calls.guidesCall, { filter: {}, pageNo: 3, pageSize: 6 })
    expect([first.data.items.length, third.data.items.length, third.data.total]).toEqual([6, 4, 16])
  })

  it('have notes with headings, lists and a link', async () => {
    const guide = backend.db.guides.all()[0]
    const variables = { guideId: guide?.id, remarkId: guide?.remarkId }
    const { data } = await askAs(backend, 'researcher')(calls.guideCall, variables)
    expect(data.remark).toMatch(/<h2>.*<ol>.*<ul>.*<a href="https:/s)
  })
})

describe('the conditions of a guide', () => {
  const guideId = () => backend.db.guides.where(({ number }) => number.endsWith('DZ1200'))[0]?.id

  it('are all met for the researcher under the guide seeded for them', async () => {
    const { data } = await askAs(backend, 'researcher')(calls.conditionsCall, { guideId: guideId(), unitId: 'unit-1' })
    expect(data.map((item: { kind: string; met: boolean }) => [item.kind, item.met])).toEqual([
      ['REAL_NAME', true],
      ['PERIOD', true],
      ['UNIT', true],
      ['ONE_PER_PERSON', true],
      ['RUNNING_PROJECTS', true],
    ])
  })

  it('lists the unmet conditions of a new researcher', async () => {
    const { data } = await askAs(backend, 'newResearcher')(calls.conditionsCall, { guideId: guideId() })
    expect(data[0]).toEqual({
      kind: 'REAL_NAME',
      met: false,
      current: '未实名认证',
      required: '中级及以上',
      code: 60345,
    })
    expect(data[2]).toMatchObject({ kind: 'UNIT', met: false, code: 603005 })
  })

  it('reports a missing membership of another unit and an earlier declaration', async () => {
    const other = backend.db.guides.where(({ number }) => number.endsWith('JC1400'))[0]?.id
    const { data } = await askAs(backend, 'researcher')(calls.conditionsCall, { guideId: other, unitId: 'unit-5' })
    expect(data.filter((item: { met: boolean }) => !item.met).map((item: { code: number }) => item.code)).toEqual([
      603005, 603007,
    ])
  })
})

describe('my projects', () => {
  it('are the caller’s own, most recently changed first, ten a page', async () => {
    const { data } = await askAs(backend, 'researcher')(calls.mineCall)
    expect(data.total).toBe(13)
    expect(data.items).toHaveLength(10)
    const own = new Set(
      backend.db.works.where({ kind: 'DECLARATION', creatorId: personaUserId('researcher') }).map((work) => work.id),
    )
    expect(data.items.every((item: Listed) => own.has(item.contentId))).toBe(true)
  })

  it.each([
    [{ states: ['RETURNED'] }, 1],
    [{ states: ['APPROVED', 'NOT_APPROVED'] }, 5],
    [{ year: thisYear - 2 }, 3],
    [{ year: thisYear, states: ['APPROVED'] }, 0],
  ])('are filtered by %o to %i', async (filter, total) => {
    expect((await askAs(backend, 'researcher')(calls.mineCall, filter)).data.total).toBe(total)
  })

  it('no longer contain a draft its creator has deleted', async () => {
    const ask = askAs(backend, 'researcher')
    const [draft] = (await ask(calls.mineCall, { states: ['DRAFT'] })).data.items
    expect((await ask(calls.removeCall, { contentId: draft.contentId })).data).toBe(true)
    expect((await ask(calls.contentCall, { contentId: draft.contentId })).code).toBe(60401)
    expect((await ask(calls.historyCall, { contentId: draft.contentId })).code).toBe(603001)
  })
})

describe('a deleted draft', () => {
  const restoreCall = 'mutation($id: ID!) { restoreWork(id: $id) { id title state } }'

  it('is restored with answers, history and delegated sections, by its owner within ten minutes', async () => {
    const ask = askAs(backend, 'researcher')
    const [{ contentId: id, name }] = (await ask(calls.mineCall, { states: ['DRAFT'] })).data.items
    const before = (await ask(calls.contentCall, { contentId: id })).data.values
    const part = backend.db.delegatedSections.insert({
      ...{ id: 'part-back', workId: id, places: ['section:indirect'], byId: 'a', toId: 'b', dueAt: 2, givenAt: 1 },
      ...{ state: 'BACK', endedAt: 2, note: null },
    })
    await ask(calls.removeCall, { contentId: id })
    expect(backend.db.delegatedSections.where({ workId: id })).toEqual([])
    expect((await askAs(backend, 'unitAdministrator')(restoreCall, { id })).code).toBe(603001)
    expect((await ask(restoreCall, { id })).data).toEqual({ id, title: name, state: 'DRAFT' })
    expect((await ask(calls.contentCall, { contentId: id })).data.values).toEqual(before)
    expect((await ask(calls.historyCall, { contentId: id })).data.length).toBeGreaterThan(0)
    expect(backend.db.delegatedSections.where({ workId: id })).toEqual([part])
    expect((await ask(restoreCall, { id })).code).toBe(603001)
    await ask(calls.removeCall, { contentId: id })
    backend.db.removedWorks.update(id, { at: Date.now() - 11 * 60_000 })
    expect((await ask(restoreCall, { id })).code).toBe(603001)
  })

  it('is not restored beside another draft under the same guide (603007)', async () => {
    const ask = askAs(backend, 'researcher')
    const [{ contentId: id, guideId }] = (await ask(calls.mineCall, { states: ['DRAFT'] })).data.items
    await ask(calls.removeCall, { contentId: id })
    const remarkId = backend.db.guides.get(guideId)?.remarkId
    await ask(calls.startCall, { guideId, remarkId, unitId: 'unit-1', commitment: true })
    expect((await ask(restoreCall, { id })).code).toBe(603007)
  })
})

describe('guides under review', () => {
  async function everything(persona: 'unitAdministrator' | 'departmentAdministrator' | 'supervisingDepartment') {
    const ask = askAs(backend, persona)
    const { data } = await ask(calls.reviewGuidesCall, { filter: {} })
    const groups: { unitId: string; waiting: number; filed: number; guide: { id: string } }[] = data.items
    const lists = await Promise.all(
      groups.map(async ({ unitId, guide }) => {
        const variables = { unitId, guideId: guide.id }
        return (await ask(calls.underReviewCall, variables)).data.items as Listed[]
      }),
    )
    return { groups, filed: lists.flat(), lists }
  }

  it('are counted for the unit administrator, for their unit only, without drafts', async () => {
    const { groups, filed, lists } = await everything('unitAdministrator')
    expect(new Set(groups.map(({ unitId }) => unitId))).toEqual(new Set(['unit-1']))
    expect(filed.filter(({ actions }) => actions.includes('PASS')).length).toBeGreaterThanOrEqual(5)
    expect(filed.some(({ state }) => state === 'DRAFT')).toBe(false)
    expect(groups.map((group) => group.filed)).toEqual(lists.map((list) => list.length))
    expect(groups.map((group) => group.waiting)).toEqual(
      lists.map((list) => list.filter(({ actions }) => actions.includes('PASS')).length),
    )
  })

  it('are limited to the department for the department administrator', async () => {
    const { filed } = await everything('departmentAdministrator')
    expect(filed.length).toBeGreaterThan(0)
    for (const { contentId } of filed) {
      expect(backend.db.works.get(contentId)?.departmentId).toBe('unit-1-department-1')
    }
  })

  it('of every unit are visible to the supervising department after the unit’s recommendation', async () => {
    const { groups, filed } = await everything('supervisingDepartment')
    expect(new Set(groups.map(({ unitId }) => unitId)).size).toBeGreaterThan(3)
    expect(filed.filter(({ state }) => state === 'DEPARTMENT_REVIEW').length).toBeGreaterThanOrEqual(5)
    expect(filed.some(({ state }) => state === 'UNIT_REVIEW' || state === 'DRAFT')).toBe(false)
  })
})
