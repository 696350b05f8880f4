/** Tests of what people change about their account: password, mobile, e-mail, real-name certification, default unit, bound accounts. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { consentVersion } from '@/lib/personal-data/register'
import { dictionaryId } from './db/seeds/dictionary-id'
import { startBackend } from './node'
import { demoPassword, type PersonaId } from './personas'
import { uncertifiedPerson } from './real-name'
import { ask } from './testing'

const backend = startBackend()
afterEach(() => backend.reset())

const call = (as: PersonaId, document: string, variables: Record<string, unknown>) =>
  ask('permission', document, variables, backend.signIn(as))

describe('the password', () => {
  const change = 'mutation($old: String!, $next: String!) { changePassword(oldPassword: $old, newPassword: $next) }'
  it.each([
    ['wrong', 'Another@2026', 60153],
    [demoPassword, 'short1', 60107],
    [demoPassword, 'onlyletters', 60107],
    [demoPassword, demoPassword, 60156],
  ])('%s → %s is refused with %i', async (old, next, code) => {
    expect((await call('researcher', change, { old, next })).code).toBe(code)
  })

  it('is changed, and other sessions end', async () => {
    const other = backend.signIn('researcher')
    expect((await call('researcher', change, { old: demoPassword, next: 'Another@2026' })).data).toEqual({
      changePassword: true,
    })
    expect(backend.db.users.get('user-researcher')?.password).toBe('Another@2026')
    expect((await ask('permission', '{ user { id } }', {}, other)).status).not.toBe(200)
  })
})

/** Has a code sent and reads it, as the person would. */
async function codeFor(document: string): Promise<string> {
  await ask('common', document)
  return backend.db.verificationCodes.all().at(-1)?.code ?? ''
}
const toMobile = (mobile: string) => codeFor(`mutation { sendVerificationCode(mobile: "${mobile}") }`)

describe('the mobile and the e-mail address', () => {
  const mobile = 'mutation($to: String!, $code: String!) { changeMobile(mobile: $to, verificationCode: $code) }'
  const email = 'mutation($to: String!, $code: String!) { changeEmail(email: $to, verificationCode: $code) }'
  it.each([
    [mobile, '12345', 60111],
    [mobile, '13800001003', 60104],
    [mobile, '13911112222', 60104],
    [email, 'nobody', 60113],
    [email, 'expert@example.cn', 60104],
    [email, 'new@example.cn', 60104],
  ])('%s to %s without a correct code: %i', async (document, to, code) => {
    expect((await call('researcher', document, { to, code: '000000' })).code).toBe(code)
  })

  it('tell who holds them, and nobody else, that another account uses them', async () => {
    const code = await toMobile('13800001003')
    expect((await call('researcher', mobile, { to: '13800001003', code })).code).toBe(60121)
    const other = await codeFor('mutation { sendVerificationCodeEmail(email: "expert@example.cn") }')
    expect((await call('researcher', email, { to: 'expert@example.cn', code: other })).code).toBe(60120)
  })

  it('are changed with a code that is valid once', async () => {
    const code = await toMobile('13911112222')
    expect((await call('researcher', mobile, { to: '13911112222', code })).data).toEqual({ changeMobile: true })
    expect((await call('researcher', mobile, { to: '13911112222', code })).code).toBe(60106)
    const other = await codeFor('mutation { sendVerificationCodeEmail(email: "new@example.cn") }')
    expect((await call('researcher', email, { to: 'new@example.cn', code: other })).data).toEqual({ changeEmail: true })
    expect(backend.db.users.get('user-researcher')).toMatchObject({
      userMobile: '13911112222',
      userEmail: 'new@example.cn',
    })
  })
})

describe('real-name certification', () => {
  const certify = 'mutation($input: RealNameInput!) { certifyRealName(input: $input) { userGrade } }'
  const right = {
    userFullname: uncertifiedPerson.name,
    userCertificatetype: dictionaryId('user_id_type', '111'),
    userCertificate: uncertifiedPerson.certificate,
    userMobile: uncertifiedPerson.mobile,
  }
  let verificationCode = ''
  beforeEach(async () => {
    verificationCode = await toMobile(right.userMobile)
    await call('newResearcher', 'mutation($v: String!) { giveConsent(kind: BANK_ACCOUNT, textVersion: $v) { kind } }', {
      v: consentVersion,
    })
  })
  const as = (persona: PersonaId, change: object = {}) =>
    call(persona, certify, { input: { ...right, verificationCode, ...change } })

  it.each<[string, object, number]>([
    ['an invalid number', { userCertificate: '310104199406123480' }, 60114],
    [
      'an invalid passport',
      { userCertificatetype: dictionaryId('user_id_type', '414'), userCertificate: '护照' },
      60116,
    ],
    ['a wrong code', { verificationCode: '' }, 60104],
    ['another person’s certificate', { userCertificate: '310110198504160436' }, 60119],
    ['another name', { userFullname: '林小岚' }, 60141],
    ['another’s bank account', { userBankAccount: '4111111111111111' }, 60143],
    [
      'an unknown passport',
      { userCertificatetype: dictionaryId('user_id_type', '414'), userCertificate: 'E12345678' },
      60155,
    ],
  ])('%s', async (_case, change, code) => {
    expect((await as('newResearcher', change)).code).toBe(code)
  })

  it('refuses another user’s mobile', async () => {
    const code = await toMobile('13911112222')
    expect((await as('newResearcher', { userMobile: '13911112222', verificationCode: code })).code).toBe(60142)
  })

  it.each([
    [undefined, 2],
    [uncertifiedPerson.bankAccount, 3],
  ])('with bank account %s reaches level %i and derives birthday and sex', async (userBankAccount, userGrade) => {
    expect((await as('newResearcher', { userBankAccount })).data).toEqual({ certifyRealName: { userGrade } })
    expect(backend.db.users.get('user-newResearcher')).toMatchObject({
      isCertification: 1,
      userGrade,
      userSex: 1,
      userBirthday: Date.parse('1994-06-12T00:00:00+08:00'),
    })
  })

  it('a newly registered person first reaches the intermediate level, and later the advanced one with a bank account', async () => {
    const own = { userFullname: '张三丰', userCertificate: '310101199001010012' }
    expect((await as('newResearcher', own)).data).toEqual({ certifyRealName: { userGrade: 2 } })
    const used = backend.db.verificationCodes.all().at(-1)
    if (used) backend.db.verificationCodes.update(used.id, { spent: false })
    const again = { ...own, userBankAccount: '6222021001001001004' }
    expect((await as('newResearcher', again)).data).toEqual({ certifyRealName: { userGrade: 3 } })
  })

  it('is possible once', async () => {
    const own = { userFullname: '陈思远', userCertificate: backend.db.users.get('user-researcher')?.userCertificate }
    expect((await as('researcher', own)).code).toBe(60187)
  })

  it('refuses a user verified under another name', async () => {
    backend.db.users.update('user-newResearcher', { isCertification: 1, userGrade: 1, userFullname: '林岚' })
    expect((await as('newResearcher')).code).toBe(60180)
  })

  it('blocks for 24 hours after the fifth failure of a day, and returns the end of the block', async () => {
    const codes: (number | undefined)[] = []
    for (let tries = 0; tries < 5; tries += 1) {
      const sent = backend.db.verificationCodes.all().at(-1)
      if (sent) backend.db.verificationCodes.update(sent.id, { spent: false })
      codes.push((await as('newResearcher', { userFullname: '林小岚' })).code)
    }
    expect(codes).toEqual([60141, 60141, 60141, 60141, 60354])
    const { code, facts } = await as('newResearcher')
    expect(code).toBe(60354)
    expect(Number(facts.unlockAt)).toBeGreaterThan(Date.now() + 23.9 * 3600_000)
  })
})

it('the default unit must be one of the user’s own units', async () => {
  const take = 'mutation($id: ID!) { setDefaultUnit(unitId: $id) }'
  expect((await call('researcher', take, { id: 'unit-3' })).code).toBe(60154)
  expect((await call('researcher', take, { id: 'unit-2' })).data).toEqual({ setDefaultUnit: true })
  const { data } = await call('researcher', '{ userUnits { unit { id } } }', {})
  expect(data.userUnits).toEqual([{ unit: { id: 'unit-2' } }, { unit: { id: 'unit-1' } }])
})

it('bound accounts are listed and can be unbound', async () => {
  const list = '{ boundAccounts { kind name } }'
  expect((await call('researcher', list, {})).data.boundAccounts).toEqual([{ kind: 'YWTB', name: '陈**' }])
  const unbind = 'mutation { unbindAccount(kind: YWTB) }'
  expect((await call('researcher', unbind, {})).data).toEqual({ unbindAccount: true })
  expect((await call('researcher', list, {})).data.boundAccounts).toEqual([])
  expect((await call('researcher', unbind, {})).data).toEqual({ unbindAccount: false })
})
