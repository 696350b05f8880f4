/** A project's document beside the sums of its topics. */
import { beforeEach, describe, expect, it } from 'vitest'
import { refusalFacts, smallBackend } from '../../tests/small-backend'
import type { ContentRow, WorkRow } from '../db/rows-work'
import { confirmedFor, linesOf, raised, requireTopics, topicRows } from './topic-sums'

let backend: ReturnType<typeof smallBackend>
beforeEach(() => {
  backend = smallBackend()
})
type Values = ContentRow['values']
type Amounts = Readonly<Record<string, string | null>>
const rows = (column: string, amounts: Amounts) =>
  Object.entries(amounts).map(([id, amount]) => ({ id, cells: { [column]: amount } }))

/** A topic, and what its leader filed for a document of the project, confirmed unless it is said otherwise. */
function topic(id: string, kind?: string, values: object | null = {}, state = 'ACCEPTED') {
  const about = { projectId: 'p', number: id, name: `课题${id}`, leaderName: `负责人${id}`, unitName: `单位${id}` }
  backend.db.topicLinks.insert({ id, kind: 'TOPIC', boundBy: null, ...about } as never)
  if (kind === undefined) return
  const work = backend.work(kind, `part-${id}`, { belongsTo: id, projectId: 'p', state })
  backend.content(work.id, values as Values | null)
}
/** The project's own document with what it says now. */
function document(kind: 'TASK_BOOK' | 'ACCEPTANCE', values: object = {}): WorkRow {
  const work = backend.work(kind, 'document', { projectId: 'p' })
  backend.content('document', null, values as Values)
  return work
}
const lines = (work: WorkRow) =>
  Object.fromEntries(
    linesOf(backend.as(), work).map(({ id, kind, label, own, topics, rest, exceeds }) => [
      id,
      [kind, label, own, topics, rest, exceeds],
    ]),
  )

describe('the confirmed parts of topics', () => {
  it('are those of the document’s kind that were handed in and confirmed', () => {
    topic('2', 'TOPIC_TASK')
    topic('1', 'TOPIC_TASK')
    topic('3', 'TOPIC_TASK', {}, 'SUBMITTED')
    topic('4', 'TOPIC_ACCEPTANCE')
    topic('5', 'TOPIC_TASK', null)
    topic('6')
    const numbers = (work: WorkRow) => confirmedFor(backend.as(), work).map(({ topic: { id } }) => id)
    expect(numbers(document('TASK_BOOK'))).toEqual(['1', '2'])
    expect(numbers(backend.work('ACCEPTANCE', 'acceptance', { projectId: 'p' }))).toEqual(['4'])
    expect(numbers(backend.work('ACCEPTANCE', 'other', { projectId: 'q' }))).toEqual([])
  })
})

describe('a task book beside its topics', () => {
  it('has a line for each subject and goal that either names, with what is left of its own', () => {
    topic('1', 'TOPIC_TASK', {
      ...{ directCosts: rows('special', { labour: '8', equipment: '0.1' }), indirectSpecial: '1.5' },
      indicators: rows('amount', { papers: '3' }),
    })
    topic('2', 'TOPIC_TASK', {
      ...{ directCosts: rows('special', { labour: '2', equipment: '0.2', travel: '' }), indirectSpecial: '' },
      indicators: rows('amount', { papers: '1', patents: null }),
    })
    const work = document('TASK_BOOK', {
      ...{ directCosts: rows('special', { labour: '10', equipment: '0.3', materials: '4' }), indirectSpecial: '1' },
      indicators: rows('amount', { papers: '3', software: '1', patents: '' }),
    })
    expect(lines(work)).toEqual({
      'cost-equipment': ['BUDGET', '设备费', '0.3', '0.3', '0', false],
      'cost-materials': ['BUDGET', '业务费—材料费', '4', '0', '4', false],
      'cost-labour': ['BUDGET', '劳务费', '10', '10', '0', false],
      'cost-indirect': ['BUDGET', '间接费用', '1', '1.5', '-0.5', true],
      'indicator-papers': ['INDICATOR', '学术论文（篇）', '3', '4', '-1', true],
      'indicator-software': ['INDICATOR', '软件著作权（件）', '1', '0', '1', false],
    })
  })

  it('says nothing of its own where it names none', () => {
    topic('1', 'TOPIC_TASK', { indirectSpecial: '2', indicators: rows('amount', { papers: '1' }) })
    expect(lines(document('TASK_BOOK', { indirectSpecial: '' }))).toEqual({
      'cost-indirect': ['BUDGET', '间接费用', null, '2', '-2', true],
      'indicator-papers': ['INDICATOR', '学术论文（篇）', null, '1', '-1', true],
    })
  })

  it('has no lines before a topic is confirmed, nor before it is filled in', () => {
    topic('1')
    expect(lines(document('TASK_BOOK', { indirectSpecial: '1' }))).toEqual({})
    topic('2', 'TOPIC_TASK', { indirectSpecial: '1' })
    backend.db.contents.remove('document')
    expect(Object.keys(lines(backend.db.works.get('document') as WorkRow))).toEqual(['cost-indirect'])
  })

  it('is raised to the sums where it says less, and nowhere else', () => {
    topic('1', 'TOPIC_TASK', {
      ...{ directCosts: rows('special', { labour: '8', equipment: '2', travel: '1' }), indirectSpecial: '1.5' },
      indicators: rows('amount', { papers: '3' }),
    })
    const own = { directCosts: rows('special', { labour: '7', equipment: '1', travel: '4' }), indirectSpecial: '1' }
    expect(
      raised(backend.as(), document('TASK_BOOK', { ...own, indicators: rows('amount', { papers: '5' }) })),
    ).toEqual({ directCosts: rows('special', { labour: '8', equipment: '2', travel: '4' }), indirectSpecial: '1.5' })
  })

  it('is not raised before it is filled in', () => {
    topic('1', 'TOPIC_TASK', { directCosts: rows('special', { labour: '8' }) })
    const work = backend.work('TASK_BOOK', 'document', { projectId: 'p' })
    expect(raised(backend.as(), work)).toEqual({ directCosts: [] })
  })

  it('lists its topics with direct and indirect costs', () => {
    topic('1', 'TOPIC_TASK', {
      directCosts: rows('special', { labour: '8', equipment: '2.5' }),
      indirectSpecial: '1.5',
    })
    topic('2', 'TOPIC_TASK', {})
    expect(topicRows(backend.as(), document('TASK_BOOK'))).toEqual([
      { id: '1', cells: { name: '课题1', leader: '负责人1', unit: '单位1', direct: '10.5', indirect: '1.5' } },
      { id: '2', cells: { name: '课题2', leader: '负责人2', unit: '单位2', direct: '0', indirect: '0' } },
    ])
  })
})

describe('an acceptance beside its topics', () => {
  const filed = (spending: Amounts, reached: Amounts) => ({
    spending: rows('spent', spending),
    indicators: rows('reached', reached),
  })
  const subject = (id: string, name: string | undefined, spent: string) => ({ id, cells: { subject: name, spent } })

  it('has what was spent, by the subjects of its own table, and what was reached', () => {
    topic('1', 'TOPIC_ACCEPTANCE', filed({ labour: '8', equipment: '1', indirect: '2' }, { papers: '3' }))
    topic('2', 'TOPIC_ACCEPTANCE', filed({ labour: '1', equipment: '' }, { papers: '1' }))
    const spending = [
      ...[subject('labour', '劳务费', '10'), subject('direct', '直接费用', '9')],
      ...[subject('indirect', undefined, '2')],
    ]
    expect(lines(document('ACCEPTANCE', { spending, indicators: rows('reached', { papers: '5' }) }))).toEqual({
      'spent-labour': ['SPENDING', '劳务费', '10', '9', '1', false],
      'spent-direct': ['SPENDING', '直接费用', '9', '10', '-1', true],
      'spent-indirect': ['SPENDING', 'indirect', '2', '2', '0', false],
      'reached-papers': ['REACHED', '学术论文（篇）', '5', '4', '1', false],
    })
  })

  it('is raised row by row', () => {
    topic('1', 'TOPIC_ACCEPTANCE', filed({ labour: '8' }, { papers: '3', patents: '1' }))
    const own = { indicators: [...rows('reached', { papers: '1', patents: '0', software: '2' })] }
    expect(raised(backend.as(), document('ACCEPTANCE', own))).toEqual({
      indicators: rows('reached', { papers: '3', patents: '1', software: '2' }),
    })
  })

  it('lists its topics with what they did and spent in all', () => {
    topic('1', 'TOPIC_ACCEPTANCE', { ...filed({ labour: '8', indirect: '2' }, {}), completedWork: '流片' })
    topic('2', 'TOPIC_ACCEPTANCE', {})
    expect(topicRows(backend.as(), document('ACCEPTANCE'))).toEqual([
      { id: '1', cells: { name: '课题1', leader: '负责人1', unit: '单位1', completed: '流片', spent: '10' } },
      { id: '2', cells: { name: '课题2', leader: '负责人2', unit: '单位2', completed: '', spent: '0' } },
    ])
  })
})

describe('a project’s document is handed in', () => {
  const refusal = (work: WorkRow) => refusalFacts(() => requireTopics(backend.as(), work))

  it('without topics, whatever it says', () => {
    expect(refusal(document('TASK_BOOK', { indirectSpecial: '1' }))).toBeNull()
  })

  it('not before each topic is confirmed: with the names of the others', () => {
    topic('1')
    topic('2', 'TOPIC_TASK')
    topic('3', 'TOPIC_TASK', {}, 'SUBMITTED')
    expect(refusal(document('TASK_BOOK'))).toEqual({ code: 603115, names: '课题1、课题3' })
  })

  it('not while topics exceed it: with the items', () => {
    topic('1', 'TOPIC_TASK', { directCosts: rows('special', { labour: '8', travel: '1' }), indirectSpecial: '1.5' })
    const own = { directCosts: rows('special', { labour: '7', travel: '1' }), indirectSpecial: '1' }
    expect(refusal(document('TASK_BOOK', own))).toEqual({ code: 603118, items: '劳务费、间接费用' })
    backend.db.contents.update('document', { values: { ...own, indirectSpecial: '1.5' } as unknown as Values })
    expect(refusal(backend.db.works.get('document') as WorkRow)).toEqual({ code: 603118, items: '劳务费' })
    const enough = { directCosts: rows('special', { labour: '8', travel: '1' }), indirectSpecial: '1.5' }
    backend.db.contents.update('document', { values: enough as unknown as Values })
    expect(refusal(backend.db.works.get('document') as WorkRow)).toBeNull()
  })
})
