/** The date by which a work item is due, and what is said once it has passed. */
import { describe, expect, it } from 'vitest'
import { dueAfter, overdueText } from './due-date'
import { findKind } from './kinds/all'
import { declaration } from './kinds/declaration'

describe('once the date has passed, who fills it in reads', () => {
  it.each([
    ['that it is too late for a first task book', 'TASK_BOOK', false, '已截止'],
    ['that a returned task book is still taken', 'TASK_BOOK', true, '已过期限，仍可提交'],
    ['that a monthly report is still taken', 'MONTHLY_REPORT', false, '已过期限，仍可提交'],
    ['that a kind without a date takes it', 'DECLARATION', true, '已过期限，仍可提交'],
  ])('%s', (_case, kind, returned, words) => {
    expect(overdueText(findKind(kind) ?? declaration, returned)).toBe(words)
  })

  it('that nothing is taken under a closed guide, returned or not', () => {
    const underGuide = { ...declaration, deadline: { from: 'guideClose', days: 0 } } as const
    expect([overdueText(underGuide, false), overdueText(underGuide, true)]).toEqual(['已截止', '已截止'])
  })
})

describe('a work item is due', () => {
  const from = Date.parse('2026-11-26T10:00:00+08:00')
  const due = (deadline: typeof declaration.deadline) => {
    const at = dueAfter({ ...declaration, deadline }, from)
    return at === null ? null : new Date(at).toISOString()
  }
  it('at the end of the last day in Beijing, on no day where its kind has none', () => {
    expect(due({ from: 'created', days: 10 })).toBe('2026-12-06T15:59:59.999Z')
    expect(due({ from: 'created', days: 2, working: true })).toBe('2026-11-30T15:59:59.999Z')
    expect(due(undefined)).toBeNull()
  })
})
