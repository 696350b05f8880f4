/** Apollo link that checks and cleans responses before the cache takes them. */

import { ApolloLink, type StoreObject } from '@apollo/client'
import { map } from 'rxjs'
import { uniqueBy } from '@/lib/collections/unique-by'
import { takeEnglishNames } from '@/lib/i18n/english-names'

/** The key of an object; undefined where it has none. */
type Identify = (thing: StoreObject) => string | undefined

/**
 * Rejects a response with neither data nor errors (`[]`, `{"data":null}`) as unreadable, and removes repeated objects
 * from lists. Takes the English names that came with it.
 */
export function answerLink(identify: Identify): ApolloLink {
  /** Removes repeated objects from lists at any depth. Plain data without `__typename` stays unchanged. */
  function once<Value>(value: Value, root = false): Value {
    if (Array.isArray(value))
      return uniqueBy(value, (item) => (isThing(item) ? identify(item) : undefined)).map((item) => once(item)) as Value
    if (!root && !isThing(value)) return value
    const fields = Object.entries(value as object).map(([name, own]) => [name, once(own)])
    return Object.fromEntries(fields) as Value
  }
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      map((answer) => {
        if (!answer.data && !answer.errors) throw new Error(`${operation.operationName}: no data`)
        takeEnglishNames(answer.extensions?.englishNames)
        return answer.data ? { ...answer, data: once(answer.data, true) } : answer
      }),
    ),
  )
}

const isThing = (value: unknown): value is StoreObject =>
  typeof value === 'object' && value !== null && '__typename' in value
