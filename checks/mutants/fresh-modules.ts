/** Makes the portal's modules be evaluated anew in a process of `npm run mutants`. */
import { vi } from 'vitest'

/** What takes back what modules listen to on window and document. */
const shared = globalThis as { listenerRemovals?: (() => void)[] }

/** Forgets the portal's modules, and what they listen to: a module that is evaluated twice would hear everything twice. */
export function forgetModules(): void {
  for (const remove of shared.listenerRemovals?.splice(0) ?? []) remove()
  vi.resetModules()
}

/** Notes from now on what listens to window and document. Once for a process. */
export async function noteListeners(): Promise<void> {
  if (shared.listenerRemovals) return
  const removals: (() => void)[] = []
  shared.listenerRemovals = removals
  // React and user-event listen once for each document; that stays.
  const { userEvent } = await import('@testing-library/user-event')
  const { createRoot } = await import('react-dom/client')
  userEvent.setup()
  createRoot(document.createElement('div'))
  for (const target of [window, document] as EventTarget[]) {
    const add = target.addEventListener
    target.addEventListener = (...parameters: Parameters<typeof add>) => {
      removals.push(() => target.removeEventListener(...parameters))
      add.apply(target, parameters)
    }
  }
}
