import { expect, it } from 'vitest'
import { compareTexts } from '@/lib/collections/in-order'
import type { PersonaId } from '../personas'
import { askAs, backendForTest } from '../resolvers/ask-as'
import type { CompanyList } from '../resolvers/export.generated'
import { exportAs } from '../resolvers/export-as'

const backend = backendForTest()
const pages = 'pageSize: 100) { items'

interface SortedList {
  persona: PersonaId
  /** The call without its order. */
  call(order: string): string
  /** Each row's value in the column. */
  cellOf(row: never): string | number | null | undefined
}

const staff = (order: string) =>
  `{ unitStaff(unitId: "unit-1", filter: {}, ${order}${pages} { userFullname applyStatus } } }`
const experts = (order: string) =>
  `{ unitExperts(unitId: "unit-1", filter: {}, ${order}${pages} { userFullname expertAt reviewsGiven } } }`
const guides = (order: string) => `{ guides(filter: {}, ${order}${pages} { title closesAt fundingLimit } } }`

it.each<[string, SortedList]>([
  ['NAME', { persona: 'unitAdministrator', call: staff, cellOf: (row: { userFullname: string }) => row.userFullname }],
  ['STATE', { persona: 'unitAdministrator', call: staff, cellOf: (row: { applyStatus: number }) => row.applyStatus }],
  [
    'REVIEWS',
    { persona: 'unitAdministrator', call: experts, cellOf: (row: { reviewsGiven: number }) => row.reviewsGiven },
  ],
  ['SINCE', { persona: 'unitAdministrator', call: experts, cellOf: (row: { expertAt: number }) => row.expertAt }],
  ['TITLE', { persona: 'researcher', call: guides, cellOf: (row: { title: string }) => row.title }],
  [
    'LIMIT',
    { persona: 'researcher', call: guides, cellOf: (row: { fundingLimit: string }) => Number(row.fundingLimit) },
  ],
])('a list is sorted by %s in both directions, with all of its rows: %o', async (field, { persona, call, cellOf }) => {
  const ask = askAs(backend, persona)
  const usual = (await ask(call(''))).data.items as never[]
  const compare = (a: string | number, b: string | number) =>
    typeof a === 'number' && typeof b === 'number' ? a - b : compareTexts(String(a), String(b))
  const known = usual.map(cellOf).filter((value) => value != null)
  for (const descending of [false, true]) {
    const order = `orderBy: { field: ${field}, descending: ${descending} }, `
    const values = ((await ask(call(order))).data.items as never[]).map(cellOf)
    const sorted = known.toSorted((a, b) => (descending ? compare(b, a) : compare(a, b)))
    expect(values.slice(0, sorted.length)).toEqual(sorted)
    expect(values).toHaveLength(usual.length)
  }
  expect(known.length).toBeGreaterThan(1)
})

it.each<CompanyList>(['STAFF', 'UNIT_EXPERT', 'DEPARTMENT'])(
  'the Excel file of %s follows the order, and knows no other field',
  async (list) => {
    const ask = askAs(backend, 'unitAdministrator')
    for (const field of ['NAME', 'constructor'])
      expect(
        await exportAs(ask, {
          company: { unitId: 'unit-1', list, filter: {}, orderBy: { field, descending: false } },
        }),
      ).toMatchObject({ code: null, title: expect.any(String) })
  },
)
