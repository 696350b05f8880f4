import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client'
import { apiUrl } from './api-url'
import type { EndpointName } from './endpoint-names'
import { errorLink } from './links/error-link'
import { sessionLink } from './links/session-link'
import { onEndpointsReset } from './reset-endpoints'

/** The client of one endpoint: error link around session link around `POST /api/{endpoint}/graphql` with credentials. */
export function createClient(endpoint: EndpointName): ApolloClient {
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.from([
      errorLink(endpoint),
      sessionLink(),
      new HttpLink({ uri: apiUrl(`/api/${endpoint}/graphql`), credentials: 'include' }),
    ]),
  })
  onEndpointsReset(() => client.clearStore())
  return client
}
