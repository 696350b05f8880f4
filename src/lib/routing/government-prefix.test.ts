/** Tests of the prefix of pages in the government portal. */
import { expect, it } from 'vitest'
import { isInGovernment, withinGovernment, withoutGovernment } from './government-prefix'

it.each([
  ['/zwdt', true, '/', '/zwdt'],
  ['/zwdt/my-project', true, '/my-project', '/zwdt/my-project'],
  ['/', false, '/', '/zwdt'],
  ['/my-project', false, '/my-project', '/zwdt/my-project'],
  ['/zwdtx', false, '/zwdtx', '/zwdt/zwdtx'],
  ['/my-project/zwdt', false, '/my-project/zwdt', '/zwdt/my-project/zwdt'],
])('%s: in frame %s, its own address %s, framed address %s', (path, inside, alone, framed) => {
  expect(isInGovernment(path)).toBe(inside)
  expect(withoutGovernment(path)).toBe(alone)
  expect(withinGovernment(path)).toBe(framed)
})
