/** Every operation document against its schema, and every call against the embedded backend. */

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { addTypenameToDocument } from '@apollo/client/utilities'
import { startBackend } from '@mocks/node'
import { personaIds } from '@mocks/personas'
import { schemaOf as executableSchemaOf } from '@mocks/schemas'
import {
  buildSchema,
  type FragmentDefinitionNode,
  type FragmentSpreadNode,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  separateOperations,
  validate,
  visit,
} from 'graphql'
import memoize from 'lodash/memoize'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { endpointNames } from '@/api/endpoint-names'
import { catalogue } from '@/api/errors/catalogue'
import { getOrCreate } from '@/lib/collections/get-or-create'
import { type CallExample, shortened, writeExamples } from '../checks/gateway/call-examples'
import { type Filling, fillVariables } from '../checks/gateway/fill-variables'
import { contractSamples } from './contract-samples'

const backend = startBackend()

const schemaSources = import.meta.glob<string>('../src/api/*/schema.graphql', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const documentSources = import.meta.glob<string>(['../src/**/*.graphql', '!../src/api/*/schema.graphql'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

function endpointOf(file: string): string {
  return /\.(\w+)\.graphql$/.exec(file)?.[1] ?? ''
}

/** The fragments of all operation files of an endpoint, by name. */
const fragmentsOf = memoize((endpoint: string) => {
  const files = Object.entries(documentSources).filter(([file]) => endpointOf(file) === endpoint)
  const definitions = files.flatMap(([, text]) => parse(text).definitions)
  const fragments = definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
  return new Map(fragments.map((fragment): [string, FragmentDefinitionNode] => [fragment.name.value, fragment]))
})

/** An operation file with the fragments it takes from other files of its endpoint. */
function withFragments(file: string, source: string): string {
  const fragments = fragmentsOf(endpointOf(file))
  const own = parse(source)
  const taken = new Set<string>()
  visit(own, { [Kind.FRAGMENT_SPREAD]: ({ name }: FragmentSpreadNode) => void taken.add(name.value) })
  for (const definition of own.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) taken.delete(definition.name.value)
  return [source, ...[...taken].flatMap((name) => fragments.get(name) ?? []).map(print)].join('\n')
}

/** The schema of an endpoint as its file says it, built once. */
const schemaOf = memoize((endpoint: string) =>
  buildSchema(schemaSources[`../src/api/${endpoint}/schema.graphql`] ?? ''),
)

const operations = Object.entries(documentSources).flatMap(([file, source]) =>
  parse(source)
    .definitions.filter(
      (definition): definition is OperationDefinitionNode => definition.kind === Kind.OPERATION_DEFINITION,
    )
    .map((operation) => ({
      file: file.replace('../src/', ''),
      source: withFragments(file, source),
      operation,
      name: operation.name?.value ?? '',
    })),
)

async function execute(endpoint: string, token: string, query: string, operationName: string, variables: unknown) {
  const response = await fetch(`http://localhost/api/${endpoint}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, operationName, variables }),
  })
  const answer: { data?: unknown; errors?: { message: string; extensions?: { code?: unknown } }[] } =
    await response.json()
  return { status: response.status, ...answer }
}

type Operation = (typeof operations)[number]

/**
 * The fault of a response that is neither data nor a refusal with a code from the catalogue. Code 500 is in the
 * catalogue, but no resolver refuses with it: it means that a resolver threw or broke the contract.
 */
function faultOf({ status, data, errors }: Awaited<ReturnType<typeof execute>>): string | undefined {
  const broken = errors?.find(({ extensions }) => extensions?.code === 500 || !(String(extensions?.code) in catalogue))
  if (broken) return `${broken.extensions?.code} ${broken.message}`
  return errors || (status === 200 && data) ? undefined : `HTTP ${status} without data`
}

/** The folder for examples of every call (docs/gateway.md); none are written without it. */
const exampleFolder = process.env.GATEWAY_EXAMPLES
const examples = new Map<string, CallExample[]>()
afterAll(() => {
  if (!exampleFolder) return
  mkdirSync(exampleFolder, { recursive: true })
  for (const [endpoint, all] of examples)
    writeFileSync(join(exampleFolder, `${endpoint}.md`), writeExamples(endpoint, all))
})

/** The document of one operation of a file, with the fragments it uses, as the portal sends it. */
function sentDocument(source: string, name: string): string {
  const document = separateOperations(parse(source))[name]
  return document ? print(addTypenameToDocument(document)) : source
}

/** What the contract says of an operation's first call. */
function purposeOf(endpoint: string, operation: OperationDefinitionNode): string {
  const [first] = operation.selectionSet.selections
  const calls = schemaOf(endpoint).getRootType(operation.operation)?.getFields()
  return (first?.kind === Kind.FIELD && calls?.[first.name.value]?.description) || ''
}

/** Has each persona ask until one is answered. Rejects for a resolver that broke, and for a query that is refused to everyone. */
async function checkAnswered(checked: Operation): Promise<void> {
  const { file, source, operation, name } = checked
  const endpoint = endpointOf(file)
  const variables = fillVariables(schemaOf(endpoint), operation, sampled(operation.name?.value))
  const refused: string[] = []
  let last: Awaited<ReturnType<typeof execute>> | undefined
  for (const persona of personaIds) {
    const answer = await execute(endpoint, backend.signIn(persona), sentDocument(source, name), name, variables)
    expect(faultOf(answer)).toBeUndefined()
    if (!answer.errors) return keepExample(checked, variables, answer)
    last = answer
    refused.push(String(answer.errors[0]?.extensions?.code))
  }
  // A mutation with made-up arguments may be refused to all.
  if (operation.operation === 'query') expect.fail(`${name} is refused to every persona: ${refused.join(', ')}`)
  if (last) keepExample(checked, variables, last)
}

/** Keeps a call and its answer for who writes a gateway. */
function keepExample(
  { file, source, operation, name }: Operation,
  variables: unknown,
  refusal: Awaited<ReturnType<typeof execute>>,
) {
  if (!exampleFolder) return
  const endpoint = endpointOf(file)
  const { status, ...answer } = refusal
  const example = { name, purpose: purposeOf(endpoint, operation), query: sentDocument(source, name), variables }
  getOrCreate(examples, endpoint, () => []).push({ ...example, status, answer: shortened(answer) })
}

describe('the contract', () => {
  it('has a schema for each of the fifteen endpoints', () => {
    expect(endpointNames).toHaveLength(15)
    for (const endpoint of endpointNames) expect(() => schemaOf(endpoint)).not.toThrow()
  })

  it('finds operations to check', () => {
    expect(operations.length).toBeGreaterThan(15)
  })

  it.each(operations)('$file: $name is valid in its endpoint', ({ file, source }) => {
    expect(endpointNames).toContain(endpointOf(file))
    expect(validate(schemaOf(endpointOf(file)), parse(source)).map((error) => error.message)).toEqual([])
  })

  it.each(operations)('$file: $name is executed by the embedded backend', checkAnswered)

  it.each(operations)('$file: $name fails when its resolver throws', async (checked) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const restore = breakResolvers(checked)
    await expect(checkAnswered(checked)).rejects.toThrow('500 the resolver broke')
    restore()
  })
})

/** Has the first call of an operation throw, as a fault of ours would; answers how to mend it. */
function breakResolvers({ file, operation }: Operation): () => void {
  const schema = executableSchemaOf(endpointNames.find((endpointName) => endpointName === endpointOf(file)) ?? 'common')
  const calls = (operation.operation === 'query' ? schema.getQueryType() : schema.getMutationType())?.getFields()
  const first = operation.selectionSet.selections.find((selection) => selection.kind === Kind.FIELD)
  const call = first && calls?.[first.name.value]
  if (!call) throw new Error(`${file} calls nothing`)
  const { resolve } = call
  call.resolve = () => {
    throw new Error('the resolver broke')
  }
  return () => {
    call.resolve = resolve
  }
}

/** From the embedded data, by variable or field name, or by operation and variable (`Work.id`); anything else is made from its type. */
function sampled(operation: string | undefined): Filling {
  const all = contractSamples(backend.db)
  return {
    known: (name) => all[`${operation}.${name}`] ?? all[name],
    scalar: (type) => ({ Int: 1, Float: 1, Boolean: true, JSON: {}, Timestamp: 0 })[type] ?? 'x',
    optional: true,
  }
}
