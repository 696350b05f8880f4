/** Tests that seeding twice at one moment gives the same tables, in any language of the page. */
import { expect, it } from 'vitest'
import { inLocale } from '@/lib/i18n/i18n'
import { createDatabase, takeSnapshot } from '../database'
import { seed } from '../seed'

it('seeding at the same moment gives the same tables in each language, so changes survive a reload of the development server', () => {
  const now = Date.parse('2026-01-01T00:00:00+08:00')
  const [first, second] = (['zh', 'en'] as const).map((language) => {
    const db = createDatabase()
    inLocale(language, () => seed(db, now))
    return takeSnapshot(db) as unknown as Record<string, unknown>
  })
  const different = Object.keys(first ?? {}).filter(
    (table) => JSON.stringify(first?.[table]) !== JSON.stringify(second?.[table]),
  )
  expect(different).toEqual([])
})
