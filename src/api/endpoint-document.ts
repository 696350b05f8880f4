import type { TypedDocumentNode } from '@apollo/client'
import type { EndpointName } from './endpoint-names'

/**
 * Exists in types only: `unique symbol` without a value, so nobody can read or write it. The property is required on purpose:
 * an optional one would let an unbranded document pass, and codegen's documents are cast anyway.
 */
declare const endpoint: unique symbol

/**
 * An operation that belongs to one endpoint. Codegen makes the generated documents of `*.{endpoint}.graphql` this type, so
 * sending one to another endpoint's client does not compile (proved in `session/endpoint-brand.test-d.ts`).
 */
export interface EndpointDocument<E extends EndpointName, R, V> extends TypedDocumentNode<R, V> {
  readonly [endpoint]: E
}
