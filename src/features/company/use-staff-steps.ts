import { permission } from '@/api/permission'
import { useDialogs } from '@/ui/use-dialogs'
import { useT } from '@/ui/use-t'
import type { RowOutcome } from './batch'
import {
  ApproveStaffDocument,
  RefuseStaffDocument,
  RemoveStaffDocument,
  type StaffRowFragment,
} from './graphql/staff.permission.generated'
import type { Batch } from './use-batch'
import { useCompany } from './use-company'

type Told = readonly { id: string; userFullname?: string | null; done: boolean; code?: number | null }[]

const outcomes = (told: Told): RowOutcome[] =>
  told.map(({ id, userFullname, done, code }) => ({ id, name: userFullname ?? null, done, code: code ?? null }))

/** The steps of a unit's administrator with members: taking in and ending ask first, refusing has a dialog of its own. */
export function useStaffSteps(batch: Batch) {
  const t = useT()
  const dialogs = useDialogs()
  const { unitId } = useCompany()
  const idsOf = (rows: readonly StaffRowFragment[]) => rows.map(({ id }) => id)
  const namesOf = (rows: readonly StaffRowFragment[]) => rows.map(({ userFullname }) => userFullname).join('、')
  /** Announced by the error link; the list is asked for again, and the dialog may close. */
  const quietly = (work: Promise<void>) => work.catch(() => undefined)

  return {
    approve(rows: readonly StaffRowFragment[]) {
      dialogs.confirm({
        title: t('通过 {n} 人的关联申请？', { n: rows.length }),
        content: t('{names}。通过后可以以本单位的名义申报项目，并显示在个人履历中。', { names: namesOf(rows) }),
        okText: t('通过'),
        cancelText: t('取消'),
        onOk: () =>
          quietly(
            batch.run(t('通过'), async () =>
              outcomes((await permission.mutate(ApproveStaffDocument, { unitId, ids: idsOf(rows) })).approveStaff),
            ),
          ),
      })
    },
    refuse: (rows: readonly StaffRowFragment[], reason: string) =>
      batch.run(t('拒绝'), async () =>
        outcomes((await permission.mutate(RefuseStaffDocument, { unitId, ids: idsOf(rows), reason })).refuseStaff),
      ),
    remove(rows: readonly StaffRowFragment[]) {
      dialogs.confirm({
        title: t('移除 {n} 人？', { n: rows.length }),
        content: t('{names}。移除后不再属于本单位，已提交的申报不受影响；需要时可由本人重新申请关联。', {
          names: namesOf(rows),
        }),
        okText: t('移除'),
        okButtonProps: { danger: true },
        cancelText: t('取消'),
        onOk: () =>
          quietly(
            batch.run(t('移除'), async () =>
              outcomes((await permission.mutate(RemoveStaffDocument, { unitId, ids: idsOf(rows) })).removeStaff),
            ),
          ),
      })
    },
  }
}
