/** A change of the budget: each amount in force stands beside the one that replaces it, and something changes. */
import { beforeEach, describe, expect, it } from 'vitest'
import type { FormValues, RowValue } from '@/smartform/schema/values'
import { problemsOf } from '../domain/form-engine'
import { personaUserId } from '../personas'
import { askAs, backendForTest } from '../resolvers/ask-as'

const backend = backendForTest()
const { works, contents } = backend.db
beforeEach(() => backend.reset())

/** A new change of the researcher's running project, as a change of the budget. */
async function begun() {
  const leader = personaUserId('researcher')
  const project = works.where({ kind: 'ACCEPTANCE', state: 'TO_APPLY', creatorId: leader })[0]?.projectId
  const begin = 'mutation($of: ID!) { beginWork(kind: "CONTRACT_CHANGE", belongsTo: $of) { id } }'
  const { data } = await askAs(backend, 'researcher')(begin, { of: project })
  const content = contents.get(data.id) ?? expect.fail('no content')
  const proofs = [{ uid: 'a', name: '说明.pdf', url: 'private/a.pdf', size: 10 }]
  return { ...content, values: { ...content.values, changeKind: 'budget', reason: '调整。', proofs } as FormValues }
}

const costs = ({ directCosts }: FormValues) => directCosts as readonly RowValue[]

describe('a change of the budget', () => {
  it('begins with the amounts in force, each beside the one that is filled in', async () => {
    const rows = costs((await begun()).values)
    expect(rows.length).toBeGreaterThan(5)
    expect(rows.some(({ cells }) => Number(cells.selfRaised) > 0)).toBe(true)
    for (const { cells } of rows)
      expect([Number(cells.presentSpecial), Number(cells.presentOwn)]).toEqual([
        Number(cells.special),
        Number(cells.selfRaised),
      ])
  })

  it.each<[what: string, cells: (of: RowValue['cells']) => RowValue['cells'], isRefused: boolean]>([
    ['nothing', () => ({}), true],
    ['the same amount written otherwise', ({ special }) => ({ special: Number(special).toFixed(2) }), true],
    ['the basis alone', () => ({ basis: '按合同测算' }), true],
    ['the special fund', ({ special }) => ({ special: String(Number(special) + 1) }), false],
    ['the own funds', ({ selfRaised }) => ({ selfRaised: String(Number(selfRaised) + 1) }), false],
    ['an amount that is emptied', () => ({ special: null }), false],
  ])('that changes %s is refused only where the budget stays the same', async (_what, cells, isRefused) => {
    const content = await begun()
    const rows = costs(content.values).map((row) =>
      row.id === 'equipment' ? { ...row, cells: { ...row.cells, ...cells(row.cells) } } : row,
    )
    const found = problemsOf({ ...content, values: { ...content.values, directCosts: rows } }, Date.now())
    const same = found.filter(({ code }) => code === 603305)
    expect(same.map(({ message }) => message)).toEqual(
      isRefused ? ['调整后的预算与现行预算相同，请填写需要变更的内容。'] : [],
    )
    expect(same.every(({ paths }) => paths.some((path) => path.startsWith('directCosts')))).toBe(true)
  })
})
