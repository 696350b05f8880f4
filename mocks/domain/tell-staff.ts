import type { BackendContext } from '../context'
import type { MembershipRow } from '../db/rows'
import { inform } from './inform'

/** Tells a member of the department they belong to from now on. */
export function tellMoved(context: BackendContext, { userId, unitId }: MembershipRow, department: string): void {
  const unit = context.db.units.get(unitId)?.unitName ?? ''
  inform(
    context,
    userId,
    [`您在${unit}的部门已调整为${department}`, `Your department at ${unit} is now ${department}`],
    [
      `${unit}的管理员调整了您的部门。已提交的申报仍保留当时的部门名称。`,
      `An administrator of ${unit} has changed your department. What you submitted keeps the department’s name of then.`,
    ],
    '/resume',
    's01',
  )
}
