import { afterAll, vi } from 'vitest'

/**
 * Test files of one process share the document and the packages; where there is a document, the portal's own modules are evaluated anew for each
 * file. A file loads in a third of the time. What a file's modules listen to on window and document goes with the file.
 */
async function evaluateAnew(): Promise<void> {
  vi.resetModules()

  // React and user-event listen once for each document, not once for each file.
  const { userEvent } = await import('@testing-library/user-event')
  const { createRoot } = await import('react-dom/client')
  userEvent.setup()
  createRoot(document.createElement('div'))

  for (const target of [window, document] as EventTarget[]) {
    const add = target.addEventListener
    const removals: (() => void)[] = []
    target.addEventListener = (...parameters: Parameters<typeof add>) => {
      removals.push(() => target.removeEventListener(...parameters))
      add.apply(target, parameters)
    }
    afterAll(() => {
      target.addEventListener = add
      for (const remove of removals) remove()
    })
  }
}

if (typeof window !== 'undefined') await evaluateAnew()
