/** Tests of safe URLs of pictures. */
import { expect, it } from 'vitest'
import { safePictureUrl } from './safe-picture-url'

it.each([
  ['https://thirdwx.qlogo.cn/mmopen/a/132', true],
  ['/object-storage/portrait', true],
  ['http://tracks.test/a.png', false],
  ['//tracks.test/a.png', false],
  ['/\\tracks.test/a.png', false],
  ['javascript:alert(1)', false],
  [' javascript:alert(1)', false],
  ['data:image/svg+xml,<svg onload=alert(1)>', false],
  ['', false],
  [null, false],
])('a portrait at %s is rendered: %s', (named, visible) => {
  expect(safePictureUrl(named)).toBe(visible ? named : undefined)
})
