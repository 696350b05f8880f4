/** Messages to unit members: moved to another department, asked to take the administration over. */
import type { BackendContext } from '../../context'
import type { MembershipRow } from '../../db/rows'
import { inform } from '../inform'

/** Tells a member of the department they belong to from now on. */
export function notifyMoved(context: BackendContext, { userId, unitId }: MembershipRow, department: string): void {
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

/** Tells a member that an administrator asks them to take the unit's administration over. */
export function notifyRequested(
  context: BackendContext,
  { userId, unitId }: MembershipRow,
  by: string,
  link: string,
): void {
  const unit = context.db.units.get(unitId)?.unitName ?? ''
  inform(
    context,
    userId,
    [`${by}请您接任${unit}的单位管理员`, `${by} asks you to take over as administrator of ${unit}`],
    [
      `接受后由您管理${unit}，${by}不再是管理员；也可以写明原因不接任。`,
      `Once you accept, you administer ${unit} and ${by} does not any more. You can also decline with a reason.`,
    ],
    link,
    's01',
  )
}
