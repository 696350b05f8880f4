/** The header's button with the notices (success, failure) that this visit has shown. */

import { HistoryOutlined } from '@ant-design/icons'
import { Badge } from 'antd'
import { useState, useSyncExternalStore } from 'react'
import { clearNotices, recentNotices, subscribeNotices } from '@/lib/events/notices'
import { Button } from '@/ui/Button'
import { badgeText } from '@/ui/badge-text'
import { Popup } from '@/ui/Popup'
import { useT } from '@/ui/use-t'
import { RecentMessageList } from './RecentMessageList'

/** Number of the newest message the person has seen; kept while the document is open. */
let looked = 0

/** The notices of this visit, including those that disappear after four seconds. */
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
    <Popup
      open={open}
      onOpenChange={toggle}
      title={t('最近的提示')}
      trigger={
        <Button
          type="text"
          aria-expanded={open}
          aria-label={unseen > 0 ? t('最近的提示，{n} 条未读', { n: badgeText(unseen) }) : t('最近的提示')}
          icon={
            <Badge size="small" count={open ? 0 : unseen}>
              <HistoryOutlined aria-hidden />
            </Badge>
          }
          onClick={() => toggle(!open)}
        />
      }
    >
      <RecentMessageList notices={notices} onClear={clearNotices} />
    </Popup>
  )
}
