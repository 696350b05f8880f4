/** A full-page message with links for the entry chunk: when even a layout fails, or a signed-out page is restored. */
import { useEffect } from 'react'
import { withBase } from '@/lib/routing/base-path'
import { besideHere } from '@/lib/routing/beside-here'
import { siteShortName } from '@/lib/site/site'
import { useT } from '@/ui/use-t'
import styles from './EntryNotice.module.css'
import { focusHeading } from './entry-focus'
import { PublicHeader } from './layouts/PublicHeader'
import layout from './layouts/UserLayout.module.css'

/**
 * A full-page message with links, styled like the sign-in pages. It needs only the entry chunk, and no router.
 * @param heading what the page says, also the document title; `text` gives the reason, both translated
 */
export function EntryNotice({ heading, text }: { heading: string; text: string }) {
  const t = useT()
  useEffect(() => {
    document.title = `${heading} - ${t(siteShortName)}`
  }, [heading, t])
  useEffect(() => focusHeading(), [])
  return (
    <div className={layout.plain}>
      <PublicHeader anew />
      <main className={layout.main}>
        <div className={layout.card}>
          <h1 className={`page-title ${layout.title}`} tabIndex={-1}>
            {heading}
          </h1>
          <p>{text}</p>
          <p className={styles.actions}>
            <button type="button" onClick={() => window.location.reload()}>
              {t('重新加载')}
            </button>
            <a href={withBase(besideHere('/'))}>{t('返回首页')}</a>
          </p>
        </div>
      </main>
    </div>
  )
}
