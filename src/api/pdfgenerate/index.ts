import { createEndpoint } from '../create-endpoint'
import type { EndpointDocument } from '../endpoint-document'

export type TypedDocumentNode<R, V> = EndpointDocument<'pdfgenerate', R, V>
export const pdfgenerate = createEndpoint('pdfgenerate')
