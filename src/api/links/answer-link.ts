import { ApolloLink, type StoreObject } from '@apollo/client'
import { map } from 'rxjs'
import { eachOnce } from '@/lib/each-once'

/** What a thing is known by; undefined where it is known by nothing. */
type Identify = (thing: StoreObject) => string | undefined

/**
 * Takes answers as what they are meant for: one with neither data nor errors (`[]`, `{"data":null}`) is none, fails as unreadable, and never
 * stands for an empty one; a list that names a thing twice names it once.
 */
export function answerLink(identify: Identify): ApolloLink {
  /** The same with each thing of a list once. Plain data, which have no type's name, stay as they are. */
  function once<Value>(value: Value, root = false): Value {
    if (Array.isArray(value))
      return eachOnce(value, (one) => (isThing(one) ? identify(one) : undefined)).map((one) => once(one)) as Value
    if (!root && !isThing(value)) return value
    const fields = Object.entries(value as object).map(([name, own]) => [name, once(own)])
    return Object.fromEntries(fields) as Value
  }
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      map((answer) => {
        if (!answer.data && !answer.errors) throw new Error(`${operation.operationName} was answered without data`)
        return answer.data ? { ...answer, data: once(answer.data, true) } : answer
      }),
    ),
  )
}

const isThing = (value: unknown): value is StoreObject =>
  typeof value === 'object' && value !== null && '__typename' in value
