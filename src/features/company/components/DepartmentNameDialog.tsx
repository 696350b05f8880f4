/** The dialog that makes or renames a department, on the page of departments. */

import { failureOf, isRefusal } from '@/api/errors/failure'
import { permission } from '@/api/permission'
import { plainName } from '@/lib/text/plain-name'
import { tooLong } from '@/lib/validation/too-long'
import { SmallFormText } from '@/shared/form/SmallFormFields'
import { useFormDraft } from '@/shared/form/use-form-draft'
import { useT } from '@/ui/use-t'
import { SmallFormDialog } from '@/work/components/SmallFormDialog'
import {
  CreateDepartmentDocument,
  type DepartmentRowFragment,
  RenameDepartmentDocument,
} from '../graphql/departments.permission.generated'
import { useCompany } from '../use-company'

/** Longest name (60310 for more). */
const longest = 50

export interface DepartmentNameDialogProps {
  open: boolean
  /** The department to rename; null makes a new one. */
  department: DepartmentRowFragment | null
  onDone(): void
  /** Called after a refusal: the list may be outdated. */
  onRefused(): void
  onClose(): void
}

export function DepartmentNameDialog({ open, department, onDone, onRefused, onClose }: DepartmentNameDialogProps) {
  const t = useT()
  const { unitId } = useCompany()
  const form = useFormDraft<'name'>({
    thing: JSON.stringify(['department', unitId, department?.id ?? null]),
    labels: { name: t('部门名称') },
    empty: { name: department?.name ?? '' },
    check({ name }) {
      const plain = plainName(name)
      const problem = plain === '' ? t('请输入部门名称') : tooLong(t('部门名称'), plain, longest)
      return problem ? { name: problem } : {}
    },
    fields: { departmentName: 'name' },
    async call({ name }) {
      try {
        if (!department)
          return await permission.mutate(CreateDepartmentDocument, { unitId, name }, { background: true })
        const { id, revision: seenRevision } = department
        return await permission.mutate(
          RenameDepartmentDocument,
          { unitId, id, name, seenRevision },
          { background: true },
        )
      } catch (error) {
        if (isRefusal(failureOf(error))) onRefused()
        throw error
      }
    },
  })
  return (
    <SmallFormDialog
      open={open}
      title={department ? t('部门改名：{name}', { name: department.name }) : t('新建部门')}
      act={department ? t('改名') : t('新建')}
      note={
        department ? t('改名之前提交的申报仍显示原来的部门名称。') : t('新建后可以在“单位人员”中把人员调整到这个部门。')
      }
      form={form}
      onDone={onDone}
      onClose={onClose}
    >
      <SmallFormText form={form} name="name" label={t('部门名称')} />
    </SmallFormDialog>
  )
}
