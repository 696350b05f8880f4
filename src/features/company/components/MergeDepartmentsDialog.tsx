/** The dialog that merges departments into another one. */

import { failureOf, isRefusal } from '@/api/errors/failure'
import { permission } from '@/api/permission'
import { sendOnce } from '@/api/send-once'
import { useSmallForm } from '@/shared/form/use-small-form'
import { useT } from '@/ui/use-t'
import { SmallFormDialog } from '@/work/components/SmallFormDialog'
import { type DepartmentRowFragment, MergeDepartmentsDocument } from '../graphql/departments.permission.generated'
import { listedRows } from '../listed-rows'
import { useCompany } from '../use-company'
import { DepartmentSelect } from './DepartmentSelect'

export interface MergeDepartmentsDialogProps {
  open: boolean
  /** The departments that end. */
  ending: readonly DepartmentRowFragment[]
  /** All departments of the unit. */
  departments: readonly DepartmentRowFragment[]
  onDone(): void
  /** Called after a refusal: the list may be outdated. */
  onRefused(): void
  onClose(): void
}

/** Merges departments into another department of the unit. */
export function MergeDepartmentsDialog(props: MergeDepartmentsDialogProps) {
  const { open, ending, departments, onDone, onRefused, onClose } = props
  const t = useT()
  const { unitId } = useCompany()
  const ids = ending.map((department) => department.id)
  const form = useSmallForm<'into'>({
    empty: { into: '' },
    check: ({ into }): { into?: string } => (into === '' ? { into: t('请选择并入的部门') } : {}),
    fields: {},
    async call({ into }) {
      const listed = [...ending, ...departments.filter(({ id }) => id === into)]
      const sent = { unitId, ids, intoId: into, seen: listedRows(listed).seen }
      try {
        return await sendOnce('mergeDepartments', sent, (key) =>
          permission.mutate(MergeDepartmentsDocument, { ...sent, key }, { background: true }),
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
      title={t('合并 {n} 个部门', { n: ending.length })}
      act={t('合并')}
      note={t(
        '{names}：{n} 人将转入所选部门，原部门管理员继续管理合并后的部门。已提交的申报保留原来的部门名称。合并不能撤回。',
        {
          names: ending.map(({ name }) => name).join(t('、')),
          n: ending.reduce((sum, { people }) => sum + people, 0),
        },
      )}
      form={form}
      onDone={onDone}
      onClose={onClose}
    >
      <DepartmentSelect
        id={form.idOf('into')}
        label={t('并入')}
        departments={departments.filter((department) => department.closedAt == null && !ids.includes(department.id))}
        value={form.values.into}
        error={form.wrong.into}
        change={(value) => form.set('into', value)}
      />
    </SmallFormDialog>
  )
}
