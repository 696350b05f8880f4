/** Tests of the progress of a page: what counts as an answer, as missing and as wrong. */
import { describe, expect, it } from 'vitest'
import { openEngine, readForm, smallForm, text } from '../../../tests/smartform/small-form'
import { parseDefinition } from '../schema/parse-definition'
import type { FormEngine } from './engine'

const optional = text('optional', { maxLength: 3 })
const required = text('required', { required: true })
const locked = text('locked', { lockedWhen: true })
const files = { id: 'files', kind: 'attachments', label: '附件', required: true }
const words = { id: 'words', kind: 'static', label: '说明', text: '说明', required: true }
const computed = { id: 'computed', kind: 'computed', label: '数', value: ['length', ['field', 'optional']] }
const table = {
  id: 'table',
  kind: 'table',
  label: '表',
  columns: [text('name', { required: true, maxLength: 2 }), text('more', { maxLength: 2 }), locked],
}
const row = (id: string, name: string, more = '', kept = '') => ({ id, cells: { name, more, locked: kept } })

/** A form with answers that came while its page list was there. */
function open(fields: readonly object[], values: Readonly<Record<string, unknown>>, rules: readonly object[] = []) {
  const engine = openEngine(readForm(fields, { rules }))
  engine.progress()
  engine.load(values, 'server')
  return engine
}
const progress = (engine: FormEngine) => {
  const { state, requiredLeft, attachmentsLeft, errors } = engine.progress()[0] ?? {}
  return [state, requiredLeft, attachmentsLeft, errors]
}

describe('a page', () => {
  it.each<[string, readonly object[], Readonly<Record<string, unknown>>, unknown[]]>([
    ['with nothing to answer is complete', [words, computed, optional].slice(0, 1), {}, ['complete', 0, 0, 0]],
    ['of nothing but a locked answer is complete', [locked], { locked: '定' }, ['complete', 0, 0, 0]],
    ['without answers, where none is required', [optional], {}, ['optional', 0, 0, 0]],
    ['without answers, where one is required', [optional, required], {}, ['untouched', 1, 0, 0]],
    ['without answers beside a locked one', [optional, locked], { locked: '定' }, ['optional', 0, 0, 0]],
    ['without answers beside a computed one', [optional, words, computed], {}, ['optional', 0, 0, 0]],
    ['with one of two required answers', [required, files], { required: '答' }, ['partial', 1, 1, 0]],
    ['with an optional answer alone', [optional, required], { optional: '答' }, ['partial', 1, 0, 0]],
    ['with all required answers', [optional, required], { required: '答' }, ['complete', 0, 0, 0]],
    ['with an answer that is too long', [optional], { optional: '答得太长' }, ['partial', 0, 0, 0]],
    ['without rows', [table], {}, ['optional', 0, 0, 0]],
    ['with an empty row', [table], { table: [row('a', '')] }, ['untouched', 1, 0, 0]],
    ['with a row of a locked cell', [table], { table: [row('a', '', '', '定')] }, ['untouched', 1, 0, 0]],
    ['with rows', [table], { table: [row('a', '甲'), row('b', '乙')] }, ['complete', 0, 0, 0]],
    ['with a row that lacks a cell', [table], { table: [row('a', '甲'), row('b', '', '乙')] }, ['partial', 1, 0, 0]],
    ['with a wrong cell', [table], { table: [row('a', '太长了', '甲')] }, ['partial', 0, 0, 0]],
    ['with a locked table', [{ ...table, lockedWhen: true }], { table: [row('a', '甲')] }, ['complete', 0, 0, 0]],
  ])('%s', (_, fields, values, expected) => {
    expect(progress(open(fields, values))).toEqual(expected)
  })

  it('counts what is shown as an error once, and what is missing besides', () => {
    const values = { optional: '答得太长', table: [row('a', '', '太长了'), row('b', '太长了')] }
    const engine = open([optional, required, table], values)
    expect(progress(engine)).toEqual(['partial', 2, 0, 0])
    engine.reveal({ paths: ['optional'] }, 'format')
    expect(progress(engine)).toEqual(['wrong', 2, 0, 1])
    engine.reveal('form', 'format')
    expect(progress(engine)).toEqual(['wrong', 2, 0, 3])
    engine.reveal('form', 'submit')
    expect(progress(engine)).toEqual(['wrong', 0, 0, 5])
  })

  it('counts missing attachments of rows among the attachments', () => {
    const proofs = { ...table, columns: [text('name', { required: true }), { ...files, id: 'proof' }] }
    const engine = open([files, proofs], {
      table: [
        { id: 'a', cells: { name: '甲' } },
        { id: 'b', cells: {} },
      ],
    })
    expect(progress(engine)).toEqual(['partial', 4, 3, 0])
    engine.reveal({ paths: ['table/a/proof', 'table/b/name'] }, 'submit')
    expect(progress(engine)).toEqual(['wrong', 2, 2, 2])
    engine.removeRow('table', 'b')
    expect(progress(engine)).toEqual(['wrong', 1, 1, 1])
  })

  it('follows each cell of a row', () => {
    const engine = open([table], { table: [row('a', ''), row('b', '')] })
    const steps = (['甲', '太长了', ''] as const).map((name) => {
      engine.set('table/b/name', name)
      return progress(engine)
    })
    expect(steps).toEqual([
      ['partial', 1, 0, 0],
      ['partial', 1, 0, 0],
      ['untouched', 2, 0, 0],
    ])
    engine.removeRow('table', 'a')
    expect(progress(engine)).toEqual(['untouched', 1, 0, 0])
    engine.removeRow('table', 'b')
    expect(progress(engine)).toEqual(['optional', 0, 0, 0])
  })

  it('is incomplete by its own broken rules alone, and only by errors', () => {
    const broken = (severity: string) => [{ id: 'r', severity, assert: false, message: '错', at: ['required'] }]
    const values = { required: '答' }
    expect(progress(open([required], values, broken('warning')))).toEqual(['complete', 0, 0, 0])
    const engine = open([required], values, broken('error'))
    expect(progress(engine)).toEqual(['partial', 0, 0, 0])
    engine.reveal('form', 'submit')
    expect(progress(engine)).toEqual(['wrong', 0, 0, 1])
  })

  it('follows what the server names', () => {
    const engine = open([required], { required: '答' })
    expect(progress(engine)).toEqual(['complete', 0, 0, 0])
    engine.setServerProblems([{ severity: 'error', paths: ['required'], message: '另有一事' }])
    expect(progress(engine)).toEqual(['wrong', 0, 0, 1])
    engine.setServerProblems([])
    expect(progress(engine)).toEqual(['complete', 0, 0, 0])
  })

  it('is not that of another page', () => {
    const page = (id: string) => ({ id, title: id, sections: [{ id, title: id, fields: [text(`in_${id}`)] }] })
    const rules = [{ id: 'r', assert: false, message: '错', at: ['in_two'] }]
    const engine = openEngine(parseDefinition({ ...smallForm([]), pages: [page('one'), page('two')], rules }))
    engine.reveal('form', 'submit')
    expect(engine.progress().map(({ state }) => state)).toEqual(['optional', 'wrong'])
  })
})
