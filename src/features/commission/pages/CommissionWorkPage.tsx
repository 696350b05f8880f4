/** The page on which the commission reads and decides one work item (`commission/work/{workId}`). */
import { listHref } from '@/shared/list/list-memory'
import { useT } from '@/ui/use-t'
import { FiledWorkPage } from '@/work/pages/FiledWorkPage'
import { useReportLink } from '@/work/use-report-link'
import { useWorkId } from '@/work/use-work-id'
import { commissionPath } from '../paths'

/** What a unit passed to the commission, beside the commission's decision (`commission/work/{workId}`). */
export function CommissionWorkPage() {
  const t = useT()
  const workId = useWorkId()
  const also = useReportLink()
  return <FiledWorkPage id={workId} back={{ label: t('返回科委办理'), to: listHref(commissionPath()) }} also={also} />
}
