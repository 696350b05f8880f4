/** Tests of rendering a long table in chunks. */
import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useRowChunks } from './use-row-chunks'

/** An observer that never reports an element as visible. */
class QuietObserver {
  observe() {}
  disconnect() {}
}

beforeEach(() => vi.stubGlobal('IntersectionObserver', QuietObserver))
afterEach(() => vi.unstubAllGlobals())

it('distant rows get their text even on a machine that is never idle', async () => {
  vi.stubGlobal('requestIdleCallback', (run: IdleRequestCallback, how?: IdleRequestOptions) =>
    how?.timeout ? window.setTimeout(run, 1, { didTimeout: true, timeRemaining: () => 0 }) : 0,
  )
  vi.stubGlobal('cancelIdleCallback', window.clearTimeout)
  const rowIds = Array.from({ length: 400 }, (_, index) => `r${index}`)
  const table = { current: document.createElement('table') }
  const { result } = renderHook(() => useRowChunks(rowIds, table))
  const modes = () => result.current.chunks.map((_, index) => result.current.mode(index))
  expect(modes().filter((mode) => mode === 'space')).toHaveLength(48)
  await waitFor(() => expect(modes()).not.toContain('space'))
})
