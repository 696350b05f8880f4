/**
 * The endpoint `innovation` (resumes, bases, self-assessment): typed queries, mutations and hooks over its own Apollo
 * client.
 */

import { createEndpoint } from '../create-endpoint'
import type { EndpointDocument } from '../endpoint-document'

export type TypedDocumentNode<R, V> = EndpointDocument<'innovation', R, V>
export const innovation = createEndpoint('innovation')
