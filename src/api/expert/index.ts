/**
 * The endpoint `expert` (expert database, invitations): typed queries, mutations and hooks over its own Apollo
 * client.
 */

import { createEndpoint } from '../create-endpoint'
import type { EndpointDocument } from '../endpoint-document'

export type TypedDocumentNode<R, V> = EndpointDocument<'expert', R, V>
export const expert = createEndpoint('expert')
