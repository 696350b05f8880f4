/** When a declaration can be begun, copied, submitted and restored, and its number; with few rows. */
import { beforeEach, describe, expect, it } from 'vitest'
import { refusalFacts } from '../../tests/small-backend'
import { materials, smallUniversity, university } from '../../tests/small-university'
import type { ContentRow, GuideRow, WorkRow } from '../db/rows-work'
import { beginWork } from './begin'
import { declarationRules } from './kinds/declaration'
import { moveWork } from './steps'

let { backend } = smallUniversity()
const { now, day } = backend
const guide = (more: Partial<GuideRow> = {}) =>
  backend.guide('指南', { number: '26DZ', formId: 'project-declaration', fundingLimit: '100', ...more })
beforeEach(() => {
  ;({ backend } = smallUniversity())
  backend.member('陈思远', '研究院', { id: 'second', departments: [{ id: materials, isAdmin: 0 }] })
})
const input = { remarkId: 'r', unitId: university, commitment: true }
const begin = (more: object = {}, moment = now) =>
  beginWork(backend.as('陈思远', { now: moment }), 'DECLARATION', '指南', { ...input, ...more })
const declaration = (id: string, more: Partial<WorkRow> = {}) =>
  backend.work('DECLARATION', id, {
    ...{ belongsTo: '指南', creatorId: '陈思远', unitId: university, formId: 'project-declaration', ...more },
  })
const contentOf = (id: string) => backend.db.contents.get(id) as ContentRow
const submit = (id: string, moment = now) =>
  moveWork(backend.as('陈思远', { whole: true, now: moment }), id, 'SUBMIT', {
    seenRevision: backend.db.contents.get(id)?.revision,
  })

describe('a declaration', () => {
  it('begins under its guide, for the chosen unit and the department there, on the form of the guide', () => {
    guide()
    expect(begin()).toMatchObject({
      ...{ kind: 'DECLARATION', belongsTo: '指南', projectId: null, formId: 'project-declaration', state: 'DRAFT' },
      ...{ unitId: university, departmentId: null, creatorId: '陈思远', title: '', number: null },
    })
    expect(contentOf(backend.db.works.where({ kind: 'DECLARATION' })[0]?.id ?? '').copiedFrom).toBeNull()
  })

  it('of a person in a department begins there', () => {
    guide()
    expect(begin({ unitId: '研究院' })).toMatchObject({ unitId: '研究院', departmentId: materials })
  })

  it.each<[string, () => unknown, object]>([
    ['no guide', () => begin(), { code: 60346 }],
    ['another guide’s remark', () => guide() && begin({ remarkId: 'other' }), { code: 60346 }],
    ['too low a real-name level', () => guide({ realNameLevel: 4 }) && begin(), { code: 60345 }],
    ['a guide that is closed', () => guide({ closesAt: now }) && begin({}, now + 1), { code: 60347, deadline: now }],
    [
      'a guide that is not open yet',
      () => guide({ opensAt: now + day }) && begin(),
      { code: 603326, opensOn: now + day },
    ],
    ['a unit the person is not in', () => guide() && begin({ unitId: '医院' }), { code: 603005 }],
    ['no commitment', () => guide() && begin({ commitment: 'yes' }), { code: 603006 }],
    [
      'another declaration under the guide',
      () => guide() && declaration('d', { state: 'UNIT_REVIEW' }) && begin(),
      { code: 603007, contentId: 'd' },
    ],
    [
      'a draft for another unit',
      () => guide() && declaration('d', { unitId: '研究院' }) && begin(),
      { code: 603007, contentId: 'd' },
    ],
    [
      'as many running projects as one may lead',
      () => {
        guide()
        for (const n of [1, 2, 3]) declaration(`p${n}`, { state: 'APPROVED', belongsTo: '旧指南' })
        begin()
      },
      { code: 603107 },
    ],
    [
      'somebody else’s declaration to copy',
      () => guide() && declaration('d', { creatorId: '李敏' }) && begin({ copyFrom: 'd' }),
      { code: 603001 },
    ],
  ])('is not begun with %s', (_case, run, expected) => {
    expect(refusalFacts(run)).toEqual(expected)
  })

  it('may be begun at the level that the guide asks for, beside other guides’ and other people’s', () => {
    guide({ realNameLevel: 3 })
    for (const n of [1, 2]) declaration(`p${n}`, { state: 'APPROVED', belongsTo: '旧指南' })
    declaration('colleague', { creatorId: '赵立群' })
    expect(begin().state).toBe('DRAFT')
  })

  it('that is a draft for the same unit is gone on with', () => {
    guide()
    const first = begin()
    expect(begin().id).toBe(first.id)
  })

  it('takes over the answers of an earlier one, and shows their title in lists', () => {
    guide()
    declaration('former', { belongsTo: '旧指南', state: 'REFUSED' })
    backend.content('former', null, { projectName: '深海传感网络组网' })
    backend.db.contents.update('former', { formId: 'project-declaration', formVersion: 1 })
    const work = begin({ copyFrom: 'former' })
    expect(work.title).toBe('深海传感网络组网')
    expect(contentOf(work.id)).toMatchObject({ copiedFrom: 'former', values: { projectName: '深海传感网络组网' } })
  })
})

describe('a submission', () => {
  const draft = (more: Partial<WorkRow> = {}) => {
    const work = declaration('d', more)
    backend.content('d', null, {})
    return work.id
  }

  it('gets the next free number under its guide once, whatever other guides and kinds have', () => {
    guide()
    declaration('first', { number: '26DZ007', creatorId: '李敏' })
    declaration('unnumbered', { creatorId: '吴昊' })
    declaration('elsewhere', { number: '26DZ950', belongsTo: '旧指南' })
    backend.work('MEMBER_PART', 'part', { number: '26DZ800', belongsTo: '指南' })
    expect(submit(draft()).number).toBe('26DZ008')
    moveWork(backend.as('王建华'), 'd', 'RETURN', { opinion: '请修改' })
    expect(submit('d').number).toBe('26DZ008')
  })

  it('is the first of its guide', () => {
    guide()
    expect(submit(draft()).number).toBe('26DZ001')
  })

  it.each<[string, () => unknown, number]>([
    ['after the guide has closed', () => guide({ closesAt: now }) && submit(draft(), now + 1), 60347],
    ['of a guide that was removed', () => submit(draft()), 60346],
  ])('is refused %s', (_case, run, code) => {
    expect(refusalFacts(run)?.code).toBe(code)
  })

  it('waits for the members to confirm', () => {
    guide()
    const id = draft()
    backend.work('MEMBER_PART', 'part', {
      belongsTo: id,
      assigned: { member: ['赵立群'] },
      facts: { said: { name: '赵立群' } },
    })
    expect(refusalFacts(() => submit(id))).toEqual({ code: 603105, names: '赵立群' })
  })

  it('is told to its creator with title and number; other steps have the usual words', () => {
    const work = { ...declaration('d'), title: '深海', number: '26DZ008' }
    const message = (action: 'SUBMIT' | 'PASS') => declarationRules.resultMessage?.(backend.as(), action, work)
    expect(message('SUBMIT')).toEqual({
      title: [
        '申报书《深海》已提交，编号 26DZ008，等待单位审核',
        'Application “深海” handed in, number 26DZ008, with your unit now',
      ],
      content: [
        '申报书《深海》已提交，编号 26DZ008，等待单位审核。',
        'Application “深海” handed in, number 26DZ008, with your unit now. ',
      ],
    })
    expect(message('PASS')).toBeUndefined()
  })
})

describe('a declaration’s place under its guide', () => {
  it('says the dates of the guide; without a guide none', () => {
    const facts = () => declarationRules.facts?.(backend.as(), backend.db.works.get('d') ?? declaration('d'))
    expect(facts()).toBeUndefined()
    const { closesAt, recommendBy } = guide()
    expect(facts()).toEqual({ guideClose: closesAt, recommendBy })
  })

  it('is free again for one that was removed, unless another has taken it', () => {
    const removed: WorkRow = { ...declaration('d'), id: 'removed' }
    backend.db.works.remove('d')
    const restore = () => declarationRules.restored?.(backend.as(), removed)
    declaration('elsewhere', { belongsTo: '旧指南' })
    declaration('colleague', { creatorId: '赵立群' })
    backend.work('MEMBER_PART', 'part', { belongsTo: '指南', creatorId: '陈思远' })
    expect(refusalFacts(restore)).toBeNull()
    declaration('other')
    expect(refusalFacts(restore)).toEqual({ code: 603007, contentId: 'other' })
  })

  it('ends the requests to its members', () => {
    backend.work('MEMBER_PART', 'part', { belongsTo: 'd', assigned: { member: ['赵立群'] } })
    backend.work('MEMBER_PART', 'other', { belongsTo: 'e', assigned: { member: ['赵立群'] } })
    declarationRules.removed?.(backend.as(), declaration('d'))
    expect(backend.db.works.where({ kind: 'MEMBER_PART' }).map(({ id }) => id)).toEqual(['other'])
  })
})
