import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { TodoPile } from '@/api/workflow/schema.generated'
import { dueCalendarPath, todosPath } from '@/features/mail/paths'
import { useUnread } from '@/shared/unread'
import { useT } from '@/ui/use-t'
import { TodoEntry } from '@/work/components/TodoEntry'
import { useTodos } from '@/work/use-todos'
import { HomeSection } from './HomeSection'

/** More than is urgent at a time; the list holds the rest. */
const most = 50
/** How many are shown where nothing is urgent. */
const few = 8

/** The first of what this person has to do, in the order it is due: what is overdue or due soon is never left out. */
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

/** The first of what others have of this person's; nothing stands here while they have none. */
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
  /** What it says when there is nothing; absent: then it is not there. */
  empty?: string
  /** What else belongs to it. */
  tool?: ReactNode
}

function Pile({ pile, title, titled, all, empty, tool }: PileProps) {
  const { data, failureText, retry } = useTodos(pile, most)
  const found = data?.todos
  // Of todos the bell and mail say a number too: the same, from the same place.
  const counted = useUnread().data?.todos.total
  const total = (pile === 'DO' ? counted : undefined) ?? found?.total
  if (empty === undefined && (found ? found.total === 0 : failureText === undefined)) return null
  const urgent = pile === 'DO' ? (found?.items.filter(({ status }) => status > 2).length ?? 0) : 0
  const shown = Math.max(few, urgent)
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
      {found?.items.slice(0, shown).map((todo) => (
        <TodoEntry key={todo.id} todo={todo} />
      ))}
    </HomeSection>
  )
}
