import { text } from '@/lib/i18n/i18n'
import type { WorkKind } from '../kind'
import { over } from './states'

/** The supervising department's evaluation of a technical report: 待评价 → 已评价. */
export const technicalEvaluation: WorkKind = {
  id: 'TECHNICAL_EVALUATION',
  version: 1,
  noun: text('技术报告评价'),
  of: 'project',
  form: 'technical-evaluation',
  permissions: { department: 's23.f005' },
  initial: 'TO_EVALUATE',
  states: {
    TO_EVALUATE: {
      label: text('待评价'),
      colour: 'processing',
      holder: 'department',
      actions: { department: ['FILL', 'SUBMIT', 'VIEW'] },
      leadsTo: { SUBMIT: 'EVALUATED' },
    },
    EVALUATED: over(text('已评价'), 'success', 'department', 'creator', 'unit'),
  },
  deadline: { from: 'created', days: 40, working: true },
  handIn: { button: text('提交评价'), note: text('提交后不能再修改。'), done: text('评价已提交') },
  addresses: { list: '/technical', overview: '/technical/:workId', form: '/technical/:workId/form/:pageId' },
}
