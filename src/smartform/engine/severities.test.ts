/** Tests of the severities of problems. */
import { describe, expect, it } from 'vitest'
import { openEngine, smallForm } from '../../../tests/smartform/small-form'
import { parseDefinition } from '../schema/parse-definition'

const hint = { id: 'hint', severity: 'info', actor: 'member', message: '可写备注', at: ['note'] }
const form = parseDefinition(
  smallForm(
    [
      { id: 'seal', kind: 'text', label: '单位意见', required: true, actor: 'unit' },
      { id: 'note', kind: 'text', label: '备注' },
      { id: 'odd', kind: 'text', label: '怪', actor: 'nobody' },
    ],
    { rules: [{ ...hint, assert: ['filled', ['field', 'note']] }] },
  ),
)

describe('problems of a form', () => {
  it('have a severity and a responsible role, and only errors make a page invalid', () => {
    const engine = openEngine(form)
    expect(engine.problems('form', 'submit')).toMatchObject([
      { severity: 'error', actor: 'unit', paths: ['seal'] },
      { severity: 'info', actor: 'member', paths: ['note'] },
    ])
    engine.set('seal', '同意')
    engine.reveal('form', 'submit')
    expect(engine.progress()[0]).toMatchObject({ state: 'complete', errors: 0 })
  })

  it('count as the applicant’s when a definition names an unknown role, which is reported', () => {
    expect(form.definitionProblems.map(({ at }) => at)).toEqual(['pages[0].sections[0].fields[2].actor'])
    expect(form.fields.get('odd')?.actor).toBeUndefined()
  })

  it('in a cell are those of whom its column names, else of whom its table names', () => {
    const text = (id: string, more: object = {}) => ({ id, kind: 'text', label: id, required: true, ...more })
    const columns = [text('name'), text('seal', { actor: 'unit' })]
    const lines = { kind: 'table', label: '行', columns }
    const both = parseDefinition(
      smallForm([
        { ...lines, id: 'own' },
        { ...lines, id: 'all', actor: 'member' },
      ]),
    )
    const row = [{ id: 'r', cells: {} }]
    expect(
      openEngine(both, { own: row, all: row })
        .problems('form', 'submit')
        .map(({ paths, actor }) => [paths[0], actor]),
    ).toEqual([
      ['own/r/name', undefined],
      ['own/r/seal', 'unit'],
      ['all/r/name', 'member'],
      ['all/r/seal', 'unit'],
    ])
  })
})
