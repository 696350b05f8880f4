/** The pages of one foreign-expert project or annual check: overview, and the submitted form for reviewers. */
import { listHref } from '@/shared/list/list-memory'
import { useT } from '@/ui/use-t'
import { FiledWorkPage } from '@/work/pages/FiledWorkPage'
import { WorkOverviewPage } from '@/work/pages/WorkOverviewPage'
import { useWorkId } from '@/work/use-work-id'
import { AnnualChecks } from '../components/AnnualChecks'
import { foreignExpertKinds } from '../kinds'
import { foreignExpertPath, foreignExpertsPath } from '../paths'

/** The overview of a foreign-expert project or an annual check (`foreignExpert/list/{contentId}`). */
export function ForeignExpertPage() {
  const t = useT()
  const id = useWorkId()
  return (
    <WorkOverviewPage
      id={id}
      kinds={foreignExpertKinds}
      back={{ label: t('返回外国专家项目'), to: listHref(foreignExpertsPath()) }}
      more={(work) => <AnnualChecks key={work.state} contentId={id} />}
    />
  )
}

/** The submitted content, read-only. */
export function FiledForeignExpertPage() {
  const t = useT()
  const id = useWorkId()
  return (
    <FiledWorkPage kinds={foreignExpertKinds} id={id} back={{ label: t('返回办理进度'), to: foreignExpertPath(id) }} />
  )
}
