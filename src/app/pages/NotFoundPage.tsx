/** The 404 page: no such page, or one under construction. */
import { ResultPanel } from '@/ui/ResultPanel'
import { useT } from '@/ui/use-t'
import { BackHome } from './BackHome'
import { ErrorFrame } from './ErrorFrame'

export function NotFoundPage() {
  const t = useT()
  return (
    <ErrorFrame>
      <ResultPanel
        status="info"
        title={t('页面不存在或仍在开发中')}
        description={t('如果地址是输入的，请检查是否正确；如果是从链接打开的，该页面可能已经移动。')}
        actions={<BackHome />}
      />
    </ErrorFrame>
  )
}
