/** Asks and closes a department, or offers to merge it while it has people. */

import { failureOf, isRefusal } from '@/api/errors/failure'
import { permission } from '@/api/permission'
import { useDialogs, useMessages } from '@/ui/feedback'
import { useT } from '@/ui/use-t'
import { CloseDepartmentDocument, type DepartmentRowFragment } from './graphql/departments.permission.generated'
import { useCompany } from './use-company'

interface CloseOptions {
  /** Called after the attempt: the list may be outdated. */
  changed(): void
  /** Offers the merge instead, for a department with people. */
  merge(department: DepartmentRowFragment): void
}

/** Closes a department after asking; one with people is merged instead, so that nobody is left without a department. */
export function useCloseDepartment({ changed, merge }: CloseOptions): (department: DepartmentRowFragment) => void {
  const t = useT()
  const dialogs = useDialogs()
  const message = useMessages()
  const { unitId } = useCompany()
  return (department) => {
    const { id, name, people, waiting, revision: seenRevision } = department
    if (people + waiting > 0) {
      dialogs.confirm({
        title: t('“{name}”还有人员，不能撤销', { name }),
        content: t(
          '部门里有 {n} 人、{m} 份待审核的申请。请先在“单位人员”中把他们调整到其他部门，或者把整个部门并入其他部门。',
          { n: people, m: waiting },
        ),
        okText: t('并入其他部门'),
        cancelText: t('取消'),
        onOk: () => merge(department),
      })
      return
    }
    dialogs.confirm({
      title: t('撤销“{name}”？', { name }),
      content: t('撤销后不能恢复，也不能再选择这个部门；以前提交的申报仍显示它的名称。'),
      okText: t('撤销部门'),
      okButtonProps: { danger: true },
      cancelText: t('取消'),
      // The error link has announced a failure, and the dialog may close. Without a connection the list would fail as well.
      onOk: () =>
        permission.mutate(CloseDepartmentDocument, { unitId, id, seenRevision }).then(
          () => {
            message.success(t('操作成功'))
            changed()
          },
          (error: unknown) => {
            if (isRefusal(failureOf(error))) changed()
          },
        ),
    })
  }
}
