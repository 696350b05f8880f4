import { beforeEach, describe, expect, it } from 'vitest'
import { askAs, backendForTest } from '../../resolvers/ask-as'

const backend = backendForTest()
beforeEach(() => backend.reset())

type Row = readonly [userFullname: string, userMobile: string, department?: string]
const load = (rows: readonly Row[], persona: 'unitAdministrator' | 'departmentAdministrator' = 'unitAdministrator') =>
  askAs(backend, persona)(
    'mutation ($r: [StaffImportRow!]!) { importStaff(unitId: "unit-1", rows: $r) { row result code } }',
    { r: rows.map(([userFullname, userMobile, department]) => ({ userFullname, userMobile, department })) },
  )
const material = '材料科学与工程学院'
const memberOf = (userId: string) => backend.db.memberships.where({ userId, unitId: 'unit-1' })[0]

it('an import adds, approves and moves people, notifies each once, and changes nothing when repeated', async () => {
  const rows: Row[] = [
    ['林晓岚', '138 0000 1002', material],
    ['钱一鸣', '13900004001', material],
    ['李文博', '13900002001', material],
    ['张雪', '13900002002'],
  ]
  const results = (await load(rows)).data.map(({ result }: { result: string }) => result)
  expect(results).toEqual(['ADDED', 'APPROVED', 'MOVED', 'UNCHANGED'])
  for (const id of ['user-newResearcher', 'user-more-1', 'user-1'])
    expect(memberOf(id)).toMatchObject({ applyStatus: 2, departments: [{ id: 'unit-1-department-2', isAdmin: 0 }] })
  expect(backend.db.users.get('user-newResearcher')?.permissions).toContain('s02.f009')
  expect(backend.db.messages.where({ userId: 'user-newResearcher' }).at(-1)?.title).toContain('您已加入')
  const count = backend.db.messages.where(() => true).length
  const again = (await load(rows)).data.map(({ result }: { result: string }) => result)
  expect(again).toEqual(['UNCHANGED', 'UNCHANGED', 'UNCHANGED', 'UNCHANGED'])
  expect(backend.db.messages.where(() => true)).toHaveLength(count)
})

it.each<[string, Row[], number]>([
  ['an invalid mobile', [['李文博', '123']], 60111],
  ['a row without a name', [[' ', '13999999999']], 60319],
  ['a name that is too long', [['长'.repeat(51), '13999999999']], 60319],
  ['another name than the account’s', [['李文', '13900002001']], 60319],
  ['an unknown department', [['李文博', '13900002001', '文学院']], 60312],
  ['the administrator of another department', [['周敏', '13800001004', material]], 60313],
  [
    'a duplicate mobile',
    [
      ['李文博', '13900002001'],
      ['李文博', '13900002001'],
    ],
    60320,
  ],
])('an import refuses %s and imports the next row', async (_case, rows, code) => {
  const { data } = await load([...rows, ['张雪', '13900002002', material]])
  expect(data.at(-2)).toMatchObject({ result: null, code })
  expect(data.at(-1)).toMatchObject({ result: 'MOVED', code: null })
})

it('an import takes at most 500 rows, from the unit administrator only', async () => {
  const many = Array.from({ length: 501 }, (): Row => ['张雪', '13900002002'])
  expect(await load(many)).toMatchObject({ code: 60403, facts: { limit: 500 } })
  expect((await load([], 'departmentAdministrator')).code).toBe(60154)
})

describe('a person without an account', () => {
  const invitations = () =>
    backend.db.expertInvitations
      .where({ kind: 'UNIT' })
      .filter(({ inviteeName }) => ['林晓岚', '林小岚'].includes(inviteeName ?? ''))
  const accept = () =>
    askAs(backend, 'newResearcher')(
      'mutation ($c: ID!) { answerExpertInvitation(code: $c, accept: true) { kind state mine } }',
      { c: invitations()[0]?.id },
    )
  /** Invites the mobile of the new researcher, whose account is made only then. */
  const invited = async (name = '林晓岚') => {
    const { userMobile } = backend.db.users.get('user-newResearcher') ?? expect.fail()
    backend.db.users.update('user-newResearcher', { userMobile: '13900009999' })
    const results = (await load([[name, userMobile ?? '', material]])).data
    backend.db.users.update('user-newResearcher', { userMobile })
    return results
  }

  it('is invited once, and becomes a member of the department by accepting', async () => {
    expect(await invited()).toMatchObject([{ result: 'INVITED', code: null }])
    expect(await invited()).toMatchObject([{ result: 'INVITED_BEFORE', code: null }])
    expect(invitations()).toHaveLength(1)
    expect(memberOf('user-newResearcher')).toBeUndefined()
    expect((await accept()).data).toEqual({ kind: 'UNIT', state: 'ACCEPTED', mine: true })
    expect(memberOf('user-newResearcher')).toMatchObject({
      applyStatus: 2,
      departments: [{ id: 'unit-1-department-2' }],
    })
    expect((await accept()).code).toBe(601308)
  })

  it('is invited again once the invitation has run out', async () => {
    await invited()
    backend.advance(31 * 24 * 3600_000)
    expect(await invited()).toMatchObject([{ result: 'INVITED' }])
  })

  it.each<[string, number, () => unknown]>([
    ['has another name than the invited person', 60319, () => invited('林小岚')],
    [
      'was invited by somebody who administers the unit no more',
      601305,
      async () => {
        await invited()
        backend.db.memberships.update(memberOf('user-unitAdministrator')?.id ?? '', { isAdmin: 0 })
      },
    ],
  ])('does not join who %s', async (_case, code, before) => {
    await before()
    expect((await accept()).code).toBe(code)
    expect(memberOf('user-newResearcher')).toBeUndefined()
  })
})
