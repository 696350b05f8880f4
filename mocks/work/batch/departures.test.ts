/** Decisions that depart from a recommendation or from others; with the few rows that each rule needs. */
import { beforeEach, describe, expect, it } from 'vitest'
import type { WorkAction } from '@/work/kind'
import { smallBatch } from '../../../tests/small-batch'
import { university } from '../../../tests/small-university'
import type { WorkRow } from '../../db/rows-work'
import { departuresIn } from './departures'
import { previewDecisions } from './preview'

let { backend, filed, officer } = smallBatch()
beforeEach(() => {
  ;({ backend, filed, officer } = smallBatch())
})

describe('a decision departs from a recommendation', () => {
  it.each<[WorkAction, object[]]>([
    ['REFUSE', [{ cause: 'RECOMMENDED', action: 'PASS', count: null, total: null }]],
    ['PASS', []],
  ])('of the experts: %s', (action, expected) => {
    const about = { unitId: university, reachedDepartment: true, facts: { round: 1 } }
    backend.work('ACCEPTANCE', 'a', { state: 'TO_CONCLUDE', creatorId: '陈思远', ...about })
    backend.db.reviewGroups.insert({ id: 'r', panelId: 'acceptance-a-1', expertId: 'e' } as never)
    backend.work('REVIEW', 'r', { belongsTo: 'r', state: 'SUBMITTED' })
    backend.content('r', { recommendation: 'pass' })
    expect(departuresIn(backend.as('徐海宁'), ['a'], action)('a')).toEqual(expected)
    const [preview] = previewDecisions(backend.as('徐海宁'), {
      ids: ['a'],
      action,
      opinion: '结论',
      facts: { reason: '造假' },
    })
    expect(preview).toMatchObject({ code: null, departures: expected })
  })
})

describe('a decision departs from others', () => {
  const history = (id: string, workId: string, step: string, more: object = {}) =>
    backend.db.workHistories.insert({ id, workId, step, role: 'commission', at: 1, state: '', ...more } as never)
  const others = (steps: string[], more: Partial<WorkRow> = {}) =>
    steps.forEach((step, index) => {
      filed(`${step}${index}`, { state: 'ACCEPTED', ...more })
      history(`h${step}${index}`, `${step}${index}`, step)
    })
  const departures = (action: WorkAction = 'REFUSE', id = 'a') => departuresIn(officer(), ['a'], action)(id)

  it.each<[string, string[], object[]]>([
    ['all of three', ['PASS', 'PASS', 'PASS'], [{ cause: 'OTHERS', action: 'PASS', count: 3, total: 3 }]],
    ['most of four, by the commonest', ['RETURN', 'PASS', 'PASS', 'REFUSE'], [{ action: 'PASS', count: 2, total: 4 }]],
    ['not of two', ['PASS', 'PASS'], []],
    ['not where a third decided so', ['PASS', 'PASS', 'REFUSE'], []],
  ])('%s', (_case, steps, expected) => {
    filed('a')
    others(steps)
    expect(departures()).toMatchObject(expected)
    expect(departures()).toHaveLength(expected.length)
  })

  it.each<[string, (ids: string[]) => unknown]>([
    ['of another kind', (ids) => ids.map((id) => backend.db.works.update(id, { kind: 'MATCHING' }))],
    ['of another role', (ids) => ids.map((id) => backend.db.workHistories.update(`h${id}`, { role: 'unit' }))],
    ['without a role', (ids) => ids.map((id) => backend.db.workHistories.update(`h${id}`, { role: null }))],
    [
      'that only began a review',
      (ids) => ids.map((id) => backend.db.workHistories.update(`h${id}`, { step: 'RECEIVE' })),
    ],
    ['that were taken back since', (ids) => ids.map((id) => history(`t${id}`, id, 'TAKE_BACK', { at: 2 }))],
    ['about works that are gone', (ids) => ids.map((id) => backend.db.works.remove(id))],
  ])('not from decisions %s', (_case, change) => {
    filed('a')
    others(['PASS', 'PASS', 'PASS'])
    change(['PASS0', 'PASS1', 'PASS2'])
    expect(departures()).toEqual([])
  })

  it('by what was decided last, in each work', () => {
    filed('a')
    others(['PASS', 'PASS', 'PASS'])
    for (const id of ['PASS0', 'PASS1', 'PASS2']) {
      history(`r${id}`, id, 'RETURN', { at: 3 })
      history(`b${id}`, id, 'REFUSE', { at: 2 })
    }
    expect(departures()).toMatchObject([{ action: 'RETURN', count: 3, total: 3 }])
  })

  it('also where the commission did something else since that judges nothing', () => {
    filed('a')
    others(['PASS', 'PASS', 'PASS'])
    for (const id of ['PASS0', 'PASS1', 'PASS2']) history(`r${id}`, id, 'RECEIVE', { at: 2 })
    expect(departures()).toMatchObject([{ action: 'PASS', count: 3 }])
  })

  it('not from the works of the batch itself, nor where nothing is judged, nor without the work', () => {
    filed('a')
    others(['PASS', 'PASS', 'PASS'])
    expect(departuresIn(officer(), ['a', 'PASS0'], 'REFUSE')('a')).toEqual([])
    expect(departures('RECEIVE')).toEqual([])
    expect(departures('REFUSE', 'gone')).toEqual([])
  })

  it('only from those under the same guide', () => {
    backend.guide('g')
    backend.work('DECLARATION', 'p', { belongsTo: 'g' })
    filed('a', { projectId: 'p' })
    others(['PASS', 'PASS', 'PASS'])
    expect(departures()).toEqual([])
    for (const id of ['PASS0', 'PASS1', 'PASS2']) backend.db.works.update(id, { projectId: 'p' })
    expect(departures()).toHaveLength(1)
  })
})
