/** Apollo link that classifies and announces every failed call once. */
import type { ApolloLink } from '@apollo/client'
import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { ErrorLink } from '@apollo/client/link/error'
import { OperationTypeNode } from 'graphql'
import { from, mergeMap, throwError } from 'rxjs'
import type { EndpointName } from '../endpoint-names'
import { classify } from '../errors/classify'
import { announce, type Failure, isAbort, TransportFailure } from '../errors/failure'
import { hasErrorTexts, loadErrorTexts, loadOlderGateway } from '../errors/load-error-texts'

/**
 * Classifies and announces every failed call once, and rejects with a `TransportFailure`. An aborted call is no
 * failure.
 */
export function errorLink(endpoint: EndpointName): ApolloLink {
  const link: ApolloLink = new ErrorLink(({ error, operation, forward }) => {
    if (isAbort(error)) return
    const reject = () => {
      const failure = failureOfCall(error, operation, endpoint)
      return throwError(() => failure)
    }
    if (!CombinedGraphQLErrors.is(error)) return reject()
    const { errors } = error
    // A refused document has no code of the catalogue. The gateway may be one release older than the portal.
    if (!(Number(errors[0]?.extensions?.code) > 999))
      return from(loadOlderGateway()).pipe(
        mergeMap((older) => older?.(endpoint, operation, errors, () => link.request(operation, forward)) ?? reject()),
      )
    // Only a refusal of the backend has a text of its own.
    return hasErrorTexts() ? reject() : from(loadErrorTexts()).pipe(mergeMap(reject))
  })
  return link
}

/** Classifies a failed call and announces it. */
function failureOfCall(error: unknown, operation: ApolloLink.Operation, endpoint: EndpointName): TransportFailure {
  const { background, textContext, response, sentWith } = operation.getContext()
  const failure = classify(error, {
    endpoint,
    operation: operation.operationName ?? '',
    status: response instanceof Response ? response.status : null,
    changes: operation.operationType === OperationTypeNode.MUTATION,
    sentWith: typeof sentWith === 'string' ? sentWith : undefined,
    textContext: typeof textContext === 'string' ? textContext : undefined,
  })
  if (isAnnounced(failure, background)) announce(failure)
  return new TransportFailure(failure)
}

/** `shown`: the page shows the failure itself, unless the person may not stay on it. */
function isAnnounced({ endsSession, show }: Failure, background: unknown): boolean {
  if (background === 'silent') return false
  return endsSession || (background !== true && (background !== 'shown' || show === 'forbidden'))
}
