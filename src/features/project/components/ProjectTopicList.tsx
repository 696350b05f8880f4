/** The list of a project's topics for its leader and its readers, with invitations and reminders. */
import { useState } from 'react'
import { program } from '@/api/program'
import { inOrder } from '@/lib/collections/in-order'
import { formatDay } from '@/lib/time/beijing-time'
import { useListState } from '@/shared/list/use-list-state'
import { WorkList } from '@/shared/list/WorkList'
import { Button } from '@/ui/Button'
import { useMessages } from '@/ui/feedback'
import { named } from '@/ui/Name'
import { StatusTag } from '@/ui/StatusTag'
import { useMinute } from '@/ui/TimesBlock'
import { useT } from '@/ui/use-t'
import { BatchReport } from '@/work/components/BatchReport'
import { useBatch } from '@/work/use-batch'
import { type ProjectTopicsViewFragment, RemindTopicsDocument } from '../graphql/topics.program.generated'
import { InviteTopicLeader } from './InviteTopicLeader'
import { TopicParts } from './TopicParts'
import styles from './Topics.module.css'

type Row = ProjectTopicsViewFragment['topics'][number]

/** What they are sorted by, as the export names it. */
const keys = {
  NAME: ({ name }: Row) => name,
  LEADER: ({ leaderName }: Row) => leaderName,
  PROGRESS: ({ completed }: Row) => (completed === null ? null : Number(completed)),
}
const orders = { name: 'NAME', leader: 'LEADER', progress: 'PROGRESS' } as const satisfies Record<
  string,
  keyof typeof keys
>

/** A project's topics: who has bound, how far each is, invitations and reminders. */
export function ProjectTopicList({ view, onChanged }: { view: ProjectTopicsViewFragment; onChanged(): void }) {
  const t = useT()
  const minute = useMinute()
  const message = useMessages()
  const state = useListState([], { orders })
  const batch = useBatch(onChanged)
  const [inviting, setInviting] = useState<Row | null>(null)
  const { topics, leads } = view
  const remindable = topics.filter((topic) => topic.remindable)
  const remind = (rows: readonly Row[]) =>
    void batch
      .run(t('提醒'), async () => {
        const { remindTopics } = await program.mutate(RemindTopicsDocument, { topicIds: rows.map(({ id }) => id) })
        return remindTopics
      })
      // The error link has announced a refusal; the list reloads.
      .catch(() => undefined)
  return (
    <>
      <BatchReport outcome={batch.outcome} onClose={batch.close} />
      {remindable.length > 1 && (
        <div className={styles.actions}>
          <Button onClick={() => remind(remindable)}>
            {t('提醒全部未办课题的负责人（{n}）', { n: remindable.length })}
          </Button>
        </div>
      )}
      <WorkList<Row>
        label={t('项目课题')}
        state={state}
        filters={[]}
        columns={[
          {
            key: 'name',
            title: t('课题'),
            render: (topic) => (
              <>
                {topic.name}
                <span className={styles.secondary}>
                  {topic.number}
                  {topic.funding !== null && ` · ${t('{n} 万元', { n: topic.funding })}`}
                </span>
              </>
            ),
          },
          { key: 'leader', title: t('课题负责人'), width: 220, render: (topic) => <Leader topic={topic} /> },
          {
            key: 'progress',
            title: t('进度'),
            width: 150,
            render: (topic) =>
              topic.completed === null ? (
                '—'
              ) : (
                <>
                  {t('完成 {n}%', { n: topic.completed })}
                  <span className={styles.secondary}>{t('支出 {n} 万元', { n: topic.spent ?? '0' })}</span>
                </>
              ),
          },
          {
            key: 'parts',
            title: t('填报事项'),
            width: 400,
            render: (topic) =>
              topic.parts.length === 0 ? (
                '—'
              ) : (
                <TopicParts topic={topic.name} parts={topic.parts} reader={leads ? 'projectLeader' : 'other'} />
              ),
          },
        ]}
        rowKey={({ id }) => id}
        rowActions={
          leads
            ? (topic) => (
                <>
                  {topic.remindable && (
                    <Button
                      type="link"
                      size="small"
                      aria-label={t('{action}：{name}', { action: t('提醒'), name: topic.name })}
                      onClick={() => remind([topic])}
                    >
                      {t('提醒')}
                    </Button>
                  )}
                  <Button
                    type="link"
                    size="small"
                    aria-label={t('{action}：{name}', {
                      action: topic.bound ? t('更换负责人') : t('邀请负责人'),
                      name: topic.name,
                    })}
                    onClick={() => setInviting(topic)}
                  >
                    {topic.bound ? t('更换负责人') : t('邀请负责人')}
                  </Button>
                  {topic.remindedAt !== null && (
                    <span className={styles.secondary}>{t('上次提醒 {at}', { at: minute(topic.remindedAt) })}</span>
                  )}
                </>
              )
            : undefined
        }
        page={{ items: inOrder(topics, keys, state.orderBy), total: topics.length }}
        loading={false}
        onRetry={onChanged}
        empty={t('这个项目没有分设课题。课题由申报书确定，立项后不能增加。')}
        exported={{ projectTopics: { projectId: view.id, orderBy: state.orderBy } }}
      />
      {inviting && (
        <InviteTopicLeader
          key={inviting.id}
          topic={inviting}
          onDone={() => {
            setInviting(null)
            message.success(t('邀请已发送'))
            onChanged()
          }}
          onClose={() => setInviting(null)}
        />
      )}
    </>
  )
}

/** Who leads a topic, and whether they have bound it. */
function Leader({ topic }: { topic: Row }) {
  const t = useT()
  return (
    <>
      {named(topic.leaderName)}{' '}
      <StatusTag color={topic.bound ? 'success' : topic.mobileTail === null ? 'default' : 'processing'}>
        {topic.bound ? t('已关联') : topic.mobileTail === null ? t('未邀请') : t('待关联')}
      </StatusTag>
      <span className={styles.secondary}>{named(topic.unitName)}</span>
      {!topic.bound && topic.mobileTail !== null && (
        <span className={styles.secondary}>
          {t('手机尾号 {tail}，请在 {day} 前关联', { tail: topic.mobileTail, day: formatDay(topic.expiresAt) })}
        </span>
      )}
    </>
  )
}
