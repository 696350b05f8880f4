import { createEndpoint } from '../create-endpoint'
import type { EndpointDocument } from '../endpoint-document'

export type TypedDocumentNode<R, V> = EndpointDocument<'signature', R, V>
export const signature = createEndpoint('signature')
