/** Foreign-expert projects that the commission decides at once, for tests of batch decisions. */
import type { BackendContext } from '@mocks/context'
import type { WorkRow } from '@mocks/db/rows-work'
import { batchOf, decideBatch } from '@mocks/work/batch/decide-batch'
import { takeBackDecisions } from '@mocks/work/batch/take-back'
import { expect } from 'vitest'
import type { WorkAction } from '@/work/kind'
import { smallUniversity, university } from './small-university'

export const refuse = { action: 'REFUSE' as WorkAction, opinion: '重复' }

/** The university; `filed` adds a project that the commission has received, the officer of the commission decides and takes back. */
export function smallBatch() {
  const { backend } = smallUniversity()
  const filed = (id: string, more: Partial<WorkRow> = {}) =>
    backend.work('FOREIGN_EXPERT', id, {
      ...{ state: 'RECEIVED', creatorId: '陈思远', unitId: university, facts: { year: 2026 }, amount: '10' },
      ...more,
    })
  const officer = (more: Partial<BackendContext> = {}) => backend.as('周航', more)
  const decide = (ids: string[], more: object = {}, key = 'batch') =>
    decideBatch(officer(), key, { ids, ...refuse, ...more })
  const stateOf = (id: string) => backend.db.works.get(id)?.state
  const takeBack = (ids: string[] | null = null, more: Partial<BackendContext> = {}) =>
    takeBackDecisions(officer(more), 'batch', ids)
  const letters = () => backend.db.messages.all().map(({ userId, createDate }) => [userId, createDate])
  const rowOf = (id: string) => batchOf(officer(), 'batch').find(({ workId }) => workId === id) ?? expect.fail(id)
  return { backend, filed, officer, decide, stateOf, takeBack, letters, rowOf }
}
