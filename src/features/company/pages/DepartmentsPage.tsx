/** The page of a unit’s departments: made, renamed, merged and closed; an administrator of one sees their own. */

import { useState } from 'react'
import { permission } from '@/api/permission'
import { departmentFits } from '@/lib/unit/department-filter'
import { departmentsInOrder } from '@/lib/unit/department-order'
import { useRowSelection } from '@/shared/list/row-selection'
import { rowsOfPage } from '@/shared/list/rows-of-page'
import { useListState } from '@/shared/list/use-list-state'
import { WorkList } from '@/shared/list/WorkList'
import { Button } from '@/ui/Button'
import { useDialogs, useMessages } from '@/ui/feedback'
import { lazyDialog } from '@/ui/lazy-part'
import { nameList } from '@/ui/Name'
import { PageHeader } from '@/ui/PageHeader'
import { useT } from '@/ui/use-t'
import { BatchBar } from '@/work/components/BatchBar'
import { DepartmentName, DepartmentPeople, DepartmentState } from '../components/DepartmentCells'
import type { DepartmentNameDialogProps } from '../components/DepartmentNameDialog'
import type { MergeDepartmentsDialogProps, MergeResult } from '../components/MergeDepartmentsDialog'
import { RowAction } from '../components/RowAction'
import { DepartmentListDocument, type DepartmentRowFragment } from '../graphql/departments.permission.generated'
import { useCloseDepartment } from '../use-close-department'
import { useCompany } from '../use-company'
import { useCompanySheet } from '../use-company-sheet'

const NameDialog = lazyDialog<DepartmentNameDialogProps>(() =>
  import('../components/DepartmentNameDialog').then((module) => module.DepartmentNameDialog),
)
const MergeDialog = lazyDialog<MergeDepartmentsDialogProps>(() =>
  import('../components/MergeDepartmentsDialog').then((module) => module.MergeDepartmentsDialog),
)

/** The columns that sort, as the contract names them. */
const orders = { name: 'NAME', people: 'PEOPLE', administrators: 'ADMINISTRATORS', state: 'STATE' } as const

const nameOf = ({ name }: DepartmentRowFragment) => name
const isOpen = ({ closedAt }: DepartmentRowFragment) => closedAt == null

export function DepartmentsPage() {
  const t = useT()
  const { unitId, wholeUnit } = useCompany()
  const message = useMessages()
  const dialogs = useDialogs()
  const state = useListState(['state', 'keyword'], { orders })
  const { orderBy } = state
  const answer = permission.useAnswer(DepartmentListDocument, {
    variables: { unitId },
    fetchPolicy: 'cache-and-network',
  })
  const [naming, setNaming] = useState<{ open: boolean; id: string | null } | null>(null)
  const [merging, setMerging] = useState<{ open: boolean; ids: readonly string[] } | null>(null)
  const selection = useRowSelection<DepartmentRowFragment>({ rowKey: ({ id }) => id, nameOf, selectable: isOpen })
  const merge = (ending: readonly DepartmentRowFragment[]) =>
    setMerging({ open: true, ids: ending.map(({ id }) => id) })
  const close = useCloseDepartment({ changed: answer.retry, merge: (department) => merge([department]) })
  const departments = answer.data?.unitDepartments ?? []
  // The dialogs show the rows as they stand now, also after a refusal because another administrator changed them.
  const merged = departments.filter(({ id }) => merging?.ids.includes(id))
  const stillOpen = merged.filter(isOpen)
  const fitting = departments.filter((department) => departmentFits(department, state.filters))
  const found = departmentsInOrder(fitting, orderBy)
  const done = (text: string) => {
    setNaming(null)
    setMerging(null)
    selection.clear()
    message.success(text)
    answer.retry()
  }
  const mergeDone = ({ into, moved, unlisted }: MergeResult) => {
    done(t('合并完成：{n} 人转入{into}', { n: moved, into }))
    if (unlisted.length === 0) return
    // It stays until it is read: these people were not in what the person agreed to.
    dialogs.info({
      title: t('合并期间又有 {n} 人调入', { n: unlisted.length }),
      content: t('{names}在确认以后调入了被合并的部门，也已一并转入{into}。如不合适，请在单位人员中调整。', {
        names: nameList(unlisted),
        into,
      }),
      okText: t('知道了'),
    })
  }
  const selected = [...selection.selected.values()]
  return (
    <>
      <PageHeader
        title={t('单位部门')}
        purpose={wholeUnit ? t('新建、改名、合并和撤销部门；已提交的申报保留当时的部门名称。') : t('您管理的部门。')}
        extra={
          wholeUnit && (
            <Button type="primary" onClick={() => setNaming({ open: true, id: null })}>
              {t('新建部门')}
            </Button>
          )
        }
      />
      <BatchBar count={selected.length} onClear={selection.clear}>
        <Button onClick={() => merge(selected)}>{t('合并 {n} 个部门', { n: selected.length })}</Button>
      </BatchBar>
      <WorkList
        label={t('单位部门')}
        state={state}
        filters={[
          {
            kind: 'select',
            name: 'state',
            label: t('状态'),
            options: [
              { value: 'open', label: t('在用') },
              { value: 'closed', label: t('已撤销或合并') },
            ],
          },
          { kind: 'keyword', name: 'keyword', label: t('关键词'), placeholder: t('部门、曾用名或管理员') },
        ]}
        columns={[
          {
            key: 'name',
            title: t('部门'),
            render: (department) => <DepartmentName department={department} />,
          },
          {
            key: 'people',
            title: t('人数'),
            width: 130,
            render: (department) => <DepartmentPeople department={department} />,
          },
          {
            key: 'administrators',
            title: t('部门管理员'),
            width: 200,
            render: (department) => nameList(department.administrators) || '—',
          },
          {
            key: 'state',
            title: t('状态'),
            width: 240,
            render: (department) => <DepartmentState department={department} />,
          },
        ]}
        rowKey={({ id }) => id}
        selection={wholeUnit ? selection : undefined}
        rowActions={
          wholeUnit
            ? (department) =>
                isOpen(department) ? (
                  <>
                    <RowAction
                      label={t('改名')}
                      name={department.name}
                      onClick={() => setNaming({ open: true, id: department.id })}
                    />
                    <RowAction label={t('合并')} name={department.name} onClick={() => merge([department])} />
                    <RowAction label={t('撤销部门')} name={department.name} danger onClick={() => close(department)} />
                  </>
                ) : null
            : undefined
        }
        page={answer.data && rowsOfPage(state, found)}
        loading={answer.loading}
        failure={answer.failureText}
        onRetry={answer.retry}
        empty={t('还没有部门。新建后可以把人员分到部门，并由部门管理员查看本部门的申报。')}
        exported={useCompanySheet('DEPARTMENT', state.filters, orderBy)}
      />
      {naming && (
        <NameDialog
          key={naming.id ?? 'new'}
          open={naming.open}
          department={departments.find(({ id }) => id === naming.id) ?? null}
          onDone={() => done(t('操作成功'))}
          onRefused={answer.retry}
          onClose={() => setNaming({ ...naming, open: false })}
        />
      )}
      {merging && (
        <MergeDialog
          key={merging.ids.join()}
          open={merging.open}
          ending={stillOpen.length > 0 ? stillOpen : merged}
          departments={departments}
          onDone={mergeDone}
          onRefused={answer.retry}
          onClose={() => setMerging({ ...merging, open: false })}
        />
      )}
    </>
  )
}
