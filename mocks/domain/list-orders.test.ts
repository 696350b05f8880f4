/** Tests that every sorted list and its Excel export have the same order. */
import { expect, it } from 'vitest'
import { compareTexts } from '@/lib/collections/in-order'
import type { PersonaId } from '../personas'
import { askAs, backendForTest } from '../resolvers/ask-as'
import type { CompanyList, ExportedList } from '../resolvers/export.generated'
import { type Exported, exportAs } from '../resolvers/export-as'

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
const reviewed = (order: string) =>
  `{ guidesUnderReview(filter: {}, ${order}${pages} { filed unitName guide { title } } } }`
const nationals = (order: string) => `{ nationalProjects(${order}${pages} { name funding share } } }`
const platforms = (order: string) => `{ overseenPlatforms(${order}${pages} { name late } } }`
const invitations = (order: string) =>
  `{ unitInvitations(unitId: "unit-1", filter: {}, ${order}${pages} { name expiresAt } } }`
const filings = (order: string) =>
  `{ works(filter: { kinds: ["DECLARATION"], scope: REVIEW }, ${order}${pages} { since } } }`
const applications = (order: string) =>
  `{ works(filter: { kinds: ["EXPERT_APPLICATION"] }, ${order}${pages} { facts } } }`
const todos = (order: string) => `{ todos(${order}${pages} { title since dueAt } } }`
const accepted = (order: string) => `{ acceptedReports(${order}${pages} { title nominator acceptedAt } } }`
const baseReports = (order: string) =>
  `{ baseReports(filter: { figure: "staff", kind: "key-laboratory" }, ${order}${pages} { name submittedAt value } } }`
const guides = (order: string) => `{ guides(filter: {}, ${order}${pages} { title closesAt fundingLimit } } }`

it.each<[string, SortedList]>([
  ['NAME', { persona: 'unitAdministrator', call: staff, cellOf: (row: { userFullname: string }) => row.userFullname }],
  ['STATE', { persona: 'unitAdministrator', call: staff, cellOf: (row: { applyStatus: number }) => row.applyStatus }],
  [
    'REVIEWS',
    { persona: 'unitAdministrator', call: experts, cellOf: (row: { reviewsGiven: number }) => row.reviewsGiven },
  ],
  ['SINCE', { persona: 'unitAdministrator', call: experts, cellOf: (row: { expertAt: number }) => row.expertAt }],
  ['FILED', { persona: 'unitAdministrator', call: reviewed, cellOf: (row: { filed: number }) => row.filed }],
  [
    'GUIDE',
    {
      persona: 'unitAdministrator',
      call: reviewed,
      cellOf: (row: { guide: { title: string } }) => row.guide.title,
    },
  ],
  ['NAME', { persona: 'unitAdministrator', call: nationals, cellOf: (row: { name: string }) => row.name }],
  [
    'FUNDING',
    { persona: 'unitAdministrator', call: nationals, cellOf: (row: { funding: string }) => Number(row.funding) },
  ],
  [
    'SHARE',
    {
      persona: 'unitAdministrator',
      call: nationals,
      cellOf: (row: { share: string | null }) => (row.share === null ? null : Number(row.share)),
    },
  ],
  ['NAME', { persona: 'supervisingDepartment', call: platforms, cellOf: (row: { name: string }) => row.name }],
  ['LATE', { persona: 'supervisingDepartment', call: platforms, cellOf: (row: { late: string[] }) => row.late.length }],
  ['NAME', { persona: 'unitAdministrator', call: invitations, cellOf: (row: { name: string }) => row.name }],
  [
    'EXPIRES',
    { persona: 'unitAdministrator', call: invitations, cellOf: (row: { expiresAt: number }) => row.expiresAt },
  ],
  ['SINCE', { persona: 'unitAdministrator', call: filings, cellOf: (row: { since: number }) => row.since }],
  [
    'EXPERT_SINCE',
    {
      persona: 'supervisingDepartment',
      call: applications,
      cellOf: (row: { facts: { expertAt: number | null } }) => row.facts.expertAt,
    },
  ],
  ['TITLE', { persona: 'unitAdministrator', call: todos, cellOf: (row: { title: string }) => row.title }],
  ['SINCE', { persona: 'unitAdministrator', call: todos, cellOf: (row: { since: number }) => row.since }],
  ['DUE', { persona: 'unitAdministrator', call: todos, cellOf: (row: { dueAt: number | null }) => row.dueAt }],
  ['TITLE', { persona: 'researcher', call: accepted, cellOf: (row: { title: string }) => row.title }],
  ['ACCEPTED', { persona: 'researcher', call: accepted, cellOf: (row: { acceptedAt: number }) => row.acceptedAt }],
  ['NAME', { persona: 'supervisingDepartment', call: baseReports, cellOf: (row: { name: string }) => row.name }],
  [
    'SUBMITTED',
    {
      persona: 'supervisingDepartment',
      call: baseReports,
      cellOf: (row: { submittedAt: number | null }) => row.submittedAt,
    },
  ],
  [
    'VALUE',
    { persona: 'supervisingDepartment', call: baseReports, cellOf: (row: { value: number | null }) => row.value },
  ],
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

const ofUnit = (list: CompanyList, field: string): ExportedList => ({
  company: { unitId: 'unit-1', list, filter: {}, orderBy: { field, descending: true } },
})

it.each<[PersonaId, string, (field: string) => ExportedList, string, string]>([
  ['unitAdministrator', 'NAME', (field) => ofUnit('STAFF', field), '姓名', 'unitStaff(unitId: "unit-1", filter: {}'],
  [
    'unitAdministrator',
    'NAME',
    (field) => ofUnit('UNIT_EXPERT', field),
    '姓名',
    'unitExperts(unitId: "unit-1", filter: {}',
  ],
  [
    'unitAdministrator',
    'NAME',
    (field) => ofUnit('INVITATION', field),
    '姓名',
    'unitInvitations(unitId: "unit-1", filter: {}',
  ],
  [
    'unitAdministrator',
    'CREATOR',
    (field) => ofUnit('MATCHING', field),
    '填报人',
    'works(filter: { kinds: ["MATCHING", "FUND_APPLICATION"], unitId: "unit-1", scope: REVIEW, handedIn: true }',
  ],
  [
    'unitAdministrator',
    'GUIDE',
    (field) => ({ guidesUnderReview: { filter: {}, orderBy: { field, descending: true } } }),
    '指南',
    'guidesUnderReview(filter: {}',
  ],
  [
    'unitAdministrator',
    'NAME',
    (field) => ({ nationalProjects: { orderBy: { field, descending: true } } }),
    '项目名称',
    'nationalProjects(state: null',
  ],
])('an exported list of %s follows the order by %s as the page does, and knows no other field', async (...args) => {
  const [persona, field, list, head, call] = args
  const ask = askAs(backend, persona)
  const column = (exported: Exported) => exported.rows.map((row) => row[exported.head.indexOf(head)])
  const listed = await ask(
    `{ ${call}, orderBy: { field: ${field}, descending: true }, pageSize: 100) { total items { __typename } } }`,
  )
  const exported = await exportAs(ask, list(field))
  expect([exported.code, exported.ids.length]).toEqual([null, listed.data.total])
  const names = column(exported)
  expect(names.length).toBeGreaterThan(0)
  expect(names).toEqual(names.toSorted((a, b) => compareTexts(b ?? '', a ?? '')))
  const usual = await exportAs(ask, list('constructor'))
  expect([usual.code, usual.ids.toSorted()]).toEqual([null, exported.ids.toSorted()])
})

it('the Excel file of departments follows the order, and knows no other field', async () => {
  const ask = askAs(backend, 'unitAdministrator')
  for (const field of ['NAME', 'constructor'])
    expect(await exportAs(ask, ofUnit('DEPARTMENT', field))).toMatchObject({ code: null, title: '单位部门' })
})
