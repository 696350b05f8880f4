/** What a project is after its agreed changes, and what its documents say beside each other. */
import { beforeEach, describe, expect, it } from 'vitest'
import { refusalOf, smallBackend } from '../../tests/small-backend'
import type { ContentRow, WorkRow } from '../db/rows-work'
import { budgetLines, claimedLines, linesToAudit, withPresentCosts } from './budget-lines'
import { projectLedger } from './ledger'
import { isProject, projectInForce, runningProjects } from './project'

type Values = ContentRow['values']
const rows = (amounts: Record<string, string>, cell = 'special') =>
  Object.entries(amounts).map(([id, amount]) => ({ id, cells: { [cell]: amount } }))
const cycle = (end: string) => ({ start: '2024-01-01', end })

let backend: ReturnType<typeof smallBackend>
beforeEach(() => {
  backend = smallBackend()
  const { person, unit, work, content } = backend
  person('陈思远', [], { userMobile: '13800001001' })
  person('周敏', [], { userMobile: '13800001004' })
  unit('上海申江大学')
  unit('浦源研究院')
  work('DECLARATION', 'p', { state: 'APPROVED', creatorId: '陈思远', unitId: '上海申江大学', amount: '120' })
  content('p', {
    cycle: cycle('2026-12-31'),
    directCosts: rows({ equipment: '10', materials: '5' }),
    indirectSpecial: '2',
    indicators: [{ id: 'papers', cells: { item: '学术论文（篇）', amount: '3' } }],
  } as unknown as Values)
})
let count = 0
const filed = (kind: string, values: object | null, more: Partial<WorkRow> = {}) => {
  count += 1
  const work = backend.work(kind, `w${count}`, {
    ...{ projectId: 'p', belongsTo: 'p', creatorId: '陈思远', createdAt: count },
    ...more,
  })
  backend.content(work.id, values as Values | null)
  return work
}
const change = (values: object, state = 'AGREED') => filed('CONTRACT_CHANGE', values, { state })
const inForce = () => projectInForce(backend.as(), 'p')

describe('a project in force', () => {
  it('is what was declared, as long as nothing else was agreed', () => {
    expect(inForce()).toMatchObject({
      ...{ leaderId: '陈思远', leaderName: '陈思远', unitId: '上海申江大学', unitName: '上海申江大学', funding: '120' },
      ...{ cycle: cycle('2026-12-31'), directCosts: rows({ equipment: '10', materials: '5' }), indirectSpecial: '2' },
    })
  })

  it('is what its task book says, and its declaration where that says nothing', () => {
    filed('TASK_BOOK', { directCosts: rows({ equipment: '8' }), indirectSpecial: '1' })
    expect(inForce()).toMatchObject({
      ...{ directCosts: rows({ equipment: '8' }), indirectSpecial: '1', cycle: cycle('2026-12-31') },
    })
  })

  it('is not what a task book says that was not handed in', () => {
    filed('TASK_BOOK', null)
    expect(inForce()).toMatchObject({ indirectSpecial: '2' })
  })

  it.each<[string, object, object]>([
    [
      'another leader',
      { changeKind: 'leader', newLeaderName: '周敏', newLeaderMobile: '13800001004' },
      { leaderId: '周敏', leaderName: '周敏' },
    ],
    [
      'a leader who has no account yet',
      { changeKind: 'leader', newLeaderName: '钱远', newLeaderMobile: '1' },
      { leaderId: '陈思远', leaderName: '钱远' },
    ],
    ['a leader who is not named', { changeKind: 'leader' }, { leaderId: '陈思远', leaderName: '陈思远' }],
    [
      'another unit',
      { changeKind: 'unit', newUnit: { id: '浦源研究院', name: '浦源研究院' } },
      { unitId: '浦源研究院', unitName: '浦源研究院' },
    ],
    ['a unit that is not named', { changeKind: 'unit', newUnit: null }, { unitId: '上海申江大学' }],
    ['another end', { changeKind: 'period', newEnd: '2027-06-30' }, { cycle: cycle('2027-06-30') }],
    ['an end that is not named', { changeKind: 'period', newEnd: null }, { cycle: cycle('2026-12-31') }],
    [
      'another budget',
      { changeKind: 'budget', directCosts: rows({ equipment: '1' }) },
      { directCosts: rows({ equipment: '1' }), indirectSpecial: '2' },
    ],
  ])('has %s once that is agreed, and nothing else of the change', (_case, values, expected) => {
    const before = inForce()
    const { id } = change({ newEnd: '2030-01-01', directCosts: [], newUnit: null, ...values }, 'DEPARTMENT_REVIEW')
    expect(inForce()).toEqual(before)
    backend.db.works.update(id, { state: 'AGREED' })
    expect(inForce()).toEqual({ ...before, ...expected })
  })

  it('has the last of several changes, in whatever order they are stored', () => {
    filed('CONTRACT_CHANGE', { changeKind: 'period', newEnd: '2027-03-31' }, { state: 'AGREED', createdAt: 2 })
    filed('CONTRACT_CHANGE', { changeKind: 'period', newEnd: '2027-06-30' }, { state: 'AGREED', createdAt: 1 })
    expect(inForce().cycle.end).toBe('2027-03-31')
  })

  it('says that it does not know who leads it, its unit and its fund', () => {
    backend.db.works.update('p', { creatorId: 'gone', unitId: 'gone', amount: null })
    expect(inForce()).toMatchObject({ leaderName: '—', unitName: '—', funding: '0' })
  })

  it.each<[string, string, Partial<WorkRow>]>([
    ['not approved', 'DECLARATION', { state: 'REFUSED' }],
    ['not a declaration', 'TASK_BOOK', { state: 'APPROVED' }],
  ])('there is none for what is %s', (_case, kind, more) => {
    backend.work(kind, 'x', more)
    expect([isProject(backend.as(), 'x'), isProject(backend.as(), 'p')]).toEqual([false, true])
    expect(refusalOf(() => projectInForce(backend.as(), 'x'))).toBe(603101)
  })
})

describe('the projects that a person runs', () => {
  const running = (who = '陈思远') => runningProjects(backend.as(), who)

  it('are those they lead now', () => {
    expect([running(), running('周敏')]).toEqual([1, 0])
    change({ changeKind: 'leader', newLeaderName: '周敏', newLeaderMobile: '13800001004' })
    expect([running(), running('周敏')]).toEqual([0, 1])
  })

  it.each([
    ['PASSED', 0],
    ['FAILED', 0],
    ['TO_CONCLUDE', 1],
  ])('end with their acceptance: %s leaves %i', (state, left) => {
    filed('ACCEPTANCE', null, { state })
    expect(running()).toBe(left)
  })

  it('do not end with another document, nor with another project’s acceptance', () => {
    filed('TECHNICAL_EVALUATION', null, { state: 'PASSED' })
    filed('ACCEPTANCE', null, { state: 'PASSED', projectId: 'q' })
    expect(running()).toBe(1)
  })
})

describe('the budget by subject', () => {
  const line = (id: string, lines = budgetLines(backend.as(), 'p')) => lines.find((row) => row.id === id)?.cells

  it('says what was approved and what is in force, and 0 for what nobody planned', () => {
    filed('TASK_BOOK', { directCosts: rows({ equipment: '8', materials: '' }), indirectSpecial: '1' })
    change({ changeKind: 'budget', directCosts: rows({ equipment: '6', materials: '2' }) })
    expect(line('equipment')).toEqual({ subject: '设备费', approved: '8', inForce: '6' })
    expect(line('materials')).toMatchObject({ approved: '0', inForce: '2' })
    expect(line('labour')).toMatchObject({ approved: '0', inForce: '0' })
    expect(line('indirect')).toEqual({ subject: '间接费用', approved: '1', inForce: '1' })
  })

  it('comes to the audit of the budget with what is in force as the audited amount', () => {
    change({ changeKind: 'budget', directCosts: rows({ equipment: '6' }) })
    const toAudit = linesToAudit(backend.as(), 'p')
    expect(line('equipment', toAudit)).toEqual({ subject: '设备费', approved: '10', inForce: '6', vouched: '6' })
    expect(toAudit.map(({ id }) => id)).toEqual(budgetLines(backend.as(), 'p').map(({ id }) => id))
  })

  it('is 0 where a document names none', () => {
    filed('TASK_BOOK', { directCosts: null })
    expect([line('equipment'), line('indirect')]).toMatchObject([
      { approved: '0', inForce: '0' },
      { approved: '0', inForce: '0' },
    ])
  })

  it('is the declared one before a task book', () => {
    expect([line('equipment'), line('indirect')]).toMatchObject([{ approved: '10' }, { approved: '2' }])
  })

  it('comes to the audit with what the last acceptance says was spent, and why', () => {
    filed('ACCEPTANCE', { spending: [{ id: 'equipment', cells: { spent: '1' } }] })
    filed('ACCEPTANCE', {
      spending: [
        { id: 'equipment', cells: { spent: '7', note: '降价' } },
        { id: 'materials', cells: { spent: null } },
        { id: 'indirect', cells: { spent: '0', note: '' } },
      ],
    })
    filed('ACCEPTANCE', null)
    const claimed = claimedLines(backend.as(), 'p')
    expect(line('equipment', claimed)).toMatchObject({ inForce: '10', spent: '7', vouched: '7', note: '降价' })
    expect(line('materials', claimed)).toEqual(line('materials'))
    expect(line('indirect', claimed)).toEqual({ ...line('indirect'), spent: '0', vouched: '0' })
  })
})

describe('the costs that a change begins with', () => {
  it('has 0 in force where nothing was planned', () => {
    expect(withPresentCosts([{ id: 'travel', cells: { subject: '差旅', special: null } }])).toEqual([
      { id: 'travel', cells: { subject: '差旅', special: null, presentSpecial: '0', presentOwn: '0' } },
    ])
    expect(withPresentCosts(undefined)).toEqual([])
  })

  it('keep each amount beside itself', () => {
    const cells = { special: '3', selfRaised: '1.5', basis: '测算' }
    expect(withPresentCosts([{ id: 'travel', cells }])).toEqual([
      { id: 'travel', cells: { ...cells, presentSpecial: '3', presentOwn: '1.5' } },
    ])
  })
})

describe('the ledger', () => {
  const lines = () =>
    Object.fromEntries(
      projectLedger(backend.as(), 'p').map(({ id, declared, committed, changed, reached, verdict }) => [
        id,
        [declared, committed, changed, reached, verdict],
      ]),
    )
  const book = (more: object = {}) =>
    filed('TASK_BOOK', {
      ...{ cycle: cycle('2026-12-31'), directCosts: rows({ equipment: '8' }), indirectSpecial: '1.5' },
      indicators: [{ id: 'papers', cells: { item: '论文', amount: '4' } }],
      ...more,
    })

  it('leaves open what was not filed yet', () => {
    expect(lines()).toEqual({
      LEADER: ['陈思远', null, null, null, 'OPEN'],
      UNIT: ['上海申江大学', null, null, null, 'OPEN'],
      END: ['2026-12-31', null, null, null, 'OPEN'],
      FUNDING: ['17', null, null, null, 'OPEN'],
      papers: ['3', null, null, null, 'OPEN'],
    })
  })

  it.each([
    ['5', 'FITS'],
    ['4', 'FITS'],
    ['3', 'SHORT'],
  ])('a goal of 4 of which %s were reached: %s', (reached, verdict) => {
    book()
    filed('ACCEPTANCE', { indicators: [{ id: 'papers', cells: { reached } }] })
    expect(lines().papers).toEqual(['3', '4', null, reached, verdict])
  })

  it.each([
    ['9.50', 'FITS'],
    ['9', 'DIFFERS'],
  ])('a fund of 9.5 of which the audit found %s: %s', (vouchedTotal, verdict) => {
    book()
    filed('BUDGET_AUDIT', { vouchedTotal })
    expect(lines().FUNDING).toEqual(['17', '9.5', null, String(Number(vouchedTotal)), verdict])
  })

  it('says of a filed task book who leads, which unit and until when, also where it leaves the end to the declaration', () => {
    book({ cycle: null })
    const committed = Object.fromEntries(Object.entries(lines()).map(([id, [, said]]) => [id, said]))
    expect(committed).toEqual({
      ...{ LEADER: '陈思远', UNIT: '上海申江大学', END: '2026-12-31', FUNDING: '9.5', papers: '4' },
    })
  })

  it.each<[string, object[], string | null, string]>([
    ['nothing was promised fits once it is accepted', [{ id: 'patents', cells: { item: '专利' } }], '0', 'FITS'],
    ['nothing was promised is open before', [{ id: 'patents', cells: { item: '专利' } }], null, 'OPEN'],
  ])('a goal of which %s', (_case, indicators, reached, verdict) => {
    book({ indicators })
    if (reached !== null) filed('ACCEPTANCE', { indicators: [{ id: 'patents', cells: { reached } }] })
    expect(lines().patents).toEqual([null, null, null, reached, verdict])
  })

  it('an agreed change is said as one, and fits what was reached under it', () => {
    book()
    change({ changeKind: 'period', newEnd: '2027-06-30' })
    change({ changeKind: 'unit', newUnit: { id: '浦源研究院', name: '浦源研究院' } })
    expect([lines().END?.slice(2), lines().UNIT?.slice(2)]).toEqual([
      ['2027-06-30', null, 'CHANGED'],
      ['浦源研究院', null, 'CHANGED'],
    ])
    filed('ACCEPTANCE', {})
    expect([lines().END?.slice(2), lines().UNIT?.slice(2), lines().LEADER?.slice(2)]).toEqual([
      ['2027-06-30', '2027-06-30', 'CHANGED'],
      ['浦源研究院', '浦源研究院', 'CHANGED'],
      [null, '陈思远', 'FITS'],
    ])
  })

  it('calls a goal as the task book does, and by its own name where it has none', () => {
    book({
      indicators: [
        { id: 'patents', cells: { amount: '1' } },
        { id: 'papers', cells: { item: '论文' } },
      ],
    })
    expect(
      projectLedger(backend.as(), 'p')
        .slice(4)
        .map(({ label }) => label),
    ).toEqual(['patents', '论文'])
  })
})
