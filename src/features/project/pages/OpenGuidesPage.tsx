/** The public list of guides (`/guides`), without login. */
import { openGuidePath } from '@/features/help/paths'
import { PageHeader } from '@/ui/PageHeader'
import { useT } from '@/ui/use-t'
import { GuideList } from '../components/GuideList'

export function OpenGuidesPage() {
  const t = useT()
  return (
    <>
      <PageHeader title={t('申报指南')} purpose={t('申报须知、时间和条件，不登录也可以阅读；开始申报时再登录。')} />
      <GuideList to={({ id }) => openGuidePath(id)} />
    </>
  )
}
