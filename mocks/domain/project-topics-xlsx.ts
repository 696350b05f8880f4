/** The Excel export of a project's topics: leader, binding, progress, state of each document; for the export resolver. */

import { inOrder, type OrderKeys } from '@/lib/collections/in-order'
import { findKind } from '@/work/kinds/all'
import { topicKinds } from '@/work/kinds/topics'
import type { BackendContext } from '../context'
import type { TopicsToExport } from '../resolvers/export.generated'
import type { ProjectTopic } from '../resolvers/program.generated'
import { dayOf, describeSheet } from '../sheets/sheet'
import type { SheetWords } from '../sheets/sheet-words'
import { projectTopics } from './project-topics'

const partOf = ({ parts }: ProjectTopic, kind: string) => parts?.findLast((part) => part.kind === kind)

const orderKeys: OrderKeys<ProjectTopic> = {
  NAME: (topic) => topic.name,
  LEADER: ({ leaderName }) => leaderName,
  PROGRESS: ({ completed }) => (completed == null ? null : Number(completed)),
}

/** A project's topics as a sheet, in the order of the screen: leader, binding, progress, and the state of what each files. */
export function topicsSheet(context: BackendContext, { projectId, orderBy }: TopicsToExport) {
  const { name, topics = [] } = projectTopics(context, projectId)
  return describeSheet<ProjectTopic>({
    title: (words) => words('{name}的课题', { name: name ?? '' }),
    idOf: ({ id }) => id,
    rows: () => inOrder(topics, orderKeys, orderBy),
    columns: [
      { head: '课题编号', cell: ({ number }) => number },
      { head: '课题名称', cell: (topic) => topic.name },
      { head: '承担单位', cell: ({ unitName }) => unitName },
      { head: '课题负责人', cell: ({ leaderName }) => leaderName },
      {
        head: '关联',
        cell: ({ bound, mobileTail }, words) => words(bound ? '已关联' : mobileTail == null ? '未邀请' : '待关联'),
      },
      { head: '分配的专项资金（万元）', cell: ({ funding }) => funding },
      { head: '完成进度（%）', cell: ({ completed }) => completed },
      { head: '专项资金支出（万元）', cell: ({ spent }) => spent },
      ...topicKinds.flatMap((kind) => {
        const noun = findKind(kind)?.noun ?? kind
        return [
          {
            head: noun,
            cell: (topic: ProjectTopic, words: SheetWords) => {
              const state = partOf(topic, kind)?.state
              return state == null ? '' : words(findKind(kind)?.states[state]?.label ?? state)
            },
          },
          {
            head: (words: SheetWords) => words('{noun}提交日期', { noun: words(noun) }),
            cell: (topic: ProjectTopic) => dayOf(partOf(topic, kind)?.submittedAt),
          },
        ]
      }),
    ],
  })
}
