/**
 * Repeats a call that a gateway of the last release refused, without the parts it does not know. Loaded with the
 * first such refusal.
 */

import { ApolloLink } from '@apollo/client'
import { OperationTypeNode } from 'graphql'
import { map, type Observable, throwError } from 'rxjs'
import { text } from '@/lib/i18n/i18n'
import type { EndpointName } from '../endpoint-names'
import { codeFailure } from '../errors/classify'
import { announce, type Failure, TransportFailure } from '../errors/failure'
import type { Addition, Additions } from './addition'
import { additions } from './additions.generated'
import { leaveOut, putInstead } from './leave-out'

/** An error of a refusal, as far as it matters here. */
interface RefusalError {
  message: string
  path?: readonly unknown[]
}

type Ask = () => Observable<ApolloLink.Result>

const olderTexts = {
  unavailable: text('服务器还是上一个版本，没有这项功能。服务器更新后即可使用'),
  content: text('服务器还是上一个版本，本页有些内容它没有，这里没有显示。其他功能照常可用'),
  order: text('服务器还是上一个版本，不能这样排序，各行按原来的顺序排列'),
} as const

/** What each call asks beyond the last release. */
const byEndpoint: Additions = additions

/** Names of parts that the gateway of an endpoint turned out to lack, until the page is loaded anew. */
const missing = new Map<EndpointName, Set<string>>()

/** What was announced already, by address and operation. */
const announced = new Set<string>()

/**
 * Asks again without what the gateway lacks. Null where the refusal has another reason: it came from a resolver, the call asks nothing that
 * the last release lacks, or all that was left out already. A mutation is sent again only where the refusal names a part, which
 * means that nothing was executed.
 * @param ask sends the operation anew, as it stands then
 */
export function askOlderGateway(
  endpoint: EndpointName,
  operation: ApolloLink.Operation,
  errors: readonly RefusalError[],
  ask: Ask,
): Observable<ApolloLink.Result> | null {
  if (errors.some(({ path }) => path)) return null
  const known = missing.get(endpoint) ?? new Set()
  // Another call may have told meanwhile what is missing; this one was sent before.
  const leftOut: ReadonlySet<string> | undefined = operation.getContext().leftOut
  const all = additionsOf(endpoint, operation).filter(({ part }) => !leftOut?.has(part))
  const messages = errors.map(({ message }) => message).join('\n')
  const named = all.filter((addition) => new RegExp(`\\b${nameOf(addition)}\\b`).test(messages))
  const lacking = named.length > 0 || operation.operationType === OperationTypeNode.MUTATION ? named : all
  if (lacking.length === 0) return null
  if (known.size === 0) reduceFromNowOn(endpoint, operation)
  missing.set(endpoint, known)
  for (const { part } of lacking) known.add(part)
  return askReduced(endpoint, operation, ask)
}

const additionsOf = (endpoint: EndpointName, { operationName }: ApolloLink.Operation): readonly Addition[] =>
  byEndpoint[endpoint]?.[operationName ?? ''] ?? []

/** The name that a validation error says: `members`, `orderBy`, `SINCE`. */
const nameOf = ({ part }: Addition) => /(\w+)\)?$/.exec(part)?.[1] ?? part

/** Every later call of the endpoint leaves out at once what is known to be missing. */
function reduceFromNowOn(endpoint: EndpointName, { client }: ApolloLink.Operation): void {
  const link = new ApolloLink((operation, forward) => askReduced(endpoint, operation, () => forward(operation)))
  client.setLink(ApolloLink.from([link, client.link]))
}

function askReduced(endpoint: EndpointName, operation: ApolloLink.Operation, ask: Ask): Observable<ApolloLink.Result> {
  const parts = additionsOf(endpoint, operation).filter(({ part }) => missing.get(endpoint)?.has(part))
  if (parts.length === 0) return ask()
  const reduced = leaveOut(operation.query, operation.variables, parts)
  const { background, sentWith } = operation.getContext()
  const origin = { endpoint, operation: operation.operationName ?? '', status: 200, sentWith }
  if (!reduced) {
    const failure: Failure = { ...codeFailure(null, {}, origin), textKey: olderTexts.unavailable }
    if (background === undefined || background === false) announce(failure)
    return throwError(() => new TransportFailure(failure))
  }
  operation.setContext({ leftOut: new Set(parts.map(({ part }) => part)) })
  operation.query = reduced.query
  operation.variables = reduced.variables
  return ask().pipe(
    map((answer) => {
      if (!answer.data) return answer
      for (const lost of background === 'silent' ? [] : reduced.lost)
        announceOnce({ ...codeFailure(null, {}, origin), show: 'warning', textKey: olderTexts[lost] })
      return { ...answer, data: putInstead(answer.data, parts) as typeof answer.data }
    }),
  )
}

function announceOnce(failure: Failure): void {
  const key = `${window.location.pathname} ${failure.operation} ${failure.textKey}`
  if (announced.has(key)) return
  announced.add(key)
  announce(failure)
}
