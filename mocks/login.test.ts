/** Tests of signing in by password, by code and with the second factor, and of the lock after wrong passwords. */
import { afterEach, describe, expect, it } from 'vitest'
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
