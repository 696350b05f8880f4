/** Tests of colours and contrast in every appearance. */
import { readdirSync, readFileSync } from 'node:fs'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { contrast } from '@/lib/colour'
import { type Look, usualLook } from './look'
import { PortalTheme } from './PortalTheme'

const flags = ['dark', 'contrast', 'large', 'colourWeak'] as const

/** Every combination of appearance settings, with the fewest flags first. */
const looks = Array.from({ length: 2 ** flags.length }, (_, bits) =>
  flags.filter((_flag, index) => bits & (1 << index)),
).toSorted((item, other) => item.length - other.length)

/** The variables that our style sheets and components read without a fallback. */
function namedVariables(): ReadonlySet<string> {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(css|tsx?)$/.test(file) && !file.includes('.test.'),
  )
  return new Set(files.flatMap((file) => readFileSync(`src/${file}`, 'utf8').match(/--ant-[a-z0-9-]+(?=\))/g) ?? []))
}

/** antd's CSS variables of a theme. */
function antdVariables(look: Look): Map<string, string> {
  render(<PortalTheme look={look}>{null}</PortalTheme>)
  const sheets = [...document.querySelectorAll('style')].map(({ textContent }) => textContent)
  const all = sheets.find((sheet) => sheet.includes('--ant-color-primary:')) ?? ''
  cleanup()
  return new Map(
    [...all.matchAll(/(--ant-[a-z0-9-]+):([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      value.replaceAll(/,(?! )/g, ', '),
    ]),
  )
}

afterEach(() => {
  for (const style of document.querySelectorAll('style')) style.remove()
})

it('antd defines every variable that the portal’s style sheets read', () => {
  const variables = antdVariables(usualLook)
  expect([...namedVariables()].filter((name) => !variables.has(name))).toEqual([])
})

it('no style sheet writes in the tone of a pressed text: antd darkens it in the dark theme too, to a contrast below 3:1', () => {
  expect([...namedVariables()].filter((name) => name.endsWith('-text-active'))).toEqual([])
})

it('the focus outline has a contrast of 3:1 on every surface', () => {
  for (const set of looks) {
    const expected = antdVariables({ ...usualLook, ...Object.fromEntries(set.map((flag) => [flag, true])) })
    const ring = expected.get('--ant-color-primary-border') ?? ''
    for (const sheet of ['--ant-color-bg-container', '--ant-color-bg-layout', '--ant-color-bg-elevated'])
      expect(contrast(ring, expected.get(sheet) ?? ''), `${set} ${sheet}`).toBeGreaterThanOrEqual(3)
  }
})

it('the colours of due dates have a text contrast of 4.5:1 in every theme, and are orange, red and blue', () => {
  for (const set of looks) {
    const variables = antdVariables({ ...usualLook, ...Object.fromEntries(set.map((flag) => [flag, true])) })
    const colour = (name: string) => variables.get(name) ?? ''
    const words = [colour('--ant-color-warning-text'), colour('--ant-color-error-text')]
    for (const ground of ['bg-container', 'bg-layout'].map((name) => colour(`--ant-color-${name}`)))
      for (const word of words)
        expect(contrast(word, ground), `${set} ${word} on ${ground}`).toBeGreaterThanOrEqual(4.5)
    // Tags keep the text colour; their icons reach 3:1 on the tag's background.
    const icons = { orange: words[0], red: words[1], blue: colour('--ant-blue-7') }
    for (const [name, icon = ''] of Object.entries(icons))
      expect(contrast(icon, colour(`--ant-${name}-1`)), `${set} ${name} icon`).toBeGreaterThanOrEqual(3)
    // The colour-weak look has ochre and vermilion instead.
    if (set.includes('colourWeak')) continue
    const [orange = 0, red = 0, blue = 0] = [...words, colour('--ant-blue-7')].map(hueOf)
    expect(orange, `${set} orange`).toSatisfy((hue: number) => hue >= 22 && hue <= 40)
    expect(red, `${set} red`).toSatisfy((hue: number) => hue <= 10 || hue >= 350)
    expect(blue, `${set} blue`).toSatisfy((hue: number) => hue >= 200 && hue <= 230)
  }
})

/** The hue of `#rrggbb` in degrees: 0 is red, 30 orange, 220 blue. */
function hueOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  return (Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * (180 / Math.PI) + 360) % 360
}

it('white text is never on a colour that is light in a dark theme', () => {
  const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'))
  const light = /background(-color)?:\s*var\(--(portal-strong|portal-brand|ant-color-link|ant-color-primary)\)/
  const rules = sheets.flatMap((file) =>
    (readFileSync(`src/${file}`, 'utf8').match(/[^{}]+\{[^{}]*\}/g) ?? []).map((rule) => `${file}: ${rule.trim()}`),
  )
  expect(rules.filter((rule) => /[^-]color:\s*(#fff|white)\b/.test(rule) && light.test(rule))).toEqual([])
})
