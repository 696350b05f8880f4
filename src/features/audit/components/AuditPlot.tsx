import { useT } from '@/ui/use-t'
import { BudgetPlot } from '@/work/components/BudgetPlot'
import { useFiledContent } from '@/work/use-filed-content'

type Cells = Readonly<Record<string, unknown>>

const textIn = (cells: Cells, id: string): string | null => {
  const value = cells[id]
  return typeof value === 'string' && value !== '' ? value : null
}

/** An audit's budget lines as a plot: approved, in force, spent as booked, vouched. */
export function AuditPlot({ workId }: { workId: string }) {
  const t = useT()
  const { content } = useFiledContent(workId)
  const rows = content?.values.lines
  if (!Array.isArray(rows)) return null
  const lines = (rows as readonly { cells: Cells }[]).map(({ cells }) => ({
    subject: textIn(cells, 'subject') ?? '—',
    approved: textIn(cells, 'approved') ?? '0',
    inForce: textIn(cells, 'inForce') ?? '0',
    spent: textIn(cells, 'spent'),
    vouched: textIn(cells, 'vouched'),
  }))
  return <BudgetPlot title={t('预算与审定金额')} lines={lines} />
}
