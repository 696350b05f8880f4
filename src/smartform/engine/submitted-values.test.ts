import { expect, it } from 'vitest'
import { openEngine, readForm } from '../../../tests/smartform/small-form'
import { submittedValues } from './submitted-values'

const shown = ['eq', ['field', 'ask'], 'yes']

it('hidden answers are left out of what is handed in, unless kept on purpose', () => {
  const form = readForm([
    { id: 'ask', kind: 'text', label: '问' },
    { id: 'gone', kind: 'text', label: '藏', visibleWhen: shown },
    { id: 'kept', kind: 'text', label: '留', visibleWhen: shown, keepHidden: true },
    {
      id: 'rows',
      kind: 'table',
      label: '行',
      columns: [
        { id: 'way', kind: 'text', label: '方式' },
        { id: 'why', kind: 'text', label: '原因', visibleWhen: ['eq', ['cell', 'way'], 'other'] },
      ],
    },
  ])
  const rows = [
    { id: 'a', cells: { way: 'other', why: '甲' } },
    { id: 'b', cells: { way: 'usual', why: '乙' } },
  ]
  const engine = openEngine(form, { ask: 'no', gone: '一', kept: '二', rows })
  const after = { ...rows[1], cells: { way: 'usual' } }
  expect(submittedValues(engine)).toEqual({ ask: 'no', kept: '二', rows: [rows[0], after] })
  engine.set('ask', 'yes')
  expect(submittedValues(engine)).toMatchObject({ gone: '一' })
})
