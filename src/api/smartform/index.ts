/**
 * The endpoint `smartform` (form definitions, contents, comments): typed queries, mutations and hooks over its own
 * Apollo client.
 */

import { createEndpoint } from '../create-endpoint'
import type { EndpointDocument } from '../endpoint-document'

export type TypedDocumentNode<R, V> = EndpointDocument<'smartform', R, V>
export const smartform = createEndpoint('smartform')
