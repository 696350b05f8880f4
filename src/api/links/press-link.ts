import { ApolloLink, Observable } from '@apollo/client'
import { whenReleased } from '@/lib/press'

/** Delays responses while a pointer is pressed, so that no row is replaced or moved under it. */
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
