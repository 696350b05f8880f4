import { Button } from 'antd'
import { useState } from 'react'
import { permission } from '@/api/permission'
import type { StaffAction } from '@/api/permission/schema.generated'
import { membershipStates } from '@/lib/work/membership'
import { answerOf } from '@/shared/answer'
import { useRowSelection } from '@/shared/row-selection'
import { listPageSize, useListState } from '@/shared/use-list-state'
import { WorkList, type WorkListColumn } from '@/shared/WorkList'
import { PageHeader } from '@/ui/PageHeader'
import { useT } from '@/ui/use-t'
import { BatchBar } from '../components/BatchBar'
import { BatchReport } from '../components/BatchReport'
import { ExportList } from '../components/ExportList'
import { MaskedNumber } from '../components/MaskedNumber'
import { ReasonDialog } from '../components/ReasonDialog'
import { RolesDialog } from '../components/RolesDialog'
import rows from '../components/rows.module.css'
import { StaffName, StaffRoles, StaffStatus } from '../components/StaffCells'
import {
  type StaffRowFragment,
  UnitDepartmentsDocument,
  UnitStaffDocument,
} from '../graphql/staff.permission.generated'
import { useBatch } from '../use-batch'
import { useCompany } from '../use-company'
import { useStaffSteps } from '../use-staff-steps'

/** The people of a unit: requests to decide on first, roles and departments, one by one or in a batch. */
export function StaffPage() {
  const t = useT()
  const { unitId, wholeUnit } = useCompany()
  const state = useListState(['state', 'department', 'keyword'])
  const { state: status, department, keyword } = state.filters
  const applyStatus = status !== undefined && /^[123]$/.test(status) ? Number(status) : undefined
  const filter = { keyword, applyStatus, departmentId: department }
  const answer = answerOf(
    permission.useQuery(UnitStaffDocument, {
      variables: { unitId, filter, pageNo: state.pageNo, pageSize: listPageSize },
      fetchPolicy: 'cache-and-network',
    }),
  )
  const departments = answerOf(permission.useQuery(UnitDepartmentsDocument, { variables: { unitId } }))
  const selection = useRowSelection<StaffRowFragment>({
    rowKey: ({ id }) => id,
    nameOf: ({ userFullname }) => userFullname,
    selectable: ({ actions }) => actions.length > 0,
  })
  const batch = useBatch(() => {
    selection.clear()
    answer.retry()
  })
  const steps = useStaffSteps(batch)
  const [refusing, setRefusing] = useState<{ open: boolean; rows: readonly StaffRowFragment[] }>({
    open: false,
    rows: [],
  })
  const [editing, setEditing] = useState<{ open: boolean; member: StaffRowFragment } | null>(null)

  const page = answer.data?.unitStaff
  const chosen = [...selection.chosen.values()]
  const withAction = (action: StaffAction) => chosen.filter(({ actions }) => actions.includes(action))
  const columns: WorkListColumn<StaffRowFragment>[] = [
    { key: 'name', title: t('姓名'), render: (member) => <StaffName member={member} /> },
    {
      key: 'mobile',
      title: t('手机号码'),
      width: 180,
      render: (member) => <MaskedNumber value={member.userMobile} owner={member.userFullname} />,
    },
    { key: 'roles', title: t('部门与角色'), width: 240, render: (member) => <StaffRoles member={member} /> },
    { key: 'state', title: t('状态'), width: 200, render: (member) => <StaffStatus member={member} /> },
  ]
  const step = (member: StaffRowFragment, action: StaffAction, title: string, act: () => void) =>
    member.actions.includes(action) && (
      <Button
        type="link"
        size="small"
        danger={action === 'REFUSE' || action === 'REMOVE'}
        className={rows.action}
        aria-label={t('{action}：{name}', { action: title, name: member.userFullname })}
        onClick={act}
      >
        {title}
      </Button>
    )
  return (
    <>
      <PageHeader
        title={t('单位人员')}
        purpose={wholeUnit ? t('审核关联申请，设置人员的角色与部门。') : t('本部门的人员。')}
        actions={<ExportList list="STAFF" filter={{ keyword, state: status, departmentId: department }} />}
        extra={
          wholeUnit &&
          page &&
          page.waiting > 0 &&
          applyStatus !== 1 && (
            <Button type="link" className={rows.waiting} onClick={() => state.setFilters({ state: '1' })}>
              {t('有 {n} 人待审核', { n: page.waiting })}
            </Button>
          )
        }
      />
      <BatchReport outcome={batch.outcome} onClose={batch.close} />
      <BatchBar count={chosen.length} onClear={selection.clear}>
        <Button disabled={withAction('APPROVE').length === 0} onClick={() => steps.approve(withAction('APPROVE'))}>
          {t('通过 {n} 人', { n: withAction('APPROVE').length })}
        </Button>
        <Button
          disabled={withAction('REFUSE').length === 0}
          onClick={() => setRefusing({ open: true, rows: withAction('REFUSE') })}
        >
          {t('拒绝 {n} 人', { n: withAction('REFUSE').length })}
        </Button>
        <Button danger disabled={withAction('REMOVE').length === 0} onClick={() => steps.remove(withAction('REMOVE'))}>
          {t('移除 {n} 人', { n: withAction('REMOVE').length })}
        </Button>
      </BatchBar>
      <WorkList
        label={t('单位人员')}
        state={state}
        filters={[
          {
            kind: 'select',
            name: 'state',
            label: t('状态'),
            options: ([1, 2, 3] as const).map((value) => ({
              value: String(value),
              label: t(membershipStates[value].label),
            })),
          },
          {
            kind: 'select',
            name: 'department',
            label: t('部门'),
            options: (departments.data?.unitDepartments ?? []).map(({ id, name }) => ({ value: id, label: name })),
          },
          { kind: 'keyword', name: 'keyword', label: t('关键词'), placeholder: t('姓名、职务或手机号码') },
        ]}
        columns={columns}
        rowKey={({ id }) => id}
        selection={wholeUnit ? selection : undefined}
        rowActions={
          wholeUnit
            ? (member) => (
                <>
                  {step(member, 'APPROVE', t('通过'), () => steps.approve([member]))}
                  {step(member, 'REFUSE', t('拒绝'), () => setRefusing({ open: true, rows: [member] }))}
                  {step(member, 'EDIT', t('角色与部门'), () => setEditing({ open: true, member }))}
                  {step(member, 'REMOVE', t('移除'), () => steps.remove([member]))}
                </>
              )
            : undefined
        }
        page={page}
        loading={answer.loading}
        failure={answer.failureText}
        onRetry={answer.retry}
        empty={t('还没有人员。请单位的同事在“个人履历”中申请关联本单位，申请会出现在这里。')}
      />
      <ReasonDialog
        open={refusing.open}
        title={t('拒绝 {n} 人的关联申请', { n: refusing.rows.length })}
        names={refusing.rows.map(({ userFullname }) => userFullname)}
        hint={t('原因会发给申请人，对方可以据此修改后重新申请。')}
        label={t('拒绝原因')}
        okText={t('拒绝')}
        onCancel={() => setRefusing({ ...refusing, open: false })}
        onOk={async (reason) => {
          await steps.refuse(refusing.rows, reason)
          setRefusing({ open: false, rows: [] })
        }}
      />
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
