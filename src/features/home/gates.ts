import { text } from '@/lib/i18n'
import type { Session } from '@/session/session'

/** Real-name level from which on one may declare or apply as an expert: 2, intermediate (domain, section 1). */
const neededLevel = 2

export type GateState = 'done' | 'waiting' | 'open'

/** One thing a person needs before the portal can do something for them. `next` says what to do; keys of texts. */
export interface Gate {
  name: string
  state: GateState
  next: string
  /** For the places in `next`. */
  values?: Record<string, string>
  /** What can be done about it here: ask a unit to take the person in. */
  action?: 'unit'
}

/** Whether the real-name notice is to be shown (specification, section 8). */
export function needsRealName({ user }: Pick<Session, 'user'>): boolean {
  return user.userGrade < neededLevel
}

/** A person whom the portal does not let do anything yet: no permission, and neither expert nor nominator. */
export function isNewcomer(session: Session): boolean {
  const nominates = session.awardState === 2 || session.awardState === 3
  return !session.menuFailed && session.permissions.size === 0 && session.expertFlag !== 1 && !nominates
}

/** The gates between a new person and their work, in the order in which they open. */
export function gatesOf(session: Pick<Session, 'user' | 'units' | 'permissions'>): Gate[] {
  return [realName(session), unit(session), rights(session)]
}

function realName(session: Pick<Session, 'user'>): Gate {
  const done = !needsRealName(session)
  return {
    name: text('实名认证'),
    state: done ? 'done' : 'open',
    next: done ? text('已达到中级及以上。') : text('请登录“一网通办”，完成中级及以上实名认证，然后重新登录本平台。'),
  }
}

function unit({ user, units }: Pick<Session, 'user' | 'units'>): Gate {
  const name = text('关联单位')
  const [first] = units
  if (first) return { name, state: 'done', next: text('已关联“{unit}”。'), values: { unit: first.unit.unitName } }
  const asked = user.units.find(({ applyStatus }) => applyStatus === 1)
  if (asked) {
    const next = text('已向“{unit}”提出申请，等待该单位的管理员审核。')
    return { name, state: 'waiting', next, values: { unit: asked.unit.unitName } }
  }
  return { name, state: 'open', next: text('请选择单位并提出申请，由该单位的管理员审核。'), action: 'unit' }
}

function rights({ permissions }: Pick<Session, 'permissions'>): Gate {
  const done = permissions.size > 0
  return {
    name: text('开通功能'),
    state: done ? 'done' : 'waiting',
    next: done ? text('已开通。') : text('前两步完成后，单位管理员按您的职责开通项目申报等功能。'),
  }
}
