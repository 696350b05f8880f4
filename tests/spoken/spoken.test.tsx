/** What a screen reader says of the sign-in page, held against the file beside this test. */

import { virtual } from '@guidepup/virtual-screen-reader'
import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { renderAt } from '../render'

/** Largest number of phrases of one page. */
const most = 400

/** The phrases of the page's main part, one a line, as the virtual screen reader says them in order. */
async function spokenMain(): Promise<string> {
  await virtual.start({ container: screen.getByRole('main') })
  const end = 'end of main'
  for (let count = 0; count < most; count += 1) {
    await virtual.next()
    if ((await virtual.lastSpokenPhrase()).startsWith(end)) break
  }
  const phrases = await virtual.spokenPhraseLog()
  await virtual.stop()
  return `${phrases.join('\n')}\n`
}

afterEach(() => virtual.stop())

describe('a screen reader', () => {
  it('says the sign-in page in words that make sense', async () => {
    await renderAt('/user/login')
    await screen.findByRole('heading', { level: 1, name: '登录' })
    await expect(await spokenMain()).toMatchFileSnapshot('./sign-in.txt')
  })
})
