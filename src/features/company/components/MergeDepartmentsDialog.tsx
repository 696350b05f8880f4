/** The dialog that merges departments into another one and names who moves; on the page of departments. */

import { useRef } from 'react'
import { failureOf, isRefusal } from '@/api/errors/failure'
import { permission } from '@/api/permission'
import { sendOnce } from '@/api/send-once'
import { useSmallForm } from '@/shared/form/use-small-form'
import { nameList } from '@/ui/Name'
import { useT } from '@/ui/use-t'
import { SmallFormDialog } from '@/work/components/SmallFormDialog'
import {
  DepartmentMembersDocument,
  type DepartmentRowFragment,
  MergeDepartmentsDocument,
} from '../graphql/departments.permission.generated'
import { listedRows } from '../listed-rows'
import { useCompany } from '../use-company'
import { DepartmentSelect } from './DepartmentSelect'

/** The result of a merge. */
export interface MergeResult {
  /** Name of the department that took the people. */
  into: string
  /** How many people moved. */
  moved: number
  /** Names of the people who moved although the dialog did not list them: they came in meanwhile. */
  unlisted: readonly string[]
}

export interface MergeDepartmentsDialogProps {
  open: boolean
  /** The departments that end. */
  ending: readonly DepartmentRowFragment[]
  /** All departments of the unit. */
  departments: readonly DepartmentRowFragment[]
  onDone(result: MergeResult): void
  /** Called after a refusal: the list may be outdated. */
  onRefused(): void
  onClose(): void
}

/** Merges departments into another department of the unit; names the people who move, before and after. */
export function MergeDepartmentsDialog(props: MergeDepartmentsDialogProps) {
  const { open, ending, departments, onDone, onRefused, onClose } = props
  const t = useT()
  const { unitId } = useCompany()
  const ids = ending.map((department) => department.id)
  const people = permission.useAnswer(DepartmentMembersDocument, {
    variables: { unitId },
    fetchPolicy: 'cache-and-network',
    skip: !open,
  })
  // Somebody may belong to several of the departments.
  const listed = people.data && [
    ...new Map(
      people.data.unitDepartments
        .filter(({ id }) => ids.includes(id))
        .flatMap(({ members }) => members.map((member) => [member.id, member.userFullname] as const)),
    ),
  ]
  const result = useRef<MergeResult | null>(null)
  const form = useSmallForm<'into'>({
    empty: { into: '' },
    check: ({ into }): { into?: string } => (into === '' ? { into: t('请选择并入的部门') } : {}),
    fields: {},
    async call({ into }) {
      const rows = [...ending, ...departments.filter(({ id }) => id === into)]
      const sent = { unitId, ids, intoId: into, seen: listedRows(rows).seen }
      try {
        const { mergeDepartments } = await sendOnce('mergeDepartments', sent, (key) =>
          permission.mutate(MergeDepartmentsDocument, { ...sent, key }, { background: true }),
        )
        const { name, movedIn } = mergeDepartments
        const known = new Set((listed ?? []).map(([id]) => id))
        result.current = {
          into: name,
          moved: movedIn.length,
          unlisted: listed ? movedIn.filter(({ id }) => !known.has(id)).map(({ userFullname }) => userFullname) : [],
        }
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
      note={
        <>
          {t(
            '{names}：{n} 人将转入所选部门，原部门管理员继续管理合并后的部门。已提交的申报保留原来的部门名称。合并不能撤回。',
            {
              names: ending.map(({ name }) => name).join(t('、')),
              n: listed?.length ?? ending.reduce((sum, department) => sum + department.people, 0),
            },
          )}{' '}
          {listed && listed.length > 0 && t('转入人员：{names}。', { names: nameList(listed.map(([, name]) => name)) })}
        </>
      }
      form={form}
      onDone={() => {
        if (result.current) onDone(result.current)
      }}
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
