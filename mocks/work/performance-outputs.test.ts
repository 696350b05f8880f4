/** Tests of the outputs and goals that prefill a performance evaluation. */
import { beforeEach, describe, expect, it } from 'vitest'
import type { FormValues, RowValue } from '@/smartform/schema/values'
import { problemsOf } from '../domain/form-engine'
import { rowsOf } from '../domain/stored-values'
import { askAs, backendForTest } from '../resolvers/ask-as'
import { situationsIn } from './situations'

const backend = backendForTest()
beforeEach(() => backend.reset())
const { seeded } = situationsIn(backend)

const evaluation = () => seeded('PERFORMANCE', 'TO_CONFIRM')
const sources = 'query($contentId: ID!) { fieldSources(contentId: $contentId) { fieldId origin value } }'
const submit = 'mutation($id: ID!, $seenRevision: Int) { submitWork(id: $id, seenRevision: $seenRevision) { state } }'

async function offered(): Promise<readonly RowValue[]> {
  const { data } = await askAs(backend, 'researcher')(sources, { contentId: evaluation().id })
  return rowsOf(data.find(({ fieldId }: { fieldId: string }) => fieldId === 'achievements')?.value)
}
const content = (id = evaluation().id) => backend.db.contents.get(id) ?? expect.fail('no content')
const file = [{ uid: 'f', name: '证明.pdf', url: 'x', size: 1 }]

/** Complete answers: every goal proven by a file. */
async function complete(): Promise<FormValues> {
  const goals = rowsOf(content().values.goals).map((row) => ({ ...row, cells: { ...row.cells, proof: file } }))
  const words = { social: '应用良好', lessons: '无', satisfaction: 'high' }
  return { ...content().values, ...words, achievements: await offered(), goals } as never
}
const problemPaths = (values: FormValues) =>
  problemsOf({ ...content(), values }, Date.now())
    .filter(({ severity }) => severity === 'ERROR')
    .flatMap(({ paths }) => paths)

describe('the outputs of a performance evaluation', () => {
  it('are offered from the resume since the project began and from the acceptance, and begin empty', async () => {
    const rows = await offered()
    expect(rows.map(({ cells }) => [cells.name, cells.source, cells.goal])).toEqual([
      ['小样本条件下的开放环境目标感知', 'resume', 'papers'],
      ['一种基于小样本学习的环境感知方法', 'resume', 'patents'],
      ['检测报告与成果证明', 'acceptance', null],
    ])
    expect(content().values.achievements ?? []).toEqual([])
  })

  it('goals begin with what the task book promised and the acceptance found', () => {
    const goals = rowsOf(content().values.goals)
    expect(goals).toHaveLength(6)
    expect(goals.every(({ cells }) => cells.amount !== null && cells.now === cells.reached)).toBe(true)
    const files = (goal: string) => goals.find(({ id }) => id === goal)?.cells.proof
    expect(files('products')).toHaveLength(1)
  })

  const changed = (values: FormValues, table: string, id: string, cells: object): FormValues => ({
    ...values,
    [table]: rowsOf(values[table]).map((row) => (row.id === id ? { ...row, cells: { ...row.cells, ...cells } } : row)),
  })
  const typed = { name: '未登记的软件', type: 'SOFTWARE', code: '', on: '2026-05', goal: 'software', source: null }

  it.each<[string, (values: FormValues) => FormValues, string[]]>([
    ['complete answers', (values) => values, []],
    ['no output', (values) => ({ ...values, achievements: [] }), ['achievements']],
    [
      'a typed output without its proof',
      (values) => ({ ...values, achievements: [...rowsOf(values.achievements), { id: 't', cells: typed }] }),
      ['achievements/t/proof'],
    ],
    [
      'a goal reached by more than the chosen outputs, without proof',
      (values) => changed(values, 'goals', 'products', { now: '9', proof: [] }),
      ['goals/products/proof'],
    ],
    [
      'a goal that is short, without a reason',
      (values) => changed(values, 'goals', 'patents', { amount: '9', now: '1', why: '' }),
      ['goals/patents/why'],
    ],
    [
      'a negative result',
      (values) => changed(values, 'goals', 'talents', { now: '-1' }),
      ['goals/talents/now', 'goals/talents/why'],
    ],
  ])('%s', async (_what, change, paths) => {
    expect(problemPaths(change(await complete()))).toEqual(paths)
  })

  it('a goal proven by a chosen output needs no file', async () => {
    const values = await complete()
    const one = changed(values, 'goals', 'patents', { amount: '1', now: '1', proof: [] })
    expect(problemPaths(one)).toEqual([])
    const none = { ...one, achievements: rowsOf(one.achievements).filter(({ cells }) => cells.goal !== 'patents') }
    expect(problemPaths(none)).toEqual(['goals/patents/proof'])
  })

  it.each<[string, object]>([
    ['another name', { name: '更好的名称' }],
    ['a source it does not have', { source: 'acceptance' }],
    ['another month', { on: '2026-12' }],
  ])('an output that names its source, with %s, is refused at its row', async (_what, cells) => {
    const { id } = evaluation()
    const values = await complete()
    const [first] = rowsOf(values.achievements)
    backend.db.works.update(id, { state: 'FILLING' })
    backend.db.contents.update(id, { values: changed(values, 'achievements', first?.id ?? '', cells) })
    const { code, facts } = await askAs(backend, 'researcher')(submit, { id, seenRevision: content(id).revision })
    expect([code, facts.problems]).toEqual([
      60405,
      // By its code the form says it in the reader's language.
      [expect.objectContaining({ paths: [`achievements/${first?.id}/name`], rule: null, code: 60443 })],
    ])
  })
})
