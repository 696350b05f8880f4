import { ApolloLink } from '@apollo/client'
import { map } from 'rxjs'

/** An answer with neither data nor errors (`[]`, `{"data":null}`) is none: it fails as unreadable, and never stands for an empty one. */
export function answerLink(): ApolloLink {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      map((answer) => {
        if (!answer.data && !answer.errors) throw new Error(`${operation.operationName} was answered without data`)
        return answer
      }),
    ),
  )
}
