import { Link } from 'react-router-dom'
import { definitionPath } from '@/features/definition/paths'
import { useSession } from '@/session/session'
import { useT } from '@/ui/use-t'
import { useProfile } from '../use-profile-form'

/** What choosing a unit means, and the way to its self-assessment for those it has approved. */
export function UnitHint() {
  const t = useT()
  const { units } = useSession()
  const { unit } = useProfile().values
  const approved = units.some((one) => one.applyStatus === 2 && one.unit.id === unit?.id)
  return (
    <>
      {t('您已关联的单位；选中的单位在各处优先使用。')}
      {unit && approved && <Link to={definitionPath(unit.id)}>{t('科技企业自评')}</Link>}
    </>
  )
}
