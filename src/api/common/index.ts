/**
 * The endpoint `common` (dictionaries, units by name, verification codes, search): typed queries, mutations and hooks
 * over its own Apollo client.
 */

import { createEndpoint } from '../create-endpoint'
import type { EndpointDocument } from '../endpoint-document'

export type TypedDocumentNode<R, V> = EndpointDocument<'common', R, V>
export const common = createEndpoint('common')
