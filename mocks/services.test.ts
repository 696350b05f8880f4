/** Tests of the backend's calls about profile, units and messages. */
import { afterEach, describe, expect, it } from 'vitest'
import { dictionaryId } from './db/seeds/dictionary-id'
import { startBackend } from './node'
import type { PersonaId } from './personas'
import { ask } from './testing'

const backend = startBackend()
afterEach(() => backend.reset())

const as = (persona: PersonaId) => backend.signIn(persona)

describe('the profile', () => {
  const save = 'mutation($user: UserInput!, $id: ID) { saveUser(user: $user, id: $id) { id } }'

  it('saves the profile, and keeps a verified user’s name and certificate', async () => {
    const token = as('researcher')
    const before = backend.db.users.get('user-researcher')
    await ask('permission', save, { user: { userPosition: '院长', userFullname: '改名' } }, token)
    expect(backend.db.users.get('user-researcher')).toEqual({ ...before, userPosition: '院长' })
  })

  it.each([
    [{ userMobile: '13911112222' }, 60104],
    [{ userMobile: null }, 60104],
    [{ userEmail: 'new@example.cn' }, 60104],
    [{ userEmail: '' }, 60104],
    [{ userCertificatetype: dictionaryId('user_id_type', '111'), userCertificate: '310110198504160421' }, 60114],
  ])('refuses %o with %i', async (user, code) => {
    expect((await ask('permission', save, { user }, as('newResearcher'))).code).toBe(code)
  })

  it.each<[PersonaId, number | undefined]>([
    ['unitAdministrator', undefined],
    ['expert', 60154],
  ])('of another user is readable for administrators of that user’s units: %s → %s', async (persona, code) => {
    expect((await ask('permission', '{ user(userId: "user-researcher") { id } }', {}, as(persona))).code).toBe(code)
  })

  const read = '{ user(userId: "user-newResearcher") { userCertificate userBankAccount } }'
  const file = { name: '身份证.pdf', type: 'application/pdf', at: 0, size: 1 }
  it.each([
    ['usable in the profile only', 0, 60154, 401],
    ['asked for', 1, 60154, 401],
    ['approved', 2, undefined, 200],
    ['refused', 3, 60154, 401],
  ])(
    'is readable for an administrator only with a suitable membership: %s',
    async (_state, applyStatus, code, fileStatus) => {
      backend.db.memberships.insert({
        ...{ id: 'm', userId: 'user-newResearcher', unitId: 'unit-1', isAdmin: 0, applyStatus, isDefault: 1 },
        ...{ roleCodes: ['member'], departments: [] },
      })
      backend.db.uploads.insert({
        ...{
          id: 'card',
          ownerId: 'user-newResearcher',
          isPrivate: true,
          mimeType: null,
          uploadToken: null,
          tokenExpiresAt: 0,
          file,
        },
      })
      backend.db.users.update('user-newResearcher', { identityCard: { key: 'card', name: file.name } })
      await backend.blobs.put('card', { bytes: new ArrayBuffer(1), type: file.type, name: file.name })
      const token = as('unitAdministrator')
      expect((await ask('permission', read, {}, token)).code).toBe(code)
      const change = { user: { userPosition: '院长' }, id: 'user-newResearcher' }
      expect((await ask('permission', save, change, token)).code).toBe(code)
      expect((await ask('expert', '{ expert(userId: "user-newResearcher") { id } }', {}, token)).code).toBe(code)
      const fd = btoa(JSON.stringify({ accessToken: token, fileKey: 'card' }))
      expect((await fetch(`http://localhost/api/common/oss/file?fd=${fd}`)).status).toBe(fileStatus)
    },
  )

  it.each([
    ['is not approved yet', 1, 60154],
    ['was refused', 3, 60154],
    ['holds', 2, undefined],
  ])('is readable for an administrator only while their own membership %s', async (_state, applyStatus, code) => {
    const token = as('unitAdministrator')
    for (const { id } of backend.db.memberships.where({ userId: 'user-unitAdministrator' }))
      backend.db.memberships.update(id, { applyStatus })
    expect((await ask('permission', '{ user(userId: "user-researcher") { id } }', {}, token)).code).toBe(code)
  })
})

describe('units', () => {
  const bind = 'mutation($unitId: ID!, $unitName: String!) { userUnitBind(unitId: $unitId, unitName: $unitName) }'

  it('list the user’s current memberships, the default first', async () => {
    const { data } = await ask('permission', '{ userUnits { applyStatus unit { unitName } } }', {}, as('researcher'))
    expect(data.userUnits).toEqual([
      { applyStatus: 2, unit: { unitName: '上海申江大学' } },
      { applyStatus: 0, unit: { unitName: '浦源人工智能研究院' } },
    ])
  })

  it('accept one request per user', async () => {
    const token = as('newResearcher')
    const unit = { unitId: 'unit-1', unitName: '上海申江大学' }
    expect((await ask('permission', bind, unit, token)).data).toEqual({ userUnitBind: true })
    expect(backend.db.memberships.where({ userId: 'user-newResearcher' })[0]).toMatchObject({ applyStatus: 1 })
    expect((await ask('permission', bind, unit, token)).code).toBe(60305)
  })

  it('are found by part of their name, at most twenty by default', async () => {
    const units = async (args: string) =>
      (await ask('common', `{ allUnits(${args}) { unitName } }`)).data.allUnits as { unitName: string }[]
    expect(await units('unitName: ""')).toHaveLength(20)
    expect(await units('unitName: "申江", nums: 1')).toEqual([{ unitName: '上海申江大学' }])
    // Who reads units in English, as an expert or nominee from abroad, looks for the name on the screen.
    expect(await units('unitName: "shenjiang university, s", nums: 1')).toEqual([{ unitName: '上海申江大学' }])
  })
})

it('the dictionary is searched by name, and the application areas are a tree of three levels', async () => {
  const { data } = await ask('common', '{ dictionaries(type: "deposit_bank", keyword: "上海", limit: 2) { name } }')
  expect(data.dictionaries).toEqual([{ name: '上海浦东发展银行' }, { name: '上海银行' }])
  const level = '{ dictionary_name children'
  const query = `{ dictionaryTree(type: "user_application_area") ${level} ${level} { dictionary_name children { id } } } } }`
  const tree = (await ask('common', query)).data.dictionaryTree
  expect(tree).toMatchObject([
    {
      dictionary_name: '电子信息',
      children: [{ children: [{ dictionary_name: '基础软件', children: null }, {}, {}, {}] }, {}, {}, {}],
    },
    ...Array.from({ length: 8 }, () => ({})),
  ])
})

describe('messages', () => {
  const list = '{ insiteMessages(type: TODO, pageSize: 50) { total unread items { _id extraData { todo_status } } } }'

  it('show each state of a to-do', async () => {
    const { data } = await ask('message', list, {}, as('researcher'))
    const { items } = data.insiteMessages as { items: { extraData: { todo_status: number } }[] }
    expect([...new Set(items.map((item) => item.extraData.todo_status))].toSorted()).toEqual([1, 2, 3, 4])
  })

  it('are marked as read once, by their owner only', async () => {
    const mark = 'mutation { markMessageRead(id: "message-researcher-1") }'
    expect((await ask('message', mark, {}, as('expert'))).code).toBe(60154)
    expect((await ask('message', mark, {}, as('researcher'))).data).toEqual({ markMessageRead: true })
    expect((await ask('message', mark, {}, as('researcher'))).data).toEqual({ markMessageRead: false })
  })

  it('are deleted permanently, by their owner only', async () => {
    const remove = 'mutation { removeMessage(id: "message-researcher-1") }'
    expect((await ask('message', remove, {}, as('expert'))).code).toBe(60154)
    expect((await ask('message', remove, {}, as('researcher'))).data).toEqual({ removeMessage: true })
    expect(backend.db.messages.get('message-researcher-1')).toBeUndefined()
    expect((await ask('message', remove, {}, as('researcher'))).data).toEqual({ removeMessage: false })
  })

  it('mark a to-do as done', async () => {
    const todo = backend.db.messages.where({ userId: 'user-researcher', contentType: 'TODO' })[0]
    const document = 'mutation($done: CompletedTodoInput!) { sendMessage(completedTodoSendMessage: $done) }'
    const done = { id: todo?.id, siteTitle: '待办已完成', siteContent: todo?.title }
    expect((await ask('message', document, { done }, as('researcher'))).data).toEqual({ sendMessage: true })
    expect(backend.db.messages.get(todo?.id ?? '')).toBeUndefined()
    expect(backend.db.messages.where({ title: '待办已完成' })).toHaveLength(1)
  })
})

it('WeChat asks an unknown account to bind, then signs it in', async () => {
  const login = 'mutation { wechatLogin(clientType: "1", code: "wx-chen", platform: "OPEN") { token redisKey } }'
  const first = (await ask('wechat', login)).data.wechatLogin as { token: null; redisKey: string }
  expect(first.token).toBeNull()
  await ask('common', 'mutation { sendVerificationCode(mobile: "13800001001") }')
  const code = backend.db.verificationCodes.all().at(-1)?.code
  const bind = `mutation($key: String!, $code: String!) { bindWechat(validateCode: $code, mobile: "13800001001", clientType: "1", redisKey: $key, platform: "OPEN") { token } }`
  expect((await ask('wechat', bind, { key: first.redisKey, code: 'x' })).code).toBe(60104)
  expect((await ask('wechat', bind, { key: first.redisKey, code })).data.bindWechat).toMatchObject({
    token: expect.any(String),
  })
  expect((await ask('wechat', login)).data.wechatLogin).toMatchObject({ token: expect.any(String), redisKey: null })
})

describe('the self-assessment of a technology enterprise', () => {
  const document = 'mutation($input: UnitTechDefineNewInput!) { defineTechUnitModify(unitTechDefineNewInput: $input) }'
  const fit = { chineseResident: 1, businessOperations: 1, policyIndustry: 1, dishonestEnterprises: 1 }
  const no = { qualification: 2, researchInstitutions: 2, nationalAwards: 2, nationalStandard: 2 }
  const figures = { workforce: 100, scientificTechnicalPersonnel: 30, salesRevenue: '1000', costExpenditure: '900' }
  const scored = { ...fit, ...no, ...figures, developmentCosts: '60', intellectualPropertyType: 6 }

  it.each<[string, object, boolean | null]>([
    ['fit, and a qualification with its proof', { ...fit, ...no, qualification: 1, qualificationUrl: '@[]' }, true],
    ['one question not fit', { ...fit, ...no, policyIndustry: 2, qualification: 1, qualificationUrl: '@[]' }, false],
    ['a qualification without its proof', { ...fit, ...no, qualification: 1 }, null],
    ['staff 30 % and R&D 6 % of sales: 70 points', scored, true],
    ['staff 30 % and R&D 3 % of sales: 40 points', { ...scored, developmentCosts: '30' }, false],
    [
      'the same with a patent of class I: 70 points',
      { ...scored, developmentCosts: '30', intellectualPropertyType: 1, fileUrl: '@[]' },
      true,
    ],
    [
      'no technical staff, regardless of other answers',
      { ...scored, scientificTechnicalPersonnel: 0, intellectualPropertyType: 1, fileUrl: '@[]' },
      false,
    ],
  ])('%s', async (_case, answers, passes) => {
    const input = { unitId: 'unit-1', ...answers }
    const { data, code } = await ask('innovation', document, { input }, as('researcher'))
    if (passes === null) expect(code).toBe(600)
    else expect(data).toEqual({ defineTechUnitModify: passes })
  })

  it('is for members of the unit', async () => {
    const input = { unitId: 'unit-3', ...scored }
    expect((await ask('innovation', document, { input }, as('researcher'))).code).toBe(60154)
  })
})

it('an expert’s proposals are grouped for review, nearest deadline first', async () => {
  const query = '{ reviewGroups { dueAt tasks { projectName unitName } } }'
  const { data } = await ask('evaluation', query, {}, as('expert'))
  const groups = data.reviewGroups as { dueAt: number; tasks: { projectName: string; unitName: string }[] }[]
  expect(groups.length).toBeGreaterThan(1)
  expect(groups.flatMap(({ tasks }) => tasks).every((item) => item.projectName !== '' && item.unitName !== '')).toBe(
    true,
  )
  expect(groups.map((group) => group.dueAt)).toEqual(
    groups.map((group) => group.dueAt).toSorted((number, other) => number - other),
  )
})

it.each([
  ['portal-web', 'demonstration', undefined],
  ['portal-web', 'guessed', 60158],
  ['somebody', 'demonstration', 60157],
  [null, null, undefined],
])('a code is sent and verified for the client %s with the secret %s: %s', async (key, secret, code) => {
  const client = { mobile: '13800001001', key, secret }
  const send = 'mutation($mobile: String!, $key: String, $secret: String) { sent: VERB }'
  const calls = ['sendVerificationCode(mobile: $mobile', 'verifyVerificationCode(code: "x", mobile: $mobile']
  for (const call of calls) {
    const document = send.replace('VERB', `${call}, key: $key, secret: $secret)`)
    expect((await ask('common', document, client)).code).toBe(code)
  }
})
