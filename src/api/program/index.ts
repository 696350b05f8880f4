/**
 * The endpoint `program` (guides, projects as a whole, topics, platforms, national projects): typed queries,
 * mutations and hooks over its own Apollo client.
 */

import { createEndpoint } from '../create-endpoint'
import type { EndpointDocument } from '../endpoint-document'

export type TypedDocumentNode<R, V> = EndpointDocument<'program', R, V>
export const program = createEndpoint('program')
