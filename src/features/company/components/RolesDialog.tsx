/** The dialog for a member's roles and departments (administrator, head); on the staff page. */

import { Checkbox } from 'antd'
import { useState } from 'react'
import { failureText } from '@/api/errors/failure'
import { permission } from '@/api/permission'
import { useUnsavedWork } from '@/lib/events/use-unsaved-work'
import { Dialog } from '@/ui/Dialog'
import { useMessages } from '@/ui/feedback'
import { LoadFailure } from '@/ui/LoadFailure'
import { named } from '@/ui/Name'
import { useT } from '@/ui/use-t'
import {
  SaveStaffRolesDocument,
  type StaffRowFragment,
  UnitDepartmentsDocument,
} from '../graphql/staff.permission.generated'
import { useCompany } from '../use-company'
import styles from './RolesDialog.module.css'

/** Width for two columns of checkboxes. */
const twoColumns = 520

interface RolesDialogProps {
  member: StaffRowFragment
  open: boolean
  /** Closes it; the selection stays until the list is left. */
  onClose(): void
  onSaved(): void
}

/** A member's roles and departments. The head of a department belongs to it. */
export function RolesDialog({ member, open, onClose, onSaved }: RolesDialogProps) {
  const t = useT()
  const { unitId } = useCompany()
  const message = useMessages()
  const answer = permission.useAnswer(UnitDepartmentsDocument, { variables: { unitId } })
  const [isAdmin, setAdmin] = useState(member.isAdmin === 1)
  const [departmentRoles, setDepartments] = useState<ReadonlyMap<string, boolean>>(
    new Map(member.userDepartments.map((userDepartment) => [userDepartment.id, userDepartment.isAdmin === 1])),
  )
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  // Chosen roles are on no server: after the login has ended, the person signs in over them.
  useUnsavedWork(open)
  const setDepartment = (id: string, isAdmin: boolean | null) => {
    const next = new Map(departmentRoles)
    if (isAdmin === null) next.delete(id)
    else next.set(id, isAdmin)
    setDepartments(next)
  }
  const save = async () => {
    setBusy(true)
    setFailure(null)
    const departments = [...departmentRoles].map(([id, isAdministrator]) => ({ id, isAdmin: isAdministrator }))
    try {
      await permission.mutate(
        SaveStaffRolesDocument,
        { unitId, id: member.id, isAdmin, departments, seenRevision: member.revision },
        { background: true },
      )
      message.success(t('操作成功'))
      onSaved()
    } catch (error) {
      setFailure(failureText(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      open={open}
      width={twoColumns}
      title={t('{name}的角色与部门', { name: member.userFullname })}
      okText={t('保存')}
      cancelText={t('取消')}
      confirmLoading={busy}
      onOk={() => void save()}
      onCancel={onClose}
    >
      <fieldset className={styles.group}>
        <legend>{t('单位角色')}</legend>
        <Checkbox checked={isAdmin} onChange={({ target }) => setAdmin(target.checked)}>
          {t('单位管理员')}
        </Checkbox>
        <p className={styles.hint}>{t('管理整个单位的人员、专家、项目和单位信息。')}</p>
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{t('所在部门')}</legend>
        {answer.failureText !== undefined && <LoadFailure text={answer.failureText} onRetry={answer.retry} />}
        <ul className={styles.departments}>
          {(answer.data?.unitDepartments ?? []).map(({ id, name }) => (
            <li key={id} className={styles.department}>
              <Checkbox
                checked={departmentRoles.has(id)}
                onChange={({ target }) => setDepartment(id, target.checked ? false : null)}
              >
                {named(name)}
              </Checkbox>
              <Checkbox
                checked={departmentRoles.get(id) === true}
                aria-label={t('部门管理员：{name}', { name })}
                onChange={({ target }) =>
                  setDepartment(id, target.checked ? true : departmentRoles.has(id) ? false : null)
                }
              >
                {t('部门管理员')}
              </Checkbox>
            </li>
          ))}
        </ul>
        <p className={styles.hint}>{t('部门管理员只能查看和导出本部门的内容。')}</p>
      </fieldset>
      {failure !== null && <LoadFailure text={failure} />}
    </Dialog>
  )
}
