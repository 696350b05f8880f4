/** Tests of when problems become visible. */
import { describe, expect, it } from 'vitest'
import { addTexts, setLocale } from '@/lib/i18n/i18n'
import { sampleEngine } from '../../../tests/smartform/sample-engine'

const { engine, messages, addPerson, problems, progress } = sampleEngine()

describe('problems become visible', () => {
  it('after leaving the page for format errors and on submit for missing answers, never while typing', () => {
    engine().set('title', '字'.repeat(53))
    expect(messages('title')).toEqual([])
    engine().reveal({ page: 'basics' }, 'format')
    expect(messages('title')).toEqual(['项目名称不能超过 50 个字，现在 53 个'])
    engine().set('title', '')
    expect(messages('title')).toEqual([])
    engine().reveal('form', 'submit')
    expect(messages('title')).toEqual(['请填写项目名称'])
  })

  it('for one page when that page is left', () => {
    engine().set('title', '字'.repeat(53))
    engine().set('costs/row0/amount', '-1')
    const visible = engine().reveal({ page: 'budget' }, 'format')
    expect(new Set(visible.map((problem) => problem.pageId))).toEqual(new Set(['budget']))
    expect(messages('costs/row0/amount')).toEqual(['预算第 1 行：金额不能小于 0 万元，现在是 -1 万元'])
    expect(messages('title')).toEqual([])
  })

  it('in the order of the form', () => {
    engine().set('partner', 'yes')
    addPerson()
    engine().set('costs/row0/amount', 'x')
    expect(problems().map((problem) => problem.message)).toEqual([
      '请填写项目名称',
      '请填写合作单位',
      '请上传合作协议',
      '预算第 1 行：金额要填数字，现在是“x”',
      '成员第 1 行：请填写姓名',
    ])
  })

  it('in the reader’s language, also after a change of language', () => {
    addTexts('en', { '请填写{label}': 'Fill in {label}' })
    engine().reveal('form', 'submit')
    setLocale('en')
    expect(messages('title')).toEqual(['Fill in 项目名称'])
    setLocale('zh')
    expect(messages('title')).toEqual(['请填写项目名称'])
  })
})

describe('the problems of a row', () => {
  it('count on their page as missing or wrong until they are shown, then as errors', () => {
    const row = addPerson({ name: '', role: 'core', mobile: '' })
    addPerson({ name: '名字实在太长了' })
    const counts = () => {
      const { requiredLeft, errors, state } = progress('budget') ?? {}
      return [requiredLeft, errors, state]
    }
    expect(counts()).toEqual([2, 0, 'partial'])
    engine().reveal({ page: 'budget' }, 'format')
    expect(counts()).toEqual([2, 1, 'wrong'])
    engine().reveal({ paths: [`people/${row}/name`] }, 'submit')
    expect(counts()).toEqual([1, 2, 'wrong'])
    engine().reveal('form', 'submit')
    expect(counts()).toEqual([0, 3, 'wrong'])
    engine().set(`people/${row}/name`, '甲')
    engine().set(`people/${row}/months`, '3')
    expect(counts()).toEqual([0, 1, 'wrong'])
  })

  it('that were shown as wrong are shown as missing only after that was asked for', () => {
    const row = addPerson({ name: '名字实在太长了' })
    engine().reveal({ paths: [`people/${row}/name`] }, 'format')
    engine().set(`people/${row}/name`, '')
    expect([messages(`people/${row}/name`), progress('budget')?.requiredLeft]).toEqual([[], 1])
    engine().reveal({ paths: [`people/${row}/name`] }, 'submit')
    engine().reveal({ paths: [`people/${row}/name`] }, 'format')
    expect(messages(`people/${row}/name`)).toEqual(['成员第 1 行：请填写姓名'])
    expect(engine().problems({ paths: [`people/${row}/name`] }, 'format')).toEqual([])
  })
})

describe('what was shown at a place', () => {
  it('is not what the server says there: its own missing answer stays silent', () => {
    engine().setServerProblems([{ severity: 'error', paths: ['title'], message: '一' }])
    engine().reveal('form', 'format')
    expect(messages('title')).toEqual(['一'])
    engine().reveal('form', 'submit')
    expect(messages('title')).toEqual(['请填写项目名称', '一'])
  })

  it('is not what the server said there: an answer that is emptied later stays silent', () => {
    engine().set('title', '题')
    engine().setServerProblems([{ severity: 'error', paths: ['title'], message: '一' }])
    engine().reveal('form', 'submit')
    engine().set('title', '')
    expect(messages('title')).toEqual([])
  })

  it('as missing stays so after it was wrong in between', () => {
    engine().reveal('form', 'submit')
    engine().set('title', '字'.repeat(53))
    engine().reveal('form', 'format')
    engine().set('title', '')
    expect(messages('title')).toEqual(['请填写项目名称'])
  })
})

it('a problem that somebody was shown is found again as it is now, and null once it is gone', () => {
  const row = addPerson({ name: '名字实在太长了', mobile: '1' })
  addPerson({ name: '乙', mobile: '1' })
  engine().setServerProblems([{ severity: 'error', paths: ['remark'], message: '一' }])
  const shown = problems()
  expect(shown.map(({ kind }) => kind)).toEqual(['required', 'format', 'rule', 'server'])
  const now = () => shown.map((problem) => engine().serverProblem(problem)?.message ?? null)
  expect(now()).toEqual(shown.map(({ message }) => message))
  engine().moveRow('people', row, 1)
  expect(now()[1]).toBe('成员第 2 行：姓名不能超过 5 个字，现在 7 个')
  engine().set('title', '题')
  engine().set(`people/${row}/name`, '甲')
  engine().set(`people/${row}/mobile`, '2')
  engine().set('remark', '说')
  expect(now()).toEqual([null, null, null, null])
})

it('a problem is found again where its cells are others now, where it has no place, and nowhere when it is unknown', () => {
  const [first, second, third] = ['1', '1', '1'].map((mobile) => addPerson({ name: '甲', mobile }))
  engine().setServerProblems([{ severity: 'error', paths: [], message: '整份有误' }])
  const shown = problems('format')
  const now = () => shown.map((problem) => engine().serverProblem(problem)?.paths)
  expect(now()).toEqual([[first, second, third].map((row) => `people/${row}/mobile`), []])
  engine().set(`people/${first}/mobile`, '2')
  expect(now()).toEqual([[second, third].map((row) => `people/${row}/mobile`), undefined])
  const [rule] = shown
  expect(rule && engine().serverProblem({ ...rule, id: 'rule:gone' })).toBeNull()
})
