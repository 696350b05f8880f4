import { t, text } from '@/lib/i18n'
import { urgencyColors } from '@/lib/work/due'
import type { StatusColor } from '@/ui/StatusTag'

/** A todo's dates and state as the backend gives them (specification, section 3 "Inbox message"). */
interface TodoData {
  std: number
  end: number
  /** Days since it began, days that remain; null where they say nothing. */
  tiph: string | null
  tipm: string | null
  todo_status: number
}

interface TodoState {
  label: string
  color: StatusColor
}

/**
 * 1 not started, 2 in progress (blue), 3 overdue, 4 due soon (specification, section 4); the last two in the colours they have
 * everywhere: overdue is red, due soon orange-red (`lib/work/due`).
 */
const states: Readonly<Record<number, TodoState>> = {
  1: { label: text('未开始'), color: 'default' },
  2: { label: text('进行中'), color: 'processing' },
  3: { label: text('已逾期'), color: urgencyColors.overdue },
  4: { label: text('即将到期'), color: urgencyColors.soon },
}
const unknown: TodoState = { label: text('待办'), color: 'default' }

/** How a todo stands, in words and colour: with the days elapsed while in progress, the days that remain when due soon. */
export function todoState(data: TodoData | null): { words: string; color: StatusColor } {
  const { label, color } = (data && states[data.todo_status]) ?? unknown
  const days = { 2: data?.tiph, 4: data?.tipm }[data?.todo_status ?? 0]
  if (days === null || days === undefined) return { words: t(label), color }
  const words =
    data?.todo_status === 2 ? t('进行中，已用 {n} 天', { n: days }) : t('即将到期，剩余 {n} 天', { n: days })
  return { words, color }
}
