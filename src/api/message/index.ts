/** The endpoint `message` (notices and messages): typed queries, mutations and hooks over its own Apollo client. */

import { createEndpoint } from '../create-endpoint'
import type { EndpointDocument } from '../endpoint-document'

export type TypedDocumentNode<R, V> = EndpointDocument<'message', R, V>
export const message = createEndpoint('message')
