/** What a list says a work item belongs to. */
import { afterEach, expect, it } from 'vitest'
import { addTexts, setLocale } from '@/lib/i18n/i18n'
import english from './en.json'
import { parentTitleOf } from './parent-title'

addTexts('en', english)
afterEach(() => setLocale('zh'))

it.each([
  ['its year, in the language of the page', '2026年度', 2026, '2026'],
  ['another year as it was written', '2025年度', 2026, '2025年度'],
  ['a guide by its title', '2026年度关键技术攻关', 2026, '2026年度关键技术攻关'],
  ['nothing', null, 2026, null],
])('%s', (_case, belongsTo, year, expected) => {
  expect(parentTitleOf({ belongsTo, year })).toBe(belongsTo)
  setLocale('en')
  expect(parentTitleOf({ belongsTo, year })).toBe(expected)
})
