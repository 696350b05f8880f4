/** Tests that the pages of every sorted list hold each item once. */
import { beforeAll, describe, expect, it } from 'vitest'
import { addManyProjects } from '../db/seeds/many-projects'
import type { PersonaId } from '../personas'
import { askAs, backendForTest } from '../resolvers/ask-as'

const works = `query($filter: WorkFilter!, $orderBy: WorkOrder, $pageNo: Int!) {
  works(filter: $filter, orderBy: $orderBy, pageNo: $pageNo, pageSize: 7) { total items { id } }
}`
const fields = [
  ...['TITLE', 'CREATOR', 'UNIT', 'UNIT_DEPARTMENT', 'DISTRICT', 'YEAR', 'STATE'],
  ...['AMOUNT', 'NEXT', 'SUBMITTED', 'MODIFIED'],
]
const readers: readonly [persona: PersonaId, filter: Record<string, unknown>][] = [
  ['unitAdministrator', { kinds: ['DECLARATION'], scope: 'REVIEW', unitId: 'unit-1' }],
  ['researcher', { scope: 'OWN' }],
]

// Many projects have the same amount, year, unit and moment, so an order that is not total would show.
describe('the pages of a sorted list', () => {
  const backend = backendForTest()
  beforeAll(() => addManyProjects(backend.db, 'unit-1', 40))

  it.each(readers)('show each row of %s exactly once, by any column in both directions', async (persona, filter) => {
    const ask = askAs(backend, persona)
    const idsBy = async (orderBy: unknown) => {
      const ids: string[] = []
      for (let pageNo = 1; ; pageNo += 1) {
        const { data } = await ask(works, { filter, orderBy, pageNo })
        ids.push(...data.items.map(({ id }: { id: string }) => id))
        if (data.items.length === 0 || ids.length >= data.total) return { ids, total: data.total }
      }
    }
    const usual = await idsBy(null)
    expect(usual.total).toBeGreaterThan(7)
    for (const field of fields)
      for (const descending of [false, true]) {
        const { ids, total } = await idsBy({ field, descending })
        expect(new Set(ids).size, field).toBe(total)
        expect(ids.toSorted(), field).toEqual(usual.ids.toSorted())
      }
  })
})
