import { Button } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { program } from '@/api/program'
import type { UnitFilingDecision, UnitFilingKind } from '@/api/program/schema.generated'
import { formatDay } from '@/lib/beijing-time'
import { workKinds } from '@/lib/work/kinds'
import { type UnitFilingState, unitFilingStates } from '@/lib/work/unit-filing'
import { answerOf } from '@/shared/answer'
import { useRowSelection } from '@/shared/row-selection'
import { listPageSize, useListState } from '@/shared/use-list-state'
import { WorkList, type WorkListColumn } from '@/shared/WorkList'
import { PageHeader } from '@/ui/PageHeader'
import { useDialogs } from '@/ui/use-dialogs'
import { useT } from '@/ui/use-t'
import { WorkStatus } from '@/work/components/WorkStatus'
import { filingWords } from '../filing-words'
import {
  ReviewUnitFilingsDocument,
  type UnitFilingRowFragment,
  UnitFilingsDocument,
} from '../graphql/projects.program.generated'
import { useBatch } from '../use-batch'
import { useCompany } from '../use-company'
import { useYears, yearOf } from '../use-years'
import { BatchBar } from './BatchBar'
import { BatchReport } from './BatchReport'
import { ExportList } from './ExportList'
import { ReasonDialog } from './ReasonDialog'
import rows from './rows.module.css'

function stateOf(raw: string | undefined): UnitFilingState | undefined {
  return raw !== undefined && Object.hasOwn(unitFilingStates, raw) ? (raw as UnitFilingState) : undefined
}

/** One kind of what a unit's people file through it: pass or return what waits, one by one or in a batch. */
export function FilingList({ kind }: { kind: UnitFilingKind }) {
  const t = useT()
  const dialogs = useDialogs()
  const { unitId, wholeUnit } = useCompany()
  const words = filingWords[kind]
  const years = useYears()
  const state = useListState(['year', 'state', 'keyword'])
  const { keyword } = state.filters
  const filter = { keyword, year: yearOf(state.filters.year), state: stateOf(state.filters.state) }
  const answer = answerOf(
    program.useQuery(UnitFilingsDocument, {
      variables: { unitId, kind, filter, pageNo: state.pageNo, pageSize: listPageSize },
      fetchPolicy: 'cache-and-network',
    }),
  )
  const selection = useRowSelection<UnitFilingRowFragment>({
    rowKey: ({ id }) => id,
    nameOf: ({ name }) => name,
    selectable: ({ actions }) => actions.length > 0,
  })
  const batch = useBatch(() => {
    selection.clear()
    answer.retry()
  })
  const [returning, setReturning] = useState<{ open: boolean; list: readonly UnitFilingRowFragment[] }>({
    open: false,
    list: [],
  })
  const decide = (list: readonly UnitFilingRowFragment[], decision: UnitFilingDecision, opinion?: string) =>
    batch.run(decision === 'PASS' ? t('通过') : t('退回'), async () => {
      const variables = { unitId, kind, ids: list.map(({ id }) => id), decision, opinion }
      const { reviewUnitFilings } = await program.mutate(ReviewUnitFilingsDocument, variables)
      return reviewUnitFilings.map((one) => ({ ...one, name: one.name ?? null, code: one.code ?? null }))
    })
  const pass = (list: readonly UnitFilingRowFragment[]) =>
    dialogs.confirm({
      title: t('通过 {n} 项？', { n: list.length }),
      content: t('{names}。通过后提交市科委，单位不能再退回。', { names: list.map(({ name }) => name).join('、') }),
      okText: t('通过'),
      cancelText: t('取消'),
      onOk: () => decide(list, 'PASS').catch(() => undefined),
    })

  const page = answer.data?.unitFilings
  const chosen = [...selection.chosen.values()]
  const columns: WorkListColumn<UnitFilingRowFragment>[] = [
    {
      key: 'name',
      title: t('名称'),
      render: (one) => (
        <div className={rows.person}>
          <Link to={workKinds[kind].address({ id: one.id, unitId })} className={rows.name}>
            {one.name}
          </Link>
          <span className={`${rows.secondary} ${rows.code}`}>{one.number}</span>
        </div>
      ),
    },
    { key: 'subject', title: t(words.subject), width: 200, render: (one) => one.subject },
    { key: 'creator', title: t('填报人'), width: 90, render: (one) => one.creatorName },
    { key: 'year', title: t('年度'), width: 70, render: (one) => one.year },
    {
      key: 'state',
      title: t('状态'),
      width: 170,
      render: (one) => (
        <div className={rows.state}>
          <WorkStatus kind={kind} state={one.state} dueAt={one.dueAt} serverTime={one.serverTime} />
          {one.submittedAt != null && (
            <span className={rows.secondary}>{t('{day} 提交', { day: formatDay(one.submittedAt) })}</span>
          )}
          {one.opinion && <span className={rows.secondary}>{t('审核意见：{opinion}', { opinion: one.opinion })}</span>}
        </div>
      ),
    },
    { key: 'amount', title: t(words.amount), width: 130, align: 'end', render: (one) => one.amount ?? '—' },
  ]
  const step = (one: UnitFilingRowFragment, title: string, danger: boolean, act: () => void) => (
    <Button
      type="link"
      size="small"
      danger={danger}
      className={rows.action}
      aria-label={t('{action}：{name}', { action: title, name: one.name })}
      onClick={act}
    >
      {title}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={t(words.title)}
        purpose={t(words.purpose)}
        actions={<ExportList list={kind} filter={filter} />}
        extra={
          wholeUnit &&
          page &&
          page.waiting > 0 &&
          filter.state !== 'UNIT_REVIEW' && (
            <Button type="link" className={rows.waiting} onClick={() => state.setFilters({ state: 'UNIT_REVIEW' })}>
              {t('有 {n} 项待审核', { n: page.waiting })}
            </Button>
          )
        }
      />
      <BatchReport outcome={batch.outcome} onClose={batch.close} />
      <BatchBar count={chosen.length} onClear={selection.clear}>
        <Button onClick={() => pass(chosen)}>{t('通过 {n} 项', { n: chosen.length })}</Button>
        <Button onClick={() => setReturning({ open: true, list: chosen })}>
          {t('退回 {n} 项', { n: chosen.length })}
        </Button>
      </BatchBar>
      <WorkList
        label={t(words.title)}
        state={state}
        filters={[
          years,
          {
            kind: 'select',
            name: 'state',
            label: t('状态'),
            options: (['UNIT_REVIEW', 'SUBMITTED', 'RETURNED'] as const).map((value) => ({
              value,
              label: t(unitFilingStates[value].label),
            })),
          },
          { kind: 'keyword', name: 'keyword', label: t('关键词'), placeholder: t('名称、编号或填报人') },
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
                    {step(one, t('通过'), false, () => pass([one]))}
                    {step(one, t('退回'), true, () => setReturning({ open: true, list: [one] }))}
                  </>
                )
            : undefined
        }
        page={page}
        loading={answer.loading}
        failure={answer.failureText}
        onRetry={answer.retry}
        empty={t(words.empty)}
      />
      <ReasonDialog
        open={returning.open}
        title={t('退回 {n} 项', { n: returning.list.length })}
        names={returning.list.map(({ name }) => name)}
        hint={t('退回后填报人按意见修改，可以再次提交。')}
        label={t('退回意见')}
        okText={t('退回')}
        onCancel={() => setReturning({ ...returning, open: false })}
        onOk={async (opinion) => {
          await decide(returning.list, 'RETURN', opinion)
          setReturning({ open: false, list: [] })
        }}
      />
    </>
  )
}
