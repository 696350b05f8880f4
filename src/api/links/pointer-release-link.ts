/** Apollo link that delays responses while a pointer is pressed, so that no row moves under it. */
import { ApolloLink, Observable } from '@apollo/client'
import { afterPointerRelease } from '@/lib/input/pointer-press'

export function pointerReleaseLink(): ApolloLink {
  return new ApolloLink(
    (operation, forward) =>
      new Observable((observer) =>
        forward(operation).subscribe({
          next: (answer) => afterPointerRelease(() => observer.next(answer)),
          error: (error) => afterPointerRelease(() => observer.error(error)),
          complete: () => afterPointerRelease(() => observer.complete()),
        }),
      ),
  )
}
