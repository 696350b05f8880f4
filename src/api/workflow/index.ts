/**
 * The endpoint `workflow` (work items: steps, lists, to-dos, delegation, batches, log): typed queries, mutations and
 * hooks over its own Apollo client.
 */

import { createEndpoint } from '../create-endpoint'
import type { EndpointDocument } from '../endpoint-document'

export type TypedDocumentNode<R, V> = EndpointDocument<'workflow', R, V>
export const workflow = createEndpoint('workflow')
