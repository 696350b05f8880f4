/** Opens a page that moved to the new portal, after asking; for the user's menu. */
import { useNavigate } from 'react-router-dom'
import { contact } from '@/lib/site/site'
import { useDialogs } from '@/ui/feedback'
import { useT } from '@/ui/use-t'
import { memberPages } from '../member-pages'
import { pathOfName } from '../menu'
import { type MovedPage, movedPages, movedTo, openMoved } from '../moved-pages'

/**
 * Opens a moved page after asking: in the new portal, whose host is named first; here where none is configured;
 * otherwise says that it cannot be opened yet.
 */
export function useNewPortal(): (name: MovedPage) => void {
  const t = useT()
  const dialogs = useDialogs()
  const navigate = useNavigate()
  return (name) => {
    const title = t(movedPages[name].title)
    const url = movedTo(name)
    const here = pathOfName(memberPages, name)
    if (url) {
      dialogs.confirm({
        title: t('打开新版系统？'),
        content: t('“{title}”已迁至新版系统，将在新窗口打开 {host}。', { title, host: url.host }),
        okText: t('打开'),
        cancelText: t('取消'),
        onOk: () => openMoved(url),
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
        content: t('该功能在新版系统中办理，而新版系统尚未配置。如需修改资料，请联系{contact}。', {
          contact: contact(),
        }),
        okText: t('知道了'),
      })
    }
  }
}
