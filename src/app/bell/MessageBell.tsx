import { BellOutlined } from '@ant-design/icons'
import { Badge, Button, Popover, Tabs } from 'antd'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { answerOf } from '@/shared/answer'
import { MessageDialog } from '@/shared/MessageDialog'
import { MessageLines } from '@/shared/MessageLines'
import { type Message, markRead, refreshUnread, unreadTotal, useUnreadMessages } from '@/shared/messages'
import { LoadFailure } from '@/ui/LoadFailure'
import { useT } from '@/ui/use-t'
import { besideTrigger } from '../layouts/beside-trigger'
import { memberPages } from '../member-pages'
import { tabAt } from '../tabs/page-tab'
import { offerBell } from './bell-port'
import styles from './MessageBell.module.css'

const mailPath = (flag: string) => `/mail${flag && `/${flag}`}`

/** How many are unread, and the newest of them in a popup: notices and messages, five each (specification, section 9), and what is due first. */
export function MessageBell() {
  const t = useT()
  const [open, setOpen] = useState(false)
  const [read, setRead] = useState<Message | null>(null)
  const answer = answerOf(useUnreadMessages())
  useEffect(() => {
    const refresh = () => void refreshUnread()
    window.addEventListener('focus', refresh)
    return () => window.removeEventListener('focus', refresh)
  }, [])

  useEffect(() => offerBell(() => setOpen(true)), [])

  const { notices, inbox, todos } = answer.data ?? {}
  const total = unreadTotal(answer.data) ?? 0
  const show = (message: Message) => {
    setOpen(false)
    setRead(message)
    void markRead(message._id)
  }
  /** `flag` as the inbox is addressed by (specification, section 2); without: what is to do. */
  const tab = (flag: '' | '1' | '2', label: string, page: typeof notices) => ({
    key: flag || 'todo',
    label: page ? t('{label}（{n}）', { label, n: page.total }) : label,
    children: (
      <>
        <MessageLines
          messages={page?.items}
          onShow={show}
          onOpen={() => setOpen(false)}
          empty={flag === '' ? t('没有待办事项。') : undefined}
        />
        {/* The whole inbox, as soon as the portal has it. */}
        {tabAt(memberPages, mailPath(flag)) && (
          <Link to={mailPath(flag)} className={styles.all} onClick={() => setOpen(false)}>
            {t('查看全部')}
          </Link>
        )}
      </>
    ),
  })
  return (
    <>
      <Popover
        trigger="click"
        open={open}
        onOpenChange={(next) => {
          setOpen(next)
          if (next) void refreshUnread()
        }}
        placement="bottomRight"
        getPopupContainer={besideTrigger}
        content={
          <div className={styles.popup}>
            {answer.failureText !== undefined && !answer.data ? (
              <LoadFailure text={answer.failureText} onRetry={answer.retry} />
            ) : (
              <Tabs
                size="small"
                items={[tab('1', t('通知'), notices), tab('2', t('消息'), inbox), tab('', t('待办'), todos)]}
              />
            )}
          </div>
        }
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
      <MessageDialog message={read} onClose={() => setRead(null)} />
    </>
  )
}
