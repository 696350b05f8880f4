/** Tests of the check for what the oldest browsers lack. */
import { parseSync } from 'oxc-parser'
import { describe, expect, it } from 'vitest'
import { usesOfStyles } from '../checks/browser-css.mjs'
import { featuresAboveFloor } from '../checks/browser-floor.mjs'
import { usesOf } from '../checks/browser-uses.mjs'

const features = featuresAboveFloor()
const uses = (code: string) => [...usesOf(parseSync('code.js', code).program, features)]

describe('the check of built scripts', () => {
  it.each([
    ['URL.canParse("/")', ['URL.canParse (chrome 109, safari 16.4)']],
    ['list.toSorted()', ['.toSorted (chrome 109)']],
    ['list?.toSorted?.()', ['.toSorted (chrome 109)']],
    ['Object.groupBy(list, key)', ['Object.groupBy (chrome 109, safari 16.4, firefox 115)']],
    ['Promise.withResolvers()', ['Promise.withResolvers (chrome 109, safari 16.4, firefox 115)']],
    ['new Highlight(range)', ['Highlight (safari 16.4, firefox 115)']],
    ['a.toSorted(); b.toSorted()', ['.toSorted (chrome 109)']],
  ])('refuses %s', (code, expected) => {
    expect(uses(code)).toEqual(expected)
  })

  it.each([
    ['a method that another class has had for long', 'list.map(double).filter(Boolean).at(-1)'],
    ['a property of that name', 'const { toSorted } = list; const o = { toSorted: 1 }; o.toSorted'],
    ['the question whether it exists', "typeof Highlight === 'undefined' || 'canParse' in URL"],
    ['a name the script declares itself', 'class Highlight {}; new Highlight()'],
    ['a method of the same name that an object of the platform has had for long', 'CSS.escape(id)'],
    [
      'what every supported browser has',
      'structuredClone(a); crypto.randomUUID(); [].findLast(f); Object.hasOwn(a, b)',
    ],
  ])('lets pass %s', (_what, code) => {
    expect(uses(code)).toEqual([])
  })
})

describe('the check of style sheets', () => {
  it.each([
    ['.a:has(b) { color: red }', [':has (firefox 115)']],
    ['.a { color: color-mix(in srgb, red, blue) }', ['color-mix() (chrome 109)']],
    ['.a { field-sizing: content }', ['field-sizing (chrome 109, safari 16.4, firefox 115)']],
    ['.a { float: inline-end }', ['float: inline-end (chrome 109)']],
    ['@starting-style { .a { opacity: 0 } }', ['@starting-style (chrome 109, safari 16.4, firefox 115)']],
  ])('refuses %s', (sheet, expected) => {
    expect([...usesOfStyles(sheet)]).toEqual(expected)
  })

  it.each([
    '.a { color: red; color: color-mix(in srgb, red, blue) }',
    '@supports (color: color-mix(in srgb, red, blue)) { .a { color: color-mix(in srgb, red, blue) } }',
    '.a { -webkit-user-select: none; user-select: none }',
    '@container (width > 100px) { .a { inset-inline-end: 0 } }',
    '/* :has( is missing in Firefox 115 */',
  ])('lets pass %s', (sheet) => {
    expect([...usesOfStyles(sheet)]).toEqual([])
  })
})
