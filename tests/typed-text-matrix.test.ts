/** Tests that the browser tests of typed texts try every fault in every place of `typing-locations.ts`, or say why not. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it, vi } from 'vitest'
import { faults, withoutPlace } from './e2e/faults'
import { allTextLocations } from './e2e/text-locations'
import { typingLocations } from './typing-locations'

// The places are only read here; Playwright's own `expect` would replace the one of this process.
vi.mock('@playwright/test', () => ({ expect: () => undefined, test: () => undefined }))

const components = Object.values(typingLocations).flat()
const inPlaces = allTextLocations.flatMap(({ file }) => file ?? [])

it('every component that takes typing is in a place of the matrix, or the matrix says why it is not', () => {
  expect([...new Set([...inPlaces, ...Object.keys(withoutPlace)])].toSorted()).toEqual(components.toSorted())
})

it('no component is in a place and left out as well', () => {
  expect(inPlaces.filter((file) => file in withoutPlace)).toEqual([])
})

it('text that its page stores is in a place, except for parts of one draft and pages that a production build has not', () => {
  const stored = Object.entries(typingLocations).flatMap(([what, files]) =>
    what.includes('draft-locations') ? files : [],
  )
  expect(stored.filter((file) => file in withoutPlace)).toEqual(['features/testers/pages/PublishKindPage.tsx'])
})

it('no two places have the same name, and each name of the usual run is that of a place', () => {
  const names = allTextLocations.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(
    Object.values<readonly string[]>(faults)
      .flat()
      .filter((name) => !names.includes(name)),
  ).toEqual([])
})

it('each fault of the table is tried by exactly one browser test', () => {
  const specs = readdirSync('tests/e2e').filter((name) => /^(typed-text.*|last-keys)\.spec\.ts$/.test(name))
  const named = specs.flatMap((name) => {
    const source = readFileSync(`tests/e2e/${name}`, 'utf8')
    const inRow = [...source.matchAll(/\bfault: '([^']+)'|\bisTried\('([^']+)'/g)].map(
      ([, fault, single]) => fault ?? single,
    )
    const broken = /const broken = \[([^\]]+)\]/.exec(source)?.[1]?.replaceAll("'", '').split(', ') ?? []
    return [...inRow, ...broken]
  })
  expect(named.toSorted()).toEqual(Object.keys(faults).toSorted())
})

it('each fault can be chosen by its name, among others with commas between', () => {
  expect(Object.keys(faults).filter((name) => name.includes(','))).toEqual([])
})

it.each([
  ['the clock jumps', 'the clock jumps'],
  ['somebody goes back and forward', 'gone back from and forward to'],
  ['an input method is broken off', 'the input method is broken off'],
  ['there is no line for a day', 'a day without a line and the login over'],
  ['a new version is deployed', 'a new version is deployed'],
  ['requests and their answers are doubled', 'requests arrive twice'],
  ['answers are reordered', 'answers come out of order'],
  ['the browser is killed', 'killed'],
  ['the device is full', 'full'],
])('a fault of the matrix is that %s', (_what, fault) => {
  expect(Object.keys(faults)).toContain(fault)
})
