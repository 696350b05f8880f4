/** Turns a query's result into data, failure text and retry, for every page that loads something. */

import type { OperationVariables } from '@apollo/client'
import type { useQuery } from '@apollo/client/react'
import { text } from '@/lib/i18n/i18n'
import { type Failure, failureOf, failureText, wordsOf } from './errors/failure'

/** The state of a query, as a page displays it. */
export interface Answer<R> {
  /** The newest response; the previous one while the next is loading. */
  data: R | undefined
  /** The failure of the newest request. */
  failure: Failure | undefined
  /** The failure's text; empty for ignored codes, so that a retry can still be offered. */
  failureText: string | undefined
  loading: boolean
  retry(): void
}

/** Converts an Apollo result for display. `retry` never rejects: a failure is displayed again. */
export function answerOf<R, V extends OperationVariables>(result: useQuery.Result<R, V>): Answer<R> {
  const { error, loading } = result
  return {
    data: (result.data ?? result.previousData) as R | undefined,
    failure: error && !loading ? failureOf(error) : undefined,
    failureText: error && !loading ? failureText(error) : undefined,
    loading,
    retry: () => void result.refetch().catch(() => undefined),
  }
}

/** The failure of an answer about another thing than was asked for. */
export const wrongAnswer: Failure = {
  ...failureOf(new Error('answered about something else')),
  textKey: text('服务器返回的不是这一项的内容，请重试'),
}

/**
 * An answer about one thing. While the address changes, the former thing's data is left out; an answer that is still about another thing
 * is a failure, so that the page says so and offers a retry instead of waiting for ever.
 */
export function answerAbout<R>(answer: Answer<R>, isRequested: (data: R) => boolean): Answer<R> {
  const { data, failure, failureText: words, loading } = answer
  if (data === undefined || isRequested(data)) return answer
  const isWrong = !loading && failure === undefined
  return {
    ...answer,
    data: undefined,
    failure: isWrong ? wrongAnswer : failure,
    failureText: isWrong ? wordsOf(wrongAnswer) : words,
  }
}
