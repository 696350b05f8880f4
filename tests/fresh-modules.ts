import { userEvent } from '@testing-library/user-event'
import { createRoot } from 'react-dom/client'
import { afterAll, vi } from 'vitest'

/**
 * Test files of one process share the document and the packages; the portal's own modules are evaluated anew for each file. A file loads in a
 * third of the time. What a file's modules listen to on window and document goes with the file.
 */
vi.resetModules()

// React and user-event listen once for each document, not once for each file.
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
