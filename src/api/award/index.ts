/**
 * The endpoint `award` (nominations, award reports): typed queries, mutations and hooks over its own Apollo client.
 */

import { createEndpoint } from '../create-endpoint'
import type { EndpointDocument } from '../endpoint-document'

export type TypedDocumentNode<R, V> = EndpointDocument<'award', R, V>
export const award = createEndpoint('award')
