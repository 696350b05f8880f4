/** Builds the Apollo client of an endpoint: links, cache, identities; used by `create-endpoint.ts`. */

import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client'
import { passwordEndpoints } from '@/lib/text/passwords'
import { apiUrl } from './api-url'
import type { EndpointName } from './endpoint-names'
import { identities, identityWithin } from './identities'
import { answerLink } from './links/answer-link'
import { errorLink } from './links/error-link'
import { passwordLink } from './links/password-link'
import { pointerReleaseLink } from './links/pointer-release-link'
import { sessionLink } from './links/session-link'
import { timeLimitLink } from './links/time-limit-link'
import { fetchOrTakePrefetched } from './prefetched-responses'
import { onEndpointsReset } from './reset-endpoints'

/**
 * Under this type GraphQL over HTTP answers an invalid document with status 200 and `errors`. Under
 * `application/graphql-response+json`, Apollo's default, the answer is status 400, which ends the login.
 */
const accept = 'application/json'

/** The town's SM2 key for passwords; without one they are protected by TLS alone. */
const passwordKey = import.meta.env.VITE_PASSWORD_PUBLIC_KEY?.trim()

/** The clients of all endpoints in use. */
export const clients = new Set<ApolloClient>()

/**
 * Creates the Apollo client of one endpoint. Its links, outermost first: error, pointer release, answer check, timeout,
 * session, and encryption of passwords where there is a key for it.
 */
export function createClient(endpoint: EndpointName): ApolloClient {
  const cache = new InMemoryCache({ typePolicies: identities })
  const client = new ApolloClient({
    cache,
    link: ApolloLink.from([
      errorLink(endpoint),
      pointerReleaseLink(),
      answerLink((storeObject) => cache.identify(storeObject) ?? identityWithin(storeObject)),
      timeLimitLink(),
      sessionLink(),
      ...(passwordKey && passwordEndpoints.includes(endpoint) ? [passwordLink(passwordKey)] : []),
      new HttpLink({
        uri: apiUrl(`/api/${endpoint}/graphql`),
        credentials: 'include',
        headers: { accept },
        fetch: fetchOrTakePrefetched,
      }),
    ]),
  })
  clients.add(client)
  onEndpointsReset(() => client.clearStore())
  return client
}
