import { BellOutlined } from '@ant-design/icons'
import { Badge, Button, Popover, Skeleton } from 'antd'
import { useEffect, useState } from 'react'
import { refreshUnread, unreadTotal, useUnread } from '@/shared/unread'
import { lazyPart } from '@/ui/lazy-part'
import { useT } from '@/ui/use-t'
import { besideTrigger } from '../layouts/beside-trigger'
import styles from './MessageBell.module.css'

const BellPopup = lazyPart(
  () => import('./BellPopup').then((module) => module.BellPopup),
  () => <Skeleton active title={false} paragraph={{ rows: 3 }} />,
)

/** How many are unread, and the newest of them in a popup: notices and messages, five each (specification, section 9), and what is due first. */
export function MessageBell() {
  const t = useT()
  const [open, setOpen] = useState(false)
  const total = unreadTotal(useUnread().data) ?? 0
  useEffect(() => {
    const refresh = () => void refreshUnread()
    window.addEventListener('focus', refresh)
    return () => window.removeEventListener('focus', refresh)
  }, [])
  return (
    <Popover
      trigger="click"
      open={open}
      onOpenChange={(next) => {
        setOpen(next)
        if (next) void refreshUnread()
      }}
      placement="bottomRight"
      getPopupContainer={besideTrigger}
      content={<div className={styles.popup}>{open && <BellPopup onLeave={() => setOpen(false)} />}</div>}
    >
      <Button
        type="text"
        aria-expanded={open}
        aria-label={total > 0 ? t('通知和消息，{n} 条未读', { n: total }) : t('通知和消息')}
        icon={
          <Badge count={total} size="small">
            <BellOutlined aria-hidden />
          </Badge>
        }
      />
    </Popover>
  )
}
