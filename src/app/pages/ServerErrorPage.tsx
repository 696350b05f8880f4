/** The 500 page: the server failed while a page was loading. */
import { useLocation, useNavigate } from 'react-router-dom'
import { contact } from '@/lib/site/site'
import { Button } from '@/ui/Button'
import { ResultPanel } from '@/ui/ResultPanel'
import { useT } from '@/ui/use-t'
import { BackHome } from './BackHome'

/** 500: the server failed. A page whose loader failed can be retried. */
export function ServerErrorPage() {
  const t = useT()
  const navigate = useNavigate()
  const failed = (useLocation().state as { failed?: string } | null)?.failed
  return (
    <ResultPanel
      status="error"
      title={t('服务器出错了')}
      description={t('请稍后再试。如果多次出现，请联系{contact}，并说明出错的页面。', { contact: contact() })}
      actions={
        <>
          {failed && (
            <Button type="primary" onClick={() => navigate(failed, { replace: true })}>
              {t('重试')}
            </Button>
          )}
          <BackHome />
          <Button onClick={() => navigate(-1)}>{t('返回上一页')}</Button>
        </>
      }
    />
  )
}
