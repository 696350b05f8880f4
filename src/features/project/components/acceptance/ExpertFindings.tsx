/** The section of an acceptance's review with the experts, late ones, and their findings. */
import { evaluation } from '@/api/evaluation'
import { urgencyColors } from '@/lib/work/due'
import { DueTime } from '@/ui/DueTime'
import { GroupSection } from '@/ui/GroupSection'
import { LoadFailure } from '@/ui/LoadFailure'
import { nameList } from '@/ui/Name'
import colours from '@/ui/StatusTag.module.css'
import { useMinute } from '@/ui/TimesBlock'
import { useT } from '@/ui/use-t'
import { recommendationRule } from '@/work/acceptance-recommendation'
import { ReviewerRow } from '@/work/components/ReviewerRow'
import { StateTag } from '@/work/components/StateTag'
import { actionLabel, kindWords } from '@/work/kind-words'
import {
  type AcceptancePanelCardFragment,
  AcceptancePanelDocument,
} from '../../graphql/acceptance.evaluation.generated'
import styles from './acceptance.module.css'
import { FindingsFiles } from './FindingsFiles'
import { FindingsTable } from './FindingsTable'

/** Who examines an acceptance, who is late, and their findings side by side; for the department that concludes. */
export function ExpertFindings({ workId, onChanged }: { workId: string; onChanged(): void }) {
  const t = useT()
  const minute = useMinute()
  const { data, failureText, retry } = evaluation.useAnswer(AcceptancePanelDocument, {
    variables: { workId },
    fetchPolicy: 'cache-and-network',
    background: true,
  })
  if (failureText !== undefined && !data) return <LoadFailure text={failureText} onRetry={retry} />
  const panel = data?.acceptancePanel
  if (!panel || panel.findings.length === 0) return null
  const again = () => {
    retry()
    onChanged()
  }
  const active = panel.findings.filter(({ state }) => state !== 'GIVEN_BACK')
  const submitted = active.filter(({ state }) => state === 'SUBMITTED')
  const late = active.filter(({ reviewer }) => reviewer.late)
  return (
    <GroupSection
      title={panel.round > 1 ? t('专家验收（第 {n} 次）', { n: panel.round }) : t('专家验收')}
      facts={
        panel.dueAt != null && (
          <>
            {t('{at} 前提交', { at: minute(panel.dueAt) })}
            {submitted.length < active.length && (
              <>
                {' · '}
                <DueTime until={panel.dueAt} serverTime={panel.serverTime} />
              </>
            )}
          </>
        )
      }
      counts={[t('专家 {n} 位', { n: active.length }), t('已提交 {n} 位', { n: submitted.length })]}
      notice={
        late.length > 0 && (
          <p className={`${styles.late} ${colours[urgencyColors.overdue]}`}>
            {t('逾期未提交：{names}', { names: nameList(late.map(({ reviewer }) => reviewer.name)) })}
          </p>
        )
      }
      label={t('验收专家')}
      rows={panel.findings.map((finding) => (
        <ReviewerRow
          key={finding.id}
          reviewer={finding.reviewer}
          serverTime={panel.serverTime}
          groupDueAt={panel.dueAt ?? undefined}
          note={<ReviewState finding={finding} />}
          onChanged={again}
        />
      ))}
    >
      <FindingsTable panel={panel} />
      <FindingsFiles workId={workId} findings={submitted} />
      <p className={styles.rule}>{t(recommendationRule)}</p>
      {panel.recommended != null && (
        <p className={styles.recommended}>
          {t('专家意见汇总：{recommended}', { recommended: t(actionLabel('ACCEPTANCE', panel.recommended)) })}
        </p>
      )}
    </GroupSection>
  )
}

function ReviewState({ finding }: { finding: AcceptancePanelCardFragment['findings'][number] }) {
  const t = useT()
  return (
    <>
      <StateTag state={kindWords('REVIEW').state(finding.state)} />
      {finding.reason && (
        <span className={styles.secondary}>{t('退回理由：{reason}', { reason: finding.reason })}</span>
      )}
    </>
  )
}
