import { useNavigate } from 'react-router-dom'
import { text } from '@/lib/i18n'
import { contact } from '@/lib/site'
import { useDialogs } from '@/ui/feedback'
import { useT } from '@/ui/use-t'
import { newPortalUrl } from '../entry-address'
import { memberPages } from '../member-pages'
import { pathOfName } from '../menu'

/** The pages that moved to the new system (specification, section 2), by the name of their route here. */
const moved = {
  resume: { title: text('个人中心'), path: 'personal_center' },
  settings: { title: text('账户设置'), path: 'account' },
} as const

/**
 * Opens a page that moved, after asking: in the new system, whose host is named before leaving; in this one where no new
 * system is configured and the page is here; else says that it cannot be opened yet.
 */
export function useNewPortal(): (name: keyof typeof moved) => void {
  const t = useT()
  const dialogs = useDialogs()
  const navigate = useNavigate()
  return (name) => {
    const title = t(moved[name].title)
    const portal = newPortalUrl()
    const here = pathOfName(memberPages, name)
    if (portal) {
      const url = new URL(moved[name].path, portal.endsWith('/') ? portal : `${portal}/`)
      dialogs.confirm({
        title: t('打开新版系统？'),
        content: t('“{title}”已迁至新版系统，将在新窗口打开 {host}。', { title, host: url.host }),
        okText: t('打开'),
        cancelText: t('取消'),
        onOk: () => void window.open(url, '_blank', 'noopener'),
      })
    } else if (here !== null) {
      dialogs.confirm({
        title: t('打开“{title}”？', { title }),
        content: t('新版系统尚未配置，将在本系统中打开。'),
        okText: t('打开'),
        cancelText: t('取消'),
        onOk: () => navigate(here),
      })
    } else {
      dialogs.info({
        title: t('暂时无法打开“{title}”', { title }),
        content: t('它在新版系统中办理，而新版系统尚未配置。如需修改资料，请联系{contact}。', { contact: contact() }),
        okText: t('知道了'),
      })
    }
  }
}
