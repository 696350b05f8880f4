/** The endpoint `wechat` (signing in with WeChat): typed queries, mutations and hooks over its own Apollo client. */

import { createEndpoint } from '../create-endpoint'
import type { EndpointDocument } from '../endpoint-document'

export type TypedDocumentNode<R, V> = EndpointDocument<'wechat', R, V>
export const wechat = createEndpoint('wechat')
