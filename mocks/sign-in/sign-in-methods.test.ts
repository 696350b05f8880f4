/** Tests of registration, password reset and tickets of other platforms through the backend. */
import { afterEach, describe, expect, it } from 'vitest'
import { startBackend } from '../node'
import type { PersonaId } from '../personas'
import { ask } from '../testing'
import { giveTicket, readTicket } from './tickets'

const backend = startBackend()
afterEach(() => backend.reset())

const minute = 60_000
const mobile = '13911110000'

async function codeFor(to: string): Promise<string> {
  await ask('common', 'mutation($mobile: String!) { sendVerificationCode(mobile: $mobile) }', { mobile: to })
  return backend.db.verificationCodes.where({ target: to }).at(-1)?.code ?? ''
}

describe('registration', () => {
  const document = 'mutation($input: RegisterInput!) { register(input: $input) { userName userMobile } }'
  const good = { userName: 'zhang_wei', userFullname: '张伟', userMobile: mobile, password: 'abcd1234' }
  const register = (input: object) => ask('permission', document, { input: { ...good, validateCode: 'x', ...input } })

  it('creates an account that can sign in, with its mobile masked in the answer', async () => {
    const { data } = await register({ validateCode: await codeFor(mobile) })
    expect(data.register).toEqual({ userName: 'zhang_wei', userMobile: '*******0000' })
    expect(backend.db.users.where({ userName: 'zhang_wei' })).toHaveLength(1)
  })

  it.each<[string, object, number]>([
    ['an invalid user name', { userName: '1' }, 60112],
    ['a user name in use, in other letters', { userName: 'Researcher' }, 60122],
    ['a mobile in use', { userMobile: '13800001001' }, 60109],
    ['an invalid mobile', { userMobile: '12345678901' }, 60111],
    ['a password without digits', { password: 'abcdefgh' }, 60107],
    ['a wrong code', {}, 60104],
  ])('refuses %s', async (_what, input, code) => {
    expect((await register(input)).code).toBe(code)
  })

  it('distinguishes an expired code from a wrong one', async () => {
    const validateCode = await codeFor(mobile)
    backend.advance(5.1 * minute)
    expect((await register({ validateCode })).code).toBe(60106)
  })
})

describe('password reset', () => {
  const document =
    'mutation($code: String!, $password: String!, $mobile: String!) { resetPassword(mobile: $mobile, verificationCode: $code, password: $password) }'
  const reset = (code: string, password: string, to = '13800001001') =>
    ask('permission', document, { code, password, mobile: to })

  it('unlocks the account and ends its other sessions', async () => {
    backend.signIn('researcher')
    backend.db.users.update('user-researcher', { lockedUntil: Date.now() + 15 * minute })
    expect((await reset(await codeFor('13800001001'), 'Neu12345')).data).toEqual({ resetPassword: true })
    expect(backend.db.users.get('user-researcher')).toMatchObject({ password: 'Neu12345', lockedUntil: null })
    expect(backend.db.sessions.where({ userId: 'user-researcher' })).toEqual([])
  })

  it.each<[string, string, string, string | undefined, number]>([
    ['nobody’s mobile', 'x', 'Neu12345', '13999990000', 60101],
    ['the current password', 'x', 'Demo@2026', undefined, 60156],
    ['a short password', 'x', 'a1', undefined, 60107],
    ['a wrong code', 'x', 'Neu12345', undefined, 60104],
  ])('refuses %s', async (_what, code, password, to, refused) => {
    expect((await reset(code, password, to)).code).toBe(refused)
  })
})

describe('single sign-on tickets of other platforms', () => {
  const now = Date.now()
  it.each<[string, string, object | null]>([
    ['without a time', 'wx-zhao', { account: 'wx-zhao', late: false }],
    ['given now', giveTicket('wx-zhao', now), { account: 'wx-zhao', late: false }],
    ['issued six minutes ago', giveTicket('wx-zhao', now - 6 * minute), { account: 'wx-zhao', late: true }],
    ['issued in the future', giveTicket('wx-zhao', now + 60 * minute), null],
    ['of another platform', 'ywtb-chen', null],
    ['of nobody', 'wx-', null],
    ['with an invalid time', 'wx-zhao.%%', null],
  ])('%s', (_what, ticket, read) => {
    expect(readTicket(ticket, 'wx-', now)).toEqual(read)
  })

  it('a WeChat code is valid once', async () => {
    const login = `mutation($code: String!) { wechatLogin(clientType: "1", code: $code, platform: "OPEN") { token redisKey } }`
    const code = giveTicket('wx-zhao', Date.now())
    expect((await ask('wechat', login, { code })).data.wechatLogin).toMatchObject({ token: expect.any(String) })
    expect((await ask('wechat', login, { code })).code).toBe(601001)
  })
})

describe('the one-stop service', () => {
  const answer = '{ token bindKey kind name creditCode }'
  const login = (code: string) =>
    ask('authentication', `mutation($code: String!) { oneStopLogin(clientType: "1", code: $code) ${answer} }`, { code })
  const bind = async (code: string, to: string, account: string) => {
    const { bindKey } = (await login(account)).data.oneStopLogin as { bindKey: string }
    const document = `mutation($code: String!, $mobile: String!, $bindKey: String!) { bindOneStop(validateCode: $code, mobile: $mobile, clientType: "1", bindKey: $bindKey) ${answer} }`
    return ask('authentication', document, { code, mobile: to, bindKey })
  }

  it('signs in a bound account, and asks others to bind', async () => {
    expect((await login('ywtb-chen')).data.oneStopLogin).toMatchObject({ token: expect.any(String), bindKey: null })
    expect((await login('ywtb-lin')).data.oneStopLogin).toMatchObject({ token: null, name: '林**', kind: 'PERSON' })
  })

  it('copies name and real-name level when binding', async () => {
    const { data } = await bind(await codeFor('13800001002'), '13800001002', 'ywtb-lin')
    expect(data.bindOneStop).toMatchObject({ token: expect.any(String) })
    expect(backend.db.users.get('user-newResearcher')).toMatchObject({ userGrade: 2, isCertification: 1, hasYwtb: 1 })
  })

  it.each<[string, string, number]>([
    ['a verified person of another name', '13800001003', 601205],
    ['an account bound to another user', '13800001001', 601204],
  ])('refuses to bind to %s', async (_what, to, code) => {
    expect((await bind(await codeFor(to), to, 'ywtb-lin')).code).toBe(code)
  })

  it.each<[string, string, number]>([
    ['an unknown ticket', 'ywtb-nobody', 601201],
    ['a ticket of another platform', 'wx-zhao', 601201],
    ['a ticket that is six minutes old', giveTicket('ywtb-chen', Date.now() - 6 * minute), 601206],
  ])('refuses %s', async (_what, ticket, code) => {
    expect((await login(ticket)).code).toBe(code)
  })

  it.each<[string, string, number | undefined]>([
    ['a registered unit', 'ywtb-university', undefined],
    ['an unregistered unit', 'ywtb-unknown', 601207],
    ['a person', 'ywtb-lin', 601208],
  ])('signs %s in as a legal person', async (_what, account, code) => {
    const { bindKey } = (await login(account)).data.oneStopLogin as { bindKey: string }
    const document = `mutation($bindKey: String!) { enterAsLegalPerson(bindKey: $bindKey, clientType: "1") ${answer} }`
    expect((await ask('authentication', document, { bindKey })).code).toBe(code)
  })
})

describe('binding by a link', () => {
  const accept = 'mutation($code: ID!) { answerExpertInvitation(code: $code, accept: true) { state mine } }'
  const topic = 'mutation($id: ID!, $checkCode: String) { bindTopic(id: $id, checkCode: $checkCode) { bound mine } }'
  const nomination =
    'mutation($number: String!, $checkCode: String!) { bindNomination(number: $number, checkCode: $checkCode) { mine } }'

  it.each<[string, PersonaId, string, number | undefined]>([
    ['hers', 'expert', 'REVIEW-AI', undefined],
    ['somebody else’s', 'researcher', 'REVIEW-AI', 601309],
    ['one that was answered', 'expert', 'REVIEW-USED', 601308],
    ['one that has run out', 'researcher', 'ENTRY-2025', 601310],
    ['one that was never given', 'researcher', '<script>', 601305],
    ['entering the database without real name', 'newResearcher', 'ENTRY-2026', 601306],
    ['entering the database twice', 'expert', 'ENTRY-2026', 601302],
    ['entering the database', 'researcher', 'ENTRY-2026', undefined],
  ])('an invitation, %s', async (_what, persona, code, refused) => {
    expect((await ask('expert', accept, { code }, backend.signIn(persona))).code).toBe(refused)
  })

  it.each<[string, PersonaId, object, number | undefined]>([
    ['its leader', 'researcher', { id: 'topic-1' }, undefined],
    ['another person', 'expert', { id: 'topic-1' }, 601309],
    ['a subproject with its code, typed in small letters', 'expert', { id: 'sub-1', checkCode: ' r5t8z4' }, undefined],
    ['a subproject with another code', 'expert', { id: 'sub-1', checkCode: 'R5T8Z5' }, 603108],
    ['a subproject that is bound', 'expert', { id: 'sub-2', checkCode: 'V2J6L8' }, 603109],
  ])('a topic, %s', async (_what, persona, variables, refused) => {
    expect((await ask('program', topic, { ...variables }, backend.signIn(persona))).code).toBe(refused)
  })

  const notice = {
    projectNumber: ' 25dz1200703',
    projectName: '端侧推理加速与示范应用',
    undertakingUnit: '浦源人工智能研究院',
    leader: '赵立群',
    checkCode: 'r5t8z4',
    verificationCode: '246810',
  }
  it.each<[string, PersonaId, object, number | undefined]>([
    ['as its notice says', 'expert', {}, undefined],
    ['below the intermediate level', 'newResearcher', {}, 60345],
    ['with an unknown number', 'expert', { projectNumber: '25DZ1200799' }, 603209],
    ['under another name', 'expert', { projectName: '端侧推理' }, 603210],
    ['for another unit', 'expert', { undertakingUnit: '上海申江大学' }, 603211],
    ['with another leader', 'expert', { leader: '赵力群' }, 603212],
    ['with another check code', 'expert', { checkCode: 'R5T8Z5' }, 603213],
    ['with a wrong SMS code', 'expert', { verificationCode: '135790' }, 603011],
    [
      'that is already bound',
      'expert',
      {
        projectNumber: '25DZ1200704',
        projectName: '安全评估与合规机制',
        undertakingUnit: '上海申江大学',
        leader: '沈国梁',
        checkCode: 'V2J6L8',
      },
      603103,
    ],
  ])('a subproject is bound by typing %s', async (_what, persona, other, refused) => {
    const mobile = backend.db.users.where({ persona })[0]?.userMobile ?? ''
    backend.db.verificationCodes.insert({
      id: 'sent',
      target: mobile,
      code: '246810',
      sentAt: Date.now(),
      tries: 0,
      spent: false,
    })
    const bind = 'mutation($it: SubprojectInput!) { bindSubproject(subproject: $it) { bound mine } }'
    const answer = await ask('program', bind, { it: { ...notice, ...other } }, backend.signIn(persona))
    expect(answer.code).toBe(refused)
    const own = await ask('program', '{ ownTopics { number mine } }', {}, backend.signIn(persona))
    const bound = refused === undefined ? [{ number: '25DZ1200703', mine: true }] : []
    const { ownTopics } = own.data as { ownTopics: { number: string; mine: boolean }[] }
    // The expert leads another topic from the beginning.
    expect(ownTopics.filter(({ number }) => number.startsWith('25DZ12007'))).toEqual(bound)
  })

  it.each<[string, string, string, number | undefined]>([
    ['with number and code', 'tm20260018', 'k7m2q9', undefined],
    ['with another code', 'TM20260018', 'K7M2Q8', 603213],
    ['with an unknown number', 'TM1', 'K7M2Q9', 60903],
    ['after filing has closed', 'TM20250007', 'B3N7C2', 60902],
  ])('a nomination, %s', async (_what, number, checkCode, refused) => {
    expect((await ask('award', nomination, { number, checkCode }, backend.signIn('researcher'))).code).toBe(refused)
  })
})

describe('external systems opened from the portal', () => {
  const document = 'query($url: String!) { oauthClient(redirectUrl: $url) { name host } }'
  it.each<[string, number | undefined]>([
    ['https://report.example.gov.cn/back', undefined],
    ['http://localhost:5173/api/simulated/app', undefined],
    ['https://evil.example/back', 60157],
    ['https://report.example.gov.cn.evil.example/', 60157],
    ['https://report.example.gov.cn@evil.example/', 60159],
    ['http://report.example.gov.cn/back', 60159],
    ['javascript:alert(1)', 60159],
    ['x', 60159],
  ])('%s → %s', async (url, code) => {
    expect((await ask('permission', document, { url })).code).toBe(code)
  })
})
