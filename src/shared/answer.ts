import type { OperationVariables } from '@apollo/client'
import type { useQuery } from '@apollo/client/react'
import { type Failure, failureOf, failureText } from '@/api/errors/failure'

/** A query as a page shows it. */
export interface Answer<R> {
  /** The newest answer; the former one while the next is on its way. */
  data: R | undefined
  /** What went wrong with the newest, if anything did. */
  failure: Failure | undefined
  /** The same in words for the person; empty where nothing is to be said, so that it can still be asked for again. */
  failureText: string | undefined
  loading: boolean
  retry(): void
}

/** Reads an Apollo result the way the pages need it. A failed retry is announced and shown again, so it never rejects. */
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
