import { HistoryOutlined } from '@ant-design/icons'
import { Badge, Button, Popover } from 'antd'
import { useState, useSyncExternalStore } from 'react'
import { clearNotices, recentNotices, subscribeNotices } from '@/lib/notices'
import { useT } from '@/ui/use-t'
import { besideTrigger } from './beside-trigger'
import { RecentMessageList } from './RecentMessageList'

/** Number of the newest message the person has looked at; holds while the page is open. */
let looked = 0

/** The short messages of this visit, kept to be read at one's own pace: those that vanish after four seconds as well. */
export function RecentMessages() {
  const t = useT()
  const notices = useSyncExternalStore(subscribeNotices, recentNotices)
  const [open, setOpen] = useState(false)
  const unseen = notices.filter(({ id }) => id > looked).length
  const toggle = (next: boolean) => {
    looked = notices.at(-1)?.id ?? looked
    setOpen(next)
  }
  return (
    <Popover
      trigger="click"
      open={open}
      onOpenChange={toggle}
      placement="bottomRight"
      getPopupContainer={besideTrigger}
      title={t('最近的提示')}
      content={<RecentMessageList notices={notices} onClear={clearNotices} />}
    >
      <Button
        type="text"
        aria-expanded={open}
        aria-label={unseen > 0 ? t('最近的提示，{n} 条未看', { n: unseen }) : t('最近的提示')}
        icon={
          <Badge count={open ? 0 : unseen} size="small">
            <HistoryOutlined aria-hidden />
          </Badge>
        }
      />
    </Popover>
  )
}
