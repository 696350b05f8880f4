import { type ReactNode, useState } from 'react'
import type { CompanyList, CompanyListFilter } from '@/api/export/schema.generated'
import { workflow } from '@/api/workflow'
import { useRowSelection } from '@/shared/row-selection'
import type { ListState } from '@/shared/use-list-state'
import { WorkList, type WorkListColumn } from '@/shared/WorkList'
import type { WorkListFilter } from '@/shared/WorkListFilters'
import { Button } from '@/ui/Button'
import { useDialogs } from '@/ui/feedback'
import { PageHeader } from '@/ui/PageHeader'
import { useT } from '@/ui/use-t'
import { BatchBar } from '@/work/components/BatchBar'
import { BatchReport } from '@/work/components/BatchReport'
import { ReasonDialog } from '@/work/components/ReasonDialog'
import { DecideWorksDocument } from '@/work/graphql/works.workflow.generated'
import type { WorkAction } from '@/work/kind'
import { type Batch, useBatch } from '@/work/use-batch'
import type { ReviewWords } from '../review-words'
import { useCompany } from '../use-company'
import { ExportList } from './ExportList'
import rows from './rows.module.css'

/** What else can be done with rows, one by one and with those that are chosen. */
interface MoreSteps<Row> {
  of(row: Row): readonly { label: string; danger?: boolean; act(): void }[]
  ofChosen(chosen: readonly Row[]): ReactNode
}

interface ReviewedListProps<Row extends { id: string }> {
  title: string
  purpose: string
  empty: string
  words: ReviewWords
  exported: { list: CompanyList; filter: CompanyListFilter }
  state: ListState
  /** How many wait for the unit in all, and the state that shows only those. */
  waiting: { count: number; state: string }
  filters: readonly WorkListFilter[]
  columns: readonly WorkListColumn<Row>[]
  answer: { loading: boolean; failureText: string | undefined; retry(): void }
  page: { items: readonly Row[]; total: number } | undefined
  nameOf(row: Row): string
  /** Whether a decision is open. */
  open(row: Row, action: WorkAction): boolean
  more?(batch: Batch): MoreSteps<Row>
}

/** A list in which a unit decides: what waits, one by one or in a batch that names what it decides; the rest to look at. */
export function ReviewedList<Row extends { id: string }>(props: ReviewedListProps<Row>) {
  const { words, state, waiting, answer, nameOf, open, title } = props
  const t = useT()
  const dialogs = useDialogs()
  const { wholeUnit } = useCompany()
  const against = words.against.action
  const batch = useBatch(() => {
    selection.clear()
    answer.retry()
  })
  const more = props.more?.(batch)
  const selection = useRowSelection<Row>({
    rowKey: ({ id }) => id,
    nameOf,
    selectable: (row) => open(row, 'PASS') || open(row, against) || (more?.of(row).length ?? 0) > 0,
  })
  const [refusing, setRefusing] = useState<{ open: boolean; list: readonly Row[] }>({ open: false, list: [] })
  const chosen = [...selection.chosen.values()]
  const namesOf = (list: readonly Row[]) => list.map(nameOf)
  const decide = (list: readonly Row[], action: WorkAction, opinion?: string) =>
    batch.run(action === 'PASS' ? t('通过') : t(words.against.verb), async () => {
      const { decideWorks } = await workflow.mutate(DecideWorksDocument, {
        ids: list.map(({ id }) => id),
        action,
        opinion,
      })
      const names = new Map(list.map((row) => [row.id, nameOf(row)]))
      return decideWorks.map(({ id, done, code }) => ({ id, name: names.get(id) ?? null, done, code: code ?? null }))
    })
  const pass = (list: readonly Row[]) =>
    dialogs.confirm({
      title: t(words.pass.title, { n: list.length }),
      content: t(words.pass.hint, { names: namesOf(list).join(t('、')) }),
      okText: t('通过'),
      cancelText: t('取消'),
      // Announced by the error link; the list is asked for again, and the dialog may close.
      onOk: () => decide(list, 'PASS').catch(() => undefined),
    })
  const refuse = (list: readonly Row[]) => setRefusing({ open: true, list })
  const [passing, refused] = [chosen.filter((row) => open(row, 'PASS')), chosen.filter((row) => open(row, against))]
  const stepsOf = (row: Row) => [
    ...(open(row, 'PASS') ? [{ label: t('通过'), act: () => pass([row]) }] : []),
    ...(open(row, against) ? [{ label: t(words.against.verb), danger: true, act: () => refuse([row]) }] : []),
    ...(more?.of(row) ?? []),
  ]
  return (
    <>
      <PageHeader
        title={title}
        purpose={props.purpose}
        actions={<ExportList {...props.exported} />}
        extra={
          wholeUnit &&
          waiting.count > 0 &&
          state.filters.state !== waiting.state && (
            <Button type="link" className={rows.waiting} onClick={() => state.setFilters({ state: waiting.state })}>
              {t(words.waiting, { n: waiting.count })}
            </Button>
          )
        }
      />
      <BatchReport outcome={batch.outcome} onClose={batch.close} />
      <BatchBar count={chosen.length} onClear={selection.clear}>
        <Button disabled={passing.length === 0} onClick={() => pass(passing)}>
          {t(words.pass.many, { n: passing.length })}
        </Button>
        <Button disabled={refused.length === 0} onClick={() => refuse(refused)}>
          {t(words.against.many, { n: refused.length })}
        </Button>
        {more?.ofChosen(chosen)}
      </BatchBar>
      <WorkList
        label={title}
        state={state}
        filters={props.filters}
        columns={props.columns}
        rowKey={({ id }) => id}
        selection={wholeUnit ? selection : undefined}
        rowActions={
          wholeUnit
            ? (row) =>
                stepsOf(row).length === 0
                  ? null
                  : stepsOf(row).map(({ label, danger = false, act }) => (
                      <Button
                        key={label}
                        type="link"
                        size="small"
                        danger={danger}
                        className={rows.action}
                        aria-label={t('{action}：{name}', { action: label, name: nameOf(row) })}
                        onClick={act}
                      >
                        {label}
                      </Button>
                    ))
            : undefined
        }
        page={props.page}
        loading={answer.loading}
        failure={answer.failureText}
        onRetry={answer.retry}
        empty={props.empty}
      />
      <ReasonDialog
        open={refusing.open}
        about={{ act: against, ids: refusing.list.map(({ id }) => id) }}
        title={t(words.against.title, { n: refusing.list.length })}
        names={namesOf(refusing.list)}
        hint={t(words.against.hint)}
        label={t(words.against.label)}
        okText={t(words.against.verb)}
        onCancel={() => setRefusing({ ...refusing, open: false })}
        onOk={async (reason) => {
          await decide(refusing.list, against, reason)
          setRefusing({ ...refusing, open: false })
        }}
      />
    </>
  )
}
