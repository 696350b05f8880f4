/** Opens a path in the production router over the embedded backend (`renderAt`), for tests of screens. */
import type { PersonaId } from '@mocks/personas'
import { cleanup, render, waitFor } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import { afterEach } from 'vitest'
import { App } from '@/app/App'
import type { AppRouter } from '@/app/app-router'
import { resetSession } from '@/session/load-session'
import { saveToken } from '@/session/token'
import { loadFeedback } from '@/ui/feedback'
import { backend } from './backend'
import { routerAt } from './router-at'

afterEach(async () => {
  cleanup()
  await resetSession()
  await backend.reset()
})

/**
 * Opens a path as a person would: the production router with its guard, layouts and lazy pages, over the embedded backend.
 * @param path full path with its query
 * @param as the persona signed in (domain, section 2); absent: whoever the browser's cookie says, at first nobody
 * @returns the person's hands, and the router to read the place from
 */
export async function renderAt(
  path: string,
  { as }: { as?: PersonaId } = {},
): Promise<{ user: UserEvent; router: AppRouter; leave(): void }> {
  // Dialogs have loaded, as on a page that has been open for some seconds.
  await Promise.all([resetSession(), loadFeedback()])
  if (as) saveToken(backend.signIn(as))
  const router = routerAt(path)
  const view = render(<App router={router} />)
  await waitFor(() => {
    if (!document.querySelector('h1')) throw new Error(`no page at ${router.state.location.pathname}`)
  })
  // React queues the effects of a render as an immediate; without this, a test on a busy machine runs before them.
  await new Promise((go) => setImmediate(go))
  return { user: unhurriedUser(), router, leave: view.unmount }
}

/**
 * A user event instance with a pause between steps: a real user takes longer than a button's debounce
 * (`lib/input/click-debounce.ts`), a test does not. A double click stays one.
 */
function unhurriedUser(): UserEvent {
  const user = userEvent.setup()
  const unhurried =
    <Args extends unknown[]>(step: (...args: Args) => Promise<void>) =>
    (...args: Args) => {
      document.dispatchEvent(new Event('input'))
      return step(...args)
    }
  const click = unhurried(user.click)
  // Who empties a field goes into it first; a page that has just come takes the focus for its heading until then.
  const clear = async (field: Element) => {
    await click(field)
    await user.clear(field)
  }
  return { ...user, click, clear, keyboard: unhurried(user.keyboard) }
}
