/** The page of a unit's staff: list, decisions, import, invitations. */

import { useState } from 'react'
import { permission } from '@/api/permission'
import { ownValue } from '@/lib/collections/own-value'
import { nameText } from '@/lib/i18n/english-names'
import { useListState } from '@/shared/list/use-list-state'
import { Button } from '@/ui/Button'
import { lazyDialog, lazyPart } from '@/ui/lazy-part'
import { PageSkeleton } from '@/ui/PageSkeleton'
import { useT } from '@/ui/use-t'
import { useTab } from '@/work/components/TabLinks'
import { statesOf } from '@/work/kind-words'
import type { Batch } from '@/work/use-batch'
import { AddStaff } from '../components/AddStaff'
import { AdministratorHandover } from '../components/AdministratorHandover'
import type { ImportStaffDialogProps } from '../components/ImportStaffDialog'
import { MaskedNumber } from '../components/MaskedNumber'
import type { MoveStaffDialogProps } from '../components/MoveStaffDialog'
import { ReviewedList } from '../components/ReviewedList'
import rows from '../components/rows.module.css'
import { StaffName, StaffRoles, StaffStatus } from '../components/StaffCells'
import { StaffTabs } from '../components/StaffTabs'
import type { YearlyCheckProps } from '../components/YearlyCheck'
import {
  type StaffRowFragment,
  UnitDepartmentsDocument,
  UnitStaffDocument,
} from '../graphql/staff.permission.generated'
import { reviewWords } from '../review-words'
import { useCompany } from '../use-company'
import { useConfirmStaff } from '../use-confirm-staff'
import { useRemoveStaff } from '../use-remove-staff'

const RolesDialog = lazyDialog(() => import('../components/RolesDialog').then((module) => module.RolesDialog))
const ImportStaffDialog = lazyDialog<ImportStaffDialogProps>(() =>
  import('../components/ImportStaffDialog').then((module) => module.ImportStaffDialog),
)
const MoveStaffDialog = lazyDialog<MoveStaffDialogProps>(() =>
  import('../components/MoveStaffDialog').then((module) => module.MoveStaffDialog),
)

const UnitInvitations = lazyPart(
  () => import('../components/UnitInvitations').then((module) => module.UnitInvitations),
  PageSkeleton,
)
const YearlyCheck = lazyPart<YearlyCheckProps>(() =>
  import('../components/YearlyCheck').then((module) => module.YearlyCheck),
)

/** Whether people were confirmed this year, by the filter's value in the URL. */
const checked: Readonly<Record<string, boolean>> = { open: false, done: true }

/** The columns that sort, as the contract names them. */
const orders = { name: 'NAME', roles: 'DEPARTMENT', state: 'STATE' } as const

/** The unit's people, and its invitations that were not answered. */
export function StaffPage() {
  return useTab(['members', 'invitations']) === 'invitations' ? <UnitInvitations /> : <StaffList />
}

/** The unit's people: pending requests first, roles and departments, single and batch actions. */
function StaffList() {
  const t = useT()
  const { unitId, wholeUnit } = useCompany()
  const state = useListState(['state', 'department', 'check', 'keyword'], { orders })
  const { orderBy } = state
  const { state: status, department, check = '', keyword } = state.filters
  const states = statesOf('MEMBERSHIP')
  const applyStatus = states.some(([value]) => value === status) ? Number(status) : undefined
  const answer = permission.useAnswer(UnitStaffDocument, {
    variables: {
      ...{ unitId, filter: { keyword, applyStatus, departmentId: department, confirmed: ownValue(checked, check) } },
      ...{ orderBy, pageNo: state.pageNo, pageSize: state.pageSize },
    },
    fetchPolicy: 'cache-and-network',
  })
  const departments = permission.useAnswer(UnitDepartmentsDocument, {
    variables: { unitId },
    fetchPolicy: 'cache-and-network',
  })
  const remove = useRemoveStaff()
  const confirm = useConfirmStaff()
  const [editing, setEditing] = useState<{ open: boolean; member: StaffRowFragment } | null>(null)
  const [importing, setImporting] = useState(false)
  const [moving, setMoving] = useState<{ open: boolean; batch: Batch; members: readonly StaffRowFragment[] } | null>(
    null,
  )
  const move = (batch: Batch, members: readonly StaffRowFragment[]) => setMoving({ open: true, batch, members })
  const page = answer.data?.unitStaff
  return (
    <>
      <ReviewedList
        title={t('单位人员')}
        purpose={wholeUnit ? t('审核关联申请，设置人员的角色与部门。') : t('本部门的人员。')}
        empty={t('还没有人员。请单位的同事在“个人履历”中申请关联本单位，申请会出现在这里。')}
        words={reviewWords.MEMBERSHIP}
        exported={{
          list: 'STAFF',
          filter: { keyword, state: status, departmentId: department, confirmed: ownValue(checked, check) },
          orderBy,
        }}
        state={state}
        head={
          <>
            <StaffTabs invited={page?.invited} />
            {page && wholeUnit && (
              <div className={rows.notices}>
                <YearlyCheck
                  {...page}
                  year={page.checkYear}
                  dueAt={page.checkDueAt}
                  filtered={check === 'open'}
                  onOpen={() => state.setFilters({ state: '', check: 'open' })}
                />
                <div className={rows.buttons}>
                  <AddStaff onAdded={answer.retry} />
                  <Button onClick={() => setImporting(true)}>{t('导入人员')}</Button>
                  <AdministratorHandover />
                </div>
              </div>
            )}
          </>
        }
        waiting={{ count: page?.waiting ?? 0, state: '1' }}
        filters={[
          {
            kind: 'select',
            name: 'state',
            label: t('状态'),
            options: states.map(([value, { label }]) => ({ value, label: t(label) })),
          },
          {
            kind: 'select',
            name: 'department',
            label: t('部门'),
            onRetry: departments.failure && departments.retry,
            options: (departments.data?.unitDepartments ?? []).map(({ id, name }) => ({
              value: id,
              label: nameText(name),
            })),
          },
          {
            kind: 'select',
            name: 'check',
            label: t('年度核对'),
            options: [
              { value: 'open', label: t('今年未核对') },
              { value: 'done', label: t('今年已核对') },
            ],
          },
          { kind: 'keyword', name: 'keyword', label: t('关键词'), placeholder: t('姓名、职务或手机号码') },
        ]}
        columns={[
          { key: 'name', title: t('姓名'), render: (member) => <StaffName member={member} /> },
          {
            key: 'mobile',
            title: t('手机号码'),
            width: 180,
            render: (member) => <MaskedNumber value={member.userMobile} owner={member.userFullname} />,
          },
          {
            key: 'roles',
            title: t('部门与角色'),
            width: 240,
            render: (member) => <StaffRoles member={member} />,
          },
          {
            key: 'state',
            title: t('状态'),
            width: 200,
            render: (member) => <StaffStatus member={member} />,
          },
        ]}
        answer={answer}
        page={page}
        nameOf={({ userFullname }) => userFullname}
        open={({ actions }, action) => actions.includes(action === 'PASS' ? 'APPROVE' : 'REFUSE')}
        more={(batch) => ({
          of: (member) => [
            ...(member.actions.includes('CONFIRM')
              ? [{ label: t('确认在职'), act: () => confirm(batch, [member]) }]
              : []),
            ...(member.actions.includes('EDIT')
              ? [
                  { label: t('角色与部门'), act: () => setEditing({ open: true, member }) },
                  { label: t('调整部门'), act: () => move(batch, [member]) },
                ]
              : []),
            ...(member.actions.includes('REMOVE')
              ? [{ label: t('移除'), danger: true, act: () => remove(batch, [member]) }]
              : []),
          ],
          selected: (selected) => {
            const unchecked = selected.filter(({ actions }) => actions.includes('CONFIRM'))
            const members = selected.filter(({ actions }) => actions.includes('EDIT'))
            const leaving = selected.filter(({ actions }) => actions.includes('REMOVE'))
            return (
              <>
                <Button disabled={unchecked.length === 0} onClick={() => confirm(batch, unchecked)}>
                  {t('确认 {n} 人在职', { n: unchecked.length })}
                </Button>
                <Button disabled={members.length === 0} onClick={() => move(batch, members)}>
                  {t('调整 {n} 人的部门', { n: members.length })}
                </Button>
                <Button danger disabled={leaving.length === 0} onClick={() => remove(batch, leaving)}>
                  {t('移除 {n} 人', { n: leaving.length })}
                </Button>
              </>
            )
          },
        })}
      />
      {importing && (
        <ImportStaffDialog
          departments={departments.data?.unitDepartments ?? []}
          onImported={answer.retry}
          onClose={() => setImporting(false)}
        />
      )}
      {moving && (
        <MoveStaffDialog
          key={moving.members.map(({ id }) => id).join()}
          {...moving}
          departments={departments.data?.unitDepartments ?? []}
          onClose={() => setMoving({ ...moving, open: false })}
        />
      )}
      {editing && (
        <RolesDialog
          key={editing.member.id}
          open={editing.open}
          member={editing.member}
          onClose={() => setEditing({ ...editing, open: false })}
          onSaved={() => {
            setEditing(null)
            answer.retry()
          }}
        />
      )}
    </>
  )
}
