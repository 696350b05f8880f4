/** The page of an entry in the expert database (`expert/editInfo/{userId?}`). */
import { Link, useParams } from 'react-router-dom'
import { wordsOf } from '@/api/errors/failure'
import { expert } from '@/api/expert'
import { commissionPath } from '@/features/commission/paths'
import { formatDay } from '@/lib/time/beijing-time'
import { useSession } from '@/session/session'
import { smartformPorts } from '@/shared/content/smartform-ports'
import { SmartformView } from '@/smartform/view/SmartformView'
import { Alert } from '@/ui/Alert'
import { BackLink } from '@/ui/BackLink'
import { Facts } from '@/ui/Facts'
import { LoadFailure } from '@/ui/LoadFailure'
import { PageHeader } from '@/ui/PageHeader'
import { PageSkeleton } from '@/ui/PageSkeleton'
import { useT } from '@/ui/use-t'
import { PageFailure } from '@/work/components/PageFailure'
import { StateTag } from '@/work/components/StateTag'
import { kindWords } from '@/work/kind-words'
import { useFiledContent } from '@/work/use-filed-content'
import styles from '../components/expert.module.css'
import { ExpertEntryDocument, type ExpertEntryQuery } from '../graphql/entry.expert.generated'
import { expertEditApplyPath } from '../paths'
import { expertKinds } from '../use-newest-expert-work'

/**
 * An entry of the expert database (`expert/editInfo/{userId?}`): one's own or, for reviewers, another person's; its
 * dates, and a running change.
 */
export function ExpertEntryPage() {
  const t = useT()
  const { user } = useSession()
  const { userId = user.id } = useParams()
  const answer = expert.useAnswer(ExpertEntryDocument, {
    variables: { userId },
    fetchPolicy: 'network-only',
    background: true,
  })
  const own = userId === user.id
  const commission = user.commissionKinds.includes(expertKinds.apply)
  const back =
    !own && commission
      ? { label: t('返回列表'), to: commissionPath(expertKinds.apply) }
      : { label: t('返回首页'), to: '/' }
  const found = answer.data?.expert
  if (answer.failure && !answer.data)
    return <PageFailure title={t('专家信息')} failure={answer.failure} onRetry={answer.retry} back={back} />
  if (!answer.data) return <PageSkeleton />
  const profile = found?.expertProfile
  const day = (at: number | null | undefined) => (at == null ? '—' : formatDay(at))
  return (
    <>
      <BackLink to={back.to} label={back.label} />
      <PageHeader
        title={t('专家信息')}
        purpose={t('市科技专家库中的信息。')}
        actions={own && <Link to={expertEditApplyPath()}>{t('申请变更')}</Link>}
      />
      {found && <Change found={found} userId={userId} />}
      <Facts
        facts={[
          [t('入库日期'), day(profile?.expertAt)],
          [t('最近更新'), day(profile?.expertEditAt)],
          [t('更新完成'), day(profile?.expertEditCompleteAt)],
        ]}
      />
      {profile?.contentId ? <Entry contentId={profile.contentId} /> : <p>{t('专家库中没有这个人的信息。')}</p>}
    </>
  )
}

type Found = NonNullable<ExpertEntryQuery['expert']>

/** A running change of the entry, with a link. */
function Change({ found, userId }: { found: Found; userId: string }) {
  const t = useT()
  const change = found.expertEditProfile?.expertApply
  const state = change?.editStatus?.toString()
  if (!change || state === undefined || state === '3') return null
  const words = kindWords(expertKinds.edit)
  const reason = change.applyUnitReason ?? change.applyStcsmReason
  return (
    <Alert
      className={styles.part}
      type="info"
      role="note"
      title={
        <>
          {t('有一项信息变更正在办理')} <StateTag state={words.state(state)} />
        </>
      }
      description={
        <>
          {reason && <p>{t('退回意见：{opinion}', { opinion: reason })}</p>}
          <Link to={words.overview({ id: change.id, unitId: '-', creatorId: userId })}>
            {t('查看新旧对照和办理进度')}
          </Link>
        </>
      }
    />
  )
}

/** The entry in the database. */
function Entry({ contentId }: { contentId: string }) {
  const { content, definition, failure, retry } = useFiledContent(contentId)
  if (failure) return <LoadFailure text={wordsOf(failure)} onRetry={retry} />
  if (!content || !definition) return <PageSkeleton />
  return (
    <SmartformView
      definition={definition.definition}
      content={content}
      comments={[]}
      openFile={smartformPorts.openFile}
      readFile={smartformPorts.readFile}
    />
  )
}
