/** Seeds a delegated section: a base's reporter has given a page of this year's report to a colleague. */
import { endOfDayAfter } from '@/lib/time/working-days'
import { pagePart } from '@/work/part-of-form'
import { day } from '../../domain/durations'
import { formNode } from '../../domain/form-engine'
import { workingMoment } from '../../domain/working-time'
import { personaUserId } from '../../personas'
import { delegateSection } from '../../work/delegated-sections'
import { dueOf } from '../../work/due'
import type { Database } from '../database'
import { withCountedIds } from '../new-id'
import { asOf } from './lived'
import { unitIds } from './units'

/** The reporter of the institute's base delegates a page of this year's report to the expert, a colleague. */
export function seedDelegatedSections(db: Database, now: number): void {
  const work = db.works
    .where({ kind: 'science-base', unitId: unitIds.institute })
    .toSorted((a, b) => b.createdAt - a.createdAt)[0]
  const content = db.contents.get(work?.id ?? '')
  const page = content && formNode(content.formId, content.formVersion).pages[1]?.id
  if (!work || page === undefined) throw new Error('nothing is reported for the institute’s base')
  const delegating = asOf(db, workingMoment(now - day), work.creatorId)
  const dueAt = Math.min(endOfDayAfter(now, 6), dueOf(delegating, work) ?? Number.POSITIVE_INFINITY)
  withCountedIds('given-parts', () =>
    delegateSection(delegating, {
      workId: work.id,
      colleagueId: personaUserId('expert'),
      places: [pagePart(page)],
      dueAt,
    }),
  )
}
