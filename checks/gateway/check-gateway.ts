/** `npm run check:gateway`: compares a running gateway with the contract, endpoint by endpoint. */

import { buildClientSchema, type GraphQLSchema, getIntrospectionQuery, type IntrospectionQuery } from 'graphql'
import { compareSchemas } from './compare-schemas.ts'
import type { EndpointContract } from './contract.ts'
import { type Difference, isFault } from './difference.ts'
import { playQueries } from './play.ts'
import { errorsOf, type Gateway, type Outcome, postTo, postWithCookie } from './post.ts'
import { probeSchema } from './probe.ts'
import { checkBatch, checkFiles, checkStatuses } from './statuses.ts'

/** How an endpoint was compared: by its own description, by what it refuses, or not at all. */
type Compared = 'introspection' | 'probing' | 'not compared'

export interface EndpointResult {
  endpoint: string
  compared: Compared
  played: number
  differences: Difference[]
}

interface Options {
  /** Only probes, as where introspection is off. */
  probeOnly?: boolean
  /** The least of questions may take this long, in milliseconds; what takes longer is remarked. */
  slowAfter?: number
}

/**
 * Compares a running gateway with the contract, endpoint by endpoint. An endpoint that fails does not stop the others.
 */
export async function checkGateway(
  gateway: Gateway,
  contracts: readonly EndpointContract[],
  { probeOnly = false, slowAfter = 2000 }: Options = {},
): Promise<EndpointResult[]> {
  const options = { probeOnly, slowAfter }
  const results = await Promise.all(contracts.map((contract) => checkEndpoint(gateway, contract, options)))
  if (gateway.token === undefined) return results
  const dead = new Set(results.filter(isDead).map(({ endpoint }) => endpoint))
  const answering = contracts.filter(({ endpoint }) => !dead.has(endpoint))
  const refused = answering.length > 0 ? await refusalOfToken(gateway) : null
  const played = refused?.kind === 'failed' ? null : await playQueries(gateway, answering)
  return results.map((result, index) => {
    const own = played?.get(result.endpoint)
    const differences = [
      ...result.differences,
      ...(refused && index === 0 ? [refused] : []),
      ...(own?.differences ?? []),
    ]
    return { ...result, played: own?.played ?? 0, differences }
  })
}

const isDead = (result: EndpointResult) => result.differences.some(({ kind, at }) => kind === 'failed' && at === reach)

const reach = 'the endpoint'

async function checkEndpoint(
  gateway: Gateway,
  contract: EndpointContract,
  { probeOnly, slowAfter }: Required<Options>,
): Promise<EndpointResult> {
  const { endpoint } = contract
  const reached = await postTo(gateway, endpoint, JSON.stringify({ query: '{ __typename }' }), gateway.token)
  if (reached.kind === 'failed') {
    const differences: Difference[] = [{ kind: 'failed', at: reach, message: reached.message }]
    return { endpoint, compared: 'not compared', played: 0, differences }
  }
  const slow: Difference[] = reached.took > slowAfter ? [slowAnswer(reached.took)] : []
  const schema = probeOnly ? null : await introspect(gateway, endpoint)
  const compared = schema ? compareSchemas(contract.schema, schema) : await probe(gateway, contract)
  const files = endpoint === 'common' ? await checkFiles(gateway) : []
  const statuses = await checkStatuses(gateway, contract)
  // One server stands before all endpoints, so one of them tells.
  const batch = endpoint === 'permission' ? await checkBatch(gateway, contract) : []
  return {
    endpoint,
    compared: schema ? 'introspection' : compared ? 'probing' : 'not compared',
    played: 0,
    differences: [
      ...(compared ?? [notSeen]),
      ...(schema || !compared ? [] : [halfSeen]),
      ...statuses,
      ...slow,
      ...batch,
      ...files,
    ],
  }
}

const slowAnswer = (took: number): Difference => ({
  kind: 'extra',
  at: reach,
  message: `takes ${(took / 1000).toFixed(1)} s for { __typename }: each page waits for several calls of this kind`,
})

const notSeen: Difference = {
  kind: 'unseen',
  at: 'the schema',
  message: 'introspection is off, and refusals do not tell enough to probe; with a token they may',
}
const halfSeen: Difference = {
  kind: 'unseen',
  at: 'the schema',
  message:
    'introspection is off: types of what is answered are seen in the queries that are played alone, and nothing extra is seen',
}

async function introspect(gateway: Gateway, endpoint: string): Promise<GraphQLSchema | null> {
  const query = getIntrospectionQuery({ descriptions: false })
  const outcome = await postTo(gateway, endpoint, JSON.stringify({ query }), gateway.token)
  if (outcome.kind === 'failed' || !outcome.body.data) return null
  try {
    return buildClientSchema(outcome.body.data as IntrospectionQuery)
  } catch {
    return null
  }
}

function probe(gateway: Gateway, { endpoint, schema }: EndpointContract): Promise<Difference[] | null> {
  return probeSchema(schema, async (query) => {
    const outcome = await postTo(gateway, endpoint, JSON.stringify({ query }), gateway.token)
    return outcome.kind === 'json' ? errorsOf(outcome.body).map(({ message }) => message) : null
  })
}

/** Whether the token given is one, in the header and nowhere else: without that nothing can be played. */
async function refusalOfToken(gateway: Gateway): Promise<Difference | null> {
  const body = JSON.stringify({ query: '{ user { __typename id } }' })
  const outcome = await postTo(gateway, 'permission', body, gateway.token)
  const byCookie = gateway.token ? await postWithCookie(gateway, 'permission', body, gateway.token) : null
  const cookieCounts = byCookie !== null && opens(byCookie)
  if (opens(outcome))
    return cookieCounts
      ? { kind: 'different', at: 'the token', message: `counts in the cookie portal_token too, ${headerAlone}` }
      : null
  if (cookieCounts) return { kind: 'failed', at: 'the token', message: `counts in the cookie alone, ${headerAlone}` }
  const lineOf =
    outcome.kind === 'failed'
      ? outcome.message
      : `HTTP ${outcome.status}, ${errorsOf(outcome.body)[0]?.code ?? 'no code'}`
  return { kind: 'failed', at: 'the token', message: `opens nothing (${lineOf}): no query was played` }
}

const headerAlone = 'agreed is the header Authorization: Bearer alone: the cookie may hold the login of another person'

const opens = (outcome: Outcome) =>
  outcome.kind === 'json' && outcome.status === 200 && errorsOf(outcome.body).length === 0

/** The report as lines without tokens, and the exit code: 0 it fits, 1 it differs, 2 nothing could be checked. */
export function reportOf(
  results: readonly EndpointResult[],
  tokens: readonly (string | undefined)[] = [],
): { lines: string[]; exitCode: 0 | 1 | 2 } {
  const lines = results.flatMap(({ endpoint, compared, played, differences }) => {
    const faults = differences.filter(isFault)
    const remarks = differences.length - faults.length
    const how = [compared, played > 0 && `${played} queries played`, remarks > 0 && `${remarks} remarks`].filter(
      Boolean,
    )
    const verdict = faults.length === 0 ? 'fits' : faults.length === 1 ? '1 fault' : `${faults.length} faults`
    return [
      `${endpoint}: ${verdict} (${how.join(', ')})`,
      ...differences
        .toSorted((a, b) => Number(isFault(b)) - Number(isFault(a)))
        .map(({ kind, at, message: says }) => {
          return `  ${isFault({ kind, at, message: says }) ? kind : `remark, ${kind}`}: ${at}: ${says.replace(/\s+/g, ' ')}`
        }),
    ]
  })
  const faulty = results.filter(({ differences }) => differences.some(isFault))
  const dead = results.filter(isDead)
  const last =
    faulty.length === 0
      ? `All ${results.length} endpoints fit the contract.`
      : `${faulty.length} of ${results.length} endpoints do not fit the contract.`
  const hidden = (line: string) =>
    tokens.reduce<string>((text, token) => (token ? text.replaceAll(token, '(token)') : text), line)
  return {
    lines: [...lines, last].map(hidden),
    exitCode: dead.length === results.length ? 2 : faulty.length > 0 ? 1 : 0,
  }
}
