// @vitest-environment jsdom

import { schemaOf } from '@mocks/schemas'
import { demoPrivateKey, openPasswords } from '@mocks/sealed-passwords'
import { isInputObjectType } from 'graphql'
import { sm2 } from 'sm-crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const { publicKey } = vi.hoisted(() => ({
  publicKey:
    '04d935fbf8fe98f7366374f55649e37eff80400c6672b928a60f47a3732e5565518f64d634dfbe1f190d36f193360e2d2fec159f35b6d626f736bb01b042abe887',
}))
vi.stubEnv('VITE_PASSWORD_PUBLIC_KEY', publicKey)

const { endpointNames } = await import('../endpoint-names')
const { permission } = await import('../permission')
const { authentication } = await import('../authentication')
const { wechat } = await import('../wechat')
const { passwordEndpoints, passwordNames } = await import('@/lib/text/passwords')
const { tokenByPassword } = await import('@/session/sign-in')
const { tokenByCode } = await import('@/features/auth/token-by-code')
const elsewhere = await import('@/features/auth/sign-in-elsewhere')
const { RegisterDocument, ResetPasswordDocument } = await import(
  '@/features/auth/graphql/sign-in-elsewhere.permission.generated'
)
const { RegisterOneStopDocument } = await import('@/features/auth/graphql/unified.authentication.generated')
const { RegisterWechatDocument } = await import('@/features/auth/graphql/wechat.wechat.generated')
const { ChangePasswordDocument } = await import('@/features/account/graphql/security.permission.generated')

const secret = 'Geheim2026密码'
let sent: string[] = []

beforeEach(() => {
  sent = []
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    sent.push(String(init.body))
    return Response.json({ errors: [{ message: 'no', extensions: { code: 600 } }] })
  })
})
afterEach(() => vi.unstubAllGlobals())

const account = { userName: 'zhang', userFullname: '张伟', userMobile: '13911110000', validateCode: '1' }
const credentials = { accountCode: 'zhang', password: secret }
const calls: Record<string, () => Promise<unknown>> = {
  'signing in and opening a locked page': () => tokenByPassword(credentials),
  'the password after a code': () => tokenByCode('13911110000', '123456', { password: secret }),
  'the directory': () => elsewhere.signInByDirectory(credentials),
  'the unified authentication': () => elsewhere.signInUnified('businessLogin', credentials),
  'another system': () => elsewhere.signInForClient(credentials, 'https://report.example.gov.cn/back'),
  registering: () => permission.mutate(RegisterDocument, { input: { ...account, password: secret } }),
  'registering from the one-stop service': () =>
    authentication.mutate(RegisterOneStopDocument, {
      ...{ bindKey: 'k', clientType: '1' },
      input: { userName: 'zhang', userMobile: '13911110000', validateCode: '1', password: secret },
    }),
  'registering from WeChat': () =>
    wechat.mutate(RegisterWechatDocument, {
      ...{ redisKey: 'k', clientType: '1', platform: 'OPEN' },
      input: { ...account, password: secret },
    }),
  'a forgotten password': () =>
    permission.mutate(ResetPasswordDocument, { mobile: '13911110000', verificationCode: '1', password: secret }),
  'another password': () =>
    permission.mutate(ChangePasswordDocument, { oldPassword: secret, newPassword: `${secret}2` }),
}

/** Every text under a password's name in what was sent. */
function passwordsIn(body: string): string[] {
  const found: string[] = []
  JSON.parse(body, (name, value) => {
    if (passwordNames.includes(name) && typeof value === 'string') found.push(value)
    return value
  })
  return found
}

describe('with the town’s public key no password leaves in the clear', () => {
  it.each(Object.keys(calls))('%s', async (name) => {
    await calls[name]?.().catch(() => undefined)
    expect(sent).toHaveLength(1)
    const [body = ''] = sent
    expect(body).not.toContain(secret)
    expect(passwordsIn(body).length).toBeGreaterThan(0)
    for (const sealed of passwordsIn(body)) {
      expect(sealed).toMatch(/^04[0-9a-f]+$/)
      expect(sm2.doDecrypt(sealed.slice(2), demoPrivateKey, 1)).toMatch(new RegExp(`^${secret}2?$`))
    }
  })

  it('the same password never looks the same twice', async () => {
    await tokenByPassword(credentials)
    await tokenByPassword(credentials)
    const [first = '', second = ''] = sent
    expect(passwordsIn(first)).not.toEqual(passwordsIn(second))
  })

  it('the embedded backend reads what was sealed, and leaves a clear password as it is', async () => {
    await tokenByPassword(credentials)
    const { variables } = JSON.parse(sent[0] ?? '{}')
    expect(openPasswords(variables)).toMatchObject({ account: { password: secret } })
    expect(openPasswords({ account: credentials })).toEqual({ account: credentials })
  })
})

it('every password of the contract has a name and an endpoint that the encryption knows', () => {
  const found = endpointNames.flatMap((endpoint) => {
    const schema = schemaOf(endpoint)
    const inputs = Object.values(schema.getTypeMap()).filter(isInputObjectType)
    const names = [
      ...inputs.flatMap((input) => Object.keys(input.getFields())),
      ...[schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
        Object.values(type?.getFields() ?? {}).flatMap(({ args }) => args.map(({ name }) => name)),
      ),
    ]
    return names.filter((name) => /password/i.test(name)).map((name) => ({ endpoint, name }))
  })
  expect(found.length).toBeGreaterThan(0)
  for (const { endpoint, name } of found) {
    expect(passwordEndpoints).toContain(endpoint)
    expect(passwordNames).toContain(name)
  }
})
