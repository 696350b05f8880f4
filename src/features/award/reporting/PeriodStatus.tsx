/** The state of an award report's objection period, with the remaining days. */
import { text } from '@/lib/i18n/i18n'
import { DueTime } from '@/ui/DueTime'
import { StatusTag } from '@/ui/StatusTag'
import { useT } from '@/ui/use-t'
import type { StateColour } from '@/work/kind'
import type { AcceptedRowFragment } from './accepted.award.generated'

const words: Readonly<Record<AcceptedRowFragment['period'], readonly [label: string, colour: StateColour]>> = {
  OPEN: [text('公示中'), 'processing'],
  STOPPED: [text('异议处理中，公示暂停'), 'warning'],
  OVER: [text('公示结束'), 'success'],
  REVOKED: [text('异议成立，已撤销'), 'error'],
}

export function PeriodStatus({ report }: { report: Pick<AcceptedRowFragment, 'period' | 'endsAt' | 'serverTime'> }) {
  const t = useT()
  const [label, colour] = words[report.period]
  return (
    <>
      <StatusTag color={colour}>{t(label)}</StatusTag>
      {report.period === 'OPEN' && report.endsAt !== null && (
        <DueTime until={report.endsAt} serverTime={report.serverTime} />
      )}
    </>
  )
}
