import type { CodegenConfig } from '@graphql-codegen/cli'
import { endpointNames } from './src/api/endpoint-names'

/**
 * Per endpoint: the types of its schema, a typed document beside every operation file whose name ends in the
 * endpoint (`list.award.graphql`), and the resolver types of the embedded backend. Documents import their node type
 * from the endpoint's own folder, which brands them: a document sent to another endpoint does not compile.
 */
const scalars = {
  ID: 'string',
  JSON: 'unknown',
  /** Milliseconds since 1970-01-01T00:00Z. */
  Timestamp: 'number',
  /** The Timestamp of a day's midnight in China. */
  Day: 'number',
}
const typeOptions = {
  scalars,
  nonOptionalTypename: true,
  skipTypeNameForRoot: true,
  useTypeImports: true,
  enumType: 'string-literal' as const,
  enumsAsTypes: true,
}

const generates: CodegenConfig['generates'] = {}
for (const name of endpointNames) {
  const schema = `src/api/${name}/schema.graphql`
  generates[`src/api/${name}/schema.generated.ts`] = {
    schema,
    plugins: ['typescript'],
    config: { ...typeOptions },
  }
  generates[`mocks/resolvers/${name}.generated.ts`] = {
    schema,
    plugins: ['typescript', 'typescript-resolvers'],
    config: {
      ...typeOptions,
      nonOptionalTypename: false,
      contextType: '../context#BackendContext',
      makeResolverTypeCallable: true,
      defaultMapper: 'Partial<{T}>',
    },
  }
  generates[`src/.documents/${name}/`] = {
    schema,
    documents: [`src/**/*.${name}.graphql`],
    preset: 'near-operation-file',
    presetConfig: { extension: '.generated.ts' },
    plugins: ['typescript-operations', 'typed-document-node'],
    config: {
      ...typeOptions,
      documentNodeImport: `@/api/${name}#TypedDocumentNode`,
      importSchemaTypesFrom: `~@/api/${name}/schema.generated`,
    },
  }
}

export default {
  overwrite: true,
  silent: true,
  ignoreNoDocuments: true,
  generates,
} satisfies CodegenConfig
