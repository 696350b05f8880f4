/** The list of guides (指南) for signed-in people who may declare. */
import { PageHeader } from '@/ui/PageHeader'
import { useT } from '@/ui/use-t'
import { GuideList } from '../components/GuideList'
import { declarePath } from '../paths'

/** The guides that can be declared under. */
export function GuidesPage() {
  const t = useT()
  return (
    <>
      <PageHeader title={t('项目申报')} purpose={t('选择正在受理的指南，阅读须知并确认条件后开始申报。')} />
      <GuideList to={declarePath} act={t('查看并申报')} />
    </>
  )
}
