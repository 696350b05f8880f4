/** When an audit may be submitted, and what it begins with; with few rows. */
import { beforeEach, describe, expect, it } from 'vitest'
import { refusalOf } from '../../tests/small-backend'
import { smallUniversity } from '../../tests/small-university'
import type { WorkRow } from '../db/rows-work'
import { auditRoots, auditRules } from './kinds/audits'
import type { Taking } from './rules'

let { backend } = smallUniversity()
beforeEach(() => {
  ;({ backend } = smallUniversity())
})
const { now } = backend

describe('an audit', () => {
  const audit = (kind: string, id: string, more: Partial<WorkRow> = {}) =>
    backend.work(kind, id, { projectId: 'p', assigned: { auditor: ['firm-立信'] }, ...more })
  const guard = (action: Taking['action'], work: WorkRow) =>
    refusalOf(() => auditRules.guard?.(backend.as(), { action, work } as Taking))

  it.each([
    ['TO_APPLY', 623008],
    ['UNIT_REVIEW', 623008],
    ['RETURNED', 623008],
    ['EXPERT_ACCEPTANCE', null],
  ])('of a project, with its acceptance in %s, is refused with %j', (state, code) => {
    backend.work('ACCEPTANCE', 'a', { projectId: 'p', state })
    expect(guard('SUBMIT', audit('PROJECT_AUDIT', 'w'))).toBe(code)
    expect(guard('RETURN', audit('PROJECT_AUDIT', 'r'))).toBeNull()
    expect(guard('SUBMIT', audit('BUDGET_AUDIT', 'b'))).toBeNull()
  })

  it('waits where there is no acceptance yet; without a project it waits for none', () => {
    expect(guard('SUBMIT', audit('PROJECT_AUDIT', 'w'))).toBe(623008)
    expect(guard('SUBMIT', audit('PROJECT_AUDIT', 'x', { projectId: null }))).toBeNull()
  })

  it('begins with the firm, and the accountant of the audit that it filed last', () => {
    backend.unit('立信', { unitName: '立信会计师事务所' })
    const filed = (id: string, submittedAt: number | null, accountant: string, more: Partial<WorkRow> = {}) => {
      audit('BUDGET_AUDIT', id, { submittedAt, ...more })
      backend.content(id, { accountant })
    }
    const rootsOf = (work: WorkRow) => auditRoots(backend.as(), work).audit
    const own = audit('PROJECT_AUDIT', 'own', { submittedAt: now })
    backend.content('own', { accountant: '本次' })
    expect(rootsOf(own)).toEqual({ firm: '立信会计师事务所', accountant: undefined })
    filed('older', now - 2, '甲')
    filed('newer', now - 1, '乙')
    filed('seeded', null, '丙')
    filed('other-firm', now, '丁', { assigned: { auditor: ['firm-德勤'] } })
    audit('BUDGET_AUDIT', 'draft', { submittedAt: now })
    backend.content('draft', null, { accountant: '戊' })
    expect(rootsOf(own)).toEqual({ firm: '立信会计师事务所', accountant: '乙' })
    expect(rootsOf({ ...own, kind: 'TASK_BOOK' })).toEqual({ firm: '立信会计师事务所' })
    expect(rootsOf({ ...own, assigned: { auditor: ['firm-gone'] } })).toEqual({
      firm: undefined,
      accountant: undefined,
    })
    expect(rootsOf({ ...own, assigned: {} })).toEqual({ firm: undefined, accountant: undefined })
  })
})
