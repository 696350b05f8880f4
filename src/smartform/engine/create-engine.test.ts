/** Tests of creating the form engine: initial content, progress, faulty definitions. */
import { describe, expect, it } from 'vitest'
import { sampleEngine } from '../../../tests/smartform/sample-engine'
import { openEngine, smallForm } from '../../../tests/smartform/small-form'
import { parseDefinition } from '../schema/parse-definition'
import { firstValues } from './create-engine'

const { engine, progress, form } = sampleEngine()

it('the sample form is valid', () => {
  expect(form.definitionProblems).toEqual([])
})

describe('the progress of a page', () => {
  it('goes from not started over partial to complete', () => {
    expect(progress('basics')).toEqual({
      pageId: 'basics',
      visible: true,
      state: 'untouched',
      requiredLeft: 1,
      attachmentsLeft: 0,
      errors: 0,
    })
    engine().set('partner', 'yes')
    expect(progress('basics')).toMatchObject({ state: 'partial', requiredLeft: 3, attachmentsLeft: 1 })
    // What has been shown as missing is among the errors, and counted there alone.
    engine().reveal({ paths: ['title'] }, 'submit')
    expect(progress('basics')).toMatchObject({ state: 'wrong', errors: 1, requiredLeft: 2, attachmentsLeft: 1 })
    engine().reveal({ page: 'basics' }, 'submit')
    expect(progress('basics')).toMatchObject({ state: 'wrong', errors: 3, requiredLeft: 0, attachmentsLeft: 0 })
    engine().set('title', '题')
    engine().set('partner', 'no')
    expect(progress('basics')).toMatchObject({ state: 'complete', requiredLeft: 0, attachmentsLeft: 0 })
  })

  it('does not count a default or a preset row as an answer', () => {
    expect([progress('basics')?.state, progress('budget')?.state]).toEqual(['untouched', 'optional'])
  })

  it('is not complete while a rule is violated', () => {
    engine().set('costs/row0/amount', '100')
    engine().set('costs/row2/amount', '13')
    expect(progress('budget')?.state).toBe('partial')
    engine().reveal('form', 'submit')
    expect(progress('budget')).toMatchObject({ state: 'wrong', errors: 1 })
    engine().set('costs/row2/amount', '1')
    expect(progress('budget')?.state).toBe('complete')
  })

  it('is the same object until it changes', () => {
    const before = engine().progress()
    engine().set('remark', '说')
    expect(engine().progress()[0]).toBe(before[0])
    const after = engine().progress()
    engine().set('remark', '说明')
    expect(engine().progress()).toBe(after)
  })
})

it('a listener may change another field', () => {
  engine().subscribe('partner', () => engine().set('remark', '合作'))
  engine().set('partner', 'yes')
  expect(engine().values().remark).toBe('合作')
})

describe('a form whose definition has a faulty requirement', () => {
  const form = (more: object, field: object = {}) => smallForm([{ id: 'a', kind: 'text', label: '甲', ...field }], more)
  const open = (raw: unknown) => openEngine(parseDefinition(raw), { a: '已填' })
  const lost = { id: 'r', assert: ['no-such', ['field', 'a']], message: '错', at: ['a'] }

  it.each<[string, unknown]>([
    ['an unreadable rule', form({ rules: [lost] })],
    ['a rule at a missing field', form({ rules: [{ ...lost, assert: true, at: ['gone'] }] })],
    ['a field of unknown kind', form({}, { kind: 'hologram' })],
    ['a later version of the language', form({ dialect: 99 })],
  ])('can be filled in, but not submitted: %s', (_, raw) => {
    const engine = open(raw)
    const problems = engine.problems('form', 'submit')
    expect(problems).toMatchObject([{ severity: 'error', kind: 'rule', paths: [], pageId: 'p' }])
    expect(problems[0]?.message).toMatch(/暂时不能提交.*021-12345678/)
    expect(engine.problems({ page: 'p' }, 'submit')).toEqual([])
    expect(engine.problems('form', 'format')).toEqual([])
    expect(problems[0] && engine.serverProblem(problems[0])).toEqual(problems[0])
  })

  it('can be submitted when only a decoration is misspelt', () => {
    expect(open(form({}, { visibleIf: true })).problems('form', 'submit')).toEqual([])
  })
})

describe('the initial content of a form', () => {
  const form = parseDefinition(
    smallForm([
      { id: 'name', kind: 'text', label: '名称' },
      {
        id: 'asked',
        kind: 'radio',
        label: '是否',
        defaultValue: 'no',
        options: ['yes', 'no'].map((value) => ({ value, label: value })),
      },
      { id: 'why', kind: 'text', label: '原因', visibleWhen: { op: 'eq', args: [{ field: 'asked' }, 'yes'] } },
      { id: 'lines', kind: 'table', label: '明细', columns: [{ id: 'sum', kind: 'text', label: '数' }] },
    ]),
  )

  it.each([
    ['nothing', {}],
    ['an answer with spaces around it', { name: ' 甲 ' }],
    ['an answer in place of a default', { asked: 'yes', why: '乙' }],
    ['an answer that is hidden', { why: '乙' }],
    ['rows', { lines: [{ id: 'r1', cells: { sum: '3' } }] }],
    ['a value without a field', { name: 3, gone: '丙', lines: 'x' }],
  ])('equals what an open form saves, with %s', (_name, known) => {
    expect(firstValues(form, known)).toEqual(openEngine(form, known).values())
  })
})
