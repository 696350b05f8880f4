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

it('white words stand on no colour that is light in a dark look', () => {
  const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'))
  const light = /background(-color)?:\s*var\(--(portal-strong|portal-brand|ant-color-link|ant-color-primary)\)/
  const rules = sheets.flatMap((file) =>
    (readFileSync(`src/${file}`, 'utf8').match(/[^{}]+\{[^{}]*\}/g) ?? []).map((rule) => `${file}: ${rule.trim()}`),
  )
  expect(rules.filter((rule) => /[^-]color:\s*(#fff|white)\b/.test(rule) && light.test(rule))).toEqual([])
})
