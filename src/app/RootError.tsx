/** The error page when even a layout cannot render (a missing chunk, a fault in a layout). */
import { useEffect, useLayoutEffect } from 'react'
import { useRouteError } from 'react-router-dom'
import { reportError } from '@/lib/events/error-reporting'
import { useT } from '@/ui/use-t'
import { EntryNotice } from './EntryNotice'
import { removeFirstPaint } from './entry-first-paint'
import { useReloadForPage } from './use-reload-for-page'

/**
 * The error page when even a layout cannot render (a missing chunk, a fault in a layout). Faults of a single page are
 * caught closer to it.
 */
export function RootError() {
  const t = useT()
  const error = useRouteError()
  const leaving = useReloadForPage(error)
  useEffect(() => reportError(error), [error])
  useLayoutEffect(() => {
    if (!leaving) removeFirstPaint()
  }, [leaving])
  if (leaving) return null
  return (
    <EntryNotice heading={t('页面打不开')} text={t('可能是网络中断或平台刚刚更新。已保存的内容都在，请重新加载')} />
  )
}
