/** What a new work item begins with: its own facts, its history, and the answers that are known before anybody types. */
import { beforeEach, describe, expect, it } from 'vitest'
import type { FormSource } from '@/smartform/schema/definition'
import { parseDefinition } from '@/smartform/schema/parse-definition'
import { refusalOf } from '../../tests/small-backend'
import { smallUniversity, university } from '../../tests/small-university'
import type { WorkRow } from '../db/rows-work'
import { createWork, type NewWork } from './create'
import { prefillValues, sourceReader } from './prefill-values'

let { backend } = smallUniversity()
beforeEach(() => {
  ;({ backend } = smallUniversity())
})
const { now } = backend

describe('a new work item', () => {
  const fresh: NewWork = {
    ...{
      kind: 'CONTRACT_CHANGE',
      belongsTo: 'p',
      projectId: null,
      unitId: university,
      creatorId: '陈思远',
      title: '变更',
    },
  }

  it('is in its kind’s first state, with nothing said about it yet', () => {
    const work = createWork(backend.as(), fresh)
    expect(work).toEqual({
      ...fresh,
      ...{ id: expect.any(String), kindVersion: 1, formId: 'contract-change', departmentId: null, assigned: {} },
      ...{ state: 'APPLYING', stateSince: now, createdAt: now, modifiedAt: now, submittedAt: null },
      ...{ number: null, amount: null, opinion: null, reachedDepartment: false, deadline: null, facts: {} },
    })
    expect(backend.db.works.get(work.id)).toEqual(work)
    expect(backend.db.contents.get(work.id)).toMatchObject({
      ...{ formId: 'contract-change', formVersion: 1, revision: 1, fieldRevisions: {}, submitted: null },
      ...{ comments: [], savedAt: null, savedBy: null },
      values: { changeKind: null, reason: '' },
    })
  })

  it.each<[string, Partial<NewWork>, string | null]>([
    ['counted from its beginning', { kind: 'TOPIC_PROGRESS' }, '2026-12-11T23:59:59.999+08:00'],
    ['counted from the approval', { kind: 'TASK_BOOK' }, '2026-12-16T23:59:59.999+08:00'],
    ['none, where another event counts', { kind: 'ACCEPTANCE' }, null],
  ])('has its deadline %s', (_case, more, deadline) => {
    expect(createWork(backend.as(), { ...fresh, ...more }).deadline).toBe(deadline && Date.parse(deadline))
  })

  it('has no content where its kind has no form, and is refused where there is no such kind', () => {
    expect(backend.db.contents.get(createWork(backend.as(), { ...fresh, kind: 'REVIEW' }).id)).toBeUndefined()
    expect(refusalOf(() => createWork(backend.as(), { ...fresh, kind: 'NOTHING' }))).toBe(600)
  })

  const by = (who: string | undefined, more: Partial<NewWork> = {}) => {
    const { id } = createWork(backend.as(who), { ...fresh, kind: 'REVIEW', ...more })
    return backend.db.workHistories.where({ workId: id })
  }
  const system = { role: null, actorId: null, actorName: '系统', actorTitle: '系统', actorUnit: null }
  it.each<[string, string | undefined, Partial<NewWork>, object]>([
    [
      'the creator as the kind calls them, of their unit',
      '陈思远',
      {},
      {
        ...{ role: 'creator', actorId: '陈思远', actorName: '陈思远', actorTitle: '评审专家', actorUnit: university },
      },
    ],
    [
      'a project’s leader, of no unit that there is',
      '陈思远',
      { kind: 'CONTRACT_CHANGE', unitId: 'gone' },
      { role: 'creator', actorTitle: '项目负责人', actorUnit: null },
    ],
    ['the system, where somebody else sets it going', '王建华', {}, system],
    ['the system by itself', undefined, {}, system],
  ])('was begun by %s', (_case, who, more, expected) => {
    const entries = by(who, more)
    expect(entries).toMatchObject([{ step: 'CREATE', at: now, opinion: null, ...expected }])
    expect(entries[0]?.state).toBe(more.kind ? 'APPLYING' : 'WAITING')
  })

  it('has the answers that its form takes from other documents', () => {
    backend.work('DECLARATION', 'p', { state: 'APPROVED', creatorId: '陈思远', unitId: university, amount: '120' })
    backend.content('p', { cycle: { start: '2024-01-01', end: '2026-12-31' }, indirectSpecial: '2' })
    const { id } = createWork(backend.as(), { ...fresh, projectId: 'p' })
    expect(backend.db.contents.get(id)?.values).toMatchObject({ oldLeader: '陈思远', indirectSpecial: '2' })
  })

  it('has the answers that come from its own kind of work', () => {
    const { id } = createWork(backend.as(), { ...fresh, kind: 'TOPIC_TASK' }, () => ({ topic: { name: '芯片' } }))
    expect(backend.db.contents.get(id)?.values).toMatchObject({ topicName: '芯片' })
  })
})

describe('a form reads', () => {
  const origin = { creatorId: '陈思远', unitId: university, projectId: 'p' }
  const read = (path: string, more: object = {}) => sourceReader(backend.as(), { ...origin, ...more })(path)
  const filed = (kind: string, answers: object | null, more: Partial<WorkRow> = {}) => {
    const work = backend.work(kind, `${kind}${backend.db.works.all().length}`, {
      projectId: 'p',
      belongsTo: 'p',
      ...more,
    })
    backend.content(work.id, answers)
    return work
  }
  beforeEach(() => {
    backend.guide('g', { fundingLimit: '200' } as never)
    backend.work('DECLARATION', 'p', {
      ...{ belongsTo: 'g', state: 'APPROVED', creatorId: '陈思远', unitId: university, number: '26DZ1', title: '量子' },
    })
    backend.content('p', { objective: '目标', indirectSpecial: '2' })
    backend.db.users.update('陈思远', { password: '秘密' } as never)
  })

  it.each<[string, unknown]>([
    ['profile.userFullname', '陈思远'],
    ['profile.password', undefined],
    ['profile.nothing', undefined],
    ['profile.toString', undefined],
    ['unit.unitName', university],
    ['guide.fundingLimit', '200'],
    ['declaration.objective', '目标'],
    ['taskBook.objective', undefined],
    ['acceptance.completed', undefined],
    ['project.number', '26DZ1'],
    ['project.name', '量子'],
    ['project.leaderName', '陈思远'],
    ['project.topicCount', '0'],
    ['results.goals', []],
    ['results.reached', undefined],
    ['nothing.name', undefined],
    ['', undefined],
  ])('%s of a project: %j', (path, expected) => {
    expect(read(path)).toEqual(expected)
  })

  it('what its documents say: the first task book and acceptance, as they were handed in', () => {
    filed('TASK_BOOK', { objective: '承诺', indicators: [{ id: 'papers', cells: { amount: '0' } }] }, { createdAt: 1 })
    filed('TASK_BOOK', { objective: '另一份' }, { createdAt: 2 })
    filed('ACCEPTANCE', { completed: '完成', indicators: [{ id: 'papers', cells: { item: '论文', amount: '3' } }] })
    backend.db.topicLinks.insert({ id: 't', projectId: 'p' } as never)
    backend.db.topicLinks.insert({ id: 'u', projectId: 'q' } as never)
    expect([read('taskBook.objective'), read('acceptance.completed')]).toEqual(['承诺', '完成'])
    expect(read('project.topicCount')).toBe('1')
    expect(read('results.goals')).toMatchObject([{ id: 'papers', cells: { item: '论文', amount: '3' } }])
    expect(read('results.reached')).toMatchObject([{ id: 'papers', cells: { reached: '0' } }])
  })

  it('the budget by subject: as it is in force, to be audited, and as it was spent', () => {
    filed('ACCEPTANCE', { spending: [{ id: 'indirect', cells: { spent: '1' } }] })
    const indirect = (path: string) =>
      (read(path) as { id: string; cells: object }[]).find(({ id }) => id === 'indirect')
    const known = { subject: '间接费用', approved: '2', inForce: '2' }
    expect(indirect('budget.lines')?.cells).toEqual(known)
    expect(indirect('budget.toAudit')?.cells).toEqual({ ...known, vouched: '2' })
    expect(indirect('budget.claimed')?.cells).toEqual({ ...known, spent: '1', vouched: '1' })
  })

  it.each(['declaration.objective', 'project.number', 'budget.lines', 'results.goals', 'taskBook.objective'])(
    '%s of no project that is not approved, nor in the declaration itself',
    (path) => {
      filed('TASK_BOOK', { objective: '承诺' })
      expect(read(path, { projectId: null, id: 'p' })).toBeUndefined()
      backend.db.works.update('p', { state: 'UNDER_EVALUATION' })
      expect(read(path)).toBeUndefined()
    },
  )

  it('the guide also in the declaration itself, and nothing of a project that there is not', () => {
    expect(read('guide.fundingLimit', { projectId: null, id: 'p' })).toBe('200')
    expect(read('guide.fundingLimit', { projectId: 'gone' })).toBeUndefined()
    expect(read('project.number', { projectId: null, id: undefined })).toBeUndefined()
  })

  it('what its own kind of work says before anything else of that name', () => {
    const reader = sourceReader(backend.as(), origin, { unit: { unitName: '另一个' }, base: { name: '基地' } })
    expect([reader('unit.unitName'), reader('base.name')]).toEqual(['另一个', '基地'])
  })

  it('the person’s resume', () => {
    backend.db.resumeEntries.insert({
      ...{ id: 'r', userId: '陈思远', kind: 'WORK', order: 1, removedAt: null, values: { position: '教授' } },
    } as never)
    expect([read('resume.WORK.position'), read('resume.WORK.nothing')]).toEqual(['教授', undefined])
  })

  it('the report of the month before, and of the same month a year before, of the same platform', () => {
    const report = (month: string, more: Partial<WorkRow> = {}) => {
      const work = backend.work('MONTHLY_REPORT', `m${backend.db.works.all().length}`, {
        ...{ belongsTo: 'platform', facts: { month }, title: month, submittedAt: now, ...more },
      })
      backend.content(work.id, { next: `计划${month}` })
      backend.db.contents.update(work.id, { formId: 'monthly-report' })
      return work
    }
    const own = report('2026-01')
    report('2025-12', { belongsTo: 'other' })
    report('2025-12', { kind: 'MONTHLY_PROGRESS' })
    report('2025-12')
    report('2025-01')
    const origin = { id: own.id, belongsTo: 'platform', kind: 'MONTHLY_REPORT', projectId: null }
    expect([read('former.next', origin), read('yearBefore.next', origin)]).toEqual(['计划2025-12', '计划2025-01'])
    for (const lost of [{ id: undefined }, { belongsTo: undefined }, { kind: undefined }, { id: 'p' }])
      expect(read('former.next', { ...origin, ...lost })).toBeUndefined()
  })
})

describe('the answers that are known before anybody types', () => {
  const source = {
    ...{ id: 'f', version: 1, title: '表', rules: [] },
    pages: [
      {
        ...{ id: 'page', title: '页' },
        sections: [
          {
            id: 'section',
            fields: [
              { id: 'name', kind: 'text', label: '姓名', prefill: 'profile.name' },
              { id: 'missing', kind: 'text', label: '缺', prefill: 'profile.missing' },
              { id: 'empty', kind: 'text', label: '空', prefill: 'profile.empty' },
              { id: 'typed', kind: 'text', label: '自填' },
              { id: 'day', kind: 'date', label: '日期', prefill: 'expert.opensAt' },
              {
                id: 'jobs',
                kind: 'table',
                label: '经历',
                prefill: 'resume.WORK',
                columns: [{ id: 'position', kind: 'text', label: '职务' }],
              },
              {
                ...{ id: 'rows', kind: 'table', label: '表', fixedRows: [{ id: 'a', cells: {} }] },
                columns: [
                  { id: 'unit', kind: 'text', label: '单位', prefill: 'unit.name' },
                  { id: 'empty', kind: 'text', label: '空', prefill: 'profile.empty' },
                  { id: 'note', kind: 'text', label: '说明' },
                ],
              },
              {
                ...{ id: 'whole', kind: 'table', label: '表', prefill: 'profile.rows' },
                columns: [{ id: 'unit', kind: 'text', label: '单位', prefill: 'unit.name' }],
              },
              {
                ...{ id: 'own', kind: 'table', label: '表' },
                columns: [{ id: 'note', kind: 'text', label: '说明' }],
              },
            ],
          },
        ],
      },
    ],
  } as unknown as FormSource
  const known: Readonly<Record<string, unknown>> = {
    ...{ 'profile.name': '陈思远', 'profile.empty': null, 'unit.name': university },
    'profile.rows': [{ id: 'x', cells: { unit: '甲' } }],
  }

  it('are in the shape of the field: a time as its day, a resume as the rows of a table', () => {
    backend.db.resumeEntries.insert({
      ...{ id: 'r', userId: '陈思远', kind: 'WORK', order: 1, removedAt: null, values: { position: '教授' } },
    } as never)
    const origin = { creatorId: '陈思远', unitId: university, projectId: null }
    const read = sourceReader(backend.as(), origin, { expert: { opensAt: Date.parse('2026-03-01T00:00:00+08:00') } })
    expect(prefillValues(parseDefinition(source), read)).toMatchObject({
      ...{ day: '2026-03-01', jobs: [{ id: 'r', cells: { position: '教授' } }] },
    })
    expect(read('expert.opensAt')).toBe(Date.parse('2026-03-01T00:00:00+08:00'))
  })

  it('are those of its fields, and of the columns of tables that have no rows from elsewhere', () => {
    const form = parseDefinition(source)
    expect(form.definitionProblems).toEqual([])
    expect(prefillValues(form, (path) => known[path])).toEqual({
      name: '陈思远',
      rows: [{ id: 'a', cells: { unit: university, empty: '', note: '' } }],
      whole: [{ id: 'x', cells: { unit: '甲' } }],
    })
  })
})
