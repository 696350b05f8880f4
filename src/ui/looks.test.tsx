import { readdirSync, readFileSync } from 'node:fs'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { contrast } from '@/lib/colour'
import { AntdVariables } from './AntdLook'
import { type Look, LookContext, usualLook } from './look'

type Flag = 'dark' | 'contrast' | 'large' | 'colourWeak'

/** What the document says of a look (`src/app/use-look.ts`). */
const selectors: Readonly<Record<Flag, string>> = {
  dark: '[data-theme="dark"]',
  contrast: '[data-contrast="high"]',
  large: '[data-text="large"]',
  colourWeak: '[data-colours="weak"]',
}
const flags = Object.keys(selectors) as Flag[]

/** Every look in the usual colour, as the flags that are set; fewer come first. */
const looks = Array.from({ length: 2 ** flags.length }, (_, bits) =>
  flags.filter((_flag, index) => bits & (1 << index)),
).toSorted((one, other) => one.length - other.length)

/** The variables that our style sheets and components name. */
function namedVariables(): ReadonlySet<string> {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(css|tsx?)$/.test(file) && !/\.test\.|looks\.css/.test(file),
  )
  return new Set(files.flatMap((file) => readFileSync(`src/${file}`, 'utf8').match(/--ant-[a-z0-9-]+/g) ?? []))
}

/** Antd's variables in a look. */
function antdVariables(look: Look): Map<string, string> {
  render(
    <LookContext value={look}>
      <AntdVariables />
    </LookContext>,
  )
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

it('what is drawn without antd has its colours and sizes in every look', async () => {
  const named = namedVariables()
  const rules: { set: Flag[]; values: Map<string, string> }[] = []
  for (const set of looks) {
    const look = Object.fromEntries(flags.map((flag) => [flag, set.includes(flag)]))
    const wanted = antdVariables({ ...usualLook, ...look })
    const given = new Map(
      rules.filter((rule) => rule.set.every((flag) => set.includes(flag))).flatMap((rule) => [...rule.values]),
    )
    const values = new Map([...wanted].filter(([name, value]) => named.has(name) && given.get(name) !== value))
    if (values.size > 0) rules.push({ set, values })
  }
  const sheet = rules.map(({ set, values }) => {
    const root = set.length > 0 ? `html${set.map((flag) => selectors[flag]).join('')} ` : ''
    return `:where(${root}.portal-look) {\n${[...values].map(([name, value]) => `  ${name}: ${value};\n`).join('')}}\n`
  })
  const note =
    '/* Written by looks.test.tsx (`vitest -u`): what antd makes of the portal’s theme, as far as our style sheets name it. */\n'
  await expect([note, ...sheet].join('\n')).toMatchFileSnapshot('./looks.css')
})

it('what is drawn around the focus is seen on every sheet (3:1)', () => {
  for (const set of looks) {
    const wanted = antdVariables({ ...usualLook, ...Object.fromEntries(set.map((flag) => [flag, true])) })
    const ring = wanted.get('--ant-color-primary-border') ?? ''
    for (const sheet of ['--ant-color-bg-container', '--ant-color-bg-layout', '--ant-color-bg-elevated'])
      expect(contrast(ring, wanted.get(sheet) ?? ''), `${set} ${sheet}`).toBeGreaterThanOrEqual(3)
  }
})

it('the colours of due dates can be read as words in every look (4.5:1), and are orange, red and blue', () => {
  for (const set of looks) {
    const given = antdVariables({ ...usualLook, ...Object.fromEntries(set.map((flag) => [flag, true])) })
    const colour = (name: string) => given.get(name) ?? ''
    const words = [colour('--ant-color-warning-text'), colour('--ant-color-error-text')]
    for (const ground of ['bg-container', 'bg-layout'].map((name) => colour(`--ant-color-${name}`)))
      for (const one of words) expect(contrast(one, ground), `${set} ${one} on ${ground}`).toBeGreaterThanOrEqual(4.5)
    // Tags keep the text colour; their icons are seen on their grounds (3:1).
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

it('white words stand on no colour that is light in a dark look', () => {
  const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'))
  const light = /background(-color)?:\s*var\(--(portal-strong|portal-brand|ant-color-link|ant-color-primary)\)/
  const rules = sheets.flatMap((file) =>
    (readFileSync(`src/${file}`, 'utf8').match(/[^{}]+\{[^{}]*\}/g) ?? []).map((rule) => `${file}: ${rule.trim()}`),
  )
  expect(rules.filter((rule) => /[^-]color:\s*(#fff|white)\b/.test(rule) && light.test(rule))).toEqual([])
})
