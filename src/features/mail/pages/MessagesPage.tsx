/** The pages of notices and of messages: filters, list, and the opened message. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { systemNames } from '@/lib/mail/message-systems'
import { ListHead } from '@/shared/list/ListHead'
import { useLastPage } from '@/shared/list/use-last-page'
import { useListState } from '@/shared/list/use-list-state'
import { WorkListFilters } from '@/shared/list/WorkListFilters'
import { visibleSystems } from '@/shared/mail/unread'
import { useNavigateIfMounted } from '@/shared/navigation/use-navigate-if-mounted'
import { Button } from '@/ui/Button'
import { LoadFailure } from '@/ui/LoadFailure'
import { PageHeader } from '@/ui/PageHeader'
import { PageSkeleton } from '@/ui/PageSkeleton'
import { useT } from '@/ui/use-t'
import { MailTabs } from '../components/MailTabs'
import { MessageList, rowId } from '../components/MessageList'
import { MessageReader } from '../components/MessageReader'
import styles from '../components/Messages.module.css'
import { MessageTools } from '../components/MessageTools'
import { StateChoice } from '../components/StateChoice'
import { mailFilters, mailOrders, narrowingOf, useMailList } from '../use-mail-list'
import { useRemoval } from '../use-removal'

/** Notices of the commission. */
export function NoticesPage() {
  return <MessagesPage type="NOTICE" />
}

/** Messages for this person. */
export function InboxPage() {
  return <MessagesPage type="INBOX" />
}

/** A list of messages, filtered and sorted by the address, with the open message beside it (alone in a narrow window). */
function MessagesPage({ type }: { type: 'NOTICE' | 'INBOX' }) {
  const t = useT()
  const goOn = useNavigateIfMounted()
  const state = useListState(mailFilters, { resetOn: ['message'], orders: mailOrders() })
  const [params] = useSearchParams()
  const open = params.get('message')
  const { data, failureText, retry, counts, loading } = useMailList(type, state)
  const [selectedIds, choose] = useState<readonly string[]>([])
  const removal = useRemoval()
  const title = type === 'NOTICE' ? t('通知') : t('消息')
  const found = data?.searchMessages
  const awaitsRows = useLastPage(state, state.pageSize, found, loading)
  const page = awaitsRows ? undefined : found
  const notice = useRef<HTMLDivElement>(null)
  useFocusBack(open, notice)

  const at = (id: string | null) => {
    const next = new URLSearchParams(params)
    if (id === null) next.delete('message')
    else next.set('message', id)
    return `?${next}`
  }
  const latest = useRef({ open, at })
  useLayoutEffect(() => {
    latest.current = { open, at }
  })
  const remove = async (messages: Parameters<typeof removal.remove>[0]) => {
    const gone = await removal.remove(messages)
    choose((before) => before.filter((id) => !gone.includes(id)))
    // Another message may be open by now.
    const now = latest.current
    if (now.open !== null && gone.includes(now.open)) goOn(now.at(null), { replace: true, preventScrollReset: true })
    else if (gone.length > 0) notice.current?.focus()
  }
  const undo = async () => {
    const [first] = await removal.undo()
    if (first === undefined) notice.current?.focus()
    else goOn(latest.current.at(first), { preventScrollReset: true })
  }
  return (
    <div className={open === null ? undefined : styles.withOpen}>
      <PageHeader
        title={title}
        purpose={
          type === 'NOTICE' ? t('{commission}发布的通知公告。') : t('与您本人有关的消息，可以直接打开相关事项。')
        }
      />
      <MailTabs here={type} className={styles.around} />
      <div className={styles.around}>
        <StateChoice state={state} counts={counts} />
        <WorkListFilters
          label={title}
          state={state}
          filters={[
            {
              kind: 'select',
              name: 'system',
              label: t('来源'),
              options: visibleSystems.map((value) => ({ value, label: t(systemNames[value] ?? value) })),
            },
            { kind: 'keyword', name: 'keyword', label: t('关键词'), placeholder: t('标题或正文') },
          ]}
        />
      </div>
      <div ref={notice} role="status" tabIndex={-1} className={removal.message === '' ? styles.silent : styles.said}>
        {removal.message}
        {removal.removed.length > 0 && (
          <Button type="link" size="small" onClick={() => void undo()}>
            {t('撤销删除')}
          </Button>
        )}
      </div>
      <div className={styles.mailbox}>
        <section aria-label={title} aria-busy={loading} className={styles.around}>
          {failureText !== undefined ? (
            <LoadFailure text={failureText} onRetry={retry} />
          ) : page ? (
            <>
              <ListHead
                label={title}
                columns={[
                  { key: 'title', title: t('消息标题') },
                  { key: 'date', title: t('时间') },
                  { key: 'system', title: t('来源') },
                ]}
                state={state}
                total={page.total}
                headless
                exported={{ messages: { type, ...narrowingOf(state), orderBy: state.orderBy } }}
              />
              {page.items.length > 0 && (
                <MessageTools
                  type={type}
                  state={state}
                  items={page.items}
                  selectedIds={selectedIds}
                  onChoose={choose}
                  unread={counts?.unread ?? 0}
                  onRemove={(messages) => void remove(messages)}
                  say={removal.say}
                />
              )}
              <MessageList
                label={title}
                page={page}
                state={state}
                open={open}
                selectedIds={selectedIds}
                onChoose={choose}
                failures={removal.failures}
                to={at}
              />
            </>
          ) : (
            <PageSkeleton />
          )}
        </section>
        {open !== null && (
          <MessageReader
            key={open}
            id={open}
            failure={removal.failures[open]}
            onRemove={(messageLine) => void remove([messageLine])}
            back={
              <Link to={at(null)} preventScrollReset className={styles.back}>
                {t('返回列表')}
              </Link>
            }
          />
        )}
      </div>
    </div>
  )
}

/** Closing a message returns the focus to its row, or to the message about its removal. */
function useFocusBack(open: string | null, otherwise: { current: HTMLElement | null }): void {
  const last = useRef(open)
  useEffect(() => {
    const closed = open === null ? last.current : null
    last.current = open
    if (closed !== null) (document.getElementById(rowId(closed)) ?? otherwise.current)?.focus()
  }, [open, otherwise])
}
