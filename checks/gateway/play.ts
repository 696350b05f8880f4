/** Sends the portal's own queries to a gateway and checks the responses. */

import { addTypenameToDocument } from '@apollo/client/utilities'
import { getNamedType, Kind, print } from 'graphql'
import { checkAnswer } from './answer-shape.ts'
import type { EndpointContract, PortalOperation } from './contract.ts'
import type { Difference } from './difference.ts'
import { fillVariables } from './fill-variables.ts'
import { errorsOf, type Gateway, postTo } from './post.ts'
import { wrongCode } from './statuses.ts'

/** Queries that do something: they are not played. */
const notPlayed: Readonly<Record<string, string>> = {
  logout: 'ends the login',
  uploadToken: 'takes a key',
  contentPdf: 'makes a file',
  conclusionLetter: 'makes a file',
}

/** Default values that are valid everywhere; ids come from earlier responses. */
const usual: Readonly<Record<string, unknown>> = {
  type: 'tribe',
  kind: 'science-base',
  keyword: '',
  pageNo: 1,
  pageSize: 10,
}

/** The result of one endpoint's queries. */
export interface Played {
  played: number
  differences: Difference[]
}

type Pool = Map<string, unknown>
interface Waiting {
  contract: EndpointContract
  operation: PortalOperation
}

/**
 * Sends the portal's own queries, never a mutation, and checks the responses. Ids come from earlier responses; a query
 * that cannot be filled is reported as skipped.
 */
export async function playQueries(
  gateway: Gateway,
  contracts: readonly EndpointContract[],
): Promise<Map<string, Played>> {
  const results = new Map(contracts.map(({ endpoint }) => [endpoint, { played: 0, differences: [] as Difference[] }]))
  const pool: Pool = new Map()
  let waiting = contracts.flatMap((contract) =>
    contract.operations
      .filter(({ definition }) => definition.operation === 'query')
      .filter(({ definition }) => !rootsOf(definition).some((name) => name in notPlayed))
      .map((operation) => ({ contract, operation })),
  )
  for (;;) {
    const ready = waiting.flatMap((item) => {
      const variables = variablesFor(item, pool)
      return variables ? [{ ...item, variables }] : []
    })
    if (ready.length === 0) break
    waiting = waiting.filter((item) => !ready.some(({ operation }) => operation === item.operation))
    for (let at = 0; at < ready.length; at += 4)
      await Promise.all(
        ready.slice(at, at + 4).map(async (item) => {
          const result = results.get(item.contract.endpoint)
          if (!result) return
          result.played += 1
          result.differences.push(...(await play(gateway, item, item.variables, pool)))
        }),
      )
  }
  for (const { contract, operation } of waiting)
    results.get(contract.endpoint)?.differences.push({
      kind: 'unseen',
      at: operation.name,
      message: 'not played: no answer held an id for it',
    })
  return results
}

const rootsOf = ({ selectionSet }: PortalOperation['definition']) =>
  selectionSet.selections.flatMap((selection) => (selection.kind === Kind.FIELD ? [selection.name.value] : []))

async function play(
  gateway: Gateway,
  { contract, operation }: Waiting,
  variables: object,
  pool: Pool,
): Promise<Difference[]> {
  const { name, document } = operation
  const at = `query ${name}`
  const sent = addTypenameToDocument(document)
  const body = JSON.stringify({ operationName: name, query: print(sent), variables })
  const outcome = await postTo(gateway, contract.endpoint, body, gateway.token)
  if (outcome.kind === 'failed') return [{ kind: 'failed', at, message: outcome.message }]
  const { status } = outcome
  const errors = errorsOf(outcome.body)
  if (status !== 200) return [{ kind: 'different', at, message: `is answered HTTP ${status}, agreed is 200` }]
  const [first] = errors
  if (first) {
    const broken = errors.find(({ code }) => Number(code) === 500)
    if (broken) return [{ kind: 'different', at, message: `fails: ${broken.message.slice(0, 200)}` }]
    const wrong = wrongCode(at, errors)
    return wrong.length > 0 ? wrong : [{ kind: 'unseen', at, message: `is refused with ${first.code}` }]
  }
  if (typeof outcome.body.data !== 'object' || outcome.body.data === null)
    return [{ kind: 'different', at, message: 'is answered with neither data nor errors' }]
  harvest(outcome.body.data, pool)
  return checkAnswer(contract.schema, sent, outcome.body.data).map((difference) => ({
    ...difference,
    at: `${at}: ${difference.at}`,
  }))
}

/** Keeps the ids an answer holds: `guideId` of a `Guide`'s id, and whatever is called so. */
function harvest(value: unknown, pool: Pool): void {
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) {
    for (const item of value) harvest(item, pool)
    return
  }
  const { __typename: type, _id, id = _id } = value as Record<string, unknown>
  if (typeof type === 'string' && typeof id === 'string') keep(pool, `${type[0]?.toLowerCase()}${type.slice(1)}Id`, id)
  if (type === 'Work' && typeof id === 'string') keep(pool, 'contentId', id)
  for (const [name, item] of Object.entries(value)) {
    if (name.endsWith('Id') && typeof item === 'string') keep(pool, name, item)
    harvest(item, pool)
  }
}

function keep(pool: Pool, name: string, value: string): void {
  if (!pool.has(name)) pool.set(name, value)
}

/** Variables for an operation; null while a required id is unknown. */
function variablesFor({ contract, operation }: Waiting, pool: Pool): Record<string, unknown> | null {
  const { schema } = contract
  const fields = schema.getQueryType()?.getFields() ?? {}
  const answered = getNamedType(fields[rootsOf(operation.definition)[0] ?? '']?.type)?.name ?? ''
  const own = `${answered[0]?.toLowerCase()}${answered.slice(1)}Id`
  const now = Date.now()
  return fillVariables(schema, operation.definition, {
    known: (name) => pool.get(name === 'id' && pool.has(own) ? own : name),
    scalar: (type, name) =>
      usual[name] ?? { Int: 1, Boolean: false, Timestamp: name === 'to' ? now + 30 * 86_400_000 : now }[type],
  })
}
