import { ApolloLink } from '@apollo/client'
import { currentToken } from '../transport'

/** Sends the login token with every request, read at the moment of the request; without a login nothing is added. */
export function sessionLink(): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const token = currentToken()
    if (token) {
      const { headers } = operation.getContext()
      operation.setContext({ headers: { ...headers, authorization: `Bearer ${token}` } })
    }
    return forward(operation)
  })
}
