/** Tests that a saved and closed form leaves no draft. */
import { renderHook, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { keysOfLeftDrafts } from './draft-writer'
import { useDraft } from './use-draft'

it('a form that is rendered again with the answers of before its save, and then closed, leaves no draft', async () => {
  const form = (a: string) => ({
    draftKey: { userId: 'u1', thing: 'entry:new' },
    initial: { a: '' },
    values: { a },
    restore: () => {},
    fits: () => true,
  })
  const { result, rerender, unmount } = renderHook(useDraft<{ a: string }>, { initialProps: form('') })
  rerender(form('某研究院'))
  expect(await result.current.settle()).toBe('device')
  result.current.saved({ a: '某研究院' })
  rerender(form('某研究院'))
  await waitFor(() => expect(result.current.dirty()).toBe(false))
  unmount()
  await waitFor(async () => expect([...(await keysOfLeftDrafts('u1'))]).toEqual([]))
})
