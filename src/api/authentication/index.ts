/**
 * The endpoint `authentication` (sign-in by password, code, one-stop service): typed queries, mutations and hooks
 * over its own Apollo client.
 */

import { createEndpoint } from '../create-endpoint'
import type { EndpointDocument } from '../endpoint-document'

export type TypedDocumentNode<R, V> = EndpointDocument<'authentication', R, V>
export const authentication = createEndpoint('authentication')
