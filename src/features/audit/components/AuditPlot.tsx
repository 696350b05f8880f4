/** The chart of an audit's budget lines and, once it is reported, all that was filled in; on the audit's page. */

import { wordsOf } from '@/api/errors/failure'
import { LoadFailure } from '@/ui/LoadFailure'
import { lazyPart } from '@/ui/lazy-part'
import { useT } from '@/ui/use-t'
import { BudgetPlot } from '@/work/components/BudgetPlot'
import type { WorkRowFragment } from '@/work/graphql/works.workflow.generated'
import { findKind } from '@/work/kinds/all'
import { useFiledContent } from '@/work/use-filed-content'

const FiledAnswers = lazyPart(() => import('@/work/components/FiledAnswers').then((module) => module.FiledAnswers))

type Cells = Readonly<Record<string, unknown>>

/** An audit that was not filled in has zero in every row; then there is nothing to plot. */
const hasAmounts = (rows: readonly { cells: Cells }[], id: string) =>
  rows.some(({ cells }) => Number(cells[id] ?? 0) !== 0)

const textIn = (cells: Cells, id: string): string | null => {
  const value = cells[id]
  return typeof value === 'string' && value !== '' ? value : null
}

/**
 * An audit's budget lines as a plot: approved, in force, booked, vouched. The report has no page of its own for reading, so
 * its notes, findings and opinion stand below.
 */
export function AuditPlot({ work }: { work: WorkRowFragment }) {
  const t = useT()
  const { content, definition: { definition } = {}, failure, retry } = useFiledContent(work.id)
  if (failure && !content) return <LoadFailure text={wordsOf(failure)} onRetry={retry} />
  const rows = content?.values.lines
  if (!Array.isArray(rows)) return null
  const all = rows as readonly { cells: Cells }[]
  // The form begins with the amounts under audit: before the auditor begins, they are nobody's findings.
  const isBegun = work.state !== findKind(work.kind)?.initial
  const [spent, vouched] = [hasAmounts(all, 'spent'), isBegun && hasAmounts(all, 'vouched')]
  const lines = all.map(({ cells }) => ({
    subject: textIn(cells, 'subject') ?? '—',
    approved: textIn(cells, 'approved') ?? '0',
    inForce: textIn(cells, 'inForce') ?? '0',
    spent: spent ? textIn(cells, 'spent') : null,
    vouched: vouched ? textIn(cells, 'vouched') : null,
  }))
  return (
    <>
      <BudgetPlot title={t('预算与审定金额')} lines={lines} />
      {work.submittedAt !== null && content && definition !== undefined && (
        <FiledAnswers work={work} content={content} definition={definition} />
      )}
    </>
  )
}
