/** The gateway check against a gateway that is correct, and against wrong ones. */
import { buildSchema } from 'graphql'
import { afterEach, describe, expect, it } from 'vitest'
import { checkGateway, reportOf } from '../../checks/gateway/check-gateway'
import { type EndpointContract, operationsOf } from '../../checks/gateway/contract'
import { agreed, having } from './agreed-schema'
import { expired, type Faults, startGateway, token } from './wrong-gateway'

const operations = operationsOf(
  'query User { user { id name born at state units { id } } } mutation Save($user: UserInput!) { save(user: $user) }',
)
const contractOf = (endpoint: string): EndpointContract => ({
  endpoint,
  schema: buildSchema(agreed),
  operations,
  open: new Set(),
})
const values = { user: { id: '1', name: 'n', born: 482428800000, at: 5, state: 'OPEN', units: [] }, units: [] }

const isMutation = (body: string) => /"query":"\s*mutation/.test(body)

let close = () => {}
afterEach(() => close())

/** The report about a gateway with these faults and the given timeout in milliseconds. */
async function check(
  endpoints: Readonly<Record<string, Partial<Faults>>>,
  sentToken: string = token,
  timeout = 20_000,
  slowAfter = 60_000,
) {
  const whole = Object.entries(endpoints).map(
    ([name, faults]) => [name, { schema: agreed, values, ...faults }] as const,
  )
  const gateway = await startGateway(Object.fromEntries(whole))
  close = gateway.close
  const contracts = Object.keys(endpoints).map(contractOf)
  const results = await checkGateway({ url: gateway.url, token: sentToken, expired, timeout }, contracts, { slowAfter })
  const { lines, exitCode } = reportOf(results, [sentToken])
  return { text: lines.join('\n'), exitCode, requests: gateway.asked }
}

describe('the gateway check', () => {
  it('finds nothing in a correct gateway', async () => {
    const { text, exitCode, requests } = await check({ permission: {} })
    expect(text).toBe('permission: fits (introspection, 1 queries played)\nAll 1 endpoints fit the contract.')
    expect(exitCode).toBe(0)
    expect(requests.filter(isMutation)).toEqual([])
  })

  it.each<[string, Partial<Faults>, string]>([
    ['a missing field', { schema: having('name: String born', 'born') }, 'missing: User.name: no such field'],
    [
      'a wrong type',
      { schema: having('at: Timestamp!', 'at: String!') },
      'different: User.at: is String!, agreed is Timestamp!',
    ],
    ['a lost enum value', { schema: having('OPEN CLOSED', 'OPEN') }, 'missing: State.CLOSED: no such value'],
    [
      'a wrong status for an unknown token',
      { unknownToken: 401 },
      'different: a call with an unknown token: is answered HTTP 401, agreed is 403',
    ],
    [
      'a wrong status for an expired token',
      { runOut: 403 },
      'different: a call with a token that has run out: is answered HTTP 403, agreed is 402',
    ],
    ['a wrong status without a token', { noToken: 302 }, 'failed: a call without a token: HTTP 302: leads elsewhere'],
    [
      'a status that signs users out',
      { unfit: 400 },
      'does not fit the schema: is answered HTTP 400, by which the portal ends the login',
    ],
    [
      'a status that signs users out for invalid variables',
      { unfitVariables: 400 },
      'variables that do not fit: is answered HTTP 400, by which the portal ends the login',
    ],
    ['refusals without codes', { withoutCodes: true }, 'is refused without a number in extensions.code'],
    [
      'a cookie of the portal',
      { headers: { 'Set-Cookie': 'portal_token=x' } },
      'headers: sets the cookie portal_token',
    ],
    ['another content type', { headers: { 'Content-Type': 'text/plain' } }, 'headers: the content type is text/plain'],
    [
      'an invalid day',
      { values: { user: { ...values.user, born: 1 } } },
      'query User: user.born: is 1, which is no midnight in China',
    ],
    [
      'a time as text',
      {
        values: { user: { ...values.user, at: '2026-01-01T00:00:00Z' } },
        schema: having('at: Timestamp!', 'at: String!'),
      },
      'query User: user.at: is a text, agreed is Timestamp: milliseconds since 1970, a number',
    ],
    [
      'a time in seconds',
      { values: { user: { ...values.user, at: 1767225600 } } },
      'query User: user.at: is 1767225600, which seems to be seconds, agreed is Timestamp: milliseconds since 1970',
    ],
    [
      'null where none may be',
      { values: { user: { ...values.user, units: null } }, schema: having('units: [Unit!]! }', 'units: [Unit!] }') },
      'query User: user.units: is null, agreed is [Unit!]!',
    ],
    [
      'a login in the cookie alone',
      { tokenFrom: 'cookie' },
      'failed: the token: counts in the cookie alone, agreed is the header Authorization: Bearer alone',
    ],
    [
      'a login in the cookie as well',
      { tokenFrom: 'both' },
      'different: the token: counts in the cookie portal_token too, agreed is the header Authorization: Bearer alone',
    ],
    [
      'a call that fails',
      { values: { user: { ...values.user, state: null } } },
      'query User: fails: Cannot return null',
    ],
  ])('finds a gateway with %s', async (_fault, faults, expected) => {
    const { text, exitCode } = await check({ permission: faults })
    expect(text).toContain(expected)
    expect(exitCode).toBe(1)
  })

  it.each<[string, Partial<Faults>, string]>([
    ['a missing field', { schema: having('name: String born', 'born') }, 'missing: User.name: Cannot query field'],
    ['a missing call', { schema: having('save(user', 'keep(user') }, 'missing: Mutation.save: Cannot query field'],
    [
      'a lost argument',
      { schema: having('userId: ID, days', 'days') },
      'missing: Query.user: Unknown argument "userId"',
    ],
    [
      'a stricter argument',
      { schema: having('userId: ID,', 'userId: ID!,') },
      'different: Query.user: Variable "$user_userId"',
    ],
    ['a lost enum value', { schema: having('OPEN CLOSED', 'OPEN') }, 'missing: State.CLOSED: Value "CLOSED"'],
    ['a lost field of an input', { schema: having('age: Int }', '}') }, 'missing: UserInput.age: Field "age"'],
    [
      'a removed field of a nested input',
      { schema: having('from: Timestamp until: Timestamp', 'from: Timestamp') },
      'missing: Ends.until: Field "until"',
    ],
    [
      'a list that is not a list',
      { schema: having('units: [Unit!]! }', 'units: Int }') },
      'different: User.units: Field "units" must not have a selection',
    ],
  ])('finds without introspection a gateway with %s, and sends no mutation', async (_fault, faults, expected) => {
    const { text, exitCode, requests } = await check({ permission: { introspection: false, ...faults } })
    expect(text).toContain(expected)
    expect(text).toContain('remark, unseen: the schema: introspection is off')
    expect(exitCode).toBe(1)
    expect(requests.filter(isMutation)).toEqual([])
  })

  it('continues with other endpoints when some hang, abort, answer HTML, half an answer or nothing, or redirect', async () => {
    const { text, exitCode } = await check(
      {
        permission: {},
        common: { instead: 'hang' },
        award: { instead: 'reset' },
        expert: { instead: 'html' },
        message: { instead: 'redirect' },
        program: { instead: 'nothing' },
        expertvip: { instead: 'broken-off' },
        signature: { instead: 'half' },
      },
      token,
      2000,
    )
    expect(text).toContain('permission: fits')
    expect(text).toContain('common: 1 fault (not compared)\n  failed: the endpoint: no answer within 2 s')
    expect(text).toMatch(/award: 1 fault \(not compared\)\n {2}failed: the endpoint: no answer: \w+/)
    expect(text).toContain('failed: the endpoint: HTTP 502 with HTML instead of JSON')
    expect(text).toContain('failed: the endpoint: HTTP 302: leads elsewhere instead of answering')
    expect(text).toContain('failed: the endpoint: HTTP 200 with nothing instead of JSON')
    expect(text).toContain('failed: the endpoint: HTTP 200: the answer breaks off in the middle')
    expect(text).toContain('failed: the endpoint: HTTP 200 with JSON that breaks off or is not well formed')
    expect(text).toContain('7 of 8 endpoints do not fit the contract.')
    expect(exitCode).toBe(1)
  })

  it('remarks that a gateway refuses several operations in one request, which fits: the portal never sends them', async () => {
    const { text, exitCode } = await check({ permission: { batch: 400 } })
    expect(text).toContain(
      'remark, extra: several operations in one request: are refused (HTTP 400), which fits: the portal sends one operation per request',
    )
    expect(exitCode).toBe(0)
  })

  it('remarks that a gateway is slow, which fits all the same', async () => {
    const { text, exitCode } = await check({ permission: { delay: 30 } }, token, 20_000, 20)
    expect(text).toMatch(/remark, extra: the endpoint: takes 0\.\d s for \{ __typename \}/)
    expect(exitCode).toBe(0)
  })

  it('exits with 2 when nothing could be requested, and reports a useless token without printing it', async () => {
    expect((await check({ common: { instead: 'html' } })).exitCode).toBe(2)
    close()
    const { text, exitCode } = await check({ permission: {} }, 'somebody-elses-token')
    expect(text).toContain('failed: the token: opens nothing (HTTP 403, 403): no query was played')
    expect(text).not.toContain('somebody-elses-token')
    expect(exitCode).toBe(1)
  })
})
