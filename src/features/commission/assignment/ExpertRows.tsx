/** The table of experts at the assignment desk, with their load and invitations. */
import { useState } from 'react'
import { evaluation } from '@/api/evaluation'
import { ListRows } from '@/shared/list/ListRows'
import { Button } from '@/ui/Button'
import { Choice } from '@/ui/Choices'
import { useMessages } from '@/ui/feedback'
import { Name } from '@/ui/Name'
import { Section } from '@/ui/Section'
import { StatusTag } from '@/ui/StatusTag'
import { useT } from '@/ui/use-t'
import { ReasonDialog } from '@/work/components/ReasonDialog'
import { WithdrawInvitationDocument } from '../graphql/assignment.evaluation.generated'
import styles from './assignment.module.css'
import { type Choice as Chosen, isClosed, loadsIn, type Panel, type PanelExpert } from './choice'
import { topicsColumn } from './shared-columns'
import { stateTags } from './use-panel-words'

interface ExpertRowsProps {
  panel: Panel
  choice: Chosen
  onChange(expertIds: readonly string[]): void
}

/** The experts who may be chosen, with what each has to review; and their invitations. */
export function ExpertRows({ panel, choice, onChange }: ExpertRowsProps) {
  const t = useT()
  const messages = useMessages()
  const [withdrawn, setWithdrawn] = useState<PanelExpert | null>(null)
  const loads = loadsIn(choice)
  const joined = new Set(choice.expertIds)
  // An invited expert, or one with papers, stays as they are.
  const free = panel.experts.filter(
    (expert) => !isClosed(expert) && expert.invitation == null && (loads.get(expert.expertId) ?? 0) === 0,
  )
  const join = (joins: boolean) => {
    const ids = new Set(free.map(({ expertId }) => expertId))
    onChange([...choice.expertIds.filter((id) => !ids.has(id)), ...(joins ? ids : [])])
  }
  const hasOpen = panel.experts.some(({ invitation }) => invitation === 'INVITED')
  const withdrawButton = (expert: PanelExpert) =>
    expert.invitation === 'INVITED' && (
      <Button
        aria-label={t('{action}：{name}', { action: t('撤回邀请'), name: expert.name })}
        onClick={() => setWithdrawn(expert)}
      >
        {t('撤回邀请')}
      </Button>
    )
  return (
    <Section title={t('专家（{n}）', { n: panel.experts.length })} wide>
      <div className={styles.tools}>
        <Button disabled={free.every(({ expertId }) => joined.has(expertId))} onClick={() => join(true)}>
          {t('全部加入评审组')}
        </Button>
        <Button disabled={!free.some(({ expertId }) => joined.has(expertId))} onClick={() => join(false)}>
          {t('移出没有分到申报书的专家')}
        </Button>
      </div>
      <ListRows
        label={t('评审组的专家')}
        rows={panel.experts}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'name',
            title: t('专家'),
            render: (expert) => {
              const { expertId, name } = expert
              const load = loads.get(expertId) ?? 0
              return (
                <Choice
                  type="checkbox"
                  checked={joined.has(expertId)}
                  disabled={isClosed(expert) || expert.invitation != null || load > 0}
                  onChange={({ target }) =>
                    onChange(
                      target.checked
                        ? [...choice.expertIds, expertId]
                        : choice.expertIds.filter((id) => id !== expertId),
                    )
                  }
                >
                  <span className={styles.name}>
                    <Name>{name}</Name>
                  </span>
                </Choice>
              )
            },
          },
          {
            key: 'unit',
            title: t('单位'),
            width: 200,
            render: ({ unitName }) => <Name>{unitName || '—'}</Name>,
          },
          topicsColumn<PanelExpert>(t('领域与专长')),
          {
            key: 'load',
            title: t('本组份数'),
            width: 100,
            align: 'end',
            render: ({ expertId }) => t('{n} 份', { n: loads.get(expertId) ?? 0 }),
          },
          {
            key: 'open',
            title: t('各组待评合计'),
            width: 100,
            align: 'end',
            render: ({ open }) => t('{n} 份', { n: open }),
          },
          {
            key: 'invitation',
            title: t('邀请进度'),
            width: 240,
            render: ({ invitation, reason }) =>
              invitation == null ? (
                t('未邀请')
              ) : (
                <>
                  <StatusTag color={stateTags[invitation].color}>{t(stateTags[invitation].label)}</StatusTag>
                  {reason && <div>{t('原因：{reason}', { reason })}</div>}
                </>
              ),
          },
        ]}
        rowActions={hasOpen ? withdrawButton : undefined}
      />
      {withdrawn && (
        <ReasonDialog
          open
          about={{ act: 'withdraw-invitation', ids: [withdrawn.invitationId ?? ''] }}
          title={t('撤回邀请？')}
          names={[withdrawn.name]}
          hint={t('原因会告知专家；分给该专家的申报书，须另选专家评审。')}
          label={t('撤回原因')}
          okText={t('撤回邀请')}
          onOk={async (reason) => {
            await evaluation.mutate(WithdrawInvitationDocument, {
              invitationId: withdrawn.invitationId ?? '',
              reason,
            })
            messages.success(t('邀请已撤回'))
            setWithdrawn(null)
          }}
          onClose={() => setWithdrawn(null)}
        />
      )}
    </Section>
  )
}
