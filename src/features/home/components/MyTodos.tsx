import { App, Button } from 'antd'
import { useState } from 'react'
import { formatDay } from '@/lib/beijing-time'
import { byDueDate } from '@/lib/work/due'
import { answerOf } from '@/shared/answer'
import { completeTodo, type Message, targetOf, useTodos } from '@/shared/messages'
import { StatusTag } from '@/ui/StatusTag'
import { useDialogs } from '@/ui/use-dialogs'
import { useT } from '@/ui/use-t'
import { todoState } from '../todos'
import { HomeEntry } from './HomeEntry'
import { HomeSection } from './HomeSection'

/** How many are shown until the person asks for all. */
const few = 5

/** The tasks that wait for this person, by due date: each opens what it is about; what has nothing to open is completed here. */
export function MyTodos() {
  const t = useT()
  const { message } = App.useApp()
  const dialogs = useDialogs()
  const [all, setAll] = useState(false)
  const answer = answerOf(useTodos())
  const found = answer.data?.todos
  const todos = (found?.items ?? []).toSorted(byDueDate(({ extraData }) => extraData?.end ?? null))
  const complete = (todo: Message) =>
    dialogs.confirm({
      title: t('是否确认完成？'),
      content: todo.title,
      okText: t('确认完成'),
      cancelText: t('取消'),
      onOk: async () => {
        if (await completeTodo(todo)) message.success(t('操作成功'))
      },
    })
  return (
    <HomeSection
      title={found?.total ? t('待办（{n}）', { n: found.total }) : t('待办')}
      loading={!found}
      failure={found ? undefined : answer.failureText}
      onRetry={answer.retry}
      empty={found?.total === 0 ? t('没有待办事项。') : undefined}
    >
      {(all ? todos : todos.slice(0, few)).map((todo) => {
        const { words, color } = todoState(todo.extraData)
        return (
          <HomeEntry
            key={todo._id}
            to={targetOf(todo)}
            title={todo.title}
            facts={todo.extraData && t('{day} 到期', { day: formatDay(todo.extraData.end) })}
            extra={
              <>
                <StatusTag color={color}>{words}</StatusTag>
                {targetOf(todo) === undefined && (
                  <Button
                    type="link"
                    size="small"
                    aria-label={t('完成“{title}”', { title: todo.title })}
                    onClick={() => complete(todo)}
                  >
                    {t('完成')}
                  </Button>
                )}
              </>
            }
          />
        )
      })}
      {!all && todos.length > few && (
        <li>
          <Button type="link" onClick={() => setAll(true)}>
            {t('显示全部 {n} 项', { n: todos.length })}
          </Button>
        </li>
      )}
    </HomeSection>
  )
}
