import type { ApolloClient, OperationVariables } from '@apollo/client'
import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react'
import { createClient } from './create-client'
import type { EndpointDocument } from './endpoint-document'
import type { EndpointName } from './endpoint-names'

/** What every call may say beside its variables. */
interface CallOptions {
  /**
   * Announce nothing but ended sessions: for saves and polls the person did not ask for. `silent`: not even these, for calls
   * whose failure changes nothing for the person.
   */
  background?: boolean | 'silent'
  /** Asks as this login instead of the one of the moment. */
  token?: string
  /** Of a hook: never answered by a question that was on its way before, whose answer may be older than what is asked about. */
  fresh?: boolean
  /** Names the mapping a code's text is taken from where it differs (`base`: `errors.base.603008`). */
  textContext?: string
}

interface QueryOptions extends CallOptions {
  fetchPolicy?: 'cache-first' | 'network-only' | 'no-cache'
  signal?: AbortSignal
}

interface MutateOptions extends CallOptions {
  signal?: AbortSignal
}

/** Variables may be left out where the operation needs none. */
type Arguments<V, O> = Record<never, never> extends V ? [variables?: V, options?: O] : [variables: V, options?: O]

type HookOptions<O, V> = Omit<O, 'client' | 'context' | 'errorPolicy' | 'variables'> &
  CallOptions &
  (Record<never, never> extends V ? { variables?: V } : { variables: V } | { skip: true; variables?: undefined })

/** One GraphQL endpoint with a client of its own. */
export interface Endpoint<E extends EndpointName> {
  readonly name: E
  /** The Apollo client, made at the first use. */
  client(): ApolloClient
  /** Asks once. Rejects with a `TransportFailure` (see `errors/failure.ts`), announced already. */
  query<R, V extends OperationVariables>(
    document: EndpointDocument<E, R, V>,
    ...args: Arguments<V, QueryOptions>
  ): Promise<R>
  /** Changes something. Rejects as `query` does. */
  mutate<R, V extends OperationVariables>(
    document: EndpointDocument<E, R, V>,
    ...args: Arguments<V, MutateOptions>
  ): Promise<R>
  /** Who reads a query by this hook shows its failure (`answerOf`): it is announced only where it ends or forbids the visit. */
  useQuery<R, V extends OperationVariables>(
    document: EndpointDocument<E, R, V>,
    ...options: Record<never, never> extends V
      ? [options?: HookOptions<useQuery.Options<R, V>, V>]
      : [options: HookOptions<useQuery.Options<R, V>, V>]
  ): useQuery.Result<R, V, 'empty' | 'complete' | 'streaming'>
  useLazyQuery<R, V extends OperationVariables>(
    document: EndpointDocument<E, R, V>,
    options?: Omit<useLazyQuery.Options<R, V>, 'client' | 'errorPolicy'>,
  ): useLazyQuery.ResultTuple<R, V, 'empty' | 'complete' | 'streaming'>
  useMutation<R, V extends OperationVariables>(
    document: EndpointDocument<E, R, V>,
    options?: Omit<useMutation.Options<R, V>, 'client' | 'context' | 'errorPolicy'> & CallOptions,
  ): useMutation.ResultTuple<R, V>
}

/**
 * One of the portal's endpoints (specification, section 7). Each has its own client and cache, made at the first use. All
 * calls fail alike: the error link classifies and announces, the caller gets a `TransportFailure`.
 */
export function createEndpoint<E extends EndpointName>(name: E): Endpoint<E> {
  let made: ApolloClient | undefined
  const client = () => {
    made ??= createClient(name)
    return made
  }
  return {
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
    useLazyQuery(document, options) {
      return useLazyQuery(document, { ...options, client: client() }) as never
    },
    useMutation(document, options) {
      const { background, textContext, ...rest } = options ?? {}
      return useMutation(document, {
        ...rest,
        client: client(),
        context: { background, textContext },
      } as never) as never
    },
  }
}

/**
 * A shared in-flight answer must not end because one of its askers lost interest, nor be taken for another login's: calls that can be
 * called off, and those of a login of their own, are not shared.
 */
function unshared({ signal, token }: QueryOptions) {
  if (!signal && token === undefined) return {}
  return { queryDeduplication: false, ...(signal && { fetchOptions: { signal } }) }
}

/** Without an error there are data; the type of Apollo's result does not know it. */
function answered<R>(data: R | undefined | null, name: string): R {
  if (data === undefined || data === null) throw new Error(`The ${name} endpoint answered neither data nor errors`)
  return data
}
