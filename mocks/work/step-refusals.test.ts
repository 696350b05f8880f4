/** When a step is refused, with the few rows that each rule needs. */
import { beforeEach, describe, expect, it } from 'vitest'
import type { WorkAction } from '@/work/kind'
import { refusalOf } from '../../tests/small-backend'
import { smallSteps } from '../../tests/small-steps'
import type { BackendContext } from '../context'
import type { ContentRow, WorkRow } from '../db/rows-work'
import { moveWork, type StepInput } from './steps'

let { backend, given, step, last, refused, content, submitted } = smallSteps()
beforeEach(() => {
  ;({ backend, given, step, last, refused, content, submitted } = smallSteps())
})
const { now } = backend

describe('a step is refused', () => {
  const atUnit = { state: 'UNIT_REVIEW', projectId: null }

  it.each<[string, [kind: string, Partial<WorkRow>], [who: string, WorkAction], object]>([
    ['to the creator, where the unit decides', ['TASK_BOOK', atUnit], ['陈思远', 'PASS'], { code: 60154 }],
    [
      'to an administrator who created it: nobody decides about their own',
      ['TASK_BOOK', { ...atUnit, creatorId: '王建华' }],
      ['王建华', 'PASS'],
      { code: 60154 },
    ],
    ['with the code of the state', ['TASK_BOOK', atUnit], ['陈思远', 'SUBMIT'], { code: 603226, state: 'UNIT_REVIEW' }],
    [
      'with the code of the state also to the unit, which never submits',
      ['TASK_BOOK', atUnit],
      ['王建华', 'SUBMIT'],
      { code: 603226, state: 'UNIT_REVIEW' },
    ],
    [
      'to who never takes it, without the state',
      ['TASK_BOOK', { state: 'SIGNED', projectId: null }],
      ['陈思远', 'PASS'],
      { code: 60154 },
    ],
    [
      'to who takes it elsewhere, with the state',
      ['TASK_BOOK', { state: 'SIGNED', projectId: null }],
      ['王建华', 'PASS'],
      { code: 603003, state: 'SIGNED' },
    ],
    ['that the kind does not have', ['TASK_BOOK', atUnit], ['陈思远', 'CLOSE'], { code: 603003, state: 'UNIT_REVIEW' }],
    [
      'in a state that its date has closed, with the date',
      ['AWARD_REPORT', { state: 'NOT_FILED', stateSince: 7 }],
      ['陈思远', 'SUBMIT'],
      { deadline: 7 },
    ],
  ])('%s', (_case, [kind, more], [who, action], expected) => {
    const work = given(kind, more)
    const refusal = refused(who, action) ?? expect.fail('it was taken')
    expect(refusal).toMatchObject(expected)
    if (!('state' in expected) && !('deadline' in expected)) expect(refusal).not.toHaveProperty('state')
    expect(backend.db.works.get('w')).toEqual(work)
    expect(last()).toBeUndefined()
  })

  it.each<[string, WorkAction, StepInput, number | null]>([
    ['a return without an opinion', 'RETURN', {}, 603004],
    ['a return with blanks for an opinion', 'RETURN', { opinion: ' \n' }, 603004],
    ['a refusal without an opinion', 'REFUSE', { opinion: null }, 603004],
    ['an opinion of 501 characters', 'PASS', { opinion: '字'.repeat(501) }, 603004],
    ['no opinion of 500 characters', 'PASS', { opinion: '字'.repeat(500) }, null],
    ['no pass without an opinion', 'PASS', {}, null],
    ['a decision about a version that was handed in again since', 'PASS', { seenRevision: 2 }, 603114],
    ['no decision about the version that was handed in last', 'PASS', { seenRevision: 3 }, null],
    ['no decision about a version that is not said', 'PASS', { seenRevision: null }, null],
  ])('for its opinion or version: %s', (_case, action, input, code) => {
    given('CONTRACT_CHANGE', atUnit)
    submitted(3)
    expect(refusalOf(() => step('王建华', action, input))).toBe(code)
  })

  it('for its version only where it decides, and where something was handed in', () => {
    given('CONTRACT_CHANGE', atUnit)
    content()
    expect(refusalOf(() => step('王建华', 'PASS', { seenRevision: 9 }))).toBeNull()
    backend.db.works.update('w', { state: 'UNIT_REVIEW' })
    backend.db.contents.update('w', { submitted: { revision: 3, values: {} } })
    expect(refusalOf(() => step('陈思远', 'CLOSE', { seenRevision: 9 }))).toBeNull()
  })

  it.each<[string, Partial<WorkRow>, [who: string, WorkAction], number | null]>([
    ['a pass after the recommendation’s date', { belongsTo: 'past' }, ['王建华', 'PASS'], 603325],
    ['no return after it', { belongsTo: 'past' }, ['王建华', 'RETURN'], null],
    ['no pass on its last moment', { belongsTo: 'today' }, ['王建华', 'PASS'], null],
  ])('for the date of the guide: %s', (_case, more, [who, action], code) => {
    backend.guide('past', { recommendBy: now - 1 })
    backend.guide('today', { recommendBy: now })
    given('DECLARATION', { ...atUnit, ...more })
    expect(refused(who, action, { opinion: '请补充' })?.code ?? null).toBe(code)
    if (code !== null) expect(refused(who, action)).toMatchObject({ deadline: now - 1 })
  })

  it.each<[string, Partial<WorkRow>, WorkAction, number | null]>([
    ['a submission after it', { state: 'FILLING', deadline: now - 1 }, 'SUBMIT', 603321],
    ['no submission on its last moment', { state: 'FILLING', deadline: now }, 'SUBMIT', null],
    ['no submission without one', { state: 'FILLING', deadline: null }, 'SUBMIT', null],
    ['no correction', { state: 'RETURNED', deadline: now - 1, opinion: '请补充' }, 'SUBMIT', null],
    ['nothing else', { state: 'TO_FILL', deadline: now - 1 }, 'BEGIN', null],
  ])('for the date of the work item: %s', (_case, more, action, code) => {
    given('TASK_BOOK', { projectId: null, ...more })
    const refusal = refused('陈思远', action)
    expect(refusal).toEqual(code && { code, deadline: now - 1 })
  })

  it.each<[string, Partial<ContentRow> | undefined, StepInput, Partial<BackendContext>, number | null]>([
    ['that there is not', undefined, {}, {}, 60401],
    ['that is tried with another definition', { trial: {} as never }, { seenRevision: 1 }, {}, 60435],
    ['that was changed since it was seen', { revision: 2 }, { seenRevision: 1 }, {}, 60408],
    ['that was not seen', {}, {}, {}, 60408],
    ['that is incomplete', {}, { seenRevision: 1 }, { whole: undefined }, 60405],
    [
      'that is incomplete: not while the seeds are made',
      {},
      { seenRevision: 1 },
      { whole: undefined, quiet: true },
      null,
    ],
    ['that counts as complete: not at all', {}, { seenRevision: 1 }, { whole: true }, null],
  ])('for the form, %s', (_case, row, input, more, code) => {
    given('CONTRACT_CHANGE', { projectId: null, formId: 'contract-change' })
    if (row) content({ formId: 'contract-change', ...row })
    expect(refused('陈思远', 'SUBMIT', input, more)?.code ?? null).toBe(code)
  })

  it('for the form only where somebody fills one in', () => {
    given('CONTRACT_CHANGE', { projectId: null, formId: 'contract-change' })
    expect(refusalOf(() => step('陈思远', 'CLOSE'))).toBeNull()
    given('CONTRACT_CHANGE', { id: 'x', projectId: null, formId: null })
    expect(refusalOf(() => moveWork(backend.as('陈思远'), 'x', 'SUBMIT'))).toBeNull()
  })

  it('while a colleague has a section of its form, and nothing else is', () => {
    given('CONTRACT_CHANGE', { projectId: null, formId: 'contract-change' })
    content({ formId: 'contract-change' })
    backend.db.delegatedSections.insert({
      id: 'part',
      workId: 'w',
      toId: '赵立群',
      state: 'OUT',
      places: ['section:why'],
    } as never)
    expect(refused('陈思远', 'SUBMIT', { seenRevision: 1 })?.code).toBe(603136)
    expect(refused('陈思远', 'CLOSE')).toBeNull()
  })

  it('for the form with the revision that it has, and with what is missing', () => {
    given('CONTRACT_CHANGE', { projectId: null, formId: 'contract-change' })
    content({ formId: 'contract-change', revision: 2 })
    expect(refused('陈思远', 'SUBMIT', { seenRevision: 1 })).toEqual({ code: 60408, revision: 2 })
    const missing = refused('陈思远', 'SUBMIT', { seenRevision: 2 }, { whole: undefined })?.problems
    expect(missing).toContainEqual(expect.objectContaining({ severity: 'ERROR', paths: ['changeKind'] }))
  })
})
