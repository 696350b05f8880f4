/** State and title of a to-do in words: for home, bell, list and calendar, and for the backend's messages. */

import type { TodoCause } from '@/api/workflow/schema.generated'
import { ownValue } from '@/lib/collections/own-value'
import { t, text } from '@/lib/i18n/i18n'
import { localizedText } from '@/lib/i18n/localized-text'
import { dueWords, urgencyColors } from '@/lib/work/due'
import type { StatusColor } from '@/ui/StatusTag'
import type { TodoFragment } from './graphql/todos.workflow.generated'
import { kindWords } from './kind-words'
import { findKind } from './kinds/all'
import { namesItsKind, workTitle } from './work-title'

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

/** By cause, with the subject's kind and title. */
const causeTexts: Readonly<Partial<Record<TodoCause, string>>> = {
  FILL: text('填报{noun}《{title}》'),
  CORRECT: text('修改被退回的{noun}《{title}》'),
  CHECK: text('核对{noun}的信息《{title}》'),
  DECIDE: text('审核{noun}《{title}》'),
  ANSWER: text('答复{noun}中的问题《{title}》'),
  SIGN: text('签署{noun}《{title}》'),
  CONFIRM: text('确认您在《{title}》中的参与信息'),
  PART: text('填写{noun}的部分内容《{title}》'),
  REVIEW: text('评审项目《{title}》'),
  WAITING: text('{noun}《{title}》'),
}

/** What is asked of a unit that an award report names: no signature, but whether its place is right. */
const ofUnit: Readonly<Record<string, string>> = { AWARD_UNIT: text('确认本单位在《{title}》中的排名与贡献') }

/** For a title that names its kind itself. */
const selfNamed: Partial<Record<TodoCause, string>> = {
  CONFIRM: text('答复{title}'),
  FILL: text('填报{title}'),
  CORRECT: text('修改被退回的{title}'),
  DECIDE: text('审核{title}'),
  WAITING: text('{title}'),
}

/** Where several people are asked about one item, the holder's name tells the to-dos apart. */
const withHolder = text('{noun}（{holder}）《{title}》')

/** Whether several people or units are asked about one item: the kind has no form, and begins with them. */
function isConfirmation(kind: string): boolean {
  const described = findKind(kind)
  const holder = described?.states[described.initial]?.holder
  return described?.form === null && (holder === 'member' || holder === 'unit')
}

interface Asked {
  cause: TodoCause
  kind?: string | null
  /** Of the subject, in Chinese. */
  title: string
  holder?: string | null
}

/**
 * The text of what a to-do asks for, with `{noun}` for its kind, `{title}` and `{holder}`; undefined where its own title
 * says it.
 */
export function todoTask({ cause, kind, title, holder }: Asked): string | undefined {
  if (cause === 'WAITING' && kind && holder && isConfirmation(kind)) return withHolder
  const own = namesItsKind(title) ? selfNamed[cause] : undefined
  return own ?? (cause === 'SIGN' ? ownValue(ofUnit, kind ?? '') : undefined) ?? causeTexts[cause]
}

type Called = Pick<TodoFragment, 'cause' | 'kind' | 'title'> & Partial<Pick<TodoFragment, 'titleEn' | 'holder'>>

/** The title of a to-do: what to do, and with what. */
export function todoTitle(todo: Called): string {
  const { kind, title, titleEn, holder } = todo
  const task = todoTask(todo)
  if (task === undefined) return localizedText(title, titleEn)
  return t(task, { noun: kind ? t(kindWords(kind).noun) : '', title: workTitle(title), holder: t(holder ?? '') })
}
