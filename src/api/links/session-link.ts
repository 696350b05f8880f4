/** Apollo link that adds the token to every request. */
import { ApolloLink } from '@apollo/client'
import { credentialsFor, currentToken } from '../transport'

/**
 * Adds the token to every request: the call's own (`token` option), else the current one. Stores it as `sentWith`, so
 * that the response is applied to that login only.
 */
export function sessionLink(): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const { headers, token } = operation.getContext()
    const sentWith: string | undefined = token ?? currentToken()
    operation.setContext({
      sentWith,
      credentials: credentialsFor(sentWith),
      ...(sentWith && { headers: { ...headers, authorization: `Bearer ${sentWith}` } }),
    })
    return forward(operation)
  })
}
