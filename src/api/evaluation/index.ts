/**
 * The endpoint `evaluation` (review panels, experts' reviews, technical evaluations): typed queries, mutations and
 * hooks over its own Apollo client.
 */

import { createEndpoint } from '../create-endpoint'
import type { EndpointDocument } from '../endpoint-document'

export type TypedDocumentNode<R, V> = EndpointDocument<'evaluation', R, V>
export const evaluation = createEndpoint('evaluation')
