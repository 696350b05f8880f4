import type { ApolloLink } from '@apollo/client'
import { ErrorLink } from '@apollo/client/link/error'
import { OperationTypeNode } from 'graphql'
import { throwError } from 'rxjs'
import type { EndpointName } from '../endpoint-names'
import { classify } from '../errors/classify'
import { announce, type Failure, isAbort, TransportFailure } from '../errors/failure'

/**
 * The one place where a failed call is judged: classified once, announced once, and handed on as a `TransportFailure`, so
 * that whoever awaits the call (or reads a hook's `error`) finds the same judgement. An aborted call is nobody's failure.
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

/** `shown`: the page itself says what failed, so that it is said once; but it cannot stand where its person may not be. */
function isAnnounced({ endsSession, show }: Failure, background: unknown): boolean {
  if (background === 'silent') return false
  return endsSession || (background !== true && (background !== 'shown' || show === 'forbidden'))
}
