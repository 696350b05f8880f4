/** Tests of the state of small forms. */
import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useSmallForm } from './use-small-form'

it('a submitted form is emptied, and keeps text typed during the request', async () => {
  let answer = () => {}
  const { result } = renderHook(() =>
    useSmallForm({
      empty: { day: '', reason: '' },
      idOf: (field) => field,
      check: () => ({}),
      fields: {},
      call: () => new Promise<void>((resolve) => (answer = resolve)),
    }),
  )
  act(() => result.current.fill({ day: '2026-12-01', reason: '材料未齐' }))
  const sent = result.current.values
  let done: Promise<boolean> = Promise.resolve(false)
  act(() => {
    done = result.current.submit()
  })
  act(() => result.current.set('reason', '材料未齐，专家出差'))
  await act(async () => answer())
  expect(await done).toBe(true)
  act(() => result.current.clear(sent))
  expect(result.current.values).toEqual({ day: '', reason: '材料未齐，专家出差' })
})
