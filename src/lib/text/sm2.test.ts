/** Tests of reading what is no ciphertext, and of loading the cipher before it is needed. */
import { openingKeyOf } from '@mocks/sealing-keys'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { decryptSm2 } from './sm2'

const loadChunk = vi.hoisted(() => vi.fn(async (_load: () => Promise<unknown>) => ({})))
vi.mock('../loading/lazy-import', () => ({ loadChunk }))

beforeEach(() => vi.resetModules())
afterEach(() => loadChunk.mockReset())

it('what is no ciphertext is nothing', () => {
  expect(decryptSm2('x', openingKeyOf('u1'))).toBeNull()
})

it('the cipher is loaded once before it is needed, and again where that failed', async () => {
  loadChunk.mockRejectedValueOnce(new Error('no line')).mockResolvedValue({})
  const { prefetchSm2 } = await import('./load-sm2')
  prefetchSm2()
  prefetchSm2()
  expect(loadChunk).toHaveBeenCalledTimes(1)
  await Promise.resolve()
  await Promise.resolve()
  prefetchSm2()
  prefetchSm2()
  expect(loadChunk).toHaveBeenCalledTimes(2)
})
