/** The type of a GraphQL document that belongs to one endpoint. */

import type { TypedDocumentNode } from '@apollo/client'
import type { EndpointName } from './endpoint-names'

/** A type-level brand. The property is required on purpose: an optional one would accept documents without a brand. */
declare const endpoint: unique symbol

/**
 * An operation of one endpoint. Codegen gives the documents of `*.{endpoint}.graphql` this type, so a document sent to
 * another endpoint's client does not compile (`session/endpoint-brand.test-d.ts`).
 */
export interface EndpointDocument<E extends EndpointName, R, V> extends TypedDocumentNode<R, V> {
  readonly [endpoint]: E
}
