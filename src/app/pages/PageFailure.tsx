/** The error page of a route that failed to render or load: says why, offers a retry; /500 after a server error. */
import { useEffect } from 'react'
import { Navigate, useLocation, useNavigate, useRouteError } from 'react-router-dom'
import { failureOf } from '@/api/errors/failure'
import { reportError } from '@/lib/events/error-reporting'
import { ChunkMissingError, chunkMissingText } from '@/lib/loading/lazy-import'
import { isInGovernment, withinGovernment } from '@/lib/routing/government-prefix'
import { Button } from '@/ui/Button'
import { PageSkeleton } from '@/ui/PageSkeleton'
import { ResultPanel } from '@/ui/ResultPanel'
import { useT } from '@/ui/use-t'
import { addressOf } from '../entry-address'
import { useReloadForPage } from '../use-reload-for-page'
import { BackHome } from './BackHome'

/** Replaces a page that failed to render or load. After a server error of its loader, the address is /500. */
export function PageFailure() {
  const t = useT()
  const error = useRouteError()
  const navigate = useNavigate()
  const location = useLocation()
  useEffect(() => reportError(error), [error])
  if (useReloadForPage(error)) return <PageSkeleton />
  if (isServerError(error))
    return (
      <Navigate
        to={isInGovernment(location.pathname) ? withinGovernment('/500') : '/500'}
        replace
        state={{ failed: addressOf(location) }}
      />
    )
  return (
    <ResultPanel
      status="error"
      title={error instanceof ChunkMissingError ? t('页面打不开') : t('服务器出错了')}
      description={
        error instanceof ChunkMissingError
          ? t(chunkMissingText)
          : t('这个页面打不开。已经填写并显示“已保存”的内容不会丢失。')
      }
      actions={
        <>
          <Button data-retry type="primary" onClick={() => navigate(addressOf(location), { replace: true })}>
            {t('重试')}
          </Button>
          <BackHome />
        </>
      }
    />
  )
}

/** By HTTP status or code. */
function isServerError(error: unknown): boolean {
  const { status, code } = failureOf(error)
  return status === 500 || code === 500
}
