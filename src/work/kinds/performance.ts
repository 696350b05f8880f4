/** The kind of work “performance evaluation” of a finished project. */
import { text } from '@/lib/i18n/i18n'
import type { WorkKind } from '../kind'
import { projectAddresses } from './addresses'
import { filling, over, returned, review, unitReview } from './states'

const readers = ['unit', 'department'] as const

/** What a finished project achieved: filled in by its leader, confirmed by unit and department. */
export const performance: WorkKind = {
  id: 'PERFORMANCE',
  version: 1,
  noun: text('绩效评价'),
  of: 'project',
  form: 'performance-evaluation',
  permissions: { unit: 's02.f006', department: 's02.f006' },
  initial: 'TO_CONFIRM',
  states: {
    // The leader first confirms the commission's records, or names what does not fit for the commission to correct.
    TO_CONFIRM: {
      label: text('待核对'),
      colour: 'default',
      holder: 'creator',
      actions: { creator: ['BEGIN', 'DECLINE', 'VIEW'], unit: ['VIEW'], department: ['VIEW'] },
      transitions: { BEGIN: 'FILLING', DECLINE: 'DISPUTED' },
    },
    DISPUTED: review(
      text('信息有误待核实'),
      'department',
      { PASS: 'TO_CONFIRM', RETURN: 'TO_CONFIRM' },
      {
        colour: 'warning',
        readers: ['unit'],
        hints: {
          PASS: text('按负责人填写的内容更正登记，再由负责人核对。'),
          RETURN: text('登记无误，或需要负责人补充说明；请写明理由。'),
        },
      },
    ),
    FILLING: filling(text('填报中'), { SUBMIT: 'UNIT_REVIEW' }, { readers }),
    UNIT_REVIEW: review(
      unitReview,
      'unit',
      { PASS: 'DEPARTMENT_REVIEW', RETURN: 'RETURNED' },
      { readers: ['department'], withdraw: ['FILLING', 'RETURNED'] },
    ),
    DEPARTMENT_REVIEW: review(
      text('待主管部门审核'),
      'department',
      { PASS: 'CONFIRMED', RETURN: 'RETURNED' },
      { colour: 'cyan', readers: ['unit'], hints: { PASS: text('绩效评价办结，不能再退回。意见可不填。') } },
    ),
    RETURNED: filling(returned, { SUBMIT: ['UNIT_REVIEW', 'DEPARTMENT_REVIEW'] }, { colour: 'warning', readers }),
    CONFIRMED: over(text('已确认'), 'success', 'creator', ...readers),
  },
  actionLabels: { DECLINE: text('信息有误') },
  deadline: { from: 'created', days: 180, refusedWith: 603324 },
  concludedBy: 'department',
  handIn: {
    button: text('提交绩效评价'),
    note: text('提交后由{holder}审核，再由主管部门确认。审核前可以撤回。'),
    done: text('绩效评价已提交'),
  },
  addresses: {
    list: '/my-project?tab=PERFORMANCE',
    overview: '/performance-form/:workId',
    form: '/performance-smartform/:formId/:workId/:pageId',
    review: '/performance-confirm/:workId',
    // The reviewer's page asks for a permission that leaders do not have.
    read: projectAddresses.review,
  },
}
