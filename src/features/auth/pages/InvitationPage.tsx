/** The page of an invitation of an expert, or of a person by a unit (`/expert/entry`, `/expert/invite` …). */
import { useCallback, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { expert } from '@/api/expert'
import { formatDay } from '@/lib/time/beijing-time'
import { refreshUser } from '@/session/load-session'
import { Button } from '@/ui/Button'
import { ResultPanel } from '@/ui/ResultPanel'
import { useLocale, useT } from '@/ui/use-t'
import { attempt } from '../attempt'
import { Landing } from '../components/Landing'
import styles from '../components/Landing.module.css'
import { LandingFacts, LandingHead, NeedsLogin } from '../components/LandingParts'
import { LandingProblem } from '../components/LandingProblem'
import { NextSteps } from '../components/NextSteps'
import {
  AnswerExpertInvitationDocument,
  type ExpertInvitationCardFragment,
  ExpertInvitationDocument,
} from '../graphql/invitation.expert.generated'
import { afterDeclining, afterReview, invitationKinds, invitationOutcomes } from '../invitation-kinds'
import { useLinkSubject } from '../use-link-subject'

/**
 * An invitation of an expert, or of a person by a unit (`/expert/entry`, `/expert/invite`, `/expert/invitation`, `/expert/mobileInvitation`) with its
 * `code` in the query: subject first, then sign-in, then the answer.
 */
export function InvitationPage() {
  const t = useT()
  const { search } = useLocation()
  const code = new URLSearchParams(search).get('code') ?? ''
  const ask = useCallback(
    async () =>
      (await expert.query(ExpertInvitationDocument, { invitationCode: code }, { fetchPolicy: 'no-cache' }))
        .expertInvitation,
    [code],
  )
  const { subject, again, put } = useLinkSubject(ask)
  return (
    <Landing fallbackTitle={t('专家邀请')} subject={subject} onRetry={again}>
      {(invitation) => <Invitation invitation={invitation} onAnswered={put} />}
    </Landing>
  )
}

interface InvitationProps {
  invitation: ExpertInvitationCardFragment
  onAnswered(invitation: ExpertInvitationCardFragment): void
}

function Invitation({ invitation, onAnswered }: InvitationProps) {
  const t = useT()
  const english = useLocale() === 'en'
  const { code, kind, state, startsAt, endsAt, mine } = invitation
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const [answered, setAnswered] = useState(false)
  const words = invitationKinds[kind]

  async function answer(accept: boolean): Promise<void> {
    if (busy) return
    setBusy(true)
    setFailure('')
    const result = await attempt(() => expert.mutate(AnswerExpertInvitationDocument, { code, accept }))
    setBusy(false)
    if (!result.ok) return setFailure(result.message)
    setAnswered(true)
    onAnswered(result.data.answerExpertInvitation)
    await refreshUser().catch(() => {})
  }

  const outcome = state === 'OPEN' ? null : invitationOutcomes[state]
  const accepted = mine && state === 'ACCEPTED'
  const over = endsAt !== null && endsAt < Date.now()
  const next = !accepted ? afterDeclining : over ? afterReview : words.accepted
  const nextStep = accepted && !over ? words.nextStep : undefined
  return (
    <>
      <LandingHead
        kicker={t(words.kicker)}
        title={english ? invitation.titleEnglish : invitation.title}
        introduction={english ? invitation.messageEnglish : invitation.message}
      />
      <LandingFacts
        facts={[
          [t('邀请方'), english ? invitation.inviterEnglish : invitation.inviter],
          [t('被邀请人'), invitation.inviteeName],
          [t('手机号码'), invitation.mobileTail && t('尾号 {tail}', { tail: invitation.mobileTail })],
          [
            t('时间'),
            startsAt && endsAt ? t('{start} 至 {end}', { start: formatDay(startsAt), end: formatDay(endsAt) }) : null,
          ],
          [t('请在此日期前答复'), state === 'OPEN' ? formatDay(invitation.expiresAt) : null],
        ]}
      />
      {outcome ? (
        <ResultPanel
          level={2}
          focused={answered}
          status={mine ? outcome.status : 'info'}
          title={t(mine ? outcome.mine : outcome.others)}
          description={t(mine ? next : outcome.nextStep, {
            start: startsAt ? formatDay(startsAt) : '',
            end: endsAt ? formatDay(endsAt) : '',
          })}
          actions={<NextSteps to={nextStep?.to} label={nextStep && t(nextStep.label)} />}
        />
      ) : (
        <NeedsLogin purpose={t(words.purpose)}>
          <LandingProblem text={failure} />
          <div className={styles.actions}>
            <Button type="primary" size="large" loading={busy} onClick={() => answer(true)}>
              {t('接受邀请')}
            </Button>
            <Button size="large" disabled={busy} onClick={() => answer(false)}>
              {t('谢绝')}
            </Button>
          </div>
        </NeedsLogin>
      )}
    </>
  )
}
