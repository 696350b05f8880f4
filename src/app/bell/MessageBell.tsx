/** The bell in the header: unread count, and a popup with notices, messages and to-dos. */
import { BellOutlined } from '@ant-design/icons'
import { Badge } from 'antd'
import { useEffect, useState } from 'react'
import { refreshUnread, unreadTotal, useUnread } from '@/shared/mail/unread'
import { Button } from '@/ui/Button'
import { badgeText } from '@/ui/badge-text'
import { lazyPart } from '@/ui/lazy-part'
import { Popup } from '@/ui/Popup'
import { Skeleton } from '@/ui/Skeleton'
import { useT } from '@/ui/use-t'
import styles from './MessageBell.module.css'
import { useAccountNews } from './use-account-news'

const BellPopup = lazyPart(
  () => import('./BellPopup').then((module) => module.BellPopup),
  () => <Skeleton rows={3} />,
)

/**
 * The bell: unread count, and a popup with notices and messages, five each (specification, section 9), and the next
 * to-dos.
 */
export function MessageBell() {
  const t = useT()
  const [open, setOpen] = useState(false)
  useAccountNews()
  const total = unreadTotal(useUnread().data) ?? 0
  useEffect(() => {
    const refresh = () => void refreshUnread()
    window.addEventListener('focus', refresh)
    return () => window.removeEventListener('focus', refresh)
  }, [])
  return (
    <Popup
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button
          type="text"
          aria-expanded={open}
          aria-label={total > 0 ? t('通知和消息，{n} 条未读', { n: badgeText(total) }) : t('通知和消息')}
          icon={
            <Badge size="small" count={total}>
              <BellOutlined aria-hidden />
            </Badge>
          }
          onPointerEnter={BellPopup.preload}
          onFocus={BellPopup.preload}
          onClick={() => {
            setOpen(!open)
            if (!open) void refreshUnread()
          }}
        />
      }
    >
      <div className={styles.popup}>
        <BellPopup onLeave={() => setOpen(false)} />
      </div>
    </Popup>
  )
}
