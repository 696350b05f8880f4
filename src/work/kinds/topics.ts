/** The kinds of work of a topic: its task book, progress and acceptance documents. */

import { text } from '@/lib/i18n/i18n'
import type { WorkKind } from '../kind'
import { projectAddresses } from './addresses'
import { filling, over, returned, review } from './states'

const readers = ['leader', 'unit', 'department'] as const

/**
 * What the leader of a topic files for the project: 待填报 → 填报中 → 待项目负责人确认 → 已确认, or 退回修改. The project's leader may
 * also return what is confirmed, as long as the project's own document is not submitted (603117).
 */
const topicKind = {
  version: 1,
  maker: text('课题负责人'),
  of: 'topic',
  permissions: { unit: 's02.f006', department: 's02.f006' },
  initial: 'TO_FILL',
  states: {
    TO_FILL: filling(text('待填报'), { BEGIN: 'FILLING' }, { readers }),
    FILLING: filling(text('填报中'), { SUBMIT: ['SUBMITTED', 'ACCEPTED'] }, { readers }),
    SUBMITTED: review(
      text('待项目负责人确认'),
      'leader',
      { PASS: 'ACCEPTED', RETURN: 'RETURNED' },
      { readers: ['unit', 'department'], withdraw: ['FILLING', 'RETURNED'], due: { from: 'submitted', days: 7 } },
    ),
    RETURNED: filling(
      returned,
      { SUBMIT: ['SUBMITTED', 'ACCEPTED'] },
      { colour: 'warning', readers, due: { from: 'since', days: 7 } },
    ),
    ACCEPTED: {
      ...over(text('已确认'), 'success', 'creator', 'unit', 'department'),
      actions: { creator: ['VIEW'], leader: ['VIEW', 'RETURN'], unit: ['VIEW'], department: ['VIEW'] },
      transitions: { RETURN: 'RETURNED' },
      reopens: true,
    },
  },
  actionLabels: { PASS: text('确认') },
  hints: {
    PASS: text('确认后可以带入项目的材料。意见可不填。'),
    RETURN: text('课题负责人收到意见，修改后再次提交。'),
  },
  conclusion: text('已确认'),
  concludedBy: 'leader',
} as const satisfies Partial<WorkKind>

const addresses = { ...projectAddresses, list: '/my-project?tab=SUBPROJECT' } as const

/** 课题任务书: goals and the topic's share of the budget, taken over into the project's task book. */
export const topicTask: WorkKind = {
  ...topicKind,
  id: 'TOPIC_TASK',
  noun: text('课题任务书'),
  form: 'topic-task',
  deadline: { from: 'created', days: 15 },
  handIn: {
    button: text('提交课题任务书'),
    note: text('提交后由项目负责人确认，再汇总到项目任务书。确认前可以撤回。'),
    done: text('课题任务书已提交'),
  },
  addresses,
}

/** 课题进展: what was done and spent in half a year, begun by the topic's leader. */
export const topicProgress: WorkKind = {
  ...topicKind,
  id: 'TOPIC_PROGRESS',
  noun: text('课题进展'),
  form: 'topic-progress',
  deadline: { from: 'created', days: 15 },
  handIn: {
    button: text('提交课题进展'),
    note: text('提交后由项目负责人确认。确认前可以撤回。'),
    done: text('课题进展已提交'),
  },
  addresses,
}

/** 课题验收材料: results and spending of a topic, taken over into the project's acceptance. */
export const topicAcceptance: WorkKind = {
  ...topicKind,
  id: 'TOPIC_ACCEPTANCE',
  noun: text('课题验收材料'),
  form: 'topic-acceptance',
  deadline: { from: 'projectEnd', days: 60 },
  handIn: {
    button: text('提交课题验收材料'),
    note: text('提交后由项目负责人确认，再汇总到项目验收申请。确认前可以撤回。'),
    done: text('课题验收材料已提交'),
  },
  addresses,
}

/** The kinds that a topic's leader files. */
export const topicKinds = ['TOPIC_TASK', 'TOPIC_PROGRESS', 'TOPIC_ACCEPTANCE'] as const
