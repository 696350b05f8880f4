/** The pages of an expert application and of a change of an expert's entry. */

import { useEffect } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { workflow } from '@/api/workflow'
import { resumePath } from '@/features/resume/paths'
import { text } from '@/lib/i18n/i18n'
import { settingsSecurityPath } from '@/lib/routing/security-path'
import { refreshExpert } from '@/session/load-session'
import { type Session, useSession } from '@/session/session'
import { FirstSteps } from '@/shared/first-steps/FirstSteps'
import { type FirstStep, firstStepsOf } from '@/shared/first-steps/first-steps'
import { useNavigateIfMounted } from '@/shared/navigation/use-navigate-if-mounted'
import { Alert } from '@/ui/Alert'
import { BackLink } from '@/ui/BackLink'
import { Button } from '@/ui/Button'
import { lazyPart } from '@/ui/lazy-part'
import { PageHeader } from '@/ui/PageHeader'
import { PageSkeleton } from '@/ui/PageSkeleton'
import { useT } from '@/ui/use-t'
import { PageFailure } from '@/work/components/PageFailure'
import { WorkStatus } from '@/work/components/WorkStatus'
import { BeginWorkDocument } from '@/work/graphql/works.workflow.generated'
import { fillLabel, kindWords } from '@/work/kind-words'
import styles from '../components/expert.module.css'
import { expertApplyPath, expertEditApplyPath, expertEntryPath, expertInfoPath } from '../paths'
import { expertKinds, useNewestExpertWork } from '../use-newest-expert-work'

/** The form page, not needed before the start. */
const WorkFormPage = lazyPart(
  () => import('@/work/pages/WorkFormPage').then((module) => module.WorkFormPage),
  () => <PageSkeleton />,
)

// An address with a form page preloads the form at once.
if (new URLSearchParams(window.location.search).has('page')) void WorkFormPage.preload()

/** A submission of experts at one address: its start and, with `?page=`, its form pages. */
interface Filing {
  kind: (typeof expertKinds)[keyof typeof expertKinds]
  path: string
  title: string
  purpose: string
  /** Notes before it starts. */
  notes: readonly string[]
  back: { label: string; to: string }
}

const apply: Filing = {
  kind: expertKinds.apply,
  path: expertApplyPath(),
  title: text('申请成为专家'),
  purpose: text('加入市科技专家库后，可以受邀参加项目、奖励和基地的评审。'),
  notes: [
    text('个人情况、经历和成果按个人资料和履历填好，每项都写明来源，可以修改。'),
    text('需要填写熟悉的领域、回避单位和评审费收款账户，并上传职称或任职证明。'),
    text('提交后由所在单位审核，再由{commission}审核入库；没有内地单位的特邀专家直接由{commission}审核。'),
  ],
  back: { label: text('返回首页'), to: '/' },
}

const change: Filing = {
  kind: expertKinds.edit,
  path: expertEditApplyPath(),
  title: text('专家信息变更'),
  purpose: text('修改专家库中的信息。审核通过之前，专家库中仍为原来的信息。'),
  notes: [
    text('表中已是专家库中的信息，只改有变动的地方；履历有更新的可以逐项采用。'),
    text(
      '审核人看到的是新旧对照。提交后由所在单位审核，再由{commission}审核；没有内地单位的特邀专家直接由{commission}审核。',
    ),
  ],
  back: { label: text('返回专家信息'), to: expertEntryPath() },
}

/** The application for the expert database (`expert/apply`). */
export function ExpertApplyPage() {
  return <FilingPage filing={apply} />
}

/** A change of one's entry (`expert/editApply`). */
export function ExpertEditApplyPage() {
  return <FilingPage filing={change} />
}

function FilingPage({ filing }: { filing: Filing }) {
  const t = useT()
  const [query] = useSearchParams()
  const [id, pageId] = [query.get('work'), query.get('page')]
  if (id === null || pageId === null) return <Beginning filing={filing} />
  const back = { label: t(filing.title), to: filing.path }
  // After submitting, the menu changes.
  const learn = () => void refreshExpert().catch(() => {})
  return <WorkFormPage key={id} id={id} pageId={pageId} back={back} onHandedIn={learn} />
}

/** What a person still needs: the real-name level, and a unit unless invited from abroad. */
function missingFor(session: Session): FirstStep[] {
  const needed = session.user.isInvitedExpert === 1 || session.unknown.has('units') ? 1 : 2
  return firstStepsOf(session)
    .slice(0, needed)
    .filter(({ state }) => state !== 'done')
}

/** Before the start: purpose, missing steps, and the start button; or the running submission. */
function Beginning({ filing }: { filing: Filing }) {
  const t = useT()
  const goOn = useNavigateIfMounted()
  const session = useSession()
  const { work, known, failure, retry } = useNewestExpertWork(session.user.id, [filing.kind])
  // The form is preloaded.
  useEffect(() => void WorkFormPage.preload(), [])
  const [begin, { loading }] = workflow.useMutation(BeginWorkDocument)
  const back = { label: t(filing.back.label), to: filing.back.to }
  const missing = missingFor(session)
  if (failure && !known) return <PageFailure title={t(filing.title)} failure={failure} onRetry={retry} back={back} />
  if (!known) return <PageSkeleton />
  const words = kindWords(filing.kind)
  const pending = work?.heldBy ? work : undefined
  const form = pending?.actions.includes('FILL') ? words.form(pending) : null
  /** A refusal is announced. */
  const start = () =>
    begin({ variables: { kind: filing.kind, belongsTo: session.user.id } })
      .then(({ data }) => data && goOn(words.form(data.beginWork) ?? words.overview(data.beginWork)))
      .catch(retry)
  return (
    <>
      <BackLink to={back.to} label={back.label} />
      <PageHeader
        title={t(filing.title)}
        purpose={t(filing.purpose)}
        extra={pending && <WorkStatus {...pending} inLine />}
      />
      {pending?.opinion && (
        <Alert className={styles.part} type="warning" role="note" title={t('审核意见')} description={pending.opinion} />
      )}
      <ul className={styles.notes}>
        {filing.notes.map((note) => (
          <li key={note}>{t(note)}</li>
        ))}
      </ul>
      <p>
        {t('填写前可以先更新履历：')} <Link to={resumePath()}>{t('个人履历')}</Link>
      </p>
      {missing.length > 0 ? (
        <FirstSteps
          title={t('还需完成')}
          purpose={t('完成下面的步骤后回到这里，就可以填写。')}
          steps={missing}
          realNameTo={settingsSecurityPath(filing.path)}
        />
      ) : pending && form === null ? (
        <p>
          {t('已经提交，正在审核，不能另行申请。')} <Link to={expertInfoPath()}>{t('查看办理进度')}</Link>
        </p>
      ) : (
        <Button type="primary" loading={loading} onClick={() => (form === null ? void start() : goOn(form))}>
          {t(form === null ? '开始填报' : fillLabel({ begun: true }))}
        </Button>
      )}
    </>
  )
}
