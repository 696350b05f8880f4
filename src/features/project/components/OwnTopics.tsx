import { Link } from 'react-router-dom'
import type { Answer } from '@/api/query-answer'
import { text } from '@/lib/i18n/i18n'
import { formatDay } from '@/lib/time/beijing-time'
import { listPageSize, useListState } from '@/shared/list/use-list-state'
import { WorkList } from '@/shared/list/WorkList'
import type { WorkListColumn } from '@/shared/list/work-list-rows'
import { useT } from '@/ui/use-t'
import type { OwnTopicsQuery } from '../graphql/topics.program.generated'

type Topic = OwnTopicsQuery['ownTopics'][number]

const kinds: Readonly<Record<Topic['kind'], string>> = { TOPIC: text('课题'), SUBPROJECT: text('子课题') }

/** The person's bound topics and subprojects with their projects. */
export function OwnTopics({ answer }: { answer: Answer<OwnTopicsQuery> }) {
  const t = useT()
  const state = useListState([], ['tab'])
  const topics = answer.data?.ownTopics
  const from = (state.pageNo - 1) * listPageSize
  const columns: WorkListColumn<Topic>[] = [
    {
      key: 'name',
      title: t('名称'),
      render: (item) => (
        <>
          <Link to={item.kind === 'TOPIC' ? `/topicRelevance?id=${item.id}` : `/subProject/${item.id}`}>
            {item.name}
          </Link>
          <br />
          {t('{kind} · {number}', { kind: t(kinds[item.kind]), number: item.number })}
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
    { key: 'unit', title: t('承担单位'), width: 180, render: (item) => item.unitName },
    { key: 'opens', title: t('开放填报'), width: 120, render: (item) => formatDay(item.opensAt) },
  ]
  return (
    <WorkList
      label={t('子课题')}
      state={state}
      filters={[]}
      columns={columns}
      rowKey={(item) => item.id}
      page={topics && { items: topics.slice(from, from + listPageSize), total: topics.length }}
      loading={answer.loading}
      failure={answer.failureText}
      onRetry={answer.retry}
      empty={t('还没有关联的子课题。收到子课题通知后，点“绑定子课题”关联到您的账号。')}
    />
  )
}
