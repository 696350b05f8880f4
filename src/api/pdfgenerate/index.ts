/**
 * The endpoint `pdfgenerate` (PDFs of contents, letters, archives): typed queries, mutations and hooks over its own
 * Apollo client.
 */

import { createEndpoint } from '../create-endpoint'
import type { EndpointDocument } from '../endpoint-document'

export type TypedDocumentNode<R, V> = EndpointDocument<'pdfgenerate', R, V>
export const pdfgenerate = createEndpoint('pdfgenerate')
