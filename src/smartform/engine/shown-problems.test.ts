/** Tests of when problems become visible. */
import { describe, expect, it } from 'vitest'
import { addTexts, setLocale } from '@/lib/i18n/i18n'
import { sampleEngine } from '../../../tests/smartform/sample-engine'

const { engine, messages, addPerson, problems } = sampleEngine()

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
