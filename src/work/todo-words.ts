/** State and title of a to-do in words, for home, bell, list and calendar. */

import { t, text } from '@/lib/i18n/i18n'
import { localizedText } from '@/lib/i18n/localized-text'
import { dueWords, urgencyColors } from '@/lib/work/due'
import type { StatusColor } from '@/ui/StatusTag'
import type { TodoFragment } from './graphql/todos.workflow.generated'
import { kindWords } from './kind-words'
import { todoTask } from './todo-task'
import { workTitle } from './work-title'

/** A to-do's dates and status as the backend returns them. */
export type TodoDates = Pick<TodoFragment, 'startsAt' | 'status' | 'dueAt' | 'serverTime'>

interface TodoState {
  label: string
  color: StatusColor
}

/**
 * 1 not started, 2 in progress (blue), 3 overdue (orange), 4 due soon (red): specification, section 4. In progress stays blue in
 * every theme colour, unlike `processing`; the last two have the colours of every due date (`lib/work/due`).
 */
const states: Readonly<Record<number, TodoState>> = {
  1: { label: text('未开始'), color: 'default' },
  2: { label: text('进行中'), color: 'blue' },
  3: { label: text('已逾期'), color: urgencyColors.overdue },
  4: { label: text('即将到期'), color: urgencyColors.soon },
}
const unknown: TodoState = { label: text('待办'), color: 'default' }

const day = 24 * 3_600_000

/**
 * The state of a to-do in words and colour: days elapsed while in progress, days overdue, or days left when due soon.
 */
export function todoState({ status, startsAt, dueAt, serverTime }: TodoDates): { words: string; color: StatusColor } {
  const { label, color } = states[status] ?? unknown
  if (status === 2) {
    const n = Math.floor((serverTime - startsAt) / day)
    return { words: n === 0 ? t('进行中，不到 1 天') : t('进行中，已用 {n} 天', { n }), color }
  }
  if (dueAt != null && (status === 3 || status === 4)) return { words: dueWords(dueAt, serverTime), color }
  return { words: t(label), color }
}

type Called = Pick<TodoFragment, 'cause' | 'kind' | 'title'> & Partial<Pick<TodoFragment, 'titleEn' | 'holder'>>

/** The title of a to-do: what to do, and with what. */
export function todoTitle(todo: Called): string {
  const { kind, title, titleEn, holder } = todo
  const task = todoTask(todo)
  if (task === undefined) return localizedText(title, titleEn)
  return t(task, { noun: kind ? t(kindWords(kind).noun) : '', title: workTitle(title), holder: t(holder ?? '') })
}
