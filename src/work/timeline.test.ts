/** The steps that a person sees before and after the one in hand. */
import { describe, expect, it } from 'vitest'
import type { WorkKind, WorkState } from './kind'
import { findKind } from './kinds/all'
import { declaration } from './kinds/declaration'
import { timelineOf } from './timeline'

const steps = (kind: WorkKind | undefined) =>
  kind && timelineOf(kind).map(({ label, holder, states }) => [label, holder, ...states])

describe('the timeline of a kind', () => {
  it.each<[string, string[]]>([
    ['DECLARATION', ['填报并提交', '单位审核', '主管部门审核', '专家评审', '立项结论']],
    ['TASK_BOOK', ['填报并提交', '单位审核', '签订', '办结']],
    ['ACCEPTANCE', ['填报并提交', '单位审核', '主管部门审核', '专家验收', '待验收结论', '办结']],
    ['MATCHING', ['填报并提交', '单位审核', '科委审核', '通知书']],
    ['AWARD_OBJECTION', ['填报并提交', '调查处理', '办结']],
    ['EXPERT_APPLICATION', ['填报并提交', '单位审核', '科委审核', '办结']],
    ['MEMBERSHIP', ['单位审核', '办结']],
    ['MEMBER_PART', ['成员确认', '办结']],
  ])('%s', (id, labels) => {
    expect(steps(findKind(id))?.map(([label]) => label)).toEqual(labels)
  })

  it('has one step for consecutive states of a holder, and counts what was returned to the first', () => {
    expect(steps(declaration)?.slice(0, 4)).toEqual([
      ['填报并提交', 'creator', 'DRAFT', 'RETURNED'],
      ['单位审核', 'unit', 'UNIT_REVIEW'],
      ['主管部门审核', 'department', 'DEPARTMENT_REVIEW'],
      ['专家评审', 'commission', 'ACCEPTED', 'UNDER_EVALUATION'],
    ])
    expect(steps(findKind('TASK_BOOK'))?.[0]).toEqual(['填报并提交', 'creator', 'TO_FILL', 'FILLING', 'RETURNED'])
  })

  it('leaves out states that nobody reaches on the way and in which the creator does not edit', () => {
    const named = timelineOf(declaration).flatMap(({ states }) => states)
    expect(named).not.toContain('REFUSED')
    expect(named).not.toContain('NOT_APPROVED')
  })

  const state = (more: Partial<WorkState>): WorkState => ({
    ...{ label: '', colour: 'default', holder: null, actions: {}, transitions: {} },
    ...more,
  })
  const filled = (more: Partial<WorkState>) => state({ holder: 'creator', actions: { creator: ['FILL'] }, ...more })

  it.each<[string, WorkKind['states'], unknown[]]>([
    ['has no steps for a kind that begins in no state', {}, []],
    [
      'ends before a state that there is not',
      { A: filled({ transitions: { SUBMIT: 'GONE' } }) },
      [['填报并提交', 'creator', 'A']],
    ],
    [
      'goes no circle',
      { A: filled({ transitions: { SUBMIT: 'B' } }), B: state({ holder: 'unit', transitions: { PASS: 'A' } }) },
      [
        ['填报并提交', 'creator', 'A'],
        ['单位审核', 'unit', 'B'],
      ],
    ],
    [
      'goes on with the first way where several lead on, and back on none',
      {
        A: state({ holder: 'unit', transitions: { RETURN: 'D', PASS: ['B', 'C'] } }),
        B: state({ label: '办结' }),
        C: state({}),
        D: state({}),
      },
      [
        ['单位审核', 'unit', 'A'],
        ['办结', null, 'B'],
      ],
    ],
    [
      'names a reviewer who fills in by that',
      { A: state({ holder: 'auditor', actions: { auditor: ['FILL'] }, transitions: { SUBMIT: 'B' } }), B: state({}) },
      [
        ['填报并提交', 'auditor', 'A'],
        ['办结', null, 'B'],
      ],
    ],
    [
      'names what a role does a second time by the state',
      {
        A: state({ holder: 'unit', transitions: { PASS: 'B' } }),
        B: state({ holder: 'department', transitions: { PASS: 'C' } }),
        C: state({ label: '复核', holder: 'unit' }),
      },
      [
        ['单位审核', 'unit', 'A'],
        ['主管部门审核', 'department', 'B'],
        ['复核', 'unit', 'C'],
      ],
    ],
    [
      'counts what the creator corrects to the step in which they first fill in, even where others come before',
      {
        A: state({ holder: 'unit', transitions: { PASS: 'B' } }),
        B: filled({ transitions: { SUBMIT: 'C' } }),
        C: state({}),
        BACK: filled({}),
        LOST: state({ holder: 'creator', actions: { creator: ['VIEW'], unit: ['FILL'] } }),
      },
      [
        ['单位审核', 'unit', 'A'],
        ['填报并提交', 'creator', 'B', 'BACK'],
        ['办结', null, 'C'],
      ],
    ],
    [
      'counts it to the first step where they fill in nowhere else',
      { A: state({ holder: 'unit', transitions: { PASS: 'C' } }), C: state({}), BACK: filled({}) },
      [
        ['单位审核', 'unit', 'A', 'BACK'],
        ['办结', null, 'C'],
      ],
    ],
  ])('%s', (_case, states, expected) => {
    expect(steps({ ...declaration, initial: 'A', states, conclusion: undefined, timelineLabels: undefined })).toEqual(
      expected,
    )
  })

  it('calls roles and the end as the kind does', () => {
    const states = { A: state({ holder: 'unit', transitions: { PASS: 'B' } }), B: state({}) }
    const own = { initial: 'A', states, conclusion: '发证', timelineLabels: { unit: '初审' } }
    expect(steps({ ...declaration, ...own })).toEqual([
      ['初审', 'unit', 'A'],
      ['发证', null, 'B'],
    ])
  })

  it.each(['TASK_BOOK', 'CONTRACT_CHANGE', 'ACCEPTANCE', 'PERFORMANCE'])(
    'of %s ends with the department: the commission has no step in it',
    (kind) => {
      const described = findKind(kind) ?? expect.fail(kind)
      expect(steps(described)?.some(([, holder]) => holder === 'commission')).toBe(false)
      expect(described.concludedBy).toBe('department')
    },
  )
})
