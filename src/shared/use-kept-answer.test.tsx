import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { keptAnswer } from '@/lib/kept-answers'
import { useKeptAnswer } from './use-kept-answer'

vi.mock('@/lib/kept-answers', () => ({ keepAnswer: vi.fn(), dropAnswer: vi.fn(), keptAnswer: vi.fn() }))

it('what the device has shown stays where the device does not answer at a later try: somebody may be writing in it', async () => {
  vi.mocked(keptAnswer).mockResolvedValueOnce({ value: '评审表', at: 1 }).mockResolvedValue(null)
  const ask = () => Promise.reject(new TypeError('Failed to fetch'))
  const { result } = renderHook(() => useKeptAnswer('user', 'review', ask))
  await waitFor(() => expect(result.current.data).toBe('评审表'))
  await act(() => result.current.retry())
  expect(keptAnswer).toHaveBeenCalledTimes(2)
  expect(result.current).toMatchObject({ data: '评审表', keptAt: 1, failure: undefined })
})
