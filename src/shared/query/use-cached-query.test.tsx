/** Tests of a query that is cached on the device. */
import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { cachedResponse } from '@/lib/storage/response-cache'
import { useCachedQuery } from './use-cached-query'

vi.mock('@/lib/storage/response-cache', () => ({
  cacheResponse: vi.fn(),
  dropCachedResponse: vi.fn(),
  cachedResponse: vi.fn(),
}))

it('content from the device’s cache stays when a retry cannot read it, because the user may be typing in it', async () => {
  vi.mocked(cachedResponse).mockResolvedValueOnce({ value: '评审表', at: 1 }).mockResolvedValue(null)
  const ask = () => Promise.reject(new TypeError('Failed to fetch'))
  const { result } = renderHook(() => useCachedQuery('user', 'review', ask))
  await waitFor(() => expect(result.current.data).toBe('评审表'))
  await act(() => result.current.retry())
  expect(cachedResponse).toHaveBeenCalledTimes(2)
  expect(result.current).toMatchObject({ data: '评审表', storedAt: 1, failure: undefined })
})
