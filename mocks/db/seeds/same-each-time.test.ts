/** Tests that seeding twice at one moment gives the same tables. */
import { expect, it } from 'vitest'
import { createDatabase, takeSnapshot } from '../database'
import { seed } from '../seed'

it('seeding twice at the same moment gives the same tables, so changes survive a reload of the development server', () => {
  const now = Date.parse('2026-01-01T00:00:00+08:00')
  const [first, second] = [1, 2].map(() => {
    const db = createDatabase()
    seed(db, now)
    return takeSnapshot(db) as unknown as Record<string, unknown>
  })
  const different = Object.keys(first ?? {}).filter(
    (table) => JSON.stringify(first?.[table]) !== JSON.stringify(second?.[table]),
  )
  expect(different).toEqual([])
})
