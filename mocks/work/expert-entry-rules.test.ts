/** An expert application and a change of an expert's entry: who begins them, what they begin with, what their end brings; with few rows. */
import { beforeEach, describe, expect, it } from 'vitest'
import { refusalOf } from '../../tests/small-backend'
import { smallUniversity, university } from '../../tests/small-university'
import type { UserRow } from '../db/rows'
import type { WorkRow } from '../db/rows-work'
import { beginWork } from './begin'
import {
  entryInForce,
  expertApplicationRules,
  expertChangeRules,
  expertTitle,
  expertWorks,
} from './kinds/expert-application'
import type { Taking } from './rules'

type Kind = 'EXPERT_APPLICATION' | 'EXPERT_CHANGE'
let { backend } = smallUniversity()
beforeEach(() => {
  ;({ backend } = smallUniversity())
  backend.db.users.update('陈思远', { userPosition: '教授', userMajor: '声学', userGrade: 2 })
  backend.db.memberships.update(`陈思远@${university}`, { departments: [{ id: '材料系', isAdmin: 0 }] })
})
const { now, day } = backend
const begin = (kind: Kind, of = '陈思远', who = '陈思远') => beginWork(backend.as(who), kind, of, {})
const leaveUnit = () => backend.db.memberships.remove(`陈思远@${university}`)
const become = (more: Partial<UserRow>) => backend.db.users.update('陈思远', more)
const item = (kind: Kind, id: string, state: string, more: Partial<WorkRow> = {}) =>
  backend.work(kind, id, { creatorId: '陈思远', belongsTo: '陈思远', unitId: university, state, ...more })
const taking = (more: object) => more as Taking
const rules: [Kind, typeof expertChangeRules][] = [
  ['EXPERT_APPLICATION', expertApplicationRules],
  ['EXPERT_CHANGE', expertChangeRules],
]

describe('an application', () => {
  it('begins in the name of the person, in their unit and department, with what they do', () => {
    const work = begin('EXPERT_APPLICATION')
    expect(work).toMatchObject({
      ...{ kind: 'EXPERT_APPLICATION', belongsTo: '陈思远', projectId: null, creatorId: '陈思远', unitId: university },
      ...{ departmentId: '材料系', title: '陈思远的专家入库申请', facts: { position: '教授', major: '声学' } },
    })
    expect(backend.db.contents.get(work.id)?.values).toMatchObject({ residence: 'mainland' })
  })

  it('of a person in two units goes to the one that they chose to be used first', () => {
    backend.db.memberships.update(`陈思远@${university}`, { isDefault: 0 })
    const second = { id: '陈思远@研究所', unitId: '研究所', isDefault: 1, departments: [{ id: '智能部', isAdmin: 0 }] }
    const first = backend.db.memberships.get(`陈思远@${university}`) ?? expect.fail('no membership')
    backend.db.memberships.insert({ ...first, ...second })
    expect(begin('EXPERT_APPLICATION')).toMatchObject({ unitId: '研究所', departmentId: '智能部' })
  })

  it('of who was invited needs no unit, and leaves open where they live', () => {
    become({ isInvitedExpert: 1 })
    leaveUnit()
    const work = begin('EXPERT_APPLICATION')
    expect(work).toMatchObject({ unitId: '', departmentId: null })
    expect(backend.db.contents.get(work.id)?.values.residence).not.toBe('mainland')
  })

  it.each<[string, () => unknown, number]>([
    ['by who is an expert', () => become({ expertFlag: 1 }) && begin('EXPERT_APPLICATION'), 601302],
    ['below the intermediate real-name level', () => become({ userGrade: 1 }) && begin('EXPERT_APPLICATION'), 601306],
    ['for somebody else', () => begin('EXPERT_APPLICATION', '赵立群'), 60154],
    ['without a unit', () => [leaveUnit(), begin('EXPERT_APPLICATION')], 601304],
    ['of an entry, by who is no expert', () => begin('EXPERT_CHANGE'), 60154],
    ['of another’s entry', () => become({ expertFlag: 1 }) && begin('EXPERT_CHANGE', '赵立群'), 60154],
  ])('is not begun %s', (_case, run, code) => {
    expect(refusalOf(run)).toBe(code)
  })
})

describe.each(rules)('%s', (kind, { guard, target, facts }) => {
  beforeEach(() => {
    if (kind === 'EXPERT_CHANGE') become({ expertFlag: 1 })
  })

  it.each([
    ['0', 'mine'],
    ['4', 'mine'],
    ['5', 'mine'],
    ['1', 601301],
    ['2', 601301],
  ])('in state %s, begun again: %s', (state, expected) => {
    item(kind, 'former', '3', { createdAt: now - 2 * day })
    item(kind, 'mine', state, { createdAt: now - day })
    item(kind, 'of-another', '1', { creatorId: '赵立群' })
    if (typeof expected === 'number') expect(refusalOf(() => begin(kind))).toBe(expected)
    else expect(begin(kind).id).toBe(expected)
    expect(expertWorks(backend.as(), '陈思远', kind).map(({ id }) => id)).toEqual(['mine', 'former'])
  })

  it('is begun anew after the last one was entered', () => {
    item(kind, 'former', '3')
    expect(begin(kind).id).not.toBe('former')
  })

  it('is submitted at the intermediate level only', () => {
    const submit = (action: string, userGrade: number) =>
      refusalOf(() => guard?.(backend.as(), taking({ action, caller: { userGrade } })))
    expect([submit('SUBMIT', 1), submit('SUBMIT', 2), submit('WITHDRAW', 1)]).toEqual([601306, null, null])
  })

  it('goes to the commission where there is no unit', () => {
    const next = (action: string, unitId: string) => target?.(backend.as(), taking({ action, work: { unitId } }))
    expect([next('SUBMIT', ''), next('SUBMIT', university), next('WITHDRAW', '')]).toEqual(['2', undefined, undefined])
  })

  it('says since when the person is an expert', () => {
    const work = item(kind, 'w', '0')
    expect(facts?.(backend.as(), work)).toEqual({ expertAt: null })
    backend.db.expertProfiles.insert({ id: '陈思远', expertAt: now } as never)
    expect(facts?.(backend.as(), work)).toEqual({ expertAt: now })
  })
})

describe('an entry in the database', () => {
  const profile = () => backend.db.expertProfiles.get('陈思远')
  const took = (kind: Kind, step: object, more: Partial<WorkRow> = {}, at = now) =>
    rules
      .find(([of]) => of === kind)?.[1]
      .took?.(backend.as('陈思远', { now: at }), taking(step), { ...item(kind, `w${at}`, '2'), ...more })

  it('is made by the approval of an application, once', () => {
    took('EXPERT_APPLICATION', { action: 'PASS', to: '2' })
    expect([profile(), backend.db.users.get('陈思远')?.expertFlag]).toEqual([undefined, undefined])
    took('EXPERT_APPLICATION', { action: 'PASS', to: '3' }, {}, now + day)
    expect(profile()).toEqual({ id: '陈思远', expertAt: now + day, expertEditAt: null, expertEditCompleteAt: null })
    expect(backend.db.users.get('陈思远')?.expertFlag).toBe(1)
    took('EXPERT_APPLICATION', { action: 'PASS', to: '3' }, {}, now + 2 * day)
    expect(profile()?.expertAt).toBe(now + day)
  })

  it('tells when a change was submitted and when it took effect', () => {
    expect(took('EXPERT_CHANGE', { action: 'SUBMIT', to: '1' }, {}, now - day)).toBeUndefined()
    expect(profile()).toBeUndefined()
    backend.db.expertProfiles.insert({ id: '陈思远', expertAt: 1, expertEditAt: null, expertEditCompleteAt: null })
    took('EXPERT_CHANGE', { action: 'SUBMIT', to: '1' })
    expect(profile()).toMatchObject({ expertEditAt: now, expertEditCompleteAt: null })
    took('EXPERT_CHANGE', { action: 'PASS', to: '2' }, {}, now + day)
    expect(profile()).toMatchObject({ expertEditAt: now, expertEditCompleteAt: null })
    took('EXPERT_CHANGE', { action: 'PASS', to: '3' }, { submittedAt: now + 1 }, now + 2 * day)
    expect(profile()).toMatchObject({ expertEditAt: now + 1, expertEditCompleteAt: now + 2 * day })
    took('EXPERT_CHANGE', { action: 'PASS', to: '3' }, { submittedAt: null }, now + 3 * day)
    expect(profile()).toMatchObject({ expertEditAt: now + 3 * day, expertAt: 1 })
  })

  it('is the last approved one, of either kind', () => {
    const inForce = () => entryInForce(backend.as(), '陈思远')?.id
    expect(inForce()).toBeUndefined()
    item('EXPERT_APPLICATION', 'application', '3', { stateSince: now - 3 * day })
    expect(inForce()).toBe('application')
    item('EXPERT_CHANGE', 'change', '3', { stateSince: now - day })
    item('EXPERT_CHANGE', 'older', '3', { stateSince: now - 2 * day })
    item('EXPERT_CHANGE', 'under-review', '2', { stateSince: now })
    expect(inForce()).toBe('change')
  })

  it('is what a change begins with; the declaration is made anew', () => {
    become({ expertFlag: 1 })
    const first = begin('EXPERT_CHANGE')
    expect(first.facts).toEqual({ of: null, position: '教授', major: '声学' })
    backend.db.works.update(first.id, { state: '3' })
    const values = { residence: 'abroad', promise: true }
    backend.db.contents.update(first.id, { submitted: { revision: 1, values } })
    const next = begin('EXPERT_CHANGE')
    expect(next).toMatchObject({
      title: expertTitle({ userFullname: '陈思远' } as UserRow, 'EXPERT_CHANGE'),
      facts: { of: first.id },
    })
    expect(backend.db.contents.get(next.id)?.values).toMatchObject({ residence: 'abroad', promise: null })
    expect(next.title).toBe('陈思远的专家信息变更')
  })
})
