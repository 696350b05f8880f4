/** The graded changes of a form's rules, with their sentences and places. */

import { describe, expect, it } from 'vitest'
import { form } from '../../../tests/smartform/compared-forms'
import type { FieldSource, FormSource, RuleSource } from '../schema/definition'
import { gradeChanges } from './grade-changes'

describe('a rule', () => {
  const n: FieldSource = { id: 'n', kind: 'number', label: '数' }
  const m: FieldSource = { id: 'm', kind: 'number', label: '量' }
  const read = (before: FormSource, after: FormSource) =>
    gradeChanges(before, after).map(({ grade, text: sentence }) => `${grade} ${sentence}`)
  const withRule = (more: Partial<RuleSource> | null) =>
    form([n, m], more ? [{ id: 'r', assert: ['lte', ['field', 'n'], 10], message: '太多', at: ['n'], ...more }] : [])
  const bound = (op: string, limit: unknown) => ({ assert: [op, ['field', 'n'], limit] }) as Partial<RuleSource>
  it.each<[string, Partial<RuleSource> | null, Partial<RuleSource> | null, string[]]>([
    ['new', null, { at: ['n', 'm'] }, ['asksMore 新增规则“太多”（数、量），不符合时不能提交']],
    ['new, as a reminder', null, { severity: 'warning' }, ['harmless 新增提醒“太多”（数），不妨碍提交']],
    ['gone', {}, null, ['harmless 取消规则“太多”']],
    ['a reminder hinders now', { severity: 'warning' }, {}, ['asksMore 规则“太多”不符合时不能再提交']],
    ['reminds only', {}, { severity: 'warning' }, ['harmless 规则“太多”的严重程度改了']],
    ['a note becomes a warning', { severity: 'info' }, { severity: 'warning' }, ['harmless 规则“太多”的严重程度改了']],
    ['at most more', bound('lte', 10), bound('lte', 11), ['harmless 规则“太多”放宽了']],
    ['at most less', bound('lte', 10), bound('lte', 9.5), ['asksMore 规则“太多”的要求改了（数）']],
    ['less than more', bound('lt', 10), bound('lt', 11), ['harmless 规则“太多”放宽了']],
    ['at least less', bound('gte', 10), bound('gte', 9), ['harmless 规则“太多”放宽了']],
    ['at least more', bound('gte', 10), bound('gte', 11), ['asksMore 规则“太多”的要求改了（数）']],
    ['more than less', bound('gt', 10), bound('gt', 9), ['harmless 规则“太多”放宽了']],
    ['another comparison', bound('lte', 10), bound('lt', 11), ['asksMore 规则“太多”的要求改了（数）']],
    ['equal to another number', bound('eq', 10), bound('eq', 11), ['asksMore 规则“太多”的要求改了（数）']],
    ['of another field', {}, { assert: ['lte', ['field', 'm'], 20] }, ['asksMore 规则“太多”的要求改了（数）']],
    [
      'compared with a field',
      {},
      { assert: ['lte', ['field', 'n'], ['field', 'm']] },
      ['asksMore 规则“太多”的要求改了（数）'],
    ],
    [
      'a reminder that asks more hinders nobody',
      { severity: 'warning' },
      { severity: 'warning', ...bound('lte', 5) },
      ['harmless 规则“太多”放宽了'],
    ],
    ['under another condition', {}, { when: ['filled', ['field', 'm']] }, ['asksMore 规则“太多”适用的条件改了']],
    ['at another field', {}, { at: ['m'] }, ['harmless 规则“太多”显示的位置改了']],
    ['with another code', {}, { code: 60347 } as Partial<RuleSource>, ['harmless 规则“太多”的设置改了']],
  ])('%s', (_, before, after, expected) => {
    expect(read(withRule(before), withRule(after))).toEqual(expected)
  })

  it.each<[string, Partial<RuleSource> | null, Partial<RuleSource> | null, string[]]>([
    ['a constant instead of a comparison', {}, { assert: true }, ['asksMore 规则“太多”的要求改了（数）']],
    ['a comparison instead of a constant', { assert: true }, {}, ['asksMore 规则“太多”的要求改了（数）']],
    ['a text instead of a number', bound('lte', 10), bound('lte', '多'), ['asksMore 规则“太多”的要求改了（数）']],
    ['a number instead of a text', bound('lte', '多'), bound('lte', 10), ['asksMore 规则“太多”的要求改了（数）']],
    [
      'a field instead of a number',
      { assert: ['lte', ['field', 'n'], ['field', 'm']] },
      bound('lte', 10),
      ['asksMore 规则“太多”的要求改了（数）'],
    ],
    ['a warning becomes a note', { severity: 'warning' }, { severity: 'info' }, ['harmless 规则“太多”的严重程度改了']],
    [
      'a reminder under another condition',
      { severity: 'warning' },
      { severity: 'warning', when: ['filled', ['field', 'm']] },
      ['harmless 规则“太多”适用的条件改了'],
    ],
  ])('%s', (_, before, after, expected) => {
    expect(read(withRule(before), withRule(after))).toEqual(expected)
  })

  it('is found again by its id: what changed about it, and in which version it stands', () => {
    const found = (before: Partial<RuleSource> | null, after: Partial<RuleSource> | null) =>
      gradeChanges(withRule(before), withRule(after)).map(({ id, place }) => ({ id, in: place.in, of: place.of }))
    expect(found(null, {})).toEqual([{ id: 'rule:r:added', in: 'after', of: 'rule' }])
    expect(found({}, null)).toEqual([{ id: 'rule:r:removed', in: 'before', of: 'rule' }])
    const all = { severity: 'warning', ...bound('lte', 5), when: ['filled', ['field', 'm']], at: ['m'], code: 60347 }
    expect(found({}, all as Partial<RuleSource>)).toEqual(
      ['severity', 'assert', 'when', 'at', 'code'].map((name) => ({
        id: `rule:r:rule:${name}`,
        in: 'after',
        of: 'rule',
      })),
    )
  })
})
