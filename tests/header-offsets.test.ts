/** What stays in sight while one scrolls stands below the header, whose height follows the layout, the window and the size of text. */

import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'))

it('what sticks to the top of the window, or is scrolled into it, takes the height of the header from the layout', () => {
  const fixed = sheets.flatMap((sheet) =>
    (readFileSync(`src/${sheet}`, 'utf8').match(/[^{}]*\{[^{}]*\}/g) ?? []).flatMap((rule) => {
      const stuck = /position: sticky/.test(rule) && /(?<![-\w])(?:top|inset-block-start): [1-9]\d*px/.test(rule)
      const jumped = /scroll-margin(?:-block)?(?:-start|-top)?: [1-9]\d+px/.test(rule)
      return stuck || jumped ? [`${sheet}: ${rule.split('{')[0]?.trim()}`] : []
    }),
  )
  expect(fixed).toEqual([])
})
