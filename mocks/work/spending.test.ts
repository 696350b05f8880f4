/** Tests of a project's spending by subject. */
import { describe, expect, it } from 'vitest'
import type { FormValues, RowValue } from '@/smartform/schema/values'
import { problemsOf } from '../domain/form-engine'
import { askAs, backendForTest } from '../resolvers/ask-as'

const backend = backendForTest()
const { works, contents } = backend.db

const applied = works.where({ kind: 'ACCEPTANCE', state: 'UNIT_REVIEW' })[0]
const content = contents.get(applied?.id ?? '') ?? expect.fail('no submitted acceptance')
const rows = content.values.spending as readonly RowValue[]
const rowOf = (id: string) => rows.find((row) => row.id === id) ?? expect.fail(id)
const hundredths = (value: unknown) => Math.round(Number(value) * 100)
const totalOf = (rows: readonly RowValue[]) =>
  String(rows.reduce((sum, { cells }) => sum + hundredths(cells.spent || 0), 0) / 100)

/** The acceptance with other cells in the row of materials, and the total that fits them. */
function withMaterials(cells: RowValue['cells']): FormValues {
  const spending = rows.map((row) => (row.id === 'materials' ? { ...row, cells: { ...row.cells, ...cells } } : row))
  return { spending, spentTotal: totalOf(spending) }
}

const share = (of: number) => String(Math.round(hundredths(rowOf('materials').cells.inForce) * of) / 100)

describe('the spending of an acceptance', () => {
  it('has a row for each subject of the budget in force', () => {
    expect(rows.map(({ id }) => id)).toEqual([
      ...['equipment', 'materials', 'testing', 'energy', 'publication', 'travel', 'otherBusiness', 'labour'],
      ...['consulting', 'indirect'],
    ])
    expect(hundredths(rowOf('materials').cells.inForce)).toBeGreaterThan(0)
  })

  const inputs: [input: string, values: () => FormValues, problems: string[]][] = [
    ['as it was submitted', () => ({}), []],
    ['a tenth less without a reason', () => withMaterials({ spent: share(0.9), note: '' }), []],
    [
      'a fifth less without a reason',
      () => withMaterials({ spent: share(0.8), note: '' }),
      ['ERROR spending/materials/note'],
    ],
    ['a fifth less with a reason', () => withMaterials({ spent: share(0.8), note: '改用库存材料。' }), []],
    [
      'a fifth more without a reason',
      () => withMaterials({ spent: share(1.2), note: '' }),
      ['ERROR spending/materials/note'],
    ],
    ['no amount', () => withMaterials({ spent: '' }), ['ERROR spending/materials/spent']],
    ['a negative amount', () => withMaterials({ spent: '-1', note: '退款' }), ['ERROR spending/materials/spent']],
    ['another total than the sum', () => ({ spentTotal: '1' }), ['ERROR spentTotal']],
    ['no total', () => ({ spentTotal: null }), ['ERROR spentTotal']],
  ]
  it.each(inputs)('%s', (_input, values, problems) => {
    const found = problemsOf({ ...content, values: { ...content.values, ...values() } }, Date.now())
    const errors = found.filter(({ severity }) => severity === 'ERROR')
    expect(errors.map(({ severity, paths }) => `${severity} ${paths[0]}`)).toEqual(problems)
  })

  it('warns when more than the whole budget was spent', () => {
    const values = { ...content.values, ...withMaterials({ spent: '9999', note: '涨价' }) }
    expect(problemsOf({ ...content, values }, Date.now()).map(({ rule }) => rule)).toContain('rule:spentWithinBudget')
  })

  it('shows on the project’s page by subject before the audit', async () => {
    const { data } = await askAs(backend, { userId: applied?.creatorId ?? '' })(
      'query($id: ID!) { projectSpending(projectId: $id) { source lines { id inForce spent } } }',
      { id: applied?.projectId },
    )
    expect(data.source).toBe('ACCEPTANCE')
    const materials = data.lines.find(({ id }: RowValue) => id === 'materials')
    expect(materials.spent).toBe(Number(rowOf('materials').cells.spent).toFixed(2))
    expect(data.lines).toHaveLength(10)
  })
})

it('the audit of a project’s costs begins with what its acceptance says was spent, subject by subject', () => {
  const audit = works.where({ kind: 'PROJECT_AUDIT', state: 'TO_AUDIT' })[0] ?? expect.fail('no audit')
  const passed = works.where({ kind: 'ACCEPTANCE', projectId: audit.projectId })[0] ?? expect.fail('no acceptance')
  const spentIn = (value: unknown, column = 'spent') =>
    (value as readonly RowValue[]).map(({ id, cells }) => [id, Number(cells[column] ?? 0)])
  const claimed = spentIn(contents.get(passed.id)?.values.spending)
  const { lines, vouchedTotal } = contents.get(audit.id)?.values ?? {}
  expect(spentIn(lines)).toEqual(claimed)
  // The auditor changes what the vouchers do not confirm, and types the total from the signed report.
  expect(spentIn(lines, 'vouched')).toEqual(claimed)
  expect(vouchedTotal || null).toBeNull()
  expect(claimed.some(([, spent]) => Number(spent) > 0)).toBe(true)
})
