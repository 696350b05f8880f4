/**
 * The endpoint `permission` (accounts, sessions, personal data, units and their staff): typed queries, mutations and
 * hooks over its own Apollo client.
 */

import { createEndpoint } from '../create-endpoint'
import type { EndpointDocument } from '../endpoint-document'

export type TypedDocumentNode<R, V> = EndpointDocument<'permission', R, V>
export const permission = createEndpoint('permission')
