/** A national project with its matching and yearly requests of funds, for tests of their rules. */
import type { NationalProjectRow } from '@mocks/db/rows-filings'
import type { WorkRow } from '@mocks/db/rows-work'
import { beginWork } from '@mocks/work/begin'
import { moveWork } from '@mocks/work/steps'
import { smallUniversity, university } from './small-university'

/** The university, with the means to add the leader's national project `n`, its matching `m` and requests, and to take steps in them. */
export function smallMatching() {
  const { backend } = smallUniversity()
  const { db, now, as, content, work } = backend
  /** A key project of the leader, 2025 to 2028. */
  const national = (more: Partial<NationalProjectRow> = {}) =>
    db.nationalProjects.insert({
      ...{ id: 'n', number: '2025YFB1', name: '深海传感网络', program: '国家重点研发计划', key: true },
      ...{ funding: '980', ratioLimit: '30', cap: '300', leaderId: '陈思远', unitId: university },
      ...{ departmentId: '材料系', start: '2025-01-01', end: '2028-12-31' },
      ...more,
    })
  /** The matching `m` of the leader with a plan of years, granted unless `more` says otherwise. */
  const matching = (plan: Readonly<Record<number, string>>, more: Partial<WorkRow> = {}): WorkRow => {
    const years = Object.entries(plan).map(([year, amount]) => ({ id: year, cells: { year, amount } }))
    content('m', { years })
    return work('MATCHING', 'm', {
      ...{ belongsTo: 'n', creatorId: '陈思远', unitId: university, departmentId: '材料系', title: '深海传感网络' },
      ...{ state: 'ACCEPTED', number: 'PT20260001', amount: '90', facts: { subject: '国家重点研发计划' } },
      ...more,
    })
  }
  /** A year's request of the matching `m`, `f2026`. */
  const request = (year: number, more: Partial<WorkRow> = {}): WorkRow =>
    work('FUND_APPLICATION', `f${year}`, {
      ...{ belongsTo: 'm', creatorId: '陈思远', unitId: university, state: 'ACCEPTED', amount: '20', facts: { year } },
      ...{ submittedAt: now },
      ...more,
    })
  const begin = (kind: string, of: string, facts: object = {}, who = '陈思远') => beginWork(as(who), kind, of, facts)
  const valuesOf = ({ id }: Pick<WorkRow, 'id'>) => db.contents.get(id)?.values ?? {}
  /** By the leader, with all that the form asks for. */
  const submit = (id: string, moment = now) =>
    moveWork(as('陈思远', { whole: true, now: moment }), id, 'SUBMIT', { seenRevision: db.contents.get(id)?.revision })
  const giveBack = (id: string) => moveWork(as('王建华'), id, 'RETURN', { opinion: '请核对' })
  return { backend, national, matching, request, begin, valuesOf, submit, giveBack }
}
