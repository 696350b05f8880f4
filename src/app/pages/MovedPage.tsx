/** The page at the address of a page that moved to the new portal: says so and links there (settings, resume). */

import { Button } from '@/ui/Button'
import { ResultPanel } from '@/ui/ResultPanel'
import { useT } from '@/ui/use-t'
import { type MovedPage, movedPages, movedTo, openMoved } from '../moved-pages'
import { BackHome } from './BackHome'

/** Asks before it opens this page in the new portal, as the user menu does. */
function Moved({ name }: { name: MovedPage }) {
  const t = useT()
  const url = movedTo(name)
  if (!url) return null
  return (
    <ResultPanel
      status="info"
      title={t('打开新版系统？')}
      description={t('“{title}”已迁至新版系统，将在新窗口打开 {host}。', {
        title: t(movedPages[name].title),
        host: url.host,
      })}
      actions={
        <>
          <Button type="primary" onClick={() => openMoved(url)}>
            {t('打开')}
          </Button>
          <BackHome />
        </>
      }
    />
  )
}

export const settings = () => <Moved name="settings" />
export const resume = () => <Moved name="resume" />
