/**
 * Builds one of the fifteen endpoints: typed queries, mutations and React hooks over an Apollo client of its own;
 * each `src/api/<endpoint>/index.ts` calls it.
 */

import type { ApolloClient, OperationVariables } from '@apollo/client'
import { useMutation, useQuery } from '@apollo/client/react'
import { createClient } from './create-client'
import type { EndpointDocument } from './endpoint-document'
import type { EndpointName } from './endpoint-names'
import { type Answer, answerOf } from './query-answer'

/** Options of every call. */
interface CallOptions {
  /**
   * Announce nothing but ended sessions: for saves and polls that nobody asked for. `silent`: not even these, for calls
   * whose failure changes nothing for the person.
   */
  background?: boolean | 'silent'
  /** Sends the call with this token instead of the current one. */
  token?: string
  /**
   * For hooks: never share the response of a request already in flight, which may be older than the state asked about.
   */
  fresh?: boolean
  /** Context for error texts (`base`: `errors.base.603008`). */
  textContext?: string
}

interface QueryOptions extends CallOptions {
  fetchPolicy?: 'cache-first' | 'network-only' | 'no-cache'
  signal?: AbortSignal
}

interface MutateOptions extends CallOptions {
  signal?: AbortSignal
}

/** Variables are optional where the operation needs none. */
type Arguments<V, O> = Record<never, never> extends V ? [variables?: V, options?: O] : [variables: V, options?: O]

type HookOptions<O, V> = Omit<O, 'client' | 'context' | 'errorPolicy' | 'variables'> &
  CallOptions &
  (Record<never, never> extends V ? { variables?: V } : { variables: V } | { skip: true; variables?: undefined })

type QueryArguments<R, V extends OperationVariables> =
  Record<never, never> extends V
    ? [options?: HookOptions<useQuery.Options<R, V>, V>]
    : [options: HookOptions<useQuery.Options<R, V>, V>]

/** One GraphQL endpoint with a client of its own. */
export interface Endpoint<E extends EndpointName> {
  readonly name: E
  /** The Apollo client, created on first use. */
  client(): ApolloClient
  /** Runs a query once. Rejects with a `TransportFailure` (see `errors/failure.ts`) that was announced already. */
  query<R, V extends OperationVariables>(
    document: EndpointDocument<E, R, V>,
    ...args: Arguments<V, QueryOptions>
  ): Promise<R>
  /** Runs a mutation. Rejects as `query` does. */
  mutate<R, V extends OperationVariables>(
    document: EndpointDocument<E, R, V>,
    ...args: Arguments<V, MutateOptions>
  ): Promise<R>
  /**
   * A query hook. The page shows its failure (`answerOf`); only failures that end or forbid the visit are announced.
   */
  useQuery<R, V extends OperationVariables>(
    document: EndpointDocument<E, R, V>,
    ...options: QueryArguments<R, V>
  ): useQuery.Result<R, V, 'empty' | 'complete' | 'streaming'>
  /** The same, as a page displays it. */
  useAnswer<R, V extends OperationVariables>(
    document: EndpointDocument<E, R, V>,
    ...options: QueryArguments<R, V>
  ): Answer<R>
  useMutation<R, V extends OperationVariables>(
    document: EndpointDocument<E, R, V>,
    options?: Omit<useMutation.Options<R, V>, 'client' | 'context' | 'errorPolicy'> & CallOptions,
  ): useMutation.ResultTuple<R, V>
}

/**
 * Creates one of the portal's endpoints (specification, section 7), with its own client and cache. Every failed call is
 * classified and announced by the error link, and rejects with a `TransportFailure`.
 */
export function createEndpoint<E extends EndpointName>(name: E): Endpoint<E> {
  let made: ApolloClient | undefined
  const client = () => {
    made ??= createClient(name)
    return made
  }
  const endpoint: Endpoint<E> = {
    name,
    client,
    async query(document, ...[variables, options = {}]) {
      const { fetchPolicy = 'cache-first', signal: _signal, ...call } = options
      const context = { ...call, ...unshared(options) }
      const { data } = await client().query({ query: document, variables: variables as never, fetchPolicy, context })
      return answered(data, name)
    },
    async mutate(document, ...[variables, options = {}]) {
      const { signal: _signal, ...call } = options
      const context = { ...call, ...unshared(options) }
      const { data } = await client().mutate({ mutation: document, variables: variables as never, context })
      return answered(data, name)
    },
    useQuery(document, ...[options]) {
      const { background = 'shown', textContext, fresh, ...rest } = options ?? ({} as CallOptions)
      const context = { background, textContext, ...(fresh && { queryDeduplication: false }) }
      return useQuery(document, { ...rest, client: client(), context } as never) as never
    },
    useAnswer: (document, ...options) => answerOf(endpoint.useQuery(document, ...options)),
    useMutation(document, options) {
      const { background, textContext, ...rest } = options ?? {}
      return useMutation(document, {
        ...rest,
        client: client(),
        context: { background, textContext },
      } as never) as never
    },
  }
  return endpoint
}

/**
 * Calls with an abort signal or their own token are not deduplicated: one caller's abort must not end another's
 * request, and a response must not cross logins.
 */
function unshared({ signal, token }: QueryOptions) {
  if (!signal && token === undefined) return {}
  return { queryDeduplication: false, ...(signal && { fetchOptions: { signal } }) }
}

/** Apollo's type allows missing data without an error; that never happens. */
function answered<R>(data: R | undefined | null, name: string): R {
  if (data === undefined || data === null) throw new Error(`The ${name} endpoint answered neither data nor errors`)
  return data
}
