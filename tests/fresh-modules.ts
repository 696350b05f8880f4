/** Decides which modules the test files of one process share (a vitest runner). */

import { readFileSync } from 'node:fs'
import { afterAll, expect, vi } from 'vitest'

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

/**
 * Files without a document share the portal's modules as well, but a module that was evaluated before is not replaced by `vi.mock`, and one that is
 * replaced, or evaluated again with other settings, would stay for the next file: a file that does either shares none.
 */
function shareNoChangedModules(): void {
  const { testPath } = expect.getState()
  if (testPath === undefined || !/\bvi\.(mock|doMock|resetModules)\(/.test(readFileSync(testPath, 'utf8'))) return
  vi.resetModules()
  afterAll(() => void vi.resetModules())
}

if (typeof window === 'undefined') shareNoChangedModules()
else await evaluateAnew()
