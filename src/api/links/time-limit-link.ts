/** Apollo link that aborts a call past its time limit. */
import { ApolloLink } from '@apollo/client'
import { OperationTypeNode } from 'graphql'
import { throwError, timeout } from 'rxjs'
import { TimeoutError } from '@/lib/loading/with-timeout'
import { timeLimits } from '../time-limits'

/** Aborts a call past its time limit; it fails with a `TimeoutError`. */
export function timeLimitLink(): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const limit = operation.operationType === OperationTypeNode.MUTATION ? timeLimits.mutation : timeLimits.query
    const late = () => throwError(() => new TimeoutError(`${operation.operationName} took longer than ${limit} ms`))
    return forward(operation).pipe(timeout({ first: limit, with: late }))
  })
}
