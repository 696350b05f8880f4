/** The endpoints' GraphQL schemas, built for execution on first use; a test can serve an older schema instead. */

import { buildSchema, type DocumentNode, type GraphQLSchema, isObjectType } from 'graphql'
import type { EndpointName } from '@/api/endpoint-names'
import { getOrCreate } from '@/lib/collections/get-or-create'
import { resolverMaps } from './resolvers/all'

const sources = import.meta.glob<string>('../src/api/*/schema.graphql', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const built = new Map<EndpointName, GraphQLSchema>()

/** Schemas by their source, and the valid documents of each by their text. */
export interface ReadSchemas {
  schemas: Map<string, GraphQLSchema>
  documents: WeakMap<GraphQLSchema, Map<string, DocumentNode>>
}

let read: ReadSchemas = { schemas: new Map(), documents: new WeakMap() }

/** Takes schemas and documents that were read before, by a test file of the same process, and adds further ones to them. */
export function keepReadSchemas(kept: ReadSchemas): void {
  read = kept
}

/** The documents that were valid against a schema, by their text. */
export const validDocumentsOf = (schema: GraphQLSchema): Map<string, DocumentNode> =>
  getOrCreate(read.documents, schema, () => new Map())

/** The contract source of an endpoint. */
function schemaSource(endpoint: EndpointName): string {
  const source = sources[`../src/api/${endpoint}/schema.graphql`]
  if (source === undefined) throw new Error(`no schema for ${endpoint}`)
  return source
}

/** The executable schema of an endpoint, built on first use. */
export function schemaOf(endpoint: EndpointName): GraphQLSchema {
  const known = built.get(endpoint)
  if (known) return known
  const source = schemaSource(endpoint)
  const schema = getOrCreate(read.schemas, source, () => buildSchema(source))
  attach(schema, resolverMaps[endpoint])
  built.set(endpoint, schema)
  return schema
}

/**
 * Serves another schema at an endpoint, for tests of a gateway that is older than the portal: the present resolvers answer what it has.
 * Gives what takes it back.
 */
export function serveSchema(endpoint: EndpointName, source: string): () => void {
  const former = built.get(endpoint)
  const schema = buildSchema(source)
  attach(schema, resolverMaps[endpoint], true)
  built.set(endpoint, schema)
  return () => void (former ? built.set(endpoint, former) : built.delete(endpoint))
}

/** @param partly leaves out the resolvers of what the schema does not have, which is a fault otherwise */
function attach(schema: GraphQLSchema, resolvers: object, partly = false): void {
  for (const [typeName, fields] of Object.entries(resolvers)) {
    const type = schema.getType(typeName)
    if (partly && !type) continue
    if (!isObjectType(type)) throw new Error(`resolvers for ${typeName}, which is no type of the schema`)
    for (const [name, resolve] of Object.entries(fields ?? {})) {
      const field = type.getFields()[name]
      if (partly && !field) continue
      if (!field || typeof resolve !== 'function') throw new Error(`no field ${typeName}.${name} to resolve`)
      field.resolve = resolve as typeof field.resolve
    }
  }
}
