/** The pages of one submission through the unit, for its reviewers. */
import { useParams } from 'react-router-dom'
import { listHref } from '@/shared/list/list-memory'
import { useT } from '@/ui/use-t'
import { kindsListedWith } from '@/work/kinds/all'
import { FiledWorkPage } from '@/work/pages/FiledWorkPage'
import { type CompanySection, companyPath } from '../paths'

function InCompany({ kind, section }: { kind: string; section: CompanySection }) {
  const t = useT()
  const { id: unitId = '', workId = '' } = useParams()
  const back = { label: t('返回列表'), to: listHref(companyPath(unitId, section)) }
  return <FiledWorkPage kinds={kindsListedWith(kind)} id={workId} back={back} />
}

/** A submission through the unit, at an address below its list. */
export function FiledMembershipPage() {
  return <InCompany kind="MEMBERSHIP" section="staff" />
}

export function FiledAchievementPage() {
  return <InCompany kind="achievement-transformation" section="achievements" />
}

export function FiledForeignExpertPage() {
  return <InCompany kind="FOREIGN_EXPERT" section="foreignExpert" />
}

export function FiledMatchingPage() {
  return <InCompany kind="MATCHING" section="projectMatching" />
}
