import { Button } from 'antd'
import { useLocation, useNavigate } from 'react-router-dom'
import { ResultPanel } from '@/ui/ResultPanel'
import { useT } from '@/ui/use-t'
import { BackHome } from './BackHome'

/** Stands in the place of a page that failed: a fault in drawing it, or a part that could not be loaded. */
export function PageFailure() {
  const t = useT()
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  return (
    <ResultPanel
      status="error"
      title={t('服务器出错了')}
      description={t('这个页面没有能够打开。已经填写并显示“已保存”的内容不会丢失。')}
      actions={
        <>
          <Button type="primary" onClick={() => navigate({ pathname, search, hash }, { replace: true })}>
            {t('重试')}
          </Button>
          <BackHome />
        </>
      }
    />
  )
}
