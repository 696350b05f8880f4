import { Button } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { expert } from '@/api/expert'
import type { UnitExpertDecision } from '@/api/expert/schema.generated'
import { formatDay } from '@/lib/beijing-time'
import { expertApplicationStates, isExpertApplicationStatus } from '@/lib/work/expert-application'
import { workKinds } from '@/lib/work/kinds'
import { answerOf } from '@/shared/answer'
import { useRowSelection } from '@/shared/row-selection'
import { listPageSize, useListState } from '@/shared/use-list-state'
import { WorkList, type WorkListColumn } from '@/shared/WorkList'
import { PageHeader } from '@/ui/PageHeader'
import { useDialogs } from '@/ui/use-dialogs'
import { useT } from '@/ui/use-t'
import { WorkStatus } from '@/work/components/WorkStatus'
import { BatchBar } from '../components/BatchBar'
import { BatchReport } from '../components/BatchReport'
import { ExportList } from '../components/ExportList'
import { ReasonDialog } from '../components/ReasonDialog'
import rows from '../components/rows.module.css'
import {
  ReviewUnitExpertsDocument,
  type UnitExpertRowFragment,
  UnitExpertsDocument,
} from '../graphql/experts.expert.generated'
import { useBatch } from '../use-batch'
import { useCompany } from '../use-company'

function ExpertStatus({ application }: { application: UnitExpertRowFragment }) {
  const t = useT()
  const { applyStatus, applyUnitReason, applyStcsmReason, dueAt, serverTime } = application
  if (!isExpertApplicationStatus(applyStatus)) return null
  const reason = applyStatus === 4 ? applyUnitReason : applyStatus === 5 ? applyStcsmReason : null
  return (
    <div className={rows.state}>
      <WorkStatus kind="EXPERT_APPLICATION" state={String(applyStatus)} dueAt={dueAt} serverTime={serverTime} />
      {reason && <span className={rows.secondary}>{t('原因：{reason}', { reason })}</span>}
    </div>
  )
}

/** Expert applications through the unit, and changes of entries: pass them on to the commission, or return them with a reason. */
export function ExpertsPage() {
  const t = useT()
  const dialogs = useDialogs()
  const { unitId, wholeUnit } = useCompany()
  const state = useListState(['state', 'keyword'])
  const { state: status, keyword } = state.filters
  const applyStatus = status !== undefined && /^[1-5]$/.test(status) ? Number(status) : undefined
  const answer = answerOf(
    expert.useQuery(UnitExpertsDocument, {
      variables: { unitId, filter: { keyword, applyStatus }, pageNo: state.pageNo, pageSize: listPageSize },
      fetchPolicy: 'cache-and-network',
    }),
  )
  const selection = useRowSelection<UnitExpertRowFragment>({
    rowKey: ({ id }) => id,
    nameOf: ({ userFullname }) => userFullname,
    selectable: ({ actions }) => actions.length > 0,
  })
  const batch = useBatch(() => {
    selection.clear()
    answer.retry()
  })
  const [returning, setReturning] = useState<{ open: boolean; list: readonly UnitExpertRowFragment[] }>({
    open: false,
    list: [],
  })
  const decide = (list: readonly UnitExpertRowFragment[], decision: UnitExpertDecision, reason?: string) =>
    batch.run(decision === 'PASS' ? t('通过') : t('退回'), async () => {
      const variables = { unitId, ids: list.map(({ id }) => id), decision, reason }
      const { reviewUnitExperts } = await expert.mutate(ReviewUnitExpertsDocument, variables)
      return reviewUnitExperts.map(({ id, userFullname, done, code }) => ({
        id,
        name: userFullname ?? null,
        done,
        code: code ?? null,
      }))
    })
  const pass = (list: readonly UnitExpertRowFragment[]) =>
    dialogs.confirm({
      title: t('通过 {n} 份专家申请？', { n: list.length }),
      content: t('{names}。通过后提交科委审核，单位不能再退回。', {
        names: list.map(({ userFullname }) => userFullname).join('、'),
      }),
      okText: t('通过'),
      cancelText: t('取消'),
      onOk: () => decide(list, 'PASS').catch(() => undefined),
    })

  const page = answer.data?.unitExperts
  const chosen = [...selection.chosen.values()]
  const columns: WorkListColumn<UnitExpertRowFragment>[] = [
    {
      key: 'name',
      title: t('姓名'),
      render: ({ id, userFullname, userPosition, userMajor }) => (
        <div className={rows.person}>
          <Link to={workKinds.EXPERT_APPLICATION.address({ id, unitId })} className={rows.name}>
            {userFullname}
          </Link>
          <span className={rows.secondary}>{[userPosition, userMajor].filter(Boolean).join(' · ')}</span>
        </div>
      ),
    },
    { key: 'kind', title: t('事项'), width: 110, render: ({ isEdit }) => (isEdit ? t('信息变更') : t('入库申请')) },
    { key: 'state', title: t('状态'), width: 220, render: (one) => <ExpertStatus application={one} /> },
    { key: 'at', title: t('更新日期'), width: 120, render: ({ modifiedAt }) => formatDay(modifiedAt) },
    {
      key: 'since',
      title: t('入库日期'),
      width: 120,
      render: ({ expertAt }) => (expertAt == null ? '—' : formatDay(expertAt)),
    },
  ]
  return (
    <>
      <PageHeader
        title={t('单位专家')}
        purpose={t('审核本单位人员的专家入库申请和信息变更。')}
        actions={<ExportList list="EXPERT" filter={{ keyword, state: status }} />}
        extra={
          wholeUnit &&
          page &&
          page.waiting > 0 &&
          applyStatus !== 1 && (
            <Button type="link" className={rows.waiting} onClick={() => state.setFilters({ state: '1' })}>
              {t('有 {n} 份待审核', { n: page.waiting })}
            </Button>
          )
        }
      />
      <BatchReport outcome={batch.outcome} onClose={batch.close} />
      <BatchBar count={chosen.length} onClear={selection.clear}>
        <Button onClick={() => pass(chosen)}>{t('通过 {n} 份', { n: chosen.length })}</Button>
        <Button onClick={() => setReturning({ open: true, list: chosen })}>
          {t('退回 {n} 份', { n: chosen.length })}
        </Button>
      </BatchBar>
      <WorkList
        label={t('单位专家')}
        state={state}
        filters={[
          {
            kind: 'select',
            name: 'state',
            label: t('状态'),
            options: ([1, 2, 3, 4, 5] as const).map((value) => ({
              value: String(value),
              label: t(expertApplicationStates[value].label),
            })),
          },
          { kind: 'keyword', name: 'keyword', label: t('关键词'), placeholder: t('姓名或职务') },
        ]}
        columns={columns}
        rowKey={({ id }) => id}
        selection={wholeUnit ? selection : undefined}
        rowActions={
          wholeUnit
            ? (one) =>
                one.actions.length === 0 ? (
                  '—'
                ) : (
                  <>
                    <Button
                      type="link"
                      size="small"
                      className={rows.action}
                      aria-label={t('{action}：{name}', { action: t('通过'), name: one.userFullname })}
                      onClick={() => pass([one])}
                    >
                      {t('通过')}
                    </Button>
                    <Button
                      type="link"
                      size="small"
                      danger
                      className={rows.action}
                      aria-label={t('{action}：{name}', { action: t('退回'), name: one.userFullname })}
                      onClick={() => setReturning({ open: true, list: [one] })}
                    >
                      {t('退回')}
                    </Button>
                  </>
                )
            : undefined
        }
        page={page}
        loading={answer.loading}
        failure={answer.failureText}
        onRetry={answer.retry}
        empty={t('本单位还没有人申请专家入库。')}
      />
      <ReasonDialog
        open={returning.open}
        title={t('退回 {n} 份专家申请', { n: returning.list.length })}
        names={returning.list.map(({ userFullname }) => userFullname)}
        hint={t('退回后申请人按原因修改，可以再次提交。')}
        label={t('退回原因')}
        okText={t('退回')}
        onCancel={() => setReturning({ ...returning, open: false })}
        onOk={async (reason) => {
          await decide(returning.list, 'RETURN', reason)
          setReturning({ open: false, list: [] })
        }}
      />
    </>
  )
}
