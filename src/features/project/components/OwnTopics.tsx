/** The list of topics and subprojects that a person leads: project, what is to be filled in, next step; in 我的项目. Its nouns (topic, subproject) also stand on a topic’s page. */
import { Link } from 'react-router-dom'
import type { Answer } from '@/api/query-answer'
import { fieldsOf, inOrder } from '@/lib/collections/in-order'
import { text } from '@/lib/i18n/i18n'
import { formatDay } from '@/lib/time/beijing-time'
import { rowsOfPage } from '@/shared/list/rows-of-page'
import { useListState } from '@/shared/list/use-list-state'
import { WorkList } from '@/shared/list/WorkList'
import type { WorkListColumn } from '@/shared/list/work-list-rows'
import { useT } from '@/ui/use-t'
import type { OwnTopicsQuery } from '../graphql/topics.program.generated'
import { topicPath } from '../paths'
import { TopicParts } from './TopicParts'

type Topic = OwnTopicsQuery['ownTopics'][number]

export const topicNouns: Readonly<Record<Topic['kind'], string>> = { TOPIC: text('课题'), SUBPROJECT: text('子课题') }

/** What they are sorted by, by column. */
const keys = {
  name: ({ name }: Topic) => name,
  project: ({ projectName }: Topic) => projectName,
}
const orders = fieldsOf(keys)

/** The person's bound topics and subprojects: their projects, what is to be filled in, states, dates and next steps. */
export function OwnTopics({ answer }: { answer: Answer<OwnTopicsQuery> }) {
  const t = useT()
  const state = useListState([], { resetOn: ['tab'], orders })
  const topics = answer.data && inOrder(answer.data.ownTopics, keys, state.orderBy)
  const columns: WorkListColumn<Topic>[] = [
    {
      key: 'name',
      title: t('名称'),
      render: (item) => (
        <>
          <Link to={topicPath(item.id)}>{item.name}</Link>
          <br />
          {t('{kind} · {number}', { kind: t(topicNouns[item.kind]), number: item.number })}
        </>
      ),
    },
    {
      key: 'project',
      title: t('所属项目'),
      render: (item) =>
        t('{name}（{number}，负责人：{leader}）', {
          name: item.projectName,
          number: item.projectNumber,
          leader: item.projectLeader,
        }),
    },
    {
      key: 'parts',
      title: t('填报事项'),
      width: 420,
      render: (item) =>
        item.parts.length > 0 ? (
          <TopicParts topic={item.name} parts={item.parts} reader="topicLeader" />
        ) : (
          t('{day} 起开放填报', { day: formatDay(item.opensAt) })
        ),
    },
  ]
  return (
    <WorkList
      label={t('子课题')}
      state={state}
      filters={[]}
      columns={columns}
      rowKey={(item) => item.id}
      page={topics && rowsOfPage(state, topics)}
      loading={answer.loading}
      failure={answer.failureText}
      onRetry={answer.retry}
      empty={t('还没有关联的子课题。收到子课题通知后，点“绑定子课题”关联到您的账号。')}
    />
  )
}
