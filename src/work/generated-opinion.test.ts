/** Tests of the opinions of history entries. */
import { afterEach, expect, it } from 'vitest'
import { addTexts, setLocale } from '@/lib/i18n/i18n'
import english from './en.json'
import { entryOpinion } from './generated-opinion'

addTexts('en', english)

afterEach(() => setLocale('zh'))

it.each([
  ['EXTEND', '延期至 2026-12-31：样机交付延迟', 'Until 2026-12-31: 样机交付延迟'],
  [
    'EXTEND_REVIEWS',
    '延期至 2026-12-31：abroad until then\nand back after',
    'Until 2026-12-31: abroad until then\nand back after',
  ],
  ['RETURN', '延期至 2026-12-31：请说明原因', '延期至 2026-12-31：请说明原因'],
  ['EXTEND', '样机交付延迟', '样机交付延迟'],
])(
  'the date of an extension reads in the interface language, what a person typed as it is: %s %s',
  (step, opinion, expected) => {
    setLocale('en')
    expect(entryOpinion({ step, opinion })).toBe(expected)
    setLocale('zh')
    expect(entryOpinion({ step, opinion })).toBe(opinion)
  },
)
