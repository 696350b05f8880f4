/** Tests of problems that the server names: each is shown once, and disappears with its cause. */
import { describe, expect, it } from 'vitest'
import { sampleEngine } from '../../../tests/smartform/sample-engine'
import { openEngine, readForm, smallForm, text } from '../../../tests/smartform/small-form'
import type { RuleSource } from '../schema/definition'
import { parseDefinition } from '../schema/parse-definition'
import type { FormEngine, Problem } from './engine'

const { form: sample, engine, messages, addPerson, problems: shownProblems } = sampleEngine()

const formOf = (fields: readonly object[], rules: readonly RuleSource[] = []) => readForm(fields, { rules })
const number = (id: string) => ({ id, kind: 'number', label: id })
const messagesOf = (problems: readonly Problem[]) => problems.map(({ message }) => message)

describe('a problem found by server and engine is shown once', () => {
  it.each([
    ['by its rule, regardless of its text', { rule: 'required:required:title', message: 'Fill in the title' }],
    ['by code, from a server that names no rule', { paths: ['share'], code: 60444 }],
    ['by position and text, from one that names neither', { message: '请填写项目名称' }],
  ])('%s', (_how, named) => {
    const form = formOf(
      [text('title', { label: '项目名称', required: true }), number('share')],
      [{ id: 'r', code: 60444, assert: ['lte', ['field', 'share'], 1], message: '太多', at: ['share'] }],
    )
    const engine = openEngine(form, { share: '2' })
    const before = engine.problems('form', 'submit')
    engine.setServerProblems([{ severity: 'error', paths: ['title'], message: '请填写', ...named }])
    expect(engine.problems('form', 'submit')).toEqual(before)
  })

  it('two rules with one code are two problems', () => {
    const rule = (id: string, field: string): RuleSource => ({
      id,
      code: 60413,
      assert: ['lte', ['field', field], 1],
      message: id,
      at: [field],
    })
    const form = formOf([number('a'), number('b')], [rule('one', 'a'), rule('other', 'b')])
    const engine = openEngine(form, { a: '2', b: '1' })
    const named = { severity: 'error', code: 60413 } as const
    engine.setServerProblems([
      { ...named, paths: ['a'], message: 'one', rule: 'rule:one' },
      { ...named, paths: ['b'], message: '另一条', rule: 'rule:other' },
    ])
    expect(messagesOf(engine.problems('form', 'submit'))).toEqual(['one', '另一条'])
  })
})

describe('a problem named by the server disappears', () => {
  const named = { severity: 'error', message: '单位不存在' } as const
  const remaining = (engine: FormEngine) => messagesOf(engine.problems('form', 'format'))

  it('when its field is hidden', () => {
    const engine = openEngine(sample, { partner: 'yes', unit: '甲' })
    engine.setServerProblems([{ ...named, paths: ['unit'] }])
    expect(remaining(engine)).toEqual(['单位不存在'])
    engine.set('partner', 'no')
    expect(remaining(engine)).toEqual([])
    expect(engine.progress()[0]?.errors).toBe(0)
    engine.set('partner', 'yes')
    expect(remaining(engine)).toEqual([])
  })

  it('when its page or section is hidden', () => {
    const { pages } = smallForm([text('a')])
    const second = {
      id: 'q',
      title: '页',
      visibleWhen: ['empty', ['field', 'a']],
      sections: [{ id: 't', fields: [text('b')] }],
    }
    const form = parseDefinition({ ...smallForm([]), pages: [...pages, second] })
    const engine = openEngine(form, {})
    engine.setServerProblems([{ ...named, paths: ['b'] }])
    engine.set('a', '1')
    expect(remaining(engine)).toEqual([])
  })

  it('when its column is hidden in its row, and not for another row', () => {
    const form = formOf([
      {
        id: 't',
        kind: 'table',
        label: '表',
        columns: [text('kind'), text('other', { visibleWhen: ['eq', ['cell', 'kind'], '其他'] })],
      },
    ])
    const rows = ['r1', 'r2'].map((id) => ({ id, cells: { kind: '其他', other: 'x' } }))
    const engine = openEngine(form, { t: rows })
    engine.setServerProblems([{ ...named, paths: ['t/r1/other'] }])
    engine.set('t/r2/kind', '人员')
    expect(remaining(engine)).toEqual(['单位不存在'])
    engine.set('t/r1/kind', '人员')
    expect(remaining(engine)).toEqual([])
  })

  it('when its row is removed', () => {
    const rows = ['r1', 'r2'].map((id) => ({ id, cells: { c: 'x' } }))
    const engine = openEngine(formOf([{ id: 't', kind: 'table', label: '表', columns: [text('c')] }]), { t: rows })
    engine.setServerProblems([{ ...named, paths: ['t/r1/c'] }])
    engine.removeRow('t', 'r2')
    expect(remaining(engine)).toEqual(['单位不存在'])
    engine.removeRow('t', 'r1')
    expect(remaining(engine)).toEqual([])
  })

  it('when a field that its rule reads changes, anywhere', () => {
    const form = formOf(
      [number('a'), number('b'), text('c')],
      [{ id: 'r', assert: ['lte', ['field', 'a'], ['field', 'b']], message: '多', at: ['a'] }],
    )
    const engine = openEngine(form, { a: '1', b: '2' })
    // said of an earlier state of the answers
    engine.setServerProblems([{ severity: 'error', paths: ['a'], message: '多', rule: 'rule:r' }])
    engine.set('c', '说')
    expect(remaining(engine)).toEqual(['多'])
    engine.set('b', '3')
    expect(remaining(engine)).toEqual([])
  })

  it('unlike the note of a paste, which stays when another block is pasted elsewhere', () => {
    const engine = openEngine(sample, { title: '甲' })
    const paste = (path: string, message: string) =>
      engine.setServerProblems([{ severity: 'error', paths: [path], message }], 'paste')
    paste('title', '一')
    paste('remark', '二')
    expect(remaining(engine).toSorted()).toEqual(['一', '二'])
    paste('title', '三')
    expect(remaining(engine).toSorted()).toEqual(['三', '二'].toSorted())
    engine.set('title', '乙')
    expect(remaining(engine)).toEqual(['二'])
  })

  it('unlike a refused save, whose problem stays during a check until its field changes', () => {
    const engine = openEngine(sample, { title: '甲' })
    engine.setServerProblems([{ severity: 'error', paths: ['title'], message: '没有保存' }], 'save')
    engine.setServerProblems([])
    engine.set('remark', '说明')
    expect(messagesOf(engine.field('title')?.problems ?? [])).toEqual(['没有保存'])
    expect(engine.progress()[0]).toMatchObject({ state: 'wrong', errors: 1 })
    engine.set('title', '乙')
    expect(engine.progress()[0]?.errors).toBe(0)
    expect(engine.field('title')?.problems).toEqual([])
  })
})

describe('a problem from the server', () => {
  const named = { severity: 'error', paths: ['title'], message: '项目名称已被使用', code: 60444 } as const

  it('at a cell, a row or a table disappears with it', () => {
    const row = addPerson({ name: '甲' })
    engine().setServerProblems(
      [`people/${row}/name`, `people/${row}`, 'people'].map((path) => ({ ...named, paths: [path] })),
    )
    expect([messages(`people/${row}/name`), messages('people')]).toEqual([
      ['项目名称已被使用'],
      ['项目名称已被使用', '项目名称已被使用'],
    ])
    expect(messages('costs')).toEqual([])
    engine().set(`people/${row}/mobile`, '138')
    expect(messages('people')).toEqual([])
    expect(messages(`people/${row}/name`)).toEqual(['项目名称已被使用'])
    engine().set(`people/${row}/name`, '乙')
    expect(engine().problems('form', 'format')).toEqual([])
  })

  it('at a field unknown to the form is shown too', () => {
    engine().setServerProblems([{ ...named, paths: ['nowhere'] }])
    expect(shownProblems().map((problem) => [problem.message, problem.pageId])).toContainEqual([
      '项目名称已被使用',
      'basics',
    ])
  })
})

describe('a problem that the server names without a place', () => {
  it('is listed with the first page alone, and gone with any change', () => {
    engine().setServerProblems([{ severity: 'error', paths: [], message: '整份有误' }])
    const ofPage = (page: string) => messagesOf(engine().problems({ page }, 'submit'))
    expect([ofPage('basics').includes('整份有误'), ofPage('notes')]).toEqual([true, []])
    expect(messagesOf(engine().problems('form', 'format'))).toEqual(['整份有误'])
    engine().set('remark', '说')
    expect(engine().problems('form', 'format')).toEqual([])
  })

  it('is the form’s own where it has the same text', () => {
    const before = shownProblems()
    engine().setServerProblems([{ severity: 'error', paths: [], message: '请填写项目名称' }])
    expect(shownProblems()).toEqual(before)
    expect(messages('title')).toEqual(['请填写项目名称'])
  })
})

describe('a problem that the server names beside one of the form', () => {
  const at = (path: string, more: object = {}) => ({
    severity: 'error' as const,
    paths: [path],
    message: '另有一事',
    ...more,
  })

  it.each([
    ['with another text at the same place', at('title')],
    ['with the same text elsewhere', at('remark', { message: '请填写项目名称' })],
    ['with another rule and the same text', at('title', { message: '请填写项目名称', rule: 'rule:gone' })],
  ])('%s is one more', (_, named) => {
    const before = shownProblems().length
    engine().setServerProblems([named])
    expect(shownProblems()).toHaveLength(before + 1)
  })

  it('at a cell of the table where the form finds it is the same', () => {
    const row = addPerson({ name: '' })
    const before = shownProblems()
    for (const path of ['people', `people/${row}`, `people/${row}/name`, `people/${row}/name/x`]) {
      engine().setServerProblems([at(path, { message: '成员第 1 行：请填写姓名' })])
      expect(shownProblems()).toHaveLength(before.length)
    }
    engine().setServerProblems([at(`people/${row}/mobile`, { message: '成员第 1 行：请填写姓名' })])
    expect(shownProblems()).toHaveLength(before.length + 1)
  })

  it('is shown at each of its places, and gone when one of them changes', () => {
    engine().setServerProblems([{ ...at('title'), paths: ['title', 'remark', 'nowhere'] }])
    expect([messages('title'), messages('remark')]).toEqual([['另有一事'], ['另有一事']])
    engine().set('remark', '说')
    expect([messages('title'), messages('remark')]).toEqual([[], []])
  })

  it('has an id of its own, so that lists tell them apart', () => {
    engine().setServerProblems([
      at('title'),
      at('title', { code: 1 }),
      at('title', { rule: 'rule:gone' }),
      at('nowhere'),
    ])
    expect(
      engine()
        .problems('form', 'format')
        .map(({ id }) => id),
    ).toEqual(['server:check::title:0', 'server:check:1:title:1', 'server:check:rule:gone:title:2', 'server:check:::3'])
  })
})

it('a rule of the form that the server names by one of its places is shown once', () => {
  const form = formOf(
    [number('a'), number('b')],
    [{ id: 'r', code: 60444, assert: ['lte', ['field', 'a'], ['field', 'b']], message: '多', at: ['a', 'b'] }],
  )
  const engine = openEngine(form, { a: '2', b: '1' })
  const before = engine.problems('form', 'submit')
  for (const paths of [['b'], ['a', 'b'], ['b', 'gone']]) {
    engine.setServerProblems([{ severity: 'error', paths, message: '别的话', code: 60444 }])
    expect(engine.problems('form', 'submit')).toEqual(before)
  }
})
