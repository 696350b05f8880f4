/** What a page gets of an answer that is about something else than its address. */
import type { useQuery } from '@apollo/client/react'
import { expect, it, vi } from 'vitest'
import { statusFailure } from './errors/classify'
import { failureText, TransportFailure } from './errors/failure'
import { type Answer, answerAbout, answerOf, wrongAnswer } from './query-answer'

const retry = () => undefined
const answer = (more: Partial<Answer<string>>): Answer<string> => ({
  ...{ data: undefined, failure: undefined, failureText: undefined, loading: false, retry },
  ...more,
})
const broken = statusFailure(503, { endpoint: null, operation: 'Read', status: 503, sentWith: undefined })
const words = failureText(new TransportFailure(broken))
const wrongWords = '服务器返回的不是这一项的内容，请重试'

it.each<[string, Answer<string>, Partial<Answer<string>>]>([
  ['what was asked for', answer({ data: 'a' }), { data: 'a', failure: undefined, failureText: undefined }],
  ['what was asked for, while it is asked again', answer({ data: 'a', loading: true }), { data: 'a', loading: true }],
  ['nothing yet', answer({ loading: true }), { data: undefined, failure: undefined, loading: true }],
  [
    'the former one, while the new one loads',
    answer({ data: 'b', loading: true }),
    { data: undefined, failure: undefined, failureText: undefined, loading: true },
  ],
  [
    'another one',
    answer({ data: 'b' }),
    { data: undefined, failure: wrongAnswer, failureText: wrongWords, loading: false },
  ],
  [
    'the former one after a failure',
    answer({ data: 'b', failure: broken, failureText: words }),
    { data: undefined, failure: broken, failureText: words },
  ],
])('%s', (_case, given, expected) => {
  expect(answerAbout(given, (data) => data === 'a')).toEqual({ ...given, ...expected })
})

it.each<[string, object, Partial<Answer<string>>]>([
  ['an answer', { data: 'a', loading: false }, { data: 'a' }],
  ['the former answer while the next one loads', { previousData: 'b', loading: true }, { data: 'b', loading: true }],
  ['a failure', { error: new TransportFailure(broken), loading: false }, { failure: broken, failureText: words }],
  [
    'no former failure while it is asked again',
    { error: new TransportFailure(broken), loading: true },
    { loading: true },
  ],
])('a page shows %s', (_case, result, expected) => {
  const given = { data: undefined, previousData: undefined, error: undefined, ...result }
  expect(answerOf(given as useQuery.Result<string, object>)).toEqual({
    ...answer({}),
    ...expected,
    retry: expect.any(Function),
  })
})

it('a retry that fails again rejects nothing: its failure is shown instead', async () => {
  const refetch = vi.fn(() => Promise.reject(new TransportFailure(broken)))
  const result = { data: undefined, error: undefined, loading: false, refetch }
  expect(answerOf(result as unknown as useQuery.Result<string, object>).retry()).toBeUndefined()
  await Promise.resolve()
  expect(refetch).toHaveBeenCalledOnce()
})
