/** What a to-do asks for: one text for the portal's screens, and for the backend's messages and calendar. */

import type { TodoCause } from '@/api/workflow/schema.generated'
import { ownValue } from '@/lib/collections/own-value'
import { text } from '@/lib/i18n/i18n'
import { findKind } from './kinds/all'
import { namesItsKind } from './work-title'

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
