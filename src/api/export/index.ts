/**
 * The endpoint `export` (rows of exported lists): typed queries, mutations and hooks over its own Apollo client; for
 * `src/shared/list/`.
 */

import { createEndpoint } from '../create-endpoint'
import type { EndpointDocument } from '../endpoint-document'

export type TypedDocumentNode<R, V> = EndpointDocument<'export', R, V>
export const exporting = createEndpoint('export')
