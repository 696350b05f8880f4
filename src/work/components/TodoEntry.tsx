/** One to-do (what, where, for whom, until when), on home and on the page of to-dos. */

import { type ReactNode, useState } from 'react'
import { safeRedirect } from '@/lib/routing/safe-redirect'
import { formatDay } from '@/lib/time/beijing-time'
import { EntryLine } from '@/shared/form/EntryLine'
import { Button } from '@/ui/Button'
import { DueTime } from '@/ui/DueTime'
import { useDialogs, useMessages } from '@/ui/feedback'
import { Names } from '@/ui/Name'
import { Tag } from '@/ui/Tag'
import { useIsMounted } from '@/ui/use-is-mounted'
import { useT } from '@/ui/use-t'
import type { TodoFragment } from '../graphql/todos.workflow.generated'
import { todoTitle } from '../todo-words'
import { completeTodo } from '../use-todos'
import { creatorBeside } from '../work-title'
import { TodoTag } from './TodoTag'

interface TodoEntryProps {
  todo: TodoFragment
  /** Further actions: hand over, snooze. */
  actions?: ReactNode
}

/** A to-do: what to do, where, for whom, until when. A to-do without a work item of the portal is completed here. */
export function TodoEntry({ todo, actions }: TodoEntryProps) {
  const t = useT()
  const waits = todo.cause === 'WAITING'
  const [before, setBefore] = useState('')
  // For one's own work the name adds nothing.
  const own = todo.cause === 'FILL' || todo.cause === 'CORRECT' || todo.cause === 'CHECK'
  const from = own ? [todo.unitName] : [creatorBeside(todo), todo.unitName]
  return (
    <EntryLine
      to={(todo.link && safeRedirect(todo.link)) || undefined}
      title={todoTitle(todo)}
      facts={
        <>
          {before !== '' && <div role="alert">{before}</div>}
          {waits && (
            <div>{t('由{holder}办理，{day} 起', { holder: t(todo.holder ?? '—'), day: formatDay(todo.since) })}</div>
          )}
          {todo.inPlaceOf != null && (
            <div>
              <Tag>{t('代 {name}', { name: todo.inPlaceOf })}</Tag>
              {todo.handed && t('由{name}移交给您', { name: todo.inPlaceOf })}
            </div>
          )}
          {todo.handedTo != null && <div>{t('您已移交给{name}', { name: todo.handedTo })}</div>}
          {todo.snoozedUntil != null && <div>{t('暂缓到 {day}', { day: formatDay(todo.snoozedUntil) })}</div>}
          {!waits && from.some(Boolean) && (
            <div>
              <Names of={from} />
            </div>
          )}
          {todo.cause === 'CORRECT' && todo.opinion && <div>{t('退回意见：{opinion}', { opinion: todo.opinion })}</div>}
          <div>
            {todo.dueAt == null ? t('没有期限') : t('{day} 到期', { day: formatDay(todo.dueAt) })}
            {todo.dueAt != null && (waits || todo.status < 3) && (
              <>
                {' · '}
                <DueTime until={todo.dueAt} serverTime={todo.serverTime} />
              </>
            )}
          </div>
        </>
      }
      extra={
        <>
          {!waits && <TodoTag todo={todo} />}
          {todo.cause === 'REMINDER' && todo.workId == null && before === '' && (
            <Complete todo={todo} onBefore={setBefore} />
          )}
          {before === '' && actions}
        </>
      }
    />
  )
}

interface CompleteProps {
  todo: TodoFragment
  /** Called with a text when it was completed before. */
  onBefore(words: string): void
}

/** Completes a todo after asking (specification, section 4). Work of this portal has no such button: it is done by doing it. */
function Complete({ todo, onBefore }: CompleteProps) {
  const t = useT()
  const message = useMessages()
  const dialogs = useDialogs()
  const there = useIsMounted()
  const complete = async () => {
    const { done, before } = await completeTodo(todo)
    if (done) return message.success(t('操作成功'))
    // Another tab completed it during the question, and it has left the list.
    if (before !== undefined) there.current ? onBefore(before) : message.info(before)
  }
  return (
    <Button
      type="link"
      size="small"
      aria-label={t('完成“{title}”', { title: todoTitle(todo) })}
      onClick={() =>
        dialogs.confirm({
          title: t('是否确认完成？'),
          content: todoTitle(todo),
          okText: t('确认完成'),
          cancelText: t('取消'),
          onOk: complete,
        })
      }
    >
      {t('完成')}
    </Button>
  )
}
