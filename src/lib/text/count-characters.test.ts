/** Tests of counting characters as people do, each on a page that has counted none yet. */
import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

it.each([
  ['', 0],
  ['科技', 2],
  ['一行\n一行', 5],
  ['一行\r\n一行', 5],
  ['👨‍👩‍👧 好', 3],
  ['e\u0301', 1],
  ['🇨🇳', 1],
  // Letters that combine with no neighbour are counted without the browser's help, others with it.
  ['a\u0301b', 2],
  ['\r\n', 1],
])('a person counts %j as %d characters', async (text, characters) => {
  const { countCharacters } = await import('./count-characters')
  expect(countCharacters(text)).toBe(characters)
})

it('an old browser without a segmenter counts an emoji as one character', async () => {
  const { countCharacters } = await import('./count-characters')
  vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined })
  expect(countCharacters('😀好')).toBe(2)
})
