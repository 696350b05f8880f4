import { createEndpoint } from '../create-endpoint'
import type { EndpointDocument } from '../endpoint-document'

export type TypedDocumentNode<R, V> = EndpointDocument<'permission', R, V>
export const permission = createEndpoint('permission')
