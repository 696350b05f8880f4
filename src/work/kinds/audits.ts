/** The kinds of work “budget audit” and “project audit”: states, actions, deadlines. */

import { text } from '@/lib/i18n/i18n'
import type { WorkKind } from '../kind'
import { over } from './states'

/** 待审计 → 审计中 → 已出报告, for auditors of the assigned firm. The project’s unit reads the report once it is issued. */
const auditStates: Pick<WorkKind, 'of' | 'codes' | 'initial' | 'states' | 'handIn' | 'addresses'> = {
  of: 'project',
  codes: { absent: 623001, unassigned: 623002 },
  initial: 'TO_AUDIT',
  states: {
    TO_AUDIT: {
      label: text('待审计'),
      colour: 'default',
      holder: 'auditor',
      actions: { auditor: ['FILL', 'BEGIN', 'VIEW'], department: ['VIEW'] },
      transitions: { BEGIN: 'AUDITING' },
      refusals: { SUBMIT: 623004 },
    },
    AUDITING: {
      label: text('审计中'),
      colour: 'processing',
      holder: 'auditor',
      actions: { auditor: ['FILL', 'SUBMIT', 'VIEW'], department: ['VIEW'] },
      transitions: { SUBMIT: 'REPORTED' },
    },
    REPORTED: {
      ...over(text('已出报告'), 'success', 'auditor', 'creator', 'unit', 'department'),
      refusals: { FILL: 623003, SUBMIT: 623003 },
    },
  },
  handIn: { button: text('出具审计报告'), note: text('出具后不能再修改。'), done: text('审计报告已出具') },
  addresses: {
    list: '/audit/audit-list',
    overview: '/audit/audit-list/:workId',
    form: '/audit/audit-list/:workId/:formId/:pageId',
  },
}

export const budgetAudit: WorkKind = {
  id: 'BUDGET_AUDIT',
  version: 1,
  noun: text('预算审计'),
  form: 'budget-audit',
  permissions: { auditor: 's23.f002', unit: 's02.f006', department: 's02.f006' },
  documents: [{ id: 'report', title: text('预算审计报告'), signedBy: [] }],
  deadline: { from: 'created', days: 30, working: true, refusedWith: 623006 },
  ...auditStates,
}

export const projectAudit: WorkKind = {
  id: 'PROJECT_AUDIT',
  version: 1,
  noun: text('项目审计'),
  form: 'project-audit',
  permissions: { auditor: 's23.f003', unit: 's02.f006', department: 's02.f006' },
  documents: [{ id: 'report', title: text('项目审计报告'), signedBy: [] }],
  deadline: { from: 'created', days: 45, working: true, refusedWith: 623006 },
  ...auditStates,
}
