import { useEffect, useLayoutEffect } from 'react'
import { useRouteError } from 'react-router-dom'
import { withBase } from '@/lib/base-path'
import { siteShortName } from '@/lib/site'
import { tellError } from '@/lib/tell-error'
import { useT } from '@/ui/use-t'
import { removeFirstPaint } from './entry-first-paint'
import { PublicHeader } from './layouts/PublicHeader'
import layout from './layouts/UserLayout.module.css'
import styles from './RootError.module.css'
import { useReloadForPage } from './use-reload-for-page'

/**
 * Shown when even the frame of a page cannot be drawn (a chunk that stays away, a fault in a layout), in the look of the pages that
 * need no login. Needs nothing but the entry chunk; faults of a single page are caught nearer to it.
 */
export function RootError() {
  const t = useT()
  const error = useRouteError()
  const leaving = useReloadForPage(error)
  useEffect(() => tellError(error), [error])
  useLayoutEffect(() => {
    if (!leaving) removeFirstPaint()
  }, [leaving])
  useEffect(() => {
    document.title = `${t('页面打开失败')} - ${t(siteShortName)}`
  }, [t])
  if (leaving) return null
  return (
    <div className={layout.plain}>
      <PublicHeader />
      <main className={layout.main}>
        <div className={layout.card}>
          <h1 className={`page-title ${layout.title}`} tabIndex={-1}>
            {t('页面打开失败')}
          </h1>
          <p>{t('页面没有能够打开，可能是网络中断或系统刚刚更新。已填写的内容不会丢失。')}</p>
          <p className={styles.actions}>
            <button type="button" onClick={() => window.location.reload()}>
              {t('重新加载')}
            </button>
            <a href={withBase('/')}>{t('返回首页')}</a>
          </p>
        </div>
      </main>
    </div>
  )
}
