/** What is recorded about who has read a work item, and who may know of it, with few rows. */
import { beforeEach, describe, expect, it } from 'vitest'
import { refusalOf } from '../../tests/small-backend'
import { smallUniversity, university } from '../../tests/small-university'
import { readsByOffice, readsOf, recordDataUse, recordRead } from './work-reads'

let { backend, given } = smallUniversity()
beforeEach(() => {
  ;({ backend, given } = smallUniversity())
  backend.guide('g')
  backend.work('DECLARATION', 'p', { belongsTo: 'g', unitId: university })
})
const { now } = backend
const minutes = 60_000
const read = (userId: string, at = now) => recordRead({ db: backend.db, now: at }, 'w', userId)
const reads = (who: string) =>
  readsOf(backend.as(who), 'w').map(({ name, role, unitName, firstAt, lastAt, times }) => [
    ...[name, role, unitName, firstAt - now, lastAt - now, times],
  ])
/** Read by all offices and by a former expert, the unit's administrators last. */
function readByAll(kind = 'CONTRACT_CHANGE') {
  given(kind, { state: kind === 'CONTRACT_CHANGE' ? 'AGREED' : 'RECEIVED', reachedDepartment: true })
  for (const [index, who] of ['郑立', '徐海宁', '吴昊', '王建华', 'gone'].entries()) read(who, now + index)
}

describe('a reading is recorded', () => {
  it('once within ten minutes of the last one, with the first and the last time', () => {
    for (const at of [0, 10, 20.1, 40]) read('王建华', now + at * minutes)
    expect(backend.db.workReads.all()).toEqual([
      { id: 'w 王建华', workId: 'w', userId: '王建华', firstAt: now, lastAt: now + 40 * minutes, times: 3 },
    ])
  })

  it('for each person and each work item', () => {
    read('王建华')
    read('徐海宁')
    recordRead({ db: backend.db, now }, 'x', '王建华')
    expect(backend.db.workReads.all()).toHaveLength(3)
  })
})

describe('a use of numbers and files is recorded', () => {
  const use = (who: string, action: 'REVEAL' | 'EXPORT', at = now) =>
    recordDataUse(backend.as(who, { now: at }), 'w', action)

  it('of readers, each kind by itself, with how often', () => {
    given('CONTRACT_CHANGE', { state: 'UNIT_REVIEW', projectId: null })
    expect([use('王建华', 'REVEAL'), use('王建华', 'REVEAL', now + 5), use('王建华', 'EXPORT', now + 6)]).toEqual([
      ...[true, true, true],
    ])
    const row = { workId: 'w', userId: '王建华' }
    expect(backend.db.dataUses.all()).toEqual([
      { id: 'w 王建华 REVEAL', ...row, action: 'REVEAL', firstAt: now, lastAt: now + 5, times: 2 },
      { id: 'w 王建华 EXPORT', ...row, action: 'EXPORT', firstAt: now + 6, lastAt: now + 6, times: 1 },
    ])
  })

  it('not of who fills it in, and is refused to others', () => {
    given('CONTRACT_CHANGE', { projectId: null })
    expect(use('陈思远', 'EXPORT')).toBe(false)
    expect(refusalOf(() => use('郑立', 'EXPORT'))).toBe(60154)
    expect(backend.db.dataUses.all()).toEqual([])
  })
})

describe('who has read a work item is told', () => {
  it('to the department, by name and office, the last first, without who has no part in it', () => {
    readByAll()
    expect(reads('徐海宁')).toEqual([
      ['王建华', '单位管理员', university, 3, 3, 1],
      ['徐海宁', '主管处室', '高新技术处', 1, 1, 1],
    ])
  })

  it('to the commission’s division by name, with who has no part in it where it assigns the reviews', () => {
    readByAll('FOREIGN_EXPERT')
    expect(reads('周航')).toEqual([['王建华', '单位管理员', university, 3, 3, 1]])
    backend.db.commissionDesks.insert({ id: 'REVIEW', departmentIds: ['处室一'] })
    expect(reads('周航').map(([name, role, unitName]) => [name, role, unitName])).toEqual([
      ['王建华', '单位管理员', university],
      ['吴昊', '评审专家', null],
      ['徐海宁', '评审专家', null],
      ['郑立', '评审专家', null],
    ])
    read('周航', now + 9)
    expect(reads('周航')[0]).toEqual(['周航', '市科委', null, 9, 9, 1])
  })

  it('to the department that concludes on an acceptance, with its experts', () => {
    given('ACCEPTANCE', { state: 'TO_CONCLUDE', reachedDepartment: true })
    read('郑立')
    expect(reads('徐海宁')).toEqual([['郑立', '评审专家', null, 0, 0, 1]])
  })

  it('to the unit: its own people by name, other offices without', () => {
    readByAll()
    read('徐海宁', now + 9)
    backend.person('林涛', ['s02.f006'])
    backend.member('林涛', '科委', { roleCodes: ['supervisor'] })
    read('林涛', now + 5)
    expect(reads('王建华')).toEqual([
      [null, '主管处室', '高新技术处', 1, 5, 2],
      ['王建华', '单位管理员', university, 3, 3, 1],
    ])
  })

  it('to who fills it in: offices without names', () => {
    readByAll()
    expect(readsOf(backend.as('陈思远'), 'w')).toEqual([
      {
        ...{ id: `w 单位管理员 ${university}`, name: null, role: '单位管理员', unitName: university },
        ...{ firstAt: now + 3, lastAt: now + 3, times: 1 },
      },
      {
        ...{ id: 'w 主管处室 高新技术处', name: null, role: '主管处室', unitName: '高新技术处' },
        ...{ firstAt: now + 1, lastAt: now + 1, times: 1 },
      },
    ])
  })

  it('to an administrator of a department as to the unit, where the kind makes them readers', () => {
    given('FOREIGN_EXPERT', { state: 'SUBMITTED', departmentId: '材料系' })
    read('吴昊')
    read('周航', now + 1)
    expect(reads('吴昊')).toEqual([
      [null, '市科委', null, 1, 1, 1],
      ['吴昊', '部门管理员', university, 0, 0, 1],
    ])
  })

  it('to an officer who takes part in it as to who fills it in', () => {
    readByAll()
    backend.work('REVIEW', 'review', { creatorId: '徐海宁', facts: { contentId: 'w' } })
    expect(reads('徐海宁').map(([name, role]) => [name, role])).toEqual([
      [null, '单位管理员'],
      [null, '主管处室'],
    ])
  })

  it('not to others who read it', () => {
    given('TASK_BOOK', { state: 'TO_SIGN', assigned: { signer: ['郑立'] } })
    read('王建华')
    expect(reads('郑立')).toEqual([])
    expect(refusalOf(() => reads('赵立群'))).toBe(60154)
  })

  it('to the people whom it belongs to, by office', () => {
    readByAll()
    const work = backend.db.works.get('w') ?? expect.fail('no work')
    const offices = readsByOffice(backend.as(), work).map(({ name, role, times }) => [name, role, times])
    expect(offices).toEqual([
      [null, '主管处室', 1],
      [null, '单位管理员', 1],
    ])
    expect(readsByOffice(backend.as(), work, [])).toEqual([])
    read('王建华', now + 20 * minutes)
    expect(readsByOffice(backend.as(), backend.work('TASK_BOOK', 'other'))).toEqual([])
  })

  it('without the unit and the department that nobody knows', () => {
    given('CONTRACT_CHANGE', { state: 'AGREED', reachedDepartment: true, projectId: null })
    backend.db.units.remove(university)
    read('王建华')
    read('徐海宁')
    expect(reads('徐海宁').map(([, , unitName]) => unitName)).toEqual([null, null])
  })
})
