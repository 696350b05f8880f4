/** The page on which an administrator of several units chooses whose base reports to review. */
import { useSearchParams } from 'react-router-dom'
import { administeredUnits } from '@/session/administered-units'
import { useSession } from '@/session/session'
import { BackLink } from '@/ui/BackLink'
import { PageHeader } from '@/ui/PageHeader'
import { useT } from '@/ui/use-t'
import { SelectUnit } from '@/work/components/SelectUnit'
import { WorkTable } from '@/work/components/WorkTable'
import { baseKinds } from '@/work/kinds/base-kinds'
import { selectUnitPath } from '../paths'

const kinds = baseKinds.map(({ id }) => id)

/** For administrators of several units: choose one, then review its bases' reports. With one unit it opens directly. */
export function SelectUnitPage() {
  const t = useT()
  const own = administeredUnits(useSession().units)
  const unitParam = useSearchParams()[0].get('unit')
  const selected = own.find(({ id }) => id === unitParam) ?? (own.length === 1 ? own[0] : undefined)
  const title = t('基地报告审核')
  if (selected)
    return (
      <>
        {own.length > 1 && <BackLink label={t('选择其他单位')} to={selectUnitPath()} />}
        <PageHeader title={title} purpose={selected.unitName} />
        <WorkTable
          key={selected.id}
          label={title}
          kinds={kinds}
          scope="REVIEW"
          unitId={selected.id}
          resetOn={['unit']}
          reviewing
          splits
          narrowedBy={['year']}
          columns={['year', 'creator', 'state', 'submitted']}
          empty={t('本单位的基地还没有年度报告。')}
        />
      </>
    )
  return (
    <>
      <PageHeader title={title} purpose={t('您管理多个单位，请先选择要审核的单位。')} />
      {unitParam !== null && <p role="alert">{t('您不管理所选的单位，请重新选择。')}</p>}
      <SelectUnit kinds={kinds} to={(unitId, waiting) => selectUnitPath(unitId, waiting ? 'HOST_REVIEW' : undefined)} />
    </>
  )
}
