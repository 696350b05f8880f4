import { describe, expect, it } from 'vitest'
import { askAs, backendForTest } from '../../resolvers/ask-as'
import { exportAs } from '../../resolvers/export-as'

const backend = backendForTest()
const query =
  'query ($u: ID!, $f: UnitExpertFilter!, $n: Int) { unitExperts(unitId: $u, filter: $f, pageNo: $n) { total items { id userFullname fields { name } changedAt editStatus reviewsGiven reviewsSubmitted } } }'
const experts = (filter: object = {}, unitId = 'unit-1', persona: Parameters<typeof askAs>[1] = 'unitAdministrator') =>
  askAs(backend, persona)(query, { u: unitId, f: filter, n: 1 })

describe('the experts of a unit', () => {
  it('are the unit’s members in the expert database, with field, change and this year’s reviews', async () => {
    const { items, total } = (await experts()).data
    expect(total).toBe(items.length)
    expect(items.every(({ fields }: { fields: object[] }) => fields.length > 0)).toBe(true)
    const reviewer = items.find(({ id }: { id: string }) => id === 'user-7')
    expect(reviewer).toMatchObject({ reviewsGiven: 2, reviewsSubmitted: 1 })
    // The application of user-4 waits: not an expert yet.
    expect(items.map(({ id }: { id: string }) => id)).not.toContain('user-4')
  })

  it.each([
    [{ changing: true }, ['user-6', 'user-more-9']],
    [{ keyword: '罗明' }, ['user-7']],
    [{ keyword: '没有这个词' }, []],
  ])('are filtered by %j', async (filter, ids) => {
    const { items } = (await experts(filter)).data
    expect(items.map(({ id }: { id: string }) => id).toSorted()).toEqual(ids)
  })

  it.each([
    ['another unit’s administrator', 'unit-2', 'unitAdministrator'],
    ['a member', 'unit-1', 'researcher'],
  ] as const)('are not readable for %s', async (_who, unitId, persona) => {
    expect((await experts({}, unitId, persona)).code).toBe(60154)
  })

  it('are limited to the department for its administrator, on the screen and in the export', async () => {
    const { items } = (await experts({}, 'unit-1', 'departmentAdministrator')).data
    expect(items.map(({ id }: { id: string }) => id)).not.toContain('user-7')
    const company = { unitId: 'unit-1', list: 'UNIT_EXPERT', filter: {} } as const
    const rowsFor = async (persona: 'unitAdministrator' | 'departmentAdministrator') =>
      (await exportAs(askAs(backend, persona), { company })).rows.length
    expect(await rowsFor('departmentAdministrator')).toBe(items.length)
    expect(await rowsFor('unitAdministrator')).toBe((await experts()).data.total)
  })
})
