import { ApolloLink, Observable } from '@apollo/client'
import { whenReleased } from '@/lib/press'

/** What is answered while somebody presses waits for the click: no row is replaced, and nothing moves, under a pointer that is down. */
export function pressLink(): ApolloLink {
  return new ApolloLink(
    (operation, forward) =>
      new Observable((observer) =>
        forward(operation).subscribe({
          next: (answer) => whenReleased(() => observer.next(answer)),
          error: (error) => whenReleased(() => observer.error(error)),
          complete: () => whenReleased(() => observer.complete()),
        }),
      ),
  )
}
