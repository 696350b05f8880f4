/** Tests of signing in by password, by code and with the second factor, and of the lock after wrong passwords. */
import { afterEach, describe, expect, it } from 'vitest'
import type { EndpointName } from '@/api/endpoint-names'
import { certificateOf, signatureOf } from '../tests/demo-key'
import { startBackend } from './node'
import { ask } from './testing'

const backend = startBackend()
afterEach(() => backend.reset())

const minute = 60_000
const document = 'mutation($account: AccountInput!) { loginByPassword(account: $account) { success token code } }'
const codeDocument = 'mutation($account: AccountInput!) { login(account: $account) { success token } }'

function signIn(accountCode: string, password: string, more: object = {}) {
  return ask('permission', document, { account: { clientType: '1', accountCode, password, ...more } })
}

async function tryWrong(times: number) {
  let answer = await signIn('researcher', 'wrong')
  for (let count = 1; count < times; count += 1) answer = await signIn('researcher', 'wrong')
  return answer
}

describe('sign-in by password', () => {
  it.each([
    ['user name', 'researcher'],
    ['user name in capitals', 'Researcher'],
    ['mobile', '13800001001'],
  ])('accepts the %s', async (_case, accountCode) => {
    const { data } = await signIn(accountCode, 'Demo@2026')
    expect(data.loginByPassword).toMatchObject({ success: true, code: 200, token: expect.stringMatching(/^\w{20,}$/) })
  })

  it('answers 60101 for an account that does not exist', async () => {
    expect((await signIn('nobody', 'Demo@2026')).code).toBe(60101)
  })

  it('answers 60102 for a wrong password with the remaining attempts', async () => {
    expect(await tryWrong(1)).toMatchObject({ status: 200, code: 60102, facts: { remaining: 4 } })
    expect(await tryWrong(3)).toMatchObject({ code: 60102, facts: { remaining: 1 } })
  })

  it('locks the account at the fifth wrong password and returns the time it unlocks', async () => {
    const before = Date.now()
    const { code, facts } = await tryWrong(5)
    expect(code).toBe(60132)
    expect(Number(facts.unlockAt) - before).toBeGreaterThanOrEqual(15 * minute)
    expect((await signIn('researcher', 'Demo@2026')).code).toBe(60132)
  })

  it('unlocks the account after fifteen minutes, not earlier', async () => {
    await tryWrong(5)
    backend.advance(14 * minute)
    expect((await signIn('researcher', 'Demo@2026')).code).toBe(60132)
    backend.advance(1.1 * minute)
    expect((await signIn('researcher', 'Demo@2026')).code).toBeUndefined()
  })

  it('restarts the count after a correct password', async () => {
    await tryWrong(4)
    await signIn('researcher', 'Demo@2026')
    expect((await tryWrong(4)).code).toBe(60102)
  })

  it('accepts client type "1" only', async () => {
    expect((await signIn('researcher', 'Demo@2026', { clientType: '2' })).code).toBe(403)
  })

  it.each([
    ['business', 'researcher', 60154],
    ['business', 'auditor', undefined],
    ['business', 'unitAdministrator', 60133],
    ['admin', 'unitAdministrator', 60154],
    ['admin', 'supervisingDepartment', 60133],
  ])('loginType %s: %s → %s', async (loginType, accountCode, code) => {
    expect((await signIn(accountCode, 'Demo@2026', { loginType })).code).toBe(code)
  })
})

describe('sign-in by SMS code', () => {
  const mobile = '13800001001'
  const send = () => ask('common', 'mutation($mobile: String!) { sendVerificationCode(mobile: $mobile) }', { mobile })
  const lastCode = () => backend.db.verificationCodes.where({ target: mobile }).at(-1)?.code
  const login = (verificationCode: string | undefined) =>
    ask('permission', codeDocument, { account: { clientType: '1', accountCode: mobile, verificationCode } })

  it('accepts the code once', async () => {
    await send()
    const code = lastCode()
    expect((await login(code)).data.login).toMatchObject({ success: true })
    expect((await login(code)).code).toBe(60106)
  })

  it('refuses a code that is wrong or older than five minutes', async () => {
    await send()
    expect((await login('x')).code).toBe(60104)
    backend.advance(5.1 * minute)
    expect((await login(lastCode())).code).toBe(60106)
  })

  it('answers 60131 for a second code within 60 seconds and for the eleventh of a day', async () => {
    await send()
    expect((await send()).code).toBe(60131)
    for (let count = 2; count <= 10; count += 1) {
      backend.advance(minute + 1)
      expect((await send()).code).toBeUndefined()
    }
    backend.advance(minute + 1)
    expect((await send()).code).toBe(60131)
  })

  it('sends to mainland mobiles only (60111)', async () => {
    const answer = await ask('common', 'mutation { sendVerificationCode(mobile: "12800001001") }')
    expect(answer.code).toBe(60111)
  })
})

describe('the second factor of administrators', () => {
  const mobile = '13800001003'
  const codes = () => backend.db.verificationCodes.where({ target: mobile })
  const sent = () => codes().at(-1)?.code
  const account = { clientType: '1', accountCode: 'unitAdministrator' }
  const byCode = (more: object) => ask('permission', codeDocument, { account: { ...account, ...more } })

  it.each([
    ['unitAdministrator', 60133],
    ['departmentAdministrator', 60133],
    ['awardUnitOfficer', 60133],
    ['supervisingDepartment', 60133],
    ['researcher', undefined],
    ['expert', undefined],
    ['auditor', undefined],
  ])('%s: %s after the password', async (accountCode, code) => {
    expect((await signIn(accountCode, 'Demo@2026')).code).toBe(code)
  })

  it('sends a code to the account’s mobile, and signs in with password and code', async () => {
    expect(await signIn('unitAdministrator', 'Demo@2026')).toMatchObject({ code: 60133, facts: { tail: '1003' } })
    const { data } = await signIn('unitAdministrator', 'Demo@2026', { verificationCode: sent() })
    expect(data.loginByPassword).toMatchObject({ success: true, token: expect.any(String) })
  })

  it('sends nothing for a wrong password, with or without a code', async () => {
    expect((await signIn('unitAdministrator', 'wrong')).code).toBe(60102)
    expect(codes()).toEqual([])
    await signIn('unitAdministrator', 'Demo@2026')
    expect((await signIn('unitAdministrator', 'wrong', { verificationCode: sent() })).code).toBe(60102)
  })

  it('refuses a wrong code (60104) and one that was used (60106)', async () => {
    await signIn('unitAdministrator', 'Demo@2026')
    const verificationCode = sent()
    expect((await signIn('unitAdministrator', 'Demo@2026', { verificationCode: '00000x' })).code).toBe(60104)
    await signIn('unitAdministrator', 'Demo@2026', { verificationCode })
    expect((await signIn('unitAdministrator', 'Demo@2026', { verificationCode })).code).toBe(60106)
  })

  it('sends at most one code a minute, however often the password is given', async () => {
    await signIn('unitAdministrator', 'Demo@2026')
    expect((await signIn('unitAdministrator', 'Demo@2026')).code).toBe(60133)
    expect(codes()).toHaveLength(1)
    backend.advance(minute + 1)
    await signIn('unitAdministrator', 'Demo@2026')
    expect(codes()).toHaveLength(2)
  })

  it('asks for the password after a right code (60134), which stays good for the call with both', async () => {
    await ask('common', 'mutation($mobile: String!) { sendVerificationCode(mobile: $mobile) }', { mobile })
    expect((await byCode({ verificationCode: sent() })).code).toBe(60134)
    expect((await byCode({ verificationCode: 'x' })).code).toBe(60104)
    expect((await byCode({ verificationCode: sent(), password: 'Demo@2026' })).data.login).toMatchObject({
      success: true,
    })
  })

  it('leaves no way in by WeChat alone (60135)', async () => {
    backend.db.wechatAccounts.update('wx-zhao', { userId: 'user-unitAdministrator' })
    const wechat = 'mutation { wechatLogin(clientType: "1", code: "wx-zhao", platform: "OPEN") { token } }'
    expect((await ask('wechat', wechat)).code).toBe(60135)
  })

  it('holds for every endpoint that signs in', async () => {
    const unified =
      'mutation($input: LoginInput!) { login(loginInput: $input, type: "businessLogin") { success code } }'
    const input = { ...account, password: 'Demo@2026' }
    expect((await ask('authentication', unified, { input })).data.login).toEqual({ success: false, code: 60133 })
    const client = 'mutation($account: AccountInput!) { userLogin(account: $account) { success } }'
    const redirectUrl = 'https://report.example.gov.cn/back'
    expect((await ask('permission', client, { account: { ...input, redirectUrl } })).code).toBe(60133)
  })
})

describe('a certificate key in place of the code', () => {
  const client = 'mutation($account: AccountInput!) { userLogin(account: $account) { success token code } }'
  const unified = 'mutation($input: LoginInput!) { login(loginInput: $input) { success token code } }'
  const directory = 'mutation($input: LoginInput!) { adLogin(loginInput: $input) { success token code } }'
  const textFor = async (accountCode: string) => {
    const { data } = await ask('permission', 'query($of: String!) { textToSignIn(accountCode: $of) }', {
      of: accountCode,
    })
    return String(data.textToSignIn)
  }
  const codes = () => backend.db.verificationCodes.where({ target: '13800001003' })

  /** What somebody's key gives for a sign-in with an account. */
  async function keyOf(accountCode: string, userName = accountCode) {
    const user = backend.db.users.where({ userName })[0]
    const certificate = certificateOf({
      name: user?.userFullname ?? '',
      idNumber: user?.userCertificate ?? '',
    })
    return { certificate, keySignature: signatureOf(await textFor(accountCode)) }
  }

  it('signs an administrator in by every way that takes a password', async () => {
    const account = { clientType: '1', accountCode: 'unitAdministrator', password: 'Demo@2026' }
    const ways: [EndpointName, string, string, object][] = [
      ['permission', document, 'account', account],
      ['permission', codeDocument, 'account', account],
      ['permission', client, 'account', { ...account, redirectUrl: 'https://report.example.gov.cn/back' }],
      ['authentication', unified, 'input', account],
      ['authentication', directory, 'input', { ...account, accountCode: 'supervisingDepartment' }],
    ]
    for (const [endpoint, query, name, input] of ways) {
      const given = { ...account, ...input }
      const answer = await ask(endpoint, query, { [name]: { ...given, ...(await keyOf(given.accountCode)) } })
      expect([query, Object.values(answer.data)[0]]).toEqual([
        query,
        expect.objectContaining({ success: true, token: expect.any(String) }),
      ])
    }
  })

  it.each<[string, string, object, number]>([
    ['with a wrong password', 'wrong', {}, 60102],
    ['with a certificate alone', 'Demo@2026', { keySignature: null }, 60136],
    ['with a signature alone', 'Demo@2026', { certificate: null }, 60136],
    ['with a wrong code besides', 'Demo@2026', { verificationCode: '00000x' }, 60104],
  ])('opens nothing %s', async (_case, password, more, code) => {
    await signIn('unitAdministrator', 'Demo@2026')
    const key = await keyOf('unitAdministrator')
    expect((await signIn('unitAdministrator', password, { ...key, ...more })).code).toBe(code)
  })

  it('opens nothing with a colleague’s key, nor with a text given for another account', async () => {
    const colleague = await keyOf('unitAdministrator', 'departmentAdministrator')
    expect((await signIn('unitAdministrator', 'Demo@2026', colleague)).code).toBe(60136)
    const elsewhere = await keyOf('13800001003', 'unitAdministrator')
    expect((await signIn('unitAdministrator', 'Demo@2026', elsewhere)).code).toBe(60136)
  })

  it('signs in once with one signature', async () => {
    const key = await keyOf('unitAdministrator')
    expect((await signIn('unitAdministrator', 'Demo@2026', key)).code).toBeUndefined()
    expect((await signIn('unitAdministrator', 'Demo@2026', key)).code).toBe(60136)
  })

  it('stands for the code, not for the password: after a code the password is still asked for (60134)', async () => {
    await signIn('unitAdministrator', 'Demo@2026')
    const given = { verificationCode: codes()[0]?.code, ...(await keyOf('unitAdministrator')) }
    const account = { clientType: '1', accountCode: 'unitAdministrator', ...given }
    expect((await ask('permission', codeDocument, { account })).code).toBe(60134)
  })

  it('uses up the code that was sent meanwhile, so that signing in often with a key brings nobody to the day’s limit of codes', async () => {
    await signIn('unitAdministrator', 'Demo@2026')
    await signIn('unitAdministrator', 'Demo@2026', await keyOf('unitAdministrator'))
    expect(codes()).toMatchObject([{ spent: true, tries: 0 }])
  })

  it('gets a text for every account alike, so that nobody learns which there are', async () => {
    const facts = async (accountCode: string) => Object.keys(JSON.parse(await textFor(accountCode)))
    const known = await facts('unitAdministrator')
    expect(known).toEqual(['portal', 'account', 'at', 'nonce'])
    for (const other of ['researcher', 'nobody', '13800001003']) expect(await facts(other)).toEqual(known)
    expect(JSON.parse(await textFor(' nobody '))).toMatchObject({ portal: '科技创新管理服务平台', account: 'nobody' })
  })
})

describe('the unified authentication', () => {
  const login =
    'mutation($input: LoginInput!, $type: String) { login(loginInput: $input, type: $type) { success token code } }'
  const signInWith = (password: string, type?: string) =>
    ask('authentication', login, { input: { clientType: '1', accountCode: 'researcher', password }, type })

  it('returns a refusal in its result', async () => {
    expect((await signInWith('wrong')).data.login).toEqual({ success: false, token: null, code: 60102 })
    expect((await signInWith('Demo@2026', 'adminLogin')).data.login).toMatchObject({ success: false, code: 60154 })
  })

  it('signs in as userLogin by default', async () => {
    expect((await signInWith('Demo@2026')).data.login).toMatchObject({ success: true, code: 200 })
  })
})
