/** The menu of a to-do: hand over, take or give back, snooze; on the page of to-dos. */
import { useState } from 'react'
import { workflow } from '@/api/workflow'
import { formatDay } from '@/lib/time/beijing-time'
import { isDayWithin, timestampOfDay } from '@/lib/time/iso-day'
import { SmallFormDay } from '@/shared/form/SmallFormFields'
import { useSmallForm } from '@/shared/form/use-small-form'
import { ActButton } from '@/ui/ActButton'
import { Button } from '@/ui/Button'
import { useMessages } from '@/ui/feedback'
import { useT } from '@/ui/use-t'
import {
  HandOverDocument,
  SnoozeTodoDocument,
  TakeBackDocument,
  type TodoFragment,
} from '../graphql/todos.workflow.generated'
import { todoTitle } from '../todo-words'
import { refreshTodos } from '../use-todos'
import { ColleagueField } from './ColleagueField'
import { SmallFormDialog } from './SmallFormDialog'
import styles from './TodoActions.module.css'

const day = 24 * 3_600_000

/** Further actions of a to-do: hand over, take or give back, snooze. */
export function TodoActions({ todo }: { todo: TodoFragment }) {
  const t = useT()
  const message = useMessages()
  const [asking, setAsking] = useState<'HAND' | 'SNOOZE'>()
  const name = todoTitle(todo)
  const done = (said: string) => {
    setAsking(undefined)
    message.success(said)
    void refreshTodos()
  }
  // A refusal is announced; the list may be outdated by then.
  const run = (call: Promise<unknown>, message: string) =>
    call.then(() => done(message)).catch(() => void refreshTodos())
  const tomorrow = formatDay(todo.serverTime + day)
  const canSnooze = todo.cause !== 'WAITING' && (todo.dueAt == null || formatDay(todo.dueAt) >= tomorrow)
  const button = (label: string, onClick: () => void) => (
    <Button type="link" size="small" aria-label={t('{action}：{name}', { action: label, name })} onClick={onClick}>
      {label}
    </Button>
  )
  const send = (label: string, act: () => Promise<unknown>) => (
    <ActButton type="link" size="small" aria-label={t('{action}：{name}', { action: label, name })} act={act}>
      {label}
    </ActButton>
  )
  return (
    <span className={styles.actions}>
      {todo.handable && button(t('移交'), () => setAsking('HAND'))}
      {todo.handedTo != null &&
        send(t('收回'), () => run(workflow.mutate(TakeBackDocument, { todoId: todo.id }), t('已收回')))}
      {todo.handed && send(t('交还'), () => run(workflow.mutate(TakeBackDocument, { todoId: todo.id }), t('已交还')))}
      {todo.snoozedUntil != null
        ? send(t('取消暂缓'), () =>
            run(workflow.mutate(SnoozeTodoDocument, { todoId: todo.id, until: null }), t('已取消暂缓')),
          )
        : canSnooze && button(t('暂缓'), () => setAsking('SNOOZE'))}
      {asking === 'HAND' && (
        <HandOver todo={todo} onDone={() => done(t('已移交'))} onClose={() => setAsking(undefined)} />
      )}
      {asking === 'SNOOZE' && (
        <Snooze todo={todo} from={tomorrow} onDone={() => done(t('已暂缓'))} onClose={() => setAsking(undefined)} />
      )}
    </span>
  )
}

interface AskProps {
  todo: TodoFragment
  onDone(): void
  onClose(): void
}

function HandOver({ todo, onDone, onClose }: AskProps) {
  const t = useT()
  const form = useSmallForm<'colleague'>({
    empty: { colleague: '' },
    check: (values) => (values.colleague === '' ? { colleague: t('请选择同事') } : {}),
    fields: { colleague: 'colleague' },
    call: (values) =>
      workflow.mutate(HandOverDocument, { todoId: todo.id, colleagueId: values.colleague }, { background: true }),
  })
  return (
    <SmallFormDialog
      open
      title={t('移交待办')}
      act={t('移交')}
      note={t('移交后由同事办理“{name}”，办理过程会写明两人。办理之前您可以收回。', { name: todoTitle(todo) })}
      form={form}
      onDone={onDone}
      onClose={onClose}
    >
      <ColleagueField form={form} label={t('同事')} />
    </SmallFormDialog>
  )
}

function Snooze({ todo, from, onDone, onClose }: AskProps & { from: string }) {
  const t = useT()
  const last = todo.dueAt == null ? undefined : formatDay(todo.dueAt)
  const form = useSmallForm<'day'>({
    empty: { day: '' },
    check: ({ day }) => {
      if (!isDayWithin(day, from)) return { day: t('请选择今天以后的日期') }
      return last !== undefined && day > last ? { day: t('暂缓不能超过到期日 {day}', { day: last }) } : {}
    },
    fields: { snooze: 'day' },
    call: (values) => {
      const until = timestampOfDay(values.day)
      return workflow.mutate(SnoozeTodoDocument, { todoId: todo.id, until }, { background: true })
    },
  })
  return (
    <SmallFormDialog
      open
      title={t('暂缓待办')}
      act={t('暂缓')}
      note={t('“{name}”在这一天之前不显示在待办中，到期不变。', { name: todoTitle(todo) })}
      form={form}
      onDone={onDone}
      onClose={onClose}
    >
      <SmallFormDay
        form={form}
        name="day"
        label={t('暂缓到')}
        hint={last === undefined ? undefined : t('不晚于到期日 {day}', { day: last })}
        min={from}
        max={last}
      />
    </SmallFormDialog>
  )
}
