import { Link } from 'react-router-dom'
import { text } from '@/lib/i18n/i18n'
import { formatDay } from '@/lib/time/beijing-time'
import { listPageSize, useListState } from '@/shared/list/use-list-state'
import { WorkList, type WorkListColumn } from '@/shared/list/WorkList'
import type { Answer } from '@/shared/query/query-answer'
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
      render: (one) => (
        <>
          <Link to={one.kind === 'TOPIC' ? `/topicRelevance?id=${one.id}` : `/subProject/${one.id}`}>{one.name}</Link>
          <br />
          {t('{kind} · {number}', { kind: t(kinds[one.kind]), number: one.number })}
        </>
      ),
    },
    {
      key: 'project',
      title: t('所属项目'),
      render: (one) =>
        t('{name}（{number}，负责人：{leader}）', {
          name: one.projectName,
          number: one.projectNumber,
          leader: one.projectLeader,
        }),
    },
    { key: 'unit', title: t('承担单位'), width: 180, render: (one) => one.unitName },
    { key: 'opens', title: t('开放填报'), width: 120, render: (one) => formatDay(one.opensAt) },
  ]
  return (
    <WorkList
      label={t('子课题')}
      state={state}
      filters={[]}
      columns={columns}
      rowKey={(one) => one.id}
      page={topics && { items: topics.slice(from, from + listPageSize), total: topics.length }}
      loading={answer.loading}
      failure={answer.failureText}
      onRetry={answer.retry}
      empty={t('还没有关联的子课题。收到子课题通知后，点“绑定子课题”关联到您的账号。')}
    />
  )
}
