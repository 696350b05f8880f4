/** On the reviewer's desk: invitations to review panels, to accept or decline. */
import { useState } from 'react'
import { evaluation } from '@/api/evaluation'
import { useUnsavedWork } from '@/lib/events/use-unsaved-work'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { DueTime } from '@/ui/DueTime'
import { useMessages } from '@/ui/feedback'
import { GroupSection } from '@/ui/GroupSection'
import { LoadFailure } from '@/ui/LoadFailure'
import { Name, Names } from '@/ui/Name'
import { useServerNow } from '@/ui/server-clock'
import { useMinute } from '@/ui/TimesBlock'
import { useLocale, useT } from '@/ui/use-t'
import { ReasonDialog } from '@/work/components/ReasonDialog'
import { workTitle } from '@/work/work-title'
import {
  AnswerInvitationDocument,
  PanelInvitationsDocument,
  type PanelInvitationsQuery,
} from '../graphql/invitations.evaluation.generated'
import { type Ground, GroundField } from './GroundField'
import styles from './review.module.css'

/** The expert's invitations to panels, to be accepted or declined. */
export function Invitations({ onAccepted }: { onAccepted(): void }) {
  const { data, failureText, retry } = evaluation.useAnswer(PanelInvitationsDocument, {
    fetchPolicy: 'cache-and-network',
  })
  if (failureText !== undefined && !data) return <LoadFailure text={failureText} onRetry={retry} />
  return data?.panelInvitations.map((invitation) => (
    <Invitation
      key={invitation.id}
      invitation={invitation}
      onAnswered={(accepts) => {
        retry()
        if (accepts) onAccepted()
      }}
    />
  ))
}

interface InvitationProps {
  invitation: PanelInvitationsQuery['panelInvitations'][number]
  onAnswered(accepts: boolean): void
}

function Invitation({ invitation, onAnswered }: InvitationProps) {
  const t = useT()
  const minute = useMinute()
  const messages = useMessages()
  const isEnglish = useLocale() === 'en'
  const [declines, setDeclines] = useState(false)
  const [ground, setGround] = useState<Ground>('NO_TIME')
  // Should the login end, the person signs in over the chosen ground.
  useUnsavedWork(declines && ground !== 'NO_TIME')
  const [answer, { loading }] = evaluation.useMutation(AnswerInvitationDocument)
  const { id, papers, dueAt, invitedAt, serverTime } = invitation
  const isOver = useServerNow(serverTime) > dueAt
  const title = isEnglish ? invitation.titleEnglish : invitation.title
  async function accept(): Promise<void> {
    try {
      await answer({ variables: { invitationId: id, accepts: true, reason: '' } })
      messages.success(t('已接受邀请，请逐份声明有无利害关系后评审。'))
    } catch {
      // The error link has announced it; the list is read again, because it may have been withdrawn.
    }
    onAnswered(true)
  }
  return (
    <GroupSection
      title={t('评审邀请：{title}', { title })}
      facts={
        <>
          {t('{at} 邀请，{due} 前提交', { at: minute(invitedAt), due: minute(dueAt) })}
          {' · '}
          <DueTime until={dueAt} serverTime={serverTime} over={t('已截止')} />
        </>
      }
      counts={[t('共 {n} 份', { n: papers.length })]}
      notice={
        isOver && (
          <Alert
            type="warning"
            role="status"
            className={styles.line}
            title={t('评审已截止，不能再接受邀请。')}
            description={t('可以谢绝；需要参加的，请联系{commission}，期限推迟后会有消息告诉您，届时可以接受。')}
          />
        )
      }
      label={t('{title}的申报书', { title })}
      rows={papers.map(({ id: paperId, number, name, unitName, leaderName }) => (
        <li key={paperId}>
          <div className={styles.what}>
            <Name>{workTitle(name)}</Name>
            <div className={styles.facts}>
              <Names of={[number, unitName, leaderName]} />
            </div>
          </div>
        </li>
      ))}
    >
      <GroundField id={`decline-${id}`} label={t('不能参加的原因')} value={ground} onChange={setGround} />
      <p className={styles.giveBack}>
        {!isOver && (
          <Button
            type="primary"
            loading={loading}
            aria-label={t('{action}：{name}', { action: t('接受评审邀请'), name: title })}
            onClick={() => void accept()}
          >
            {t('接受评审邀请')}
          </Button>
        )}
        <Button
          aria-label={t('{action}：{name}', { action: t('谢绝评审邀请'), name: title })}
          onClick={() => setDeclines(true)}
        >
          {t('谢绝评审邀请')}
        </Button>
      </p>
      <ReasonDialog
        open={declines}
        about={{ act: 'decline-invitation', ids: [id] }}
        title={t('谢绝邀请？')}
        names={[title]}
        hint={t('说明会告知{commission}，以便另请专家。')}
        label={t('谢绝说明')}
        okText={t('谢绝')}
        onOk={async (reason) => {
          await evaluation.mutate(AnswerInvitationDocument, { invitationId: id, accepts: false, ground, reason })
          messages.success(t('已谢绝，{commission}会另请专家。'))
          setDeclines(false)
          onAnswered(false)
        }}
        onClose={() => setDeclines(false)}
      />
    </GroupSection>
  )
}
