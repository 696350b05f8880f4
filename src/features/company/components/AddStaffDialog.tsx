/** The dialog that takes one person into the unit by mobile, or invites who has no account; loaded by `AddStaff`. */

import { permission } from '@/api/permission'
import type { StaffImportResult } from '@/api/permission/schema.generated'
import { text } from '@/lib/i18n/i18n'
import { plainDigits } from '@/lib/validation/mobile'
import { useFormDraft } from '@/shared/form/use-form-draft'
import { useMessages } from '@/ui/feedback'
import { useT } from '@/ui/use-t'
import { NameAndMobile, wrongNameOrMobile } from '@/work/components/NameAndMobile'
import { SmallFormDialog } from '@/work/components/SmallFormDialog'
import { AddStaffDocument } from '../graphql/invitations.permission.generated'
import { UnitDepartmentsDocument } from '../graphql/staff.permission.generated'
import { longestStaffName } from '../staff-sheet'
import { useCompany } from '../use-company'
import { DepartmentSelect } from './DepartmentSelect'

type Name = 'name' | 'mobile' | 'department'

export interface AddStaffDialogProps {
  open: boolean
  onDone(): void
  onClose(): void
}

/** What adding a person did. */
const results: Readonly<Record<StaffImportResult, string>> = {
  ADDED: text('{name}已加入本单位'),
  APPROVED: text('已通过{name}的申请'),
  MOVED: text('已调整{name}的部门'),
  UNCHANGED: text('{name}已在本单位，没有变化'),
  INVITED: text('已向{name}发出邀请，30 天内有效'),
  INVITED_BEFORE: text('此前发给{name}的邀请仍然有效'),
}

export function AddStaffDialog({ open, onDone, onClose }: AddStaffDialogProps) {
  const t = useT()
  const { unitId } = useCompany()
  const message = useMessages()
  const departments = permission.useAnswer(UnitDepartmentsDocument, { variables: { unitId } })
  const form = useFormDraft<Name>({
    thing: JSON.stringify(['addStaff', unitId]),
    labels: { name: t('姓名'), mobile: t('手机号码'), department: t('部门') },
    personal: { name: 'name', mobile: 'mobile' },
    empty: { name: '', mobile: '', department: '' },
    check: (values) => wrongNameOrMobile(values, t('姓名'), longestStaffName),
    fields: { fullName: 'name', mobile: 'mobile' },
    async call({ name, mobile, department }) {
      const person = { userFullname: name.trim(), userMobile: plainDigits(mobile), department: department || null }
      const { addStaff } = await permission.mutate(AddStaffDocument, { unitId, person }, { background: true })
      message.success(t(results[addStaff], { name: person.userFullname }))
    },
  })
  return (
    <SmallFormDialog
      open={open}
      title={t('添加人员')}
      act={t('添加')}
      note={t('按手机号码找到账号：已有账号的直接加入本单位；没有账号的发短信邀请，30 天内有效。')}
      form={form}
      onDone={onDone}
      onClose={onClose}
    >
      <NameAndMobile form={form} nameLabel={t('姓名')} />
      <DepartmentSelect
        id={form.idOf('department')}
        label={t('部门')}
        optional
        departments={(departments.data?.unitDepartments ?? []).map(({ name }) => ({ id: name, name }))}
        value={form.values.department}
        change={(name) => form.set('department', name)}
      />
    </SmallFormDialog>
  )
}
