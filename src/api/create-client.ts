import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client'
import { apiUrl } from './api-url'
import { fetchOrTake } from './early-answers'
import type { EndpointName } from './endpoint-names'
import { identities, identityWithin } from './identities'
import { answerLink } from './links/answer-link'
import { errorLink } from './links/error-link'
import { pressLink } from './links/press-link'
import { sessionLink } from './links/session-link'
import { timeLimitLink } from './links/time-limit-link'
import { onEndpointsReset } from './reset-endpoints'

/** The client of one endpoint: error link around press link, answer link, time limit and session link around `POST /api/{endpoint}/graphql` with credentials. */
export function createClient(endpoint: EndpointName): ApolloClient {
  const cache = new InMemoryCache({ typePolicies: identities })
  const client = new ApolloClient({
    cache,
    link: ApolloLink.from([
      errorLink(endpoint),
      pressLink(),
      answerLink((one) => cache.identify(one) ?? identityWithin(one)),
      timeLimitLink(),
      sessionLink(),
      new HttpLink({ uri: apiUrl(`/api/${endpoint}/graphql`), credentials: 'include', fetch: fetchOrTake }),
    ]),
  })
  onEndpointsReset(() => client.clearStore())
  return client
}
