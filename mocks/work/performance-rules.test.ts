/** What a leader states before a performance evaluation, where it differs from the record, and who mends which; with few rows. */
import { beforeEach, describe, expect, it } from 'vitest'
import { refusalFacts } from '../../tests/small-backend'
import { smallProject } from '../../tests/small-project'
import { university } from '../../tests/small-university'
import type { WorkRow } from '../db/rows-work'
import { evaluationRecord, performanceRules } from './kinds/performance'
import { workView } from './view'
import { viewerRolesOf } from './viewer-roles'

let { backend, people, document, step } = smallProject()
beforeEach(() => {
  ;({ backend, people, document, step } = smallProject())
  backend.db.works.update('p', { number: '26DZ1' })
})
const evaluation = (more: Partial<WorkRow> = {}) =>
  document('PERFORMANCE', 'e', { number: '26DZ1', title: '量子', amount: '120', ...more })
const right = { projectNumber: '26DZ1', projectName: '量子', undertakingUnit: university, leader: '陈思远' }
const recordNow = () => evaluationRecord(backend.as(), backend.db.works.get('e') ?? evaluation())

describe('the record of an evaluation', () => {
  it('is what the commission holds of the project', () => {
    evaluation()
    expect(recordNow()).toEqual({ ...right, start: '2026-01-01', end: '2026-12-31', funding: '120' })
  })

  it('has the corrections of the department in it', () => {
    evaluation({ facts: { corrected: { ...right, projectName: '量子计算' } } })
    expect(recordNow()).toMatchObject({ projectName: '量子计算', leader: '陈思远' })
  })

  it('of which nothing is known is empty', () => {
    evaluation({ number: null, amount: null, unitId: 'gone', creatorId: 'gone', projectId: null })
    expect(recordNow()).toMatchObject({ projectNumber: '', undertakingUnit: '', leader: '', funding: '0' })
  })

  it('stands beside the contract in force', () => {
    const work = evaluation({ title: '旧名称' })
    backend.db.works.update('p', { number: null })
    expect(performanceRules.facts?.(backend.as(), work)).toEqual({
      record: expect.objectContaining({ projectName: '旧名称' }),
      contract: { ...right, projectNumber: '' },
    })
  })
})

describe('a statement', () => {
  const begin = (facts: object) => refusalFacts(() => step('陈思远', 'e', 'BEGIN', { facts: { ...facts } }))

  it('that fits begins the evaluation, whatever its width, blanks and case', () => {
    evaluation()
    expect(begin({ ...right, projectNumber: ' ２６dz1 ' })).toBeNull()
    expect(backend.db.works.get('e')?.state).toBe('FILLING')
  })

  it.each([
    ['another name', { ...right, projectName: '别的' }, ['projectName']],
    ['another number and leader', { ...right, projectNumber: '1', leader: '李敏' }, ['projectNumber', 'leader']],
    ['nothing', {}, ['projectNumber', 'projectName', 'undertakingUnit', 'leader']],
  ])('with %s is refused with what differs', (_case, stated, fields) => {
    evaluation()
    expect(begin(stated)).toEqual({ code: 603201, fields })
  })

  it('that is sent with a reason is kept for the department', () => {
    evaluation({ facts: { kept: 1 } })
    const stated = { ...right, projectName: '量子计算' }
    const done = step('陈思远', 'e', 'DECLINE', { opinion: '名称已变更', facts: { ...stated, other: 'x' } })
    expect(done).toMatchObject({ state: 'DISPUTED', facts: { kept: 1, stated } })
    expect(done.facts.stated).toEqual(stated)
  })
})

describe('a disputed record', () => {
  const stated = { ...right, projectName: '量子计算', leader: '李敏' }
  const disputed = (more: object = stated) => evaluation({ state: 'DISPUTED', facts: { stated: more } })
  const mayCorrect = () => {
    const [context, work] = [backend.as('徐海宁'), backend.db.works.get('e') as WorkRow]
    return workView(context, work, viewerRolesOf(context, people.supervisor)(work)).decisions.includes('PASS')
  }

  it('is corrected as stated, also in a form that was begun', () => {
    disputed()
    backend.content('e', null, { projectName: '量子', summary: '甲' })
    expect(mayCorrect()).toBe(true)
    expect(step('徐海宁', 'e', 'PASS').facts).toMatchObject({ corrected: stated, stated: null })
    const { summary, ...values } = backend.db.contents.get('e')?.values ?? {}
    const { projectNumber, projectName, undertakingUnit, leader: leaderName } = stated
    expect(values).toEqual({ projectNumber, projectName, undertakingUnit, leaderName })
    expect(summary).toBe('甲')
    expect(recordNow()).toMatchObject(stated)
  })

  it('is corrected where no form was begun', () => {
    disputed()
    expect(step('徐海宁', 'e', 'PASS').state).not.toBe('DISPUTED')
  })

  it.each([
    ['fits by now', right],
    ['was never stated', null],
  ])('that %s has nothing to be corrected', (_case, facts) => {
    evaluation({ state: 'DISPUTED', facts: { stated: facts } })
    expect(mayCorrect()).toBe(false)
    expect(performanceRules.withholds?.(backend.as(), backend.db.works.get('e') as WorkRow)).toEqual(['PASS'])
    expect(refusalFacts(() => step('徐海宁', 'e', 'PASS'))?.code).toBe(603003)
  })

  it('can be left as it is, with a reason', () => {
    disputed()
    expect(step('徐海宁', 'e', 'RETURN', { opinion: '以合同为准' }).facts).toMatchObject({ stated })
  })
})

describe('a submission', () => {
  const submit = (rows: readonly object[], more: { quiet?: true } = {}) => {
    evaluation({ state: 'FILLING' })
    backend.content('e', null, { achievements: rows })
    return refusalFacts(() => step('陈思远', 'e', 'SUBMIT', { seenRevision: 1 }, more))
  }
  const chosen = { id: 'a1', cells: { source: '个人履历', name: '论文' } }

  it('names each row that looks chosen from a source that does not have it', () => {
    expect(submit([chosen, { id: 'a2', cells: { name: '自填' } }])).toMatchObject({
      code: 60405,
      problems: [{ code: 60443, paths: ['achievements/a1/name'], severity: 'ERROR' }],
    })
  })

  it('of typed rows is not held up', () => {
    expect(submit([{ id: 'a2', cells: { name: '自填', source: '' } }])).toBeNull()
  })

  it('of seeds is not checked', () => {
    expect(submit([chosen], { quiet: true })).toBeNull()
  })
})
