/** The pages of one award report, its material and its contributors: overview, form, confirmation, review, objections. */

import { Link } from 'react-router-dom'
import { text } from '@/lib/i18n/i18n'
import { settingsSecurityPath } from '@/lib/routing/security-path'
import { listHref } from '@/shared/list/list-memory'
import { Alert } from '@/ui/Alert'
import { named } from '@/ui/Name'
import { useT } from '@/ui/use-t'
import { ConfirmationRequests, participantEntry } from '@/work/components/ConfirmationRequests'
import { ConfirmPart } from '@/work/components/ConfirmPart'
import { factsOf } from '@/work/facts'
import type { WorkRowFragment } from '@/work/graphql/works.workflow.generated'
import { FiledWorkPage } from '@/work/pages/FiledWorkPage'
import { WorkOverviewPage } from '@/work/pages/WorkOverviewPage'
import { useReportLink } from '@/work/use-report-link'
import { useWorkId } from '@/work/use-work-id'
import styles from '../components/award.module.css'
import { materialPath, reportPath, reportsPath } from './paths'

const partKinds = ['AWARD_PERSON', 'AWARD_UNIT']

/** A link to the material requested for a report; nothing before. */
function MaterialNotice({ work }: { work: WorkRowFragment }) {
  const t = useT()
  const { materialId } = factsOf(work)
  if (typeof materialId !== 'string') return null
  return (
    <Alert
      className={styles.notice}
      type={work.state === 'SUPPLEMENT' ? 'warning' : 'info'}
      role="note"
      title={t('形式审查要求补正')}
      description={<Link to={materialPath(materialId)}>{t('查看补正材料')}</Link>}
    />
  )
}

/** The overview of an award report (`reporting/list/{id}`), with confirmations and requested material. */
export function ReportPage() {
  const t = useT()
  const id = useWorkId()
  return (
    <WorkOverviewPage
      id={id}
      kinds={['AWARD_REPORT']}
      back={{ label: t('返回奖励提名材料'), to: listHref(reportsPath()) }}
      more={(work) => (
        <>
          <MaterialNotice work={work} />
          <ConfirmationRequests workId={id} kind="AWARD_PERSON" title={text('完成人确认')} />
          <ConfirmationRequests workId={id} kind="AWARD_UNIT" title={text('完成单位确认')} />
        </>
      )}
    />
  )
}

/** The submitted report beside the decision of the nominator or of the formal examination. */
export function FiledReportPage() {
  const t = useT()
  const id = useWorkId()
  return <FiledWorkPage kinds={['AWARD_REPORT']} id={id} back={{ label: t('返回办理进度'), to: reportPath(id) }} />
}

/** The points of the formal examination, and the progress of their answers (`material/{id}`). */
export function MaterialPage() {
  const t = useT()
  const id = useWorkId()
  return (
    <WorkOverviewPage
      id={id}
      kinds={['AWARD_MATERIAL']}
      back={{ label: t('返回奖励提名材料'), to: listHref(reportsPath()) }}
      more={(work) => <Found work={work} />}
    />
  )
}

/** The points in short; each is answered in the form. */
function Found({ work }: { work: WorkRowFragment }) {
  const t = useT()
  const { found, reportId } = factsOf(work)
  return (
    <>
      {work.state === 'MISSED' && (
        <Alert
          className={styles.notice}
          type="warning"
          role="note"
          title={t('补正期限已过')}
          description={t('补正材料不能再填写和提交。如有疑问，请联系{commission}奖励部门。')}
        />
      )}
      {typeof found === 'string' && (
        <Alert className={styles.notice} type="info" role="note" title={t('审查意见')} description={found} />
      )}
      {typeof reportId === 'string' && (
        <p className={styles.toReport}>
          <Link to={reportPath(reportId)}>{t('查看提名材料')}</Link>
        </p>
      )}
    </>
  )
}

/** The answers beside the commission's decision. */
export function FiledMaterialPage() {
  const t = useT()
  const id = useWorkId()
  const also = useReportLink()
  const back = { label: t('返回办理进度'), to: materialPath(id) }
  return <FiledWorkPage kinds={['AWARD_MATERIAL']} id={id} back={back} also={also} />
}

/** A person's or unit's contribution in a report, to confirm or to decline with a reason. */
export function ContributionPage() {
  const t = useT()
  const id = useWorkId()
  return (
    <WorkOverviewPage
      id={id}
      kinds={partKinds}
      back={{ label: t('返回首页'), to: '/' }}
      more={(work, again) => <Contribution work={work} onAnswered={again} />}
    />
  )
}

function Contribution({ work, onAnswered }: { work: WorkRowFragment; onAnswered(): void }) {
  const t = useT()
  const { said, order } = (work.facts ?? {}) as { said?: Record<string, string>; order?: readonly string[] }
  const { name, rank } = participantEntry(work)
  const ofUnit = work.kind === 'AWARD_UNIT'
  const all = order ?? []
  return (
    <ConfirmPart
      work={work}
      title={ofUnit ? t('材料中的完成单位信息') : t('材料中的完成人信息')}
      facts={[
        [ofUnit ? t('完成单位') : t('姓名'), name],
        [t('排名'), t('第 {rank} 位，共 {n} 位', { rank, n: all.length })],
        ...(ofUnit
          ? []
          : ([
              [t('证件号码'), said?.certificate],
              [t('所在单位'), said?.unit],
            ] as const)),
        [t('贡献'), said?.contribution],
        [
          t('全部排名'),
          <ol key="order">
            {all.map((text, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: an order is its places
              <li key={index}>{named(text)}</li>
            ))}
          </ol>,
        ],
      ]}
      declining={{
        label: t('不同意的原因（必填）'),
        name: t('不同意的原因'),
        missing: t('请写明不同意的原因'),
        send: t('提交不同意'),
      }}
      verifyAt={settingsSecurityPath()}
      onAnswered={onAnswered}
    />
  )
}
