/** Tests of problems of the server in the editor. */
import { describe, expect, it } from 'vitest'
import { addTexts } from '@/lib/i18n/i18n'
import { serverProblems } from './server-problems'

describe('the problems of a refused submission', () => {
  it('reach the form with their paths, texts and code', () => {
    const problems = [
      { code: 603401, paths: ['budget/r1/amount'], message: '间接费用超过 12%', severity: 'ERROR' },
      { code: null, paths: ['name'], message: '名称较短', severity: 'WARNING' },
    ]
    expect(serverProblems(problems)).toEqual([
      { code: 603401, paths: ['budget/r1/amount'], message: '间接费用超过 12%', severity: 'error' },
      { code: undefined, paths: ['name'], message: '名称较短', severity: 'warning' },
    ])
  })

  it('use the catalogue’s text when no rule of the form has one, also in English', () => {
    addTexts('zh', { 'errors.60906': '不能提名本人' })
    const problem = { rule: null, code: 60906, paths: ['familyName'], message: '…', severity: 'ERROR' }
    expect(serverProblems([problem])[0]?.message).toBe('不能提名本人')
  })

  it.each([[undefined], [null], ['many'], [[null, {}, { message: 'x' }]]])('are empty for %j', (problems) => {
    expect(serverProblems(problems)).toEqual([])
  })
})
