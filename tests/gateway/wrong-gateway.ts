/** A small gateway that makes the mistakes of real ones, for the tests of `npm run check:gateway`. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { buildSchema, type DocumentNode, execute, type GraphQLSchema, parse, validate } from 'graphql'

/** The behaviour of a small test gateway; each option is a mistake that a real gateway makes. */
export interface Faults {
  /** The schema it has, changed from the contract's. */
  schema: string
  /** Results of its calls. */
  values?: object
  introspection?: boolean
  /** Statuses for no token, one that has run out and an unknown one; 400, 402 and 403 are right. */
  noToken?: number
  runOut?: number
  unknownToken?: number
  /** The status of a document that does not fit. */
  unfit?: number
  /** The status of variables that do not fit. */
  unfitVariables?: number
  /** Leaves codes out of its errors. */
  withoutCodes?: boolean
  headers?: Record<string, string>
  /** Answers something else altogether. */
  instead?: 'html' | 'hang' | 'reset' | 'redirect' | 'nothing' | 'broken-off' | 'half'
  /** Where it takes the token from: the header alone is right. */
  tokenFrom?: 'header' | 'cookie' | 'both'
  /** Refuses several operations in one request with this status. */
  batch?: number
  /** How long each answer takes, in milliseconds. */
  delay?: number
}

export const token = 'the-one-token'
export const expired = 'the-one-of-last-week'

/** Starts a gateway with one endpoint per name, in the given order. */
export async function startGateway(endpoints: Readonly<Record<string, Faults>>) {
  const requests: string[] = []
  const schemas = new Map(Object.entries(endpoints).map(([name, { schema }]) => [name, buildSchema(schema)]))
  const server: Server = createServer(async (request, response) => {
    const name = /^\/api\/(\w+)\/graphql$/.exec(request.url ?? '')?.[1] ?? ''
    const [faults, schema] = [endpoints[name], schemas.get(name)]
    if (!faults || !schema) return void response.writeHead(403).end()
    const body = await bodyOf(request)
    requests.push(body)
    if (faults.instead) return answerElse(faults.instead, response)
    if (faults.delay) await delay(faults.delay)
    if (body.startsWith('[')) return answerBatch(faults, response)
    const { status, answer } = answerOf(faults, schema, body, tokenOf(faults, request))
    response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', ...faults.headers })
    response.end(JSON.stringify(answer))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    asked: requests,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const part of request) body += part
  return body
}

function answerElse(instead: NonNullable<Faults['instead']>, response: ServerResponse): void {
  if (instead === 'html') response.writeHead(502, { 'Content-Type': 'text/html' }).end('<html>Bad gateway</html>')
  if (instead === 'reset') response.destroy()
  if (instead === 'redirect') response.writeHead(302, { Location: '/login' }).end()
  if (instead === 'nothing') response.writeHead(200).end()
  const json = { 'Content-Type': 'application/json' }
  if (instead === 'half') response.writeHead(200, json).end('{"data":{"user"')
  if (instead === 'broken-off')
    response.writeHead(200, { ...json, 'Content-Length': 1000 }).write('{"data":', () => response.destroy())
}

function answerBatch({ batch = 200 }: Faults, response: ServerResponse): void {
  const answer = { data: { __typename: 'Query' } }
  response.writeHead(batch, { 'Content-Type': 'application/json' })
  response.end(JSON.stringify(batch === 200 ? [answer, answer] : { errors: [{ message: 'one operation' }] }))
}

function tokenOf({ tokenFrom = 'header' }: Faults, { headers }: IncomingMessage): string | undefined {
  const inHeader = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1]
  const inCookie = /portal_token=([^;]+)/.exec(headers.cookie ?? '')?.[1]
  if (tokenFrom === 'both') return inHeader ?? inCookie
  return tokenFrom === 'cookie' ? inCookie : inHeader
}

function answerOf(faults: Faults, schema: GraphQLSchema, body: string, sentToken?: string) {
  const errors = (...messages: { message: string; code?: number }[]) => ({
    errors: messages.map(({ message, code = 500 }) => ({ message, extensions: faults.withoutCodes ? {} : { code } })),
  })
  let query: string
  try {
    query = JSON.parse(body).query
  } catch {
    return { status: 400, answer: errors({ message: 'no JSON' }) }
  }
  let document: DocumentNode
  try {
    document = parse(query)
  } catch {
    return { status: faults.unfit ?? 200, answer: errors({ message: 'does not parse' }) }
  }
  const refused = validate(schema, document)
  const introspects = query.includes('__schema')
  if (introspects && faults.introspection === false)
    return { status: 200, answer: errors({ message: 'introspection is off' }) }
  if (refused.length > 0)
    return { status: faults.unfit ?? 200, answer: errors(...refused.map(({ message }) => ({ message }))) }
  if (!introspects && sentToken === undefined)
    return { status: faults.noToken ?? 400, answer: errors({ message: 'none', code: 400 }) }
  if (!introspects && sentToken === expired)
    return { status: faults.runOut ?? 402, answer: errors({ message: 'run out', code: 402 }) }
  if (!introspects && sentToken !== token)
    return { status: faults.unknownToken ?? 403, answer: errors({ message: 'unknown', code: 403 }) }
  const { variables, operationName } = JSON.parse(body)
  const { data, errors: failed } = execute({
    schema,
    document,
    operationName,
    rootValue: faults.values,
    variableValues: variables,
  }) as {
    data?: unknown
    errors?: readonly { message: string }[]
  }
  const status = data === undefined ? (faults.unfitVariables ?? 200) : 200
  return { status, answer: failed ? { data, ...errors(...failed) } : { data } }
}
