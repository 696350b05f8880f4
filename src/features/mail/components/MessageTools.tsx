/** The buttons above the list of messages: mark as read and remove, the selected ones or all unread ones. */

import { Checkbox } from 'antd'
import { failureText } from '@/api/errors/failure'
import { message } from '@/api/message'
import type { ListState } from '@/shared/list/use-list-state'
import { mailChanged } from '@/shared/mail/mail-changes'
import type { Message } from '@/shared/mail/messages'
import { Button } from '@/ui/Button'
import { useDialogs } from '@/ui/feedback'
import { useT } from '@/ui/use-t'
import { MarkMessagesReadDocument } from '../graphql/mail.message.generated'
import { narrowingOf } from '../use-mail-list'
import styles from './Messages.module.css'

interface MessageToolsProps {
  type: 'NOTICE' | 'INBOX'
  state: ListState
  items: readonly Message[]
  selectedIds: readonly string[]
  onChoose(ids: readonly string[]): void
  /** Number of unread messages on all pages of the filtered list. */
  unread: number
  onRemove(messages: readonly Message[]): void
  say(words: string): void
}

/** Batch actions with their counts: on the selected messages of the page, or on all unread ones. */
export function MessageTools({ type, state, items, selectedIds, onChoose, unread, onRemove, say }: MessageToolsProps) {
  const t = useT()
  const dialogs = useDialogs()
  const picked = items.filter(({ _id }) => selectedIds.includes(_id))
  const unreadPicked = picked.filter(({ read }) => !read)
  const { system, keyword } = narrowingOf(state)
  const mark = async (which: { ids: string[] } | { type: typeof type; system: string[]; keyword: string }) => {
    try {
      const { markMessagesRead: n } = await message.mutate(MarkMessagesReadDocument, which, { background: true })
      say(t('已将 {n} 条标为已读', { n }))
      onChoose([])
      mailChanged('list')
    } catch (error) {
      say(t('没有标为已读：{reason}', { reason: failureText(error) }))
    }
  }
  const markAll = () =>
    dialogs.confirm({
      title: t('将 {n} 条未读全部标为已读？', { n: unread }),
      content: t('包括其他页上符合当前筛选条件的。'),
      okText: t('标为已读'),
      cancelText: t('取消'),
      onOk: () => mark({ type, system, keyword }),
    })
  return (
    <div className={styles.batch}>
      <Checkbox
        checked={picked.length === items.length && items.length > 0}
        indeterminate={picked.length > 0 && picked.length < items.length}
        onChange={({ target }) => onChoose(target.checked ? items.map(({ _id }) => _id) : [])}
      >
        {t('选择本页')}
      </Checkbox>
      {picked.length > 0 && (
        <>
          {unreadPicked.length > 0 && (
            <Button size="small" onClick={() => void mark({ ids: unreadPicked.map(({ _id }) => _id) })}>
              {t('标为已读（{n}）', { n: unreadPicked.length })}
            </Button>
          )}
          <Button size="small" danger onClick={() => onRemove(picked)}>
            {t('删除（{n}）', { n: picked.length })}
          </Button>
        </>
      )}
      {picked.length === 0 && unread > 0 && (
        <Button size="small" onClick={markAll}>
          {t('全部标为已读（{n}）', { n: unread })}
        </Button>
      )}
    </div>
  )
}
