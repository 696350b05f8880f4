/** Tests of classifying errors that no response of the portal's own tests carries. */
import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors'
import { expect, it } from 'vitest'
import { ChunkMissingError, chunkMissingText } from '@/lib/loading/lazy-import'
import { classify, codeFailure, type FailureOrigin } from './classify'
import { wordsOf } from './failure'

const origin: FailureOrigin = { endpoint: 'program', operation: 'Enter', status: 200, sentWith: 't1' }
const refused = (...errors: object[]) =>
  new CombinedGraphQLErrors({ errors: errors.map((each) => ({ message: 'x', ...each })) })
const page = (status: number) => ({ response: new Response('<html>', { status }), bodyText: '<html>' })

it.each([
  [new ServerError('x', page(503)), 503],
  [new ServerParseError(new SyntaxError('x'), page(402)), 402],
])('the status that an error carries counts, also where the response is lost: %#', (error, status) => {
  expect(classify(error, { ...origin, status: null })).toMatchObject({ kind: 'status', status, sentWith: 't1' })
})

it.each([
  [199, 'status'],
  [200, 'malformed'],
  [299, 'malformed'],
  [300, 'status'],
])('a response with status %d and no readable content: %s', (status, kind) => {
  expect(classify(new Error('x'), { ...origin, status })).toMatchObject({ kind, status })
})

it('of several refusals the first with a code is meant; without any, the first', () => {
  const [plain, coded] = [{ extensions: { place: 'first' } }, { extensions: { code: 60408 } }]
  expect(classify(refused({}, plain, coded), origin)).toMatchObject({ kind: 'code', code: 60408 })
  expect(classify(refused(plain, { extensions: { place: 'second' } }), origin)).toMatchObject({
    code: null,
    extensions: plain.extensions,
    values: {},
  })
})

it('code that a call needs and that did not come is no fault of the server: the text says what to do', () => {
  const failure = classify(new ChunkMissingError('x'), { ...origin, status: null })
  expect(failure).toMatchObject({ kind: 'offline', endpoint: 'program', sentWith: 't1' })
  expect(wordsOf(failure)).toBe(chunkMissingText)
})

it.each([
  [new TypeError('x is not a function'), 'offline'],
  [new Error('x'), 'unknown'],
])('without a response, %s is %s', (error, kind) => {
  expect(classify(error, { ...origin, status: null })).toMatchObject({ kind, show: 'notification', endsSession: false })
})

it.each([
  [{ limit: 50 }, '表格最多 50 行，请删除多余的行'],
  [{ limit: '50' }, '表格最多 50 行，请删除多余的行'],
  [{ limit: [50] }, wordsOf(codeFailure(60403, {}, origin))],
  [{ limit: true }, wordsOf(codeFailure(60403, {}, origin))],
])('a refusal with the facts %j says: %s', (facts, words) => {
  expect(wordsOf(codeFailure(60403, facts, origin))).toBe(words)
})

it.each([[['60408']], [{}], [' 60408'], ['6e4'], ['']])('%j is no code', (code) => {
  expect(classify(refused({ extensions: { code } }), origin).code).toBeNull()
})
