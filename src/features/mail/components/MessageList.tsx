/** The list of notices or messages: links, unread ones marked, with checkboxes and pages; for `MessagesPage`. */

import { Checkbox } from 'antd'
import { Link } from 'react-router-dom'
import { isoMoment } from '@/lib/time/beijing-time'
import { useListSettings } from '@/shared/list/list-settings'
import type { ListState } from '@/shared/list/use-list-state'
import { type Message, messageTitle } from '@/shared/mail/messages'
import { Empty } from '@/ui/Empty'
import { Pagination } from '@/ui/Pagination'
import { useMinute } from '@/ui/TimesBlock'
import { useT } from '@/ui/use-t'
import { systemName } from '../systems'
import styles from './Messages.module.css'

/** The id of the element that opens a message. */
export const rowId = (id: string) => `message-row-${id}`

interface MessageListProps {
  label: string
  page: { items: readonly Message[]; total: number }
  state: ListState
  /** Id of the open message. */
  open: string | null
  selectedIds: readonly string[]
  onChoose(ids: readonly string[]): void
  /** Failures of removal by id. */
  failures: Readonly<Record<string, string>>
  /** The address of a message. */
  to(id: string): string
}

/** A page of messages as links; unread ones are marked. */
export function MessageList({ label, page, state, open, selectedIds, onChoose, failures, to }: MessageListProps) {
  const t = useT()
  const minute = useMinute()
  const narrowed = Object.keys(state.filters).length > 0
  const { items, total } = page
  const { compact, hidden } = useListSettings()
  const shows = (column: string) => !hidden[state.name]?.includes(column)
  if (items.length === 0)
    return <Empty description={narrowed ? t('没有符合条件的内容') : t('还没有{list}。', { list: label })} />
  return (
    <>
      <ul aria-label={label} className={styles.list} data-compact={compact || undefined}>
        {items.map(({ _id: id, read, createDate, system, ...named }) => (
          <li key={id} className={`${styles.row} ${read ? '' : styles.unread} ${id === open ? styles.open : ''}`}>
            <Checkbox
              aria-label={t('选择“{title}”', { title: messageTitle(named) })}
              checked={selectedIds.includes(id)}
              onChange={({ target }) =>
                onChoose(target.checked ? [...selectedIds, id] : selectedIds.filter((other) => other !== id))
              }
            />
            <div className={styles.words}>
              <Link
                id={rowId(id)}
                to={to(id)}
                preventScrollReset
                className={styles.title}
                aria-current={id === open || undefined}
              >
                {!read && <span className={styles.mark}>{t('未读')}</span>}
                {messageTitle(named)}
              </Link>
              {(shows('date') || shows('system')) && (
                <p className={styles.facts}>
                  {shows('date') && <time dateTime={isoMoment(createDate)}>{minute(createDate)}</time>}
                  {shows('date') && shows('system') && systemName(system) !== '' && ' · '}
                  {shows('system') && systemName(system)}
                </p>
              )}
              {failures[id] !== undefined && (
                <p role="alert" className={styles.failure}>
                  {failures[id]}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
      <Pagination
        size="small"
        less
        current={state.pageNo}
        pageSize={state.pageSize}
        total={total}
        onChange={state.setPageNo}
      />
    </>
  )
}
