/** Computes the steps that a new person takes first: real name, unit, permissions; for `FirstSteps` and the pages that show it. */

import { t, text } from '@/lib/i18n/i18n'
import type { Session } from '@/session/session'
import { hints } from '../help/hints'

/** Real-name level needed to declare or to apply as an expert: 2, intermediate (domain, section 1). */
const neededLevel = 2

export type StepState = 'done' | 'waiting' | 'open'

/** A step that a person has to complete first. `next` is a text key that says what to do. */
export interface FirstStep {
  name: string
  state: StepState
  next: string
  /** Values for the placeholders of `next`. */
  values?: Record<string, string>
  /** An action for it: real-name certification, or requesting membership of a unit. */
  action?: 'realName' | 'unit'
}

/** Whether the real-name notice is displayed (specification, section 8). */
export function needsRealName({ user }: Pick<Session, 'user'>): boolean {
  return user.userGrade < neededLevel
}

/** Whether a person cannot do anything yet: no permission, neither expert nor nominator. */
export function isNewcomer(session: Session): boolean {
  const nominates = session.awardState === 2 || session.awardState === 3
  return !session.unknown.has('menu') && session.permissions.size === 0 && session.expertFlag !== 1 && !nominates
}

/** The steps of a new person, in order. */
export function firstStepsOf(session: Pick<Session, 'user' | 'units' | 'permissions'>): FirstStep[] {
  return [realName(session), unit(session), rights(session)]
}

/** The names of the units whose answer the person waits for; empty for none. */
export function requestedUnits({ units }: Pick<Session['user'], 'units'>): string {
  const waiting = units.filter(({ applyStatus }) => applyStatus === 1)
  return waiting.map(({ unit }) => unit.unitName).join(t('、'))
}

function realName(session: Pick<Session, 'user'>): FirstStep {
  const done = !needsRealName(session)
  return {
    name: text('实名认证'),
    state: done ? 'done' : 'open',
    next: done ? text('已达到中级及以上。') : hints.realName,
    ...(!done && { action: 'realName' as const }),
  }
}

function unit({ user, units }: Pick<Session, 'user' | 'units'>): FirstStep {
  const name = text('关联单位')
  const [first] = units
  if (first) return { name, state: 'done', next: text('已关联“{unit}”。'), values: { unit: first.unit.unitName } }
  const requested = requestedUnits(user)
  if (requested) {
    const next = text('已向“{unit}”提出申请，等待该单位的管理员审核。')
    return { name, state: 'waiting', next, values: { unit: requested } }
  }
  const refused = user.units.find(({ applyStatus }) => applyStatus === 3)
  if (refused) {
    const next = text('“{unit}”没有通过您的申请，原因会发到您的消息。可以重新申请，或选择其他单位。')
    return { name, state: 'open', next, values: { unit: refused.unit.unitName }, action: 'unit' }
  }
  return { name, state: 'open', next: text('请选择单位并提出申请，由该单位的管理员审核。'), action: 'unit' }
}

function rights({ permissions }: Pick<Session, 'permissions'>): FirstStep {
  const done = permissions.size > 0
  return {
    name: text('开通功能'),
    state: done ? 'done' : 'waiting',
    next: done ? text('已开通。') : hints.rights,
  }
}
