/** Checks status codes, headers, refusals, batches and file addresses of a gateway's endpoint; for `check:gateway`. */

import {
  type GraphQLArgument,
  type GraphQLInputObjectType,
  getNamedType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
} from 'graphql'
import type { EndpointContract } from './contract.ts'
import type { Difference } from './difference.ts'
import { ask, errorsOf, type Gateway, type Outcome, postTo } from './post.ts'

/** A token that no gateway has issued. */
const strangers = 'never-given-by-this-gateway'
const differs = (at: string, message: string): Difference => ({ kind: 'different', at, message })

/** Differences in status codes, headers and refusals of an endpoint. */
export async function checkStatuses(gateway: Gateway, contract: EndpointContract): Promise<Difference[]> {
  const send = (body: string, token?: string) => postTo(gateway, contract.endpoint, body, token)
  const guarded = guardedCall(contract)
  const found: Difference[] = []
  if (guarded) {
    found.push(...wrongStatus('a call without a token', await send(guarded), 400))
    found.push(...wrongStatus('a call with an unknown token', await send(guarded, strangers), 403))
    if (gateway.expired)
      found.push(...wrongStatus('a call with a token that has run out', await send(guarded, gateway.expired), 402))
  }
  for (const [at, request] of Object.entries(unfitRequests))
    found.push(...judgeUnfit(at, await send(JSON.stringify(request), gateway.token), gateway.token !== undefined))
  return [...found, ...judgeNoJson(await send('no JSON', gateway.token))]
}

/** Requests that no schema takes; none of them executes anything. */
const unfitRequests = {
  'a document that does not parse': { query: '{' },
  'a document that does not fit the schema': { query: '{ portalProbeNowhere }' },
  'an operation that is not in the document': { query: 'query A { __typename }', operationName: 'PortalProbe' },
  'variables that do not fit': {
    query: 'query PortalProbe($skip: Boolean!) { __typename @skip(if: $skip) }',
    variables: { skip: 'portal' },
  },
}

/**
 * Whether several operations in one request are taken. The portal sends one operation per request, so that a refusal fits; it is remarked,
 * because a library in front of the gateway may be set to send batches.
 */
export async function checkBatch(gateway: Gateway, { endpoint }: EndpointContract): Promise<Difference[]> {
  const at = 'several operations in one request'
  const one = { query: '{ __typename }' }
  const outcome = await postTo(gateway, endpoint, JSON.stringify([one, one]), gateway.token)
  if (outcome.status === null)
    return [{ kind: 'unseen', at, message: outcome.kind === 'failed' ? outcome.message : '' }]
  // A batch that was taken is answered by a list, which is no single answer.
  if (outcome.kind === 'failed' && outcome.status === 200) return []
  const message = `are refused (HTTP ${outcome.status}), which fits: the portal sends one operation per request`
  return [{ kind: 'extra', at, message }]
}

/** The statuses of a stored file's address. */
export async function checkFiles(gateway: Gateway): Promise<Difference[]> {
  const fd = Buffer.from(JSON.stringify({ accessToken: strangers, fileKey: 'none.pdf' })).toString('base64')
  const cases = [
    ['GET oss/file with an unknown token', `file?fd=${encodeURIComponent(fd)}`, 403],
    ['GET oss/download with an unknown token', `download?fd=${encodeURIComponent(fd)}`, 403],
    ['GET oss/file without a payload', 'file?fd=%25', 400],
  ] as const
  const found = await Promise.all(
    cases.map(async ([at, path, status]) => {
      const outcome = await ask(gateway, `/api/common/oss/${path}`)
      if (outcome.status === status) return []
      return outcome.kind === 'failed' && outcome.status === null
        ? [{ kind: 'failed' as const, at, message: outcome.message }]
        : [differs(at, `is answered HTTP ${outcome.status}, agreed is ${status}`)]
    }),
  )
  return found.flat()
}

function wrongStatus(at: string, outcome: Outcome, status: number): Difference[] {
  if (outcome.status === status) return []
  if (outcome.kind === 'failed') return [{ kind: 'failed', at, message: outcome.message }]
  if (outcome.status === 200 && errorsOf(outcome.body).some(({ code }) => Number(code) === status))
    return [
      {
        kind: 'extra',
        at,
        message: `is told by the code ${status} under HTTP 200: the portal takes it for the status`,
      },
    ]
  return [differs(at, `is answered HTTP ${outcome.status}, agreed is ${status}`)]
}

/** The request whose headers are checked, once for all. */
const withHeaders: keyof typeof unfitRequests = 'a document that does not fit the schema'

/** A request that does not fit is a fault of a program: never a status that ends a login. */
function judgeUnfit(at: string, outcome: Outcome, withToken: boolean): Difference[] {
  if (outcome.kind === 'failed') return [{ kind: 'failed', at, message: outcome.message }]
  const { status, body } = outcome
  if ([400, 401, 402, 403].includes(status)) {
    return withToken
      ? [differs(at, `is answered HTTP ${status}, by which the portal ends the login; agreed is 200 with code 500`)]
      : [{ kind: 'unseen', at, message: `is answered HTTP ${status} without a token: give one to see more` }]
  }
  const errors = errorsOf(body)
  if (errors.length === 0) return [differs(at, 'is taken: the server does not check requests')]
  return [...wrongCode(at, errors), ...(at === withHeaders ? wrongHeaders(outcome.headers) : [])]
}

/** Refusals carry a code that is a number. */
export function wrongCode(at: string, errors: readonly { code: unknown }[]): Difference[] {
  const coded = errors.some(({ code }) => /^\d+$/.test(String(code)))
  return coded
    ? []
    : [differs(at, `is refused without a number in extensions.code (${String(errors[0]?.code).slice(0, 40)})`)]
}

function wrongHeaders(headers: Headers): Difference[] {
  const at = 'headers'
  const type = headers.get('content-type') ?? 'none'
  const cookies = headers.getSetCookie().map((cookie) => cookie.split('=')[0] ?? '')
  const own = cookies.filter((name) => name === 'portal_token' || name === 'language')
  return [
    ...(/^application\/(graphql-response\+)?json/.test(type)
      ? []
      : [differs(at, `the content type is ${type}, agreed is JSON`)]),
    ...own.map((name) => differs(at, `sets the cookie ${name}, which is the portal's own`)),
    ...(/no-store/.test(headers.get('cache-control') ?? '')
      ? []
      : [
          {
            kind: 'extra',
            at,
            message: 'no Cache-Control: no-store, so that something on the way may keep answers',
          } as const,
        ]),
  ]
}

function judgeNoJson(outcome: Outcome): Difference[] {
  const at = 'a body that is no JSON'
  if (outcome.kind === 'failed' && outcome.status === null) return [{ kind: 'failed', at, message: outcome.message }]
  const { status } = outcome
  if (status === 400 || (status === 200 && outcome.kind === 'json' && errorsOf(outcome.body).length > 0)) return []
  return [differs(at, `is answered HTTP ${status}, agreed is 400`)]
}

/** A query that needs a login, with arguments that stand for nothing. */
function guardedCall({ schema, open }: EndpointContract): string | null {
  const calls = Object.values(schema.getQueryType()?.getFields() ?? {}).filter(({ name }) => !open.has(name))
  const call = calls.toSorted((a, b) => a.args.filter(isNeeded).length - b.args.filter(isNeeded).length)[0]
  if (!call) return null
  const args = call.args.filter(isNeeded).map((arg) => `${arg.name}: ${emptyOf(arg)}`)
  const below = isCompositeType(getNamedType(call.type)) ? ' { __typename }' : ''
  return JSON.stringify({ query: `{ ${call.name}${args.length > 0 ? `(${args.join(' ')})` : ''}${below} }` })
}

const isNeeded = ({ type, defaultValue }: GraphQLArgument) => isNonNullType(type) && defaultValue === undefined

/** An input with what it needs: every required field, or one field where exactly one may be given. */
function emptyInput(type: GraphQLInputObjectType): string {
  const all = Object.values(type.getFields())
  const fields = type.isOneOf ? all.slice(0, 1) : all.filter(isRequiredInputField)
  return `{ ${fields.map((field) => `${field.name}: ${emptyOf(field)}`).join(' ')} }`
}

function emptyOf({ type }: Pick<GraphQLArgument, 'type'>): string {
  const named = getNamedType(type)
  if (isNonNullType(type) && isListType(type.ofType)) return '[]'
  if (isEnumType(named)) return named.getValues()[0]?.name ?? '""'
  if (isInputObjectType(named)) return emptyInput(named)
  return { Int: '1', Float: '1', Boolean: 'false', Timestamp: '0', ID: '"x"', String: '"x"' }[named.name] ?? '{}'
}
