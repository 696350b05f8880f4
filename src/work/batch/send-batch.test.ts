// @vitest-environment jsdom
/** Tests of sending a batch of decisions part by part, and of what is known when that breaks off. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { resetEndpoints } from '@/api/reset-endpoints'
import type { BatchEntry } from './batch-entries'
import { askBatch, sendBatch, takeBack } from './send-batch'

const answer = vi.fn<(url: string, init: RequestInit) => Promise<Response>>()
const sent = () => answer.mock.calls.map(([, { body }]) => JSON.parse(String(body)).variables)
const outcomesOf = (ids: readonly string[]) =>
  ids.map((id) => ({
    ...{ __typename: 'WorkOutcome', id, done: true, code: null },
    ...{ takenBack: false, until: null, serverTime: 1 },
  }))
/** Answers every part with the outcomes of its papers. */
const decided = async (_url: string, { body }: RequestInit) =>
  Response.json({ data: { decideWorks: outcomesOf(JSON.parse(String(body)).variables.ids) } })

beforeEach(() => void vi.stubGlobal('fetch', answer.mockImplementation(decided)))
afterEach(async () => {
  answer.mockReset()
  vi.unstubAllGlobals()
  await resetEndpoints()
})

const entry: BatchEntry = { key: 'k', list: 'todo', at: 0, action: 'PASS', verb: '通过', opinion: '同意', papers: [] }
const papers = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `w${index}`, name: '导航' }))

/** Sends papers of a batch; `stopAfter` parts the person stops it. */
async function send(count: number, stopAfter = Number.POSITIVE_INFINITY) {
  const parts: string[][] = []
  const isKnown = await sendBatch(entry, papers(count), {
    onPart: (outcomes) => parts.push(outcomes.map(({ id }) => id)),
    isStopped: () => parts.length >= stopAfter,
  })
  return { isKnown, parts: parts.map(({ length }) => length) }
}

it('papers are decided about in parts of twenty, each with the key of the batch', async () => {
  expect(await send(45)).toEqual({ isKnown: true, parts: [20, 20, 5] })
  expect(sent().map(({ ids, ...same }) => [ids[0], ids.length, same])).toEqual(
    [
      ['w0', 20],
      ['w20', 20],
      ['w40', 5],
    ].map((ids) => [...ids, { key: 'k', action: 'PASS', opinion: '同意', seen: [] }]),
  )
})

it('the revision in which a paper was listed goes with it', async () => {
  const [first, second] = [
    { id: 'a', name: '', revision: 3 },
    { id: 'b', name: '' },
  ]
  await sendBatch(entry, [first, second], { onPart: () => {}, isStopped: () => false })
  expect(sent()[0].seen).toEqual([{ id: 'a', revision: 3 }])
})

it('a batch that the person stops sends no further part, and the rest is not decided', async () => {
  expect(await send(45, 1)).toEqual({ isKnown: true, parts: [20] })
  expect(sent()).toHaveLength(1)
})

it.each([
  ['a lost response leaves open what was decided', () => Promise.reject(new TypeError('Failed to fetch')), false],
  ['an ended login has decided nothing', async () => new Response('{}', { status: 402 }), true],
])('%s', async (_case, broken, isKnown) => {
  answer.mockImplementationOnce(decided).mockImplementationOnce(broken)
  expect(await send(45)).toEqual({ isKnown, parts: [20] })
  expect(sent()).toHaveLength(2)
})

it('a batch is asked for anew each time, and its papers are taken back by its key', async () => {
  answer.mockImplementation(async () => Response.json({ data: { decisionBatch: outcomesOf(['a']) } }))
  expect([await askBatch('k'), await askBatch('k')]).toMatchObject([[{ id: 'a' }], [{ id: 'a' }]])
  answer.mockImplementation(async () => Response.json({ data: { takeBackDecisions: outcomesOf(['b']) } }))
  expect(await takeBack('k', ['b'])).toMatchObject([{ id: 'b' }])
  expect(sent()).toEqual([{ key: 'k' }, { key: 'k' }, { batchKey: 'k', ids: ['b'] }])
})
