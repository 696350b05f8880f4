import { ApolloLink } from '@apollo/client'
import { credentialsFor, currentToken } from '../transport'

/**
 * Sends the login token with every request: the call's own (`token` of its options), else the one of the moment; without a login
 * nothing is added. The operation remembers it as `sentWith`, so that its answer is known to speak of that login and no other.
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
