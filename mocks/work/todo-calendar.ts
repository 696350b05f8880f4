/** The private .ics address of a person's due dates: created, ended, looked up. */
import { safeRedirect } from '@/lib/routing/safe-redirect'
import { formatDay, formatMinuteInBeijing } from '@/lib/time/beijing-time'
import { type CalendarDay, icsOf } from '@/lib/time/ics'
import { type BackendContext, requireCaller } from '../context'
import type { Todo } from '../resolvers/workflow.generated'
import { titleOfTodo } from './todo-messages'
import { todosOf } from './todos'

const addressOf = (secret: string) => `/api/workflow/calendar/${secret}.ics`

/** The address of the caller's due date calendar, readable without a login; null until it is created. */
export function calendarAddress(context: BackendContext): string | null {
  const row = context.db.calendars.get(requireCaller(context).id)
  return row ? addressOf(row.secret) : null
}

/** Creates the address, or replaces it; the old one then stops working. */
export function makeCalendarAddress(context: BackendContext): string {
  const { id } = requireCaller(context)
  const random = crypto.getRandomValues(new Uint8Array(32))
  const secret = [...random].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  context.db.calendars.remove(id)
  context.db.calendars.insert({ id, secret })
  return addressOf(secret)
}

/** Ends the address; false where there is none. */
export function endCalendarAddress(context: BackendContext): boolean {
  const { id } = requireCaller(context)
  const had = context.db.calendars.get(id) !== undefined
  context.db.calendars.remove(id)
  return had
}

/**
 * The calendar behind a secret, with its owner's current to-dos; null for an unknown secret. Snoozed to-dos keep their
 * date. It contains tasks and dates but no persons, units or opinions, because its readers are unknown.
 */
export function calendarBehind(context: BackendContext, secret: string, site: string): string | null {
  const owner = context.db.calendars.where({ secret })[0]
  const caller = owner && context.db.users.get(owner.id)
  if (!caller) return null
  const own: BackendContext = { ...context, caller }
  // A calendar request has no language, so guests from abroad get English.
  const english = caller.isInvitedExpert === 1
  const days = [...todosOf(own), ...todosOf(own, 'SNOOZED')].flatMap((todo) => dayOf(own, todo, site, english))
  return icsOf(english ? 'To-dos of the science portal' : '科技创新管理服务平台待办', days, context.now)
}

function dayOf(context: BackendContext, todo: Todo, site: string, english: boolean): CalendarDay[] {
  if (todo.dueAt == null) return []
  const [title, titleEn] = titleOfTodo(context, { ...todo, inPlaceOf: null })
  const at = formatMinuteInBeijing(todo.dueAt)
  const url = site + (safeRedirect(todo.link, new URL(site).origin) ?? '/mail')
  return [
    {
      uid: `${todo.id}@science-portal`,
      day: formatDay(todo.dueAt),
      title: english ? titleEn : title,
      description: `${english ? `Due ${at} (Beijing time)` : `${at}（北京时间）到期`}\n${url}`,
      url,
    },
  ]
}
