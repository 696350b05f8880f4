/** Who may read and change which answers of a work item. */
import { beforeEach, describe, expect, it } from 'vitest'
import { refusalOf } from '../../tests/small-backend'
import { smallRequest } from '../../tests/small-request'
import type { DelegatedSectionRow } from '../db/rows-desk'
import type { ContentRow, WorkRow } from '../db/rows-work'
import { contentPart, requireEditable } from './content-part'
import { delegatedSection } from './delegated-sections'

let { backend, request, delegated } = smallRequest()
beforeEach(() => {
  ;({ backend, request, delegated } = smallRequest())
})
const { now } = backend
const partOf = (who: string) => contentPart(backend.as(who), 'w')
const sorted = (fields: ReadonlySet<string> | null) => fields && [...fields].toSorted()

describe('the answers of a work item', () => {
  it.each<[string, Partial<WorkRow>, string, object]>([
    [
      'are changed by who fills them in',
      {},
      '陈思远',
      { fills: true, editable: true, lockedReason: null, correcting: false },
    ],
    [
      'are closed to them once handed in',
      { state: 'UNIT_REVIEW', opinion: '请补充' },
      '陈思远',
      {
        ...{ fills: true, editable: false, lockedCode: 60402, correcting: false },
        lockedReason: '合同变更目前状态为“单位审核”，不能修改。',
      },
    ],
    ['are corrected after a return', { opinion: '请补充' }, '陈思远', { editable: true, correcting: true }],
    [
      'are closed with the code of the kind, where it has one',
      { kind: 'TASK_BOOK', state: 'UNIT_REVIEW' },
      '陈思远',
      { fills: true, editable: false, lockedCode: 603226, lockedReason: '任务书目前状态为“待单位审核”，不能修改。' },
    ],
    [
      'are read by reviewers',
      { state: 'UNIT_REVIEW' },
      '王建华',
      {
        ...{ fills: false, editable: false, lockedCode: 60154 },
        lockedReason: '您可以查看这份合同变更，只有填报人可以修改。',
      },
    ],
    [
      'are closed by the date, which they name',
      { kind: 'AWARD_REPORT', state: 'NOT_FILED', stateSince: Date.parse('2026-11-01T17:00:00+08:00') },
      '陈思远',
      {
        ...{ editable: false, lockedFacts: { deadline: Date.parse('2026-11-01T17:00:00+08:00') } },
        lockedReason: expect.stringMatching(/^.+的期限已于 2026-11-01 17:00 截止，不能再填写。$/),
      },
    ],
  ])('%s', (_case, more, who, expected) => {
    request(more)
    const part = partOf(who)
    expect(part).toMatchObject({ caller: { id: who }, visibleFields: null, ...expected })
    if (!('lockedFacts' in expected)) expect(part).not.toHaveProperty('lockedFacts')
    const { editable, lockedCode, lockedFacts } = part
    if (editable)
      expect(requireEditable(backend.as(who), 'w')).toMatchObject({ content: { id: 'w' }, caller: { id: who } })
    expect(refusalOf(() => requireEditable(backend.as(who), 'w'))).toBe(editable ? null : lockedCode)
    if (lockedFacts)
      expect(() => requireEditable(backend.as(who), 'w')).toThrow(
        expect.objectContaining({ extensions: { code: lockedCode, ...lockedFacts } }),
      )
  })

  it('are refused where there are none, to strangers and without a login', () => {
    request()
    expect(refusalOf(() => contentPart(backend.as('陈思远'), 'x'))).toBe(60401)
    expect(refusalOf(() => partOf('赵立群'))).toBe(60154)
    expect(refusalOf(() => contentPart(backend.as(), 'w'))).toBe(400)
    backend.db.contents.remove('w')
    expect(refusalOf(() => requireEditable(backend.as('陈思远'), 'w'))).toBe(60401)
  })

  it.each<[string, readonly string[] | null, boolean, string[] | null, string | null]>([
    ['are all open', null, false, null, null],
    ['are open where a reviewer remarked', ['reason', 'newEnd'], false, ['newEnd', 'reason'], 'REMARKS'],
    ['are closed where a colleague has them', ['reason', 'newEnd'], true, ['newEnd'], 'GIVEN'],
  ])('%s', (_case, openFields, isOut, open, openReason) => {
    request({}, { openFields })
    if (isOut) delegated('part')
    const part = partOf('陈思远')
    expect([sorted(part.open), part.openReason]).toEqual([open, openReason])
  })

  it('are all open but what a colleague has, until it is back', () => {
    request()
    delegated('part')
    const { open, openReason } = partOf('陈思远')
    expect(openReason).toBe('GIVEN')
    expect(sorted(open)).toEqual(expect.arrayContaining(['changeKind', 'newEnd']))
    for (const id of ['reason', 'proofs']) expect(open?.has(id)).toBe(false)
    backend.db.delegatedSections.update('part', { state: 'BACK' })
    expect(partOf('陈思远')).toMatchObject({ open: null, openReason: null })
  })

  it('are open where a later form requires what nobody was asked before, so nobody can have passed it', () => {
    request({}, { openFields: ['newEnd'], submitted: { revision: 1, values: {} }, upgradedFrom: 1 } as never)
    const open = () => sorted(partOf('陈思远').open)
    expect(open()).toEqual(['changeKind', 'newEnd', 'proofs', 'reason'])
    backend.db.contents.update('w', { submitted: { revision: 1, values: { reason: '出国', changeKind: 'period' } } })
    expect(open()).toEqual(['newEnd', 'proofs'])
    for (const upgradedFrom of [undefined, 90_001]) {
      backend.db.contents.update('w', { upgradedFrom } as never)
      expect(open()).toEqual(['newEnd'])
    }
    backend.db.contents.update('w', { upgradedFrom: 1, submitted: null } as never)
    expect(open()).toEqual(['newEnd'])
  })

  it('begin a work item that waits to be filled in, once they are saved', () => {
    request({ kind: 'TASK_BOOK', state: 'TO_FILL', modifiedAt: 1 })
    const { saved } = partOf('陈思远')
    saved({ ...backend.db.contents.get('w'), values: { approvedFunding: '12' } } as unknown as ContentRow)
    expect(backend.db.works.get('w')).toMatchObject({ state: 'FILLING', amount: '12', modifiedAt: now })
  })

  it('tell the work item what lists show of them', () => {
    request({ modifiedAt: 1 })
    partOf('陈思远').saved({ values: { changeKind: 'leader' } } as unknown as ContentRow)
    expect(backend.db.works.get('w')).toMatchObject({
      ...{ state: 'APPLYING', facts: { changeKind: 'leader' }, modifiedAt: now },
    })
  })
})

describe('a colleague with a delegated section', () => {
  it('changes its answers, sees what these depend on, and nothing else', () => {
    request()
    delegated('part')
    delegated('what', { places: ['section:what'], toId: '李敏' })
    expect(partOf('赵立群')).toMatchObject({
      ...{ fills: true, editable: true, lockedReason: null, lockedCode: 603138, correcting: false },
      openReason: 'GIVEN',
    })
    expect([sorted(partOf('赵立群').open), sorted(partOf('赵立群').visibleFields)]).toEqual([
      ['proofs', 'reason'],
      ['proofs', 'reason'],
    ])
    const { open, visibleFields } = partOf('李敏')
    expect(open?.has('newEnd')).toBe(true)
    expect([open?.has('reason'), visibleFields?.has('reason')]).toEqual([false, false])
  })

  it('sees also answers elsewhere that decide whether its section is shown', () => {
    request({ kind: 'TASK_BOOK', state: 'FILLING' }, { formId: 'task-book' })
    delegated('part', { places: ['section:topicShares'] })
    delegated('elsewhere', { workId: 'x', places: ['page:commitment'] })
    expect(sorted(partOf('赵立群').open)).toEqual(['topicShares'])
    expect(sorted(partOf('赵立群').visibleFields)).toEqual(['topicCount', 'topicShares'])
  })

  it('changes what reviewers left open, in all sections that they have', () => {
    request({}, { openFields: ['reason', 'newEnd'] })
    delegated('part')
    delegated('what', { places: ['section:what'] })
    expect(sorted(partOf('赵立群').open)).toEqual(['newEnd', 'reason'])
  })

  it('changes what an opened answer newly asks for, as its leader may', () => {
    request({}, { openFields: ['changeKind'] })
    expect([...(partOf('陈思远').open ?? [])]).toEqual(
      expect.arrayContaining(['changeKind', 'newLeaderName', 'newUnit']),
    )
    expect(partOf('陈思远').open?.has('reason')).toBe(false)
    delegated('what', { places: ['section:what'] })
    expect(partOf('赵立群').open?.has('newLeaderName')).toBe(true)
  })

  it('saves into the work item of the leader', () => {
    request({ modifiedAt: 1 })
    delegated('part')
    partOf('赵立群').saved({ values: { changeKind: 'unit' } } as unknown as ContentRow)
    expect(backend.db.works.get('w')).toMatchObject({ facts: { changeKind: 'unit' }, modifiedAt: now })
  })

  it.each<[string, Partial<DelegatedSectionRow>, Partial<WorkRow>]>([
    ['once it is back', { state: 'BACK' }, {}],
    ['once the leader took it', { state: 'TAKEN' }, {}],
    ['once the leader handed everything in', {}, { state: 'UNIT_REVIEW' }],
  ])('is told that it is closed %s', (_case, part, more) => {
    request(more)
    delegated('part', part)
    expect(refusalOf(() => partOf('赵立群'))).toBe(603138)
    expect(refusalOf(() => delegatedSection(backend.as('赵立群'), 'part'))).toBe(603138)
  })

  it('who reads the work item for another reason goes on reading it', () => {
    request({ state: 'UNIT_REVIEW' })
    delegated('part', { toId: '王建华' })
    expect(partOf('王建华')).toMatchObject({ fills: false, editable: false, visibleFields: null })
  })
})
