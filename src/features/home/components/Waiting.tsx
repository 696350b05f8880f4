/** The sections of home with the person's to-dos, and with what others hold, each with the way to all. */

import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { TodoPile } from '@/api/workflow/schema.generated'
import { dueCalendarPath, todosPath } from '@/features/mail/paths'
import { useUnread } from '@/shared/mail/unread'
import { useT } from '@/ui/use-t'
import { TodoEntry } from '@/work/components/TodoEntry'
import { useTodos } from '@/work/use-todos'
import { HomeSection } from './HomeSection'

/** More than can be urgent at once; the list has the rest. */
const most = 50
/** Number of entries when nothing is urgent. */
const few = 8

/** The person's first to-dos by deadline; overdue and due-soon ones are never left out. */
export function MyTodos() {
  const t = useT()
  return (
    <Pile
      pile="DO"
      title={t('待办')}
      titled={(n) => t('待办（{n}）', { n })}
      all={(n) => t('全部待办（{n}）', { n })}
      empty={t('没有待办事项。')}
      tool={<Link to={dueCalendarPath()}>{t('到期日历')}</Link>}
    />
  )
}

/** The first of the person's items that others hold; hidden when there are none. */
export function WaitingForOthers() {
  const t = useT()
  return (
    <Pile
      pile="OTHERS"
      title={t('等待他人办理')}
      titled={(n) => t('等待他人办理（{n}）', { n })}
      all={(n) => t('全部等待办理（{n}）', { n })}
    />
  )
}

interface PileProps {
  pile: TodoPile
  title: string
  titled(n: number): string
  all(n: number): string
  /** The text when empty; absent: hidden. */
  empty?: string
  /** Further controls. */
  tool?: ReactNode
}

function Pile({ pile, title, titled, all, empty, tool }: PileProps) {
  const { data, failureText, retry } = useTodos(pile, most)
  const found = data?.todos
  // The same count of to-dos as bell and mail.
  const counted = useUnread().data?.todos.total
  const total = (pile === 'DO' ? counted : undefined) ?? found?.total
  if (empty === undefined && (found ? found.total === 0 : failureText === undefined)) return null
  const urgent = pile === 'DO' ? (found?.items.filter(({ status }) => status > 2).length ?? 0) : 0
  const visibleCount = Math.max(few, urgent)
  return (
    <HomeSection
      title={total ? titled(total) : title}
      all={total ? { to: todosPath(pile), label: all(total) } : undefined}
      tool={tool}
      loading={!found}
      failure={found ? undefined : failureText}
      onRetry={retry}
      empty={found?.total === 0 ? empty : undefined}
    >
      {found?.items.slice(0, visibleCount).map((todo) => (
        <TodoEntry key={todo.id} todo={todo} />
      ))}
    </HomeSection>
  )
}
