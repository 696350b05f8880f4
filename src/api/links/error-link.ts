import type { ApolloLink } from '@apollo/client'
import { ErrorLink } from '@apollo/client/link/error'
import { OperationTypeNode } from 'graphql'
import { throwError } from 'rxjs'
import type { EndpointName } from '../endpoint-names'
import { classify } from '../errors/classify'
import { announce, type Failure, isAbort, TransportFailure } from '../errors/failure'

/**
 * Classifies and announces every failed call once, and rejects with a `TransportFailure`. An aborted call is no
 * failure.
 */
export function errorLink(endpoint: EndpointName): ApolloLink {
  return new ErrorLink(({ error, operation }) => {
    if (isAbort(error)) return
    const { background, textContext, response, sentWith } = operation.getContext()
    const failure = classify(error, {
      endpoint,
      operation: operation.operationName ?? '',
      status: response instanceof Response ? response.status : null,
      changes: operation.operationType === OperationTypeNode.MUTATION,
      sentWith: typeof sentWith === 'string' ? sentWith : undefined,
      textContext: typeof textContext === 'string' ? textContext : undefined,
    })
    const announced = isAnnounced(failure, background)
    if (announced) announce(failure)
    return throwError(() => new TransportFailure(failure))
  })
}

/** `shown`: the page shows the failure itself, unless the person may not stay on it. */
function isAnnounced({ endsSession, show }: Failure, background: unknown): boolean {
  if (background === 'silent') return false
  return endsSession || (background !== true && (background !== 'shown' || show === 'forbidden'))
}
