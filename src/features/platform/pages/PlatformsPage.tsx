/** The page of platforms: one's own, and those one oversees. */
import { useSession } from '@/session/session'
import { lazyPart } from '@/ui/lazy-part'
import { PageHeader } from '@/ui/PageHeader'
import { useT } from '@/ui/use-t'
import { OwnPlatforms } from '../components/OwnPlatforms'

const OverseenPlatforms = lazyPart(() =>
  import('../components/OverseenPlatforms').then((module) => module.OverseenPlatforms),
)

/** Platform reports: the person's own platforms; for a host unit and the commission, those they oversee. */
export function PlatformsPage() {
  const t = useT()
  const { units } = useSession()
  const oversees = units.some(
    ({ isAdmin, userUnitRole }) => isAdmin === 1 || userUnitRole.some(({ roleCode }) => roleCode === 'supervisor'),
  )
  return (
    <>
      <PageHeader
        title={t('平台月报')}
        purpose={oversees ? t('各平台每月的填报情况，可以提醒逾期的填报人。') : t('选择平台，查看各月填报情况并填报。')}
      />
      <OwnPlatforms alone={!oversees} />
      {oversees && <OverseenPlatforms />}
    </>
  )
}
