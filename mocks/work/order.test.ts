/** Tests of sorting and filtering lists of work items, and of the counts of filter values. */
import { describe, expect, it } from 'vitest'
import { type PersonaId, personaIds } from '../personas'
import { askAs, backendForTest } from '../resolvers/ask-as'
import { exportAs } from '../resolvers/export-as'
import type { WorkOrderField } from '../resolvers/workflow.generated'

const backend = backendForTest()
const works = `query($filter: WorkFilter!, $orderBy: WorkOrder, $pageNo: Int! = 1) {
  works(filter: $filter, orderBy: $orderBy, pageNo: $pageNo, pageSize: 100) {
    total items { id title creatorName unitId unitName unitDepartment guideId year state amount submittedAt modifiedAt next { dueAt } facts }
  }
}`
const counts = `query($filter: WorkFilter!) {
  workFilterCounts(filter: $filter) { states { value count } units { value label count } guides { value count } years { value count } }
}`

interface Item {
  id: string
  title: string
  creatorName: string
  unitId: string
  unitName: string
  unitDepartment: string | null
  guideId: string | null
  year: number
  state: string
  amount: string | null
  submittedAt: number | null
  modifiedAt: number
  next: { dueAt: number } | null
}

async function listed(persona: PersonaId, filter: object, orderBy?: object): Promise<Item[]> {
  const ask = askAs(backend, persona)
  const items: Item[] = []
  for (let pageNo = 1; ; pageNo += 1) {
    const { data } = await ask(works, { filter, orderBy, pageNo })
    items.push(...data.items)
    if (items.length >= data.total || data.items.length === 0) return items
  }
}

const pinyin = new Intl.Collator('zh-CN', { numeric: true })
const declarations = { kinds: ['DECLARATION'] }

describe('an order of works', () => {
  const columns: [WorkOrderField, (item: Item) => string | number | null][] = [
    ['TITLE', ({ title }) => title],
    ['CREATOR', ({ creatorName }) => creatorName],
    ['UNIT', ({ unitName }) => unitName],
    ['UNIT_DEPARTMENT', ({ unitDepartment }) => unitDepartment],
    ['YEAR', ({ year }) => year],
    ['AMOUNT', ({ amount }) => (amount === null ? null : Number(amount))],
    ['NEXT', ({ next }) => next?.dueAt ?? null],
    ['SUBMITTED', ({ submittedAt }) => submittedAt],
    ['MODIFIED', ({ modifiedAt }) => modifiedAt],
  ]
  it.each(columns)(
    '%s puts every work in its place in both directions, those without a value last',
    async (field, of) => {
      for (const descending of [false, true]) {
        const items = await listed('supervisingDepartment', declarations, { field, descending })
        const values = items.map(of)
        const given = values.filter((value) => value !== null)
        expect(values.slice(given.length).every((value) => value === null)).toBe(true)
        for (const [index, value] of given.slice(1).entries()) {
          const before = given[index]
          const steps =
            typeof value === 'number' ? Number(before) - value : pinyin.compare(String(before), String(value))
          expect(descending ? steps >= 0 : steps <= 0, `${before} before ${value}`).toBe(true)
        }
      }
    },
  )

  it('adds and drops no work, and leaves equal ones in the list’s own order', async () => {
    const usual = await listed('supervisingDepartment', declarations)
    const byUnit = await listed('supervisingDepartment', declarations, { field: 'UNIT' })
    expect(byUnit.map(({ id }) => id).toSorted()).toEqual(usual.map(({ id }) => id).toSorted())
    const [first] = byUnit
    const alike = (items: Item[]) => items.filter(({ unitName }) => unitName === first?.unitName).map(({ id }) => id)
    expect(alike(byUnit)).toEqual(alike(usual))
  })

  it('by state follows the description of the kind', async () => {
    const items = await listed('researcher', declarations, { field: 'STATE', descending: false })
    const states = [...new Set(items.map(({ state }) => state))]
    expect(states.indexOf('DRAFT')).toBe(0)
    expect(states.indexOf('APPROVED')).toBeGreaterThan(states.indexOf('UNIT_REVIEW'))
  })

  it('reaches the Excel file, where an unknown field sorts nothing', async () => {
    const works = { filter: declarations, orderBy: { field: 'constructor', descending: false } }
    const { ids, code } = await exportAs(askAs(backend, 'supervisingDepartment'), { works })
    expect([code, ids.length > 0]).toEqual([null, true])
  })
})

describe('filters with several values', () => {
  it('list exactly what each value lists alone', async () => {
    const all = await listed('supervisingDepartment', declarations)
    const unitIds = [...new Set(all.map(({ unitId }) => unitId))].slice(0, 2)
    const guideIds = [...new Set(all.flatMap(({ guideId }) => guideId ?? []))].slice(0, 2)
    const expected = all.filter(({ unitId, guideId }) => unitIds.includes(unitId) && guideIds.includes(guideId ?? ''))
    const found = await listed('supervisingDepartment', { ...declarations, unitIds, guideIds })
    expect(found.map(({ id }) => id)).toEqual(expected.map(({ id }) => id))
  })

  it.each<[string, object, 'all' | 'none']>([
    ['empty lists', { unitIds: [], guideIds: [], states: [] }, 'all'],
    ['nulls', { unitIds: null, guideIds: null, states: null }, 'all'],
    ['an unknown unit', { unitIds: ['nobody'] }, 'none'],
    ['an unknown guide', { guideIds: ['__proto__'] }, 'none'],
    ['an unknown state', { states: ['constructor'] }, 'none'],
  ])('take %s', async (_, filter, expected) => {
    const all = await listed('researcher', declarations)
    const found = await listed('researcher', { ...declarations, ...filter })
    expect(found).toHaveLength(expected === 'all' ? all.length : 0)
  })
})

describe('counts of a filter’s values', () => {
  const filters: [string, Record<string, unknown>][] = [
    ['no filter', {}],
    ['states', { states: ['UNIT_REVIEW', 'APPROVED'] }],
    ['a unit and a word', { unitIds: ['unit-1'], keyword: '智能' }],
    ['a year and states', { year: 2026, states: ['APPROVED'] }],
  ]
  it.each(personaIds.flatMap((persona) => filters.map(([name, filter]) => [persona, name, filter] as const)))(
    'for %s with %s are what the list shows',
    async (persona, _, more) => {
      const filter = { ...declarations, ...more }
      const { data } = await askAs(backend, persona)(counts, { filter })
      const groups = [
        ['states', 'states', (item: Item) => item.state],
        ['units', 'unitIds', (item: Item) => item.unitId],
        ['guides', 'guideIds', (item: Item) => item.guideId],
        ['years', 'year', (item: Item) => String(item.year)],
      ] as const
      for (const [group, own, of] of groups) {
        const { [own]: _own, ...others } = filter as Record<string, unknown>
        const items = await listed(persona, others)
        for (const { value, count } of data[group])
          expect([group, value, count]).toEqual([group, value, items.filter((item) => of(item) === value).length])
        const named = new Set(data[group].map(({ value }: { value: string }) => value))
        expect(items.every((item) => of(item) === null || named.has(of(item)))).toBe(true)
      }
    },
  )
})
