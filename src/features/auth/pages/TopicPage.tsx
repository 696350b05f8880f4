/** The page of a topic or subproject that waits for its leader (`/topicRelevance`, `/subProject/{id}`). */
import { type FormEvent, useCallback, useState } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { program } from '@/api/program'
import { subprojectsPath, topicPath } from '@/features/project/paths'
import { nameText } from '@/lib/i18n/english-names'
import { formatDay } from '@/lib/time/beijing-time'
import { estimatedServerNow } from '@/lib/time/server-date'
import { hasPermission } from '@/session/permissions'
import { useMaybeSession } from '@/session/session'
import { Button } from '@/ui/Button'
import { ResultPanel } from '@/ui/ResultPanel'
import { useT } from '@/ui/use-t'
import { attempt } from '../attempt'
import { NoticeCodeField } from '../components/CheckCodeField'
import { Landing } from '../components/Landing'
import styles from '../components/Landing.module.css'
import { LandingFacts, LandingHead, NeedsLogin } from '../components/LandingParts'
import { LandingProblem } from '../components/LandingProblem'
import { NextSteps } from '../components/NextSteps'
import { BindTopicDocument, type TopicCardFragment, TopicLinkDocument } from '../graphql/topic.program.generated'
import { useLinkSubject } from '../use-link-subject'

/**
 * A topic or subproject that waits for its leader (`/topicRelevance?id=`, `/subProject/{id}`): its project first, then
 * sign-in, then binding.
 */
export function TopicPage() {
  const t = useT()
  const params = useParams()
  const { search } = useLocation()
  const id = params.id ?? new URLSearchParams(search).get('id') ?? ''
  const ask = useCallback(
    async () => (await program.query(TopicLinkDocument, { topicId: id }, { fetchPolicy: 'no-cache' })).topicLink,
    [id],
  )
  const { subject, again, put } = useLinkSubject(ask)
  return (
    <Landing fallbackTitle={t('课题关联')} subject={subject} onRetry={again}>
      {(topic) => <Topic topic={topic} onBound={put} />}
    </Landing>
  )
}

interface TopicProps {
  topic: TopicCardFragment
  onBound(topic: TopicCardFragment): void
}

function Topic({ topic, onBound }: TopicProps) {
  const t = useT()
  const sub = topic.kind === 'SUBPROJECT'
  return (
    <>
      <LandingHead
        kicker={sub ? t('子课题绑定') : t('课题关联')}
        title={nameText(topic.name)}
        introduction={t('{leader}邀请您把该课题关联到您的账号，关联后由您填报和确认该课题的内容。', {
          leader: topic.projectLeader,
        })}
      />
      <LandingFacts
        facts={[
          [t('所属项目'), topic.projectName],
          [t('项目编号'), topic.projectNumber],
          [t('课题编号'), topic.number],
          [t('承担单位'), topic.unitName],
          [t('课题负责人'), t('{name}（手机尾号 {tail}）', { name: topic.leaderName, tail: topic.mobileTail })],
          [t('请在此日期前办理'), topic.bound ? null : formatDay(topic.expiresAt)],
        ]}
      />
      {topic.bound || topic.expired ? <TopicOutcome topic={topic} /> : <TopicForm topic={topic} onBound={onBound} />}
    </>
  )
}

function TopicOutcome({ topic }: { topic: TopicCardFragment }) {
  const t = useT()
  const session = useMaybeSession()
  const open = topic.opensAt <= estimatedServerNow()
  const [status, title, description] = topic.mine
    ? ([
        'success',
        t('已关联到您的账号'),
        open
          ? t('课题已开放填报，现在可以填写要提交的材料。')
          : t('课题内容从 {opens} 起填报；开放填报时会通过站内消息和短信通知您，届时从通知进入。', {
              opens: formatDay(topic.opensAt),
            }),
      ] as const)
    : topic.bound
      ? (['info', t('该课题已由其他账号关联'), t('如果您是课题负责人，请联系项目负责人核实。')] as const)
      : (['warning', t('该链接已过期'), t('请联系项目负责人重新发送。')] as const)
  const ownProjects = topic.mine && hasPermission(session, 's02.f009')
  const fill = { to: topicPath(topic.id), label: t('去填报') }
  const wayOn = ownProjects ? (open ? fill : { to: subprojectsPath(), label: t('查看我的项目') }) : {}
  return (
    <ResultPanel level={2} status={status} title={title} description={description} actions={<NextSteps {...wayOn} />} />
  )
}

function TopicForm({ topic, onBound }: TopicProps) {
  const t = useT()
  const [checkCode, setCheckCode] = useState('')
  const [errors, setErrors] = useState({ checkCode: '', form: '' })
  const [busy, setBusy] = useState(false)
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (busy) return
    const missing = topic.needsCheckCode && !checkCode.trim() ? t('请输入校验码') : ''
    setErrors({ checkCode: missing, form: '' })
    if (missing) return
    setBusy(true)
    const result = await attempt(() =>
      program.mutate(BindTopicDocument, { id: topic.id, checkCode: checkCode || null }),
    )
    setBusy(false)
    if (result.ok) return onBound(result.data.bindTopic)
    const atCode = topic.needsCheckCode && result.code === 603108
    setErrors({ checkCode: atCode ? result.message : '', form: atCode ? '' : result.message })
  }
  return (
    <NeedsLogin purpose={t('请使用课题负责人的账号登录后关联；没有账号请先注册，注册后会回到这里。')}>
      <form noValidate className={styles.form} onSubmit={submit}>
        <LandingProblem text={errors.form} />
        {topic.needsCheckCode && <NoticeCodeField value={checkCode} onValue={setCheckCode} error={errors.checkCode} />}
        <Button type="primary" size="large" htmlType="submit" loading={busy}>
          {t('确认关联')}
        </Button>
      </form>
    </NeedsLogin>
  )
}
