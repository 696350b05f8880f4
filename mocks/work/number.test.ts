/** The numbers that works get, by kind and year. */
import { beforeEach, expect, it } from 'vitest'
import { backendForTest } from '../resolvers/ask-as'
import { nextNumber } from './number'

const backend = backendForTest()
beforeEach(() => backend.reset())

it.each<[string, (string | null)[], string]>([
  ['the first of a year', [], 'RW20260001'],
  ['the one after the highest, also where some are missing', ['RW20260001', 'RW20260007'], 'RW20260008'],
  ['not that of another year or of other letters', ['RW20250009', 'XM20260009', null], 'RW20260001'],
  ['one digit more after the last of four', ['RW20269999'], 'RW202610000'],
])('is %s', (_case, numbers, expected) => {
  const { db } = backend
  const [work] = db.works.where({ kind: 'TASK_BOOK' })
  if (!work) return expect.fail('no task book')
  for (const { id } of db.works.where({ kind: 'TASK_BOOK' })) db.works.remove(id)
  for (const [index, number] of numbers.entries()) db.works.insert({ ...work, id: `numbered-${index}`, number })
  // Another kind's numbers are its own.
  db.works.insert({ ...work, id: 'of-another-kind', kind: 'ACCEPTANCE', number: 'RW20260099' })
  expect(nextNumber({ db, now: 0 } as Parameters<typeof nextNumber>[0], { kind: 'TASK_BOOK' }, 'RW', 2026)).toBe(
    expected,
  )
})
