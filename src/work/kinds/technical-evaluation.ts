/** The kind of work “technical report evaluation” by the supervising department. */
import { text } from '@/lib/i18n/i18n'
import type { WorkKind } from '../kind'
import { projectAddresses } from './addresses'
import { over } from './states'

/**
 * The supervising department's evaluation of a technical report: 待评价 → 已评价. Before it is handed in, the department may
 * ask the project's leader; the leader answers by a date.
 */
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
      actions: { department: ['FILL', 'SUBMIT', 'ASK', 'VIEW'], creator: ['VIEW'] },
      transitions: { SUBMIT: 'EVALUATED', ASK: 'QUESTIONED' },
      informs: ['department'],
    },
    // The evaluator may go on scoring, and hands in once the answer is there, the date has passed or the question is withdrawn.
    QUESTIONED: {
      label: text('待负责人答复'),
      colour: 'warning',
      holder: 'creator',
      actions: { creator: ['ANSWER', 'VIEW'], department: ['FILL', 'WITHDRAW', 'VIEW'] },
      transitions: { ANSWER: 'TO_EVALUATE', WITHDRAW: 'TO_EVALUATE' },
      due: { from: 'answerBy', days: 0 },
      lapsesTo: 'TO_EVALUATE',
    },
    EVALUATED: over(text('已评价'), 'success', 'department', 'creator', 'unit'),
  },
  deadline: { from: 'created', days: 40, working: true },
  handIn: { button: text('提交评价'), note: text('提交后不能再修改。'), done: text('评价已提交') },
  actionLabels: { ASK: text('向负责人提问'), ANSWER: text('提交答复'), WITHDRAW: text('收回问题') },
  documents: [
    {
      id: 'evaluation',
      title: text('技术报告评价表'),
      signLines: [text('评价人'), text('主管处室（盖章）')],
      signedBy: [],
    },
  ],
  addresses: {
    list: '/technical',
    overview: '/my-project/work/:workId',
    form: '/technical/:workId/form/:pageId',
    review: '/technical/:workId',
    // The desk is the department's; the project's leader reads the evaluation too.
    read: projectAddresses.review,
  },
}
