/** The section with a project's funds: granted, changed and spent, with a chart by subject; on the project's page and at acceptance and audit. */
import { program } from '@/api/program'
import type { SpendingSource } from '@/api/program/schema.generated'
import { text } from '@/lib/i18n/i18n'
import { formatDay } from '@/lib/time/beijing-time'
import { LoadFailure } from '@/ui/LoadFailure'
import { useT } from '@/ui/use-t'
import { BudgetPlot } from '@/work/components/BudgetPlot'
import { ProjectSpendingDocument } from '../graphql/ledger.program.generated'
import styles from './ProjectLedger.module.css'

const sources: Readonly<Record<SpendingSource, string>> = {
  NONE: text('支出在验收申请或项目审计中填报后显示。'),
  ACCEPTANCE: text('支出以 {day} 提交的验收申请为准。'),
  AUDIT: text('支出以 {day} 出具的项目审计为准。'),
}

/** A project's special fund: granted, changed and spent amounts. */
export function ProjectSpending({ projectId }: { projectId: string }) {
  const t = useT()
  const answer = program.useAnswer(ProjectSpendingDocument, {
    variables: { projectId },
    fetchPolicy: 'network-only',
    background: true,
  })
  if (answer.failureText !== undefined) return <LoadFailure text={answer.failureText} onRetry={answer.retry} />
  if (!answer.data) return null
  const { source, since, lines } = answer.data.projectSpending
  return (
    <div className={styles.ledger}>
      <BudgetPlot
        title={t('预算与支出')}
        lines={lines}
        note={t(sources[source], { day: since === null ? '' : formatDay(since) })}
      />
    </div>
  )
}
