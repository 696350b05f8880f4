/** Reads the contract of each endpoint from `src/api` and the portal's operations, for `npm run check:gateway`. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  buildSchema,
  type DocumentNode,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  parse,
  separateOperations,
} from 'graphql'
import { endpointNames } from '../../src/api/endpoint-names.ts'
import { rowsOf } from './markdown-tables.ts'

/** One operation of the portal, with the fragments it needs. */
export interface PortalOperation {
  name: string
  definition: OperationDefinitionNode
  document: DocumentNode
}

/** The contract of one endpoint. */
export interface EndpointContract {
  endpoint: string
  schema: GraphQLSchema
  /** The operations that the portal sends to it. */
  operations: PortalOperation[]
  /** The calls that answer without a login. */
  open: ReadonlySet<string>
}

/** The contract as it is written in a portal's folder: schemas, the portal's own documents, and the document beside them. */
export function readContract(root: string): EndpointContract[] {
  const src = join(root, 'src')
  const rows = rowsOf(readFileSync(join(src, 'api/README.md'), 'utf8'), 'endpoint', 'calls')
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.graphql'))
  return endpointNames.map((endpoint) => {
    const schema = buildSchema(readFileSync(join(src, 'api', endpoint, 'schema.graphql'), 'utf8'))
    const calls = rows.find((row) => row.endpoint === endpoint)?.calls
    return {
      endpoint,
      schema,
      operations: operationsOf(
        files
          .filter((file) => file.endsWith(`.${endpoint}.graphql`))
          .toSorted()
          .map((file) => readFileSync(join(src, file), 'utf8'))
          .join('\n'),
      ),
      open: new Set(calls === 'all' ? callsOf(schema) : (calls?.split(', ') ?? [])),
    }
  })
}

/** The names of an endpoint's queries and mutations. */
export function callsOf(schema: GraphQLSchema): string[] {
  return [schema.getQueryType(), schema.getMutationType()].flatMap((type) => Object.keys(type?.getFields() ?? {}))
}

/** The operations of an endpoint's files, each with the fragments it uses, also from other files. */
export function operationsOf(source: string): PortalOperation[] {
  return Object.entries(separateOperations(parse(source))).flatMap(([name, document]) => {
    const definition = document.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    return definition ? [{ name, definition, document }] : []
  })
}
