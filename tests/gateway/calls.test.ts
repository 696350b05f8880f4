/** The examples for who writes a gateway: every call of the portal is there as it is sent now, and its answer fits the contract of now. */
import { readFileSync } from 'node:fs'
import { addTypenameToDocument } from '@apollo/client/utilities'
import { coerceInputValue, type DocumentNode, type GraphQLInputType, parse, print, typeFromAST } from 'graphql'
import { expect, it } from 'vitest'
import { catalogue } from '@/api/errors/catalogue'
import { checkAnswer } from '../../checks/gateway/answer-shape'
import { readExamples, shortened, writeExamples } from '../../checks/gateway/call-examples'
import { readContract } from '../../checks/gateway/contract'
import { errorsOf } from '../../checks/gateway/post'

/** A document whatever the order of its fragments. */
const inOrder = ({ definitions }: DocumentNode) => definitions.map(print).toSorted().join()

const howToMend = 'GATEWAY_EXAMPLES=docs/gateway-calls npm test -- tests/contract.test.ts'

it.each(readContract('.'))(
  'the page of $endpoint has every call as it is sent now, with an answer that fits',
  ({ endpoint, schema, operations }) => {
    const examples = readExamples(readFileSync(`docs/gateway-calls/${endpoint}.md`, 'utf8'))
    expect(examples.map(({ name }) => name).toSorted(), howToMend).toEqual(
      operations.map(({ name }) => name).toSorted(),
    )
    const faults = operations.flatMap(({ name, document, definition }) => {
      const example = examples.find((one) => one.name === name)
      const sent = addTypenameToDocument(document)
      if (!example || inOrder(parse(example.query)) !== inOrder(sent)) return [`${name}: is sent otherwise now`]
      const { variables, answer, status } = example
      const given = variables as Record<string, unknown>
      const wrong = (definition.variableDefinitions ?? []).flatMap(({ variable, type }) => {
        const name_ = variable.name.value
        const found: string[] = []
        if (!(name_ in given) && type.kind !== 'NonNullType') return []
        coerceInputValue(
          given[name_],
          typeFromAST(schema, type as never) as GraphQLInputType,
          (path, _value, error) => {
            found.push(`${name}: variable ${[name_, ...path].join('.')}: ${error.message}`)
          },
        )
        return found
      })
      const { data } = answer as { data?: unknown }
      const errors = errorsOf(answer as object)
      const unknownCodes = errors
        .filter(({ code }) => !(String(code) in catalogue))
        .map(({ code }) => `${name}: code ${code}`)
      const differences = errors.length > 0 ? [] : checkAnswer(schema, sent, data)
      return [
        ...wrong,
        ...unknownCodes,
        ...differences.map(({ at, message }) => `${name}: ${at} ${message}`),
        ...(status === 200 ? [] : [`${name}: HTTP ${status}`]),
      ]
    })
    expect(faults, howToMend).toEqual([])
  },
)

it('an example is cut, and read again as it was written', () => {
  const example = { name: 'Rows', query: 'query Rows {\n  rows\n}', variables: { page: 1 }, status: 200 }
  const answer = shortened({
    data: {
      rows: [
        { id: '1', at: 5 },
        { id: '2', at: null },
        { id: '3', at: 1 },
      ],
      text: 'x'.repeat(500),
    },
  })
  expect(answer).toEqual({
    data: {
      rows: [
        { id: '1', at: 5 },
        { id: '2', at: null },
      ],
      text: `${'x'.repeat(160)}…`,
    },
  })
  const page = writeExamples('common', [{ ...example, answer, purpose: 'Lists\n rows.' }])
  expect(page).toContain('## Rows\n\nLists rows.\n')
  expect(readExamples(page)).toEqual([{ ...example, answer }])
})
