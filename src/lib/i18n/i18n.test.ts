/** Tests of translating texts with placeholders. */
import { expect, it } from 'vitest'
import { addTexts, inLocale, t } from './i18n'

it.each([
  [1, '1 row written, 1 of them new'],
  [0, '0 rows written, 0 of them new'],
  [1000, '1000 rows written, 1000 of them new'],
])('a count of %i things uses the classifier of its noun', (n, expected) => {
  addTexts('en', { '已写入 {n} 行，其中新增 {n} 行': '{n|row|rows} written, {n} of them new' })
  expect(inLocale('en', () => t('已写入 {n} 行，其中新增 {n} 行', { n }))).toBe(expected)
})
