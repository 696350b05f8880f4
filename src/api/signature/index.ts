/** The endpoint `signature` (signing contracts): typed queries, mutations and hooks over its own Apollo client. */

import { createEndpoint } from '../create-endpoint'
import type { EndpointDocument } from '../endpoint-document'

export type TypedDocumentNode<R, V> = EndpointDocument<'signature', R, V>
export const signature = createEndpoint('signature')
