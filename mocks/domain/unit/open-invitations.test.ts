import { beforeEach, expect, it } from 'vitest'
import type { PersonaId } from '../../personas'
import { askAs, backendForTest } from '../../resolvers/ask-as'

const backend = backendForTest()
beforeEach(() => backend.reset())

type Row = { id: string; name: string; revision: number; state: string; sentAt: number; expiresAt: number }
const day = 24 * 3600_000
const list = async (filter: object = {}, persona: PersonaId = 'unitAdministrator') =>
  (
    await askAs(backend, persona)(
      'query ($f: UnitInvitationFilter!) { unitInvitations(unitId: "unit-1", filter: $f) { total open items { id name revision state sentAt expiresAt department } } }',
      { f: filter },
    )
  ).data as { total: number; open: number; items: Row[] }
let sent = 0
const batch = (call: 'renewInvitations' | 'withdrawInvitations', rows: readonly Row[], key = `key-${++sent}`) =>
  askAs(backend, 'unitAdministrator')(
    `mutation ($i: [ID!]!, $s: [SeenRevision!], $k: ID!) { ${call}(unitId: "unit-1", ids: $i, seen: $s, key: $k) { name done code } }`,
    { i: rows.map(({ id }) => id), s: rows.map(({ id, revision }) => ({ id, revision })), k: key },
  )
const add = (userFullname: string, userMobile: string, department: string | null = null) =>
  askAs(backend, 'unitAdministrator')('mutation ($p: StaffImportRow!) { addStaff(unitId: "unit-1", person: $p) }', {
    p: { userFullname, userMobile, department },
  })

it('the list shows open invitations first, counts them, and narrows by state and keyword', async () => {
  const { total, open, items } = await list()
  expect([total, open]).toEqual([3, 2])
  expect(items.map(({ name, state }) => [name, state])).toEqual([
    ['谢雨辰', 'OPEN'],
    ['苏明远', 'OPEN'],
    ['白若溪', 'EXPIRED'],
  ])
  expect((await list({ state: 'EXPIRED' })).items.map(({ name }) => name)).toEqual(['白若溪'])
  expect((await list({ keyword: '8802' })).items.map(({ name }) => name)).toEqual(['苏明远'])
  expect((await list({ state: 'EXPIRED' })).open).toBe(2)
})

it('a department administrator sees the invitations into the department only, and changes none', async () => {
  expect((await list({}, 'departmentAdministrator')).items.map(({ name }) => name)).toEqual(['谢雨辰'])
  const [row] = (await list()).items
  const refused = await askAs(backend, 'departmentAdministrator')(
    'mutation ($i: [ID!]!) { withdrawInvitations(unitId: "unit-1", ids: $i, key: "k") { done } }',
    { i: [row?.id] },
  )
  expect(refused.code).toBe(60154)
})

it('an expired invitation is open for 30 days after it is sent again, once a day', async () => {
  const [expired] = (await list({ state: 'EXPIRED' })).items
  expect((await batch('renewInvitations', expired ? [expired] : [])).data).toEqual([
    { name: '白若溪', done: true, code: null },
  ])
  const renewed = (await list({ keyword: '白若溪' })).items[0] ?? expect.fail()
  expect(renewed).toMatchObject({ state: 'OPEN', revision: 2 })
  expect(renewed.expiresAt - renewed.sentAt).toBe(30 * day)
  expect((await batch('renewInvitations', [renewed])).data).toMatchObject([{ done: false, code: 60323 }])
})

it('a batch refuses the row that changed since it was listed, and the withdrawn one, and does the others', async () => {
  const { items } = await list()
  const [first, second, third] = items
  if (!first || !second || !third) return expect.fail()
  await batch('renewInvitations', [first])
  await batch('withdrawInvitations', [third])
  const { data } = await batch('withdrawInvitations', items)
  expect(data).toEqual([
    { name: '谢雨辰', done: false, code: 60321 },
    { name: '苏明远', done: true, code: null },
    { name: null, done: false, code: 60322 },
  ])
  const link = await askAs(backend, 'unitAdministrator')('query ($c: ID!) { expertInvitation(code: $c) { state } }', {
    c: second.id,
  })
  expect(link.code).toBe(601305)
})

it('a batch sent again under its key answers the same, and sends nothing twice', async () => {
  const [first] = (await list()).items
  const rows = first ? [first] : []
  const answer = (await batch('renewInvitations', rows, 'again')).data
  expect((await batch('renewInvitations', rows, 'again')).data).toEqual(answer)
  expect((await list()).items[0]?.revision).toBe(2)
})

it.each<[string, [string, string, string?], number]>([
  ['no mobile', ['新人', '139'], 60111],
  ['the mobile of another name', ['新人', '13800001001'], 60319],
  ['an unknown department', ['新人', '13900008899', '没有这个部门'], 60312],
])('a person with %s is not added', async (_case, person, code) => {
  expect((await add(...person)).code).toBe(code)
})

it('a person added by hand is invited, or joins where there is an account', async () => {
  expect((await add('新人', '13900008899')).data).toBe('INVITED')
  expect((await add('新人', '13900008899')).data).toBe('INVITED_BEFORE')
  expect((await list({ keyword: '新人' })).items).toHaveLength(1)
  expect((await add('林晓岚', '13800001002')).data).toBe('ADDED')
})
