import { personaIds } from '@mocks/personas'
import { buildSchema, Kind, type OperationDefinitionNode, parse, validate } from 'graphql'
import { describe, expect, it } from 'vitest'
import { endpointNames } from '@/api/endpoint-names'
import { catalogue } from '@/api/errors/catalogue'
import { backend } from './backend'
import { type Samples, sampleVariables } from './sample-variables'

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

const operations = Object.entries(documentSources).flatMap(([file, source]) =>
  parse(source)
    .definitions.filter((one): one is OperationDefinitionNode => one.kind === Kind.OPERATION_DEFINITION)
    .map((operation) => ({ file: file.replace('../src/', ''), source, operation, name: operation.name?.value ?? '' })),
)

function endpointOf(file: string): string {
  return /\.(\w+)\.graphql$/.exec(file)?.[1] ?? ''
}

function schemaOf(endpoint: string) {
  return buildSchema(schemaSources[`../src/api/${endpoint}/schema.graphql`] ?? '')
}

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
    expect(validate(schemaOf(endpointOf(file)), parse(source)).map((one) => one.message)).toEqual([])
  })

  it.each(operations)('$file: $name is answered by the embedded backend', async ({ file, source, operation, name }) => {
    const endpoint = endpointOf(file)
    const known: string[] = []
    for (const persona of personaIds) {
      const variables = sampleVariables(schemaOf(endpoint), operation, samples())
      const answer = await execute(endpoint, backend.signIn(persona), source, name, variables)
      const code = answer.errors?.[0]?.extensions?.code
      // A refusal must be one of the catalogue's; anything else is a resolver that broke.
      if (answer.errors)
        expect(`${code} ${answer.errors[0]?.message}`).toMatch(new RegExp(`^(${Object.keys(catalogue).join('|')}) `))
      else {
        expect(answer.status).toBe(200)
        return
      }
      known.push(String(code))
    }
    // Queries must be answered to at least one persona; a mutation with made-up arguments may be refused to all.
    if (operation.operation === 'query') expect.fail(`${name} is refused to every persona: ${known.join(', ')}`)
  })
})

/** Ids that exist in the embedded data. */
function samples(): Samples {
  const declaration = backend.db.declarations.all()[0]
  const guide = declaration && backend.db.guides.get(declaration.guideId)
  return {
    contentId: declaration?.contentId,
    formId: declaration?.formId,
    unitId: declaration?.unitId,
    guideId: guide?.id,
    doi: '10.5555/demo.2025.0042',
    patentNumber: '202310123456.6',
    redirectUrl: 'https://report.example.gov.cn/back',
    invitationCode: 'ENTRY-2026',
    noticeType: 'project',
    noticeId: 'notice-1',
    topicId: 'topic-1',
    renameNumber: 'GM20260001',
    creditCode: backend.db.units.get('unit-4')?.unitUniformSocialCredit,
    remarkId: guide?.remarkId,
    pageNo: 1,
    pageSize: 10,
  }
}
