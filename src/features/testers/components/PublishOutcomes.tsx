/** The list of what a new description of a kind of work does to running items, on the testers' page. */

import { Select, Table } from 'antd'
import { Link } from 'react-router-dom'
import { StatusTag } from '@/ui/StatusTag'
import { useT } from '@/ui/use-t'
import { kindWords } from '@/work/kind-words'
import type { PublishKindMutation } from '../graphql/publish.workflow.generated'

type Outcome = PublishKindMutation['publishKind'][number]

interface PublishOutcomesProps {
  outcomes: readonly Outcome[]
  /** The states of the new description. */
  states: { value: string; label: string }[]
  renamed: Readonly<Record<string, string>>
  onRename(from: string, to: string): void
}

/** Every running item with its outcome; the new state of a removed one is chosen here. */
export function PublishOutcomes({ outcomes, states, renamed, onRename }: PublishOutcomesProps) {
  const t = useT()
  const looks = {
    KEPT: { label: t('不变'), color: 'default' },
    MOVED: { label: t('可转移'), color: 'processing' },
    BLOCKED: { label: t('受阻'), color: 'error' },
  } as const
  const count = (result: Outcome['outcome']) => outcomes.filter(({ outcome }) => outcome === result).length
  const gone = [
    ...new Map(
      outcomes
        .filter(({ outcome, state }) => outcome === 'BLOCKED' || state in renamed)
        .map((outcome) => [outcome.state, outcome.stateLabel]),
    ),
  ]
  return (
    <section aria-labelledby="publish-outcomes">
      <h2 id="publish-outcomes">{t('办理中的事项')}</h2>
      <p role="status">
        {t('不变 {kept} 项，可转移 {moved} 项，受阻 {blocked} 项。', {
          kept: count('KEPT'),
          moved: count('MOVED'),
          blocked: count('BLOCKED'),
        })}
      </p>
      {gone.map(([state, label]) => (
        <div key={state}>
          {t('原状态“{state}”在新流程中是', { state: t(label) })}{' '}
          <Select
            aria-label={t('原状态“{state}”在新流程中是', { state: t(label) })}
            value={renamed[state]}
            options={states.map((state) => ({ value: state.value, label: t(state.label) }))}
            popupMatchSelectWidth={false}
            onChange={(to) => onRename(state, to)}
          />
        </div>
      ))}
      <Table
        size="small"
        rowKey="id"
        dataSource={[...outcomes]}
        scroll={{ x: 'max-content' }}
        pagination={{ pageSize: 10, hideOnSinglePage: true }}
        columns={[
          {
            title: t('名称'),
            render: (_, { work, title, number }) => (
              <>
                {work ? <Link to={kindWords(work.kind).overview(work)}>{title}</Link> : title}
                {number && t('（{text}）', { text: number })}
              </>
            ),
          },
          { title: t('流程版本'), dataIndex: 'version' },
          { title: t('当前状态'), render: (_, item) => t(item.stateLabel) },
          {
            title: t('结果'),
            render: (_, { outcome }) => <StatusTag color={looks[outcome].color}>{looks[outcome].label}</StatusTag>,
          },
          { title: t('变化'), render: (_, { changes }) => changes.join('；') || '—' },
        ]}
      />
    </section>
  )
}
