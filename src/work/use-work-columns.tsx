/** The columns that lists of work items share (number, title, state, deadline …), and which of them sort; for `WorkTable`. */

import type { WorkOrderField } from '@/api/workflow/schema.generated'
import { entryNameIn } from '@/lib/i18n/dictionary-entry-name'
import { formatDay, formatMinuteInBeijing, timesHeading } from '@/lib/time/beijing-time'
import type { WorkListColumn } from '@/shared/list/work-list-rows'
import { useT } from '@/ui/use-t'
import { NextDeadline } from './components/NextDeadline'
import { WorkStatus } from './components/WorkStatus'
import { factsOf } from './facts'
import type { WorkRowFragment } from './graphql/works.workflow.generated'

/** A predefined column. */
export type WorkColumn =
  | 'creator'
  | 'applicant'
  | 'unit'
  | 'filedBy'
  | 'hostUnit'
  | 'unitDepartment'
  | 'district'
  | 'year'
  | 'state'
  | 'amount'
  | 'next'
  | 'submitted'
  | 'modified'

/** What the backend sorts by for each column; the name's column has the key `title`. */
const fields: Readonly<Record<WorkColumn | 'title', WorkOrderField>> = {
  title: 'TITLE',
  creator: 'CREATOR',
  applicant: 'CREATOR',
  unit: 'UNIT',
  filedBy: 'UNIT',
  hostUnit: 'UNIT',
  unitDepartment: 'UNIT_DEPARTMENT',
  district: 'DISTRICT',
  year: 'YEAR',
  state: 'STATE',
  amount: 'AMOUNT',
  next: 'NEXT',
  submitted: 'SUBMITTED',
  modified: 'MODIFIED',
}

/** The columns among these that sort a list, by key, as the contract names them. */
export const ordersAmong = (keys: readonly string[]): Record<string, WorkOrderField> =>
  Object.fromEntries(Object.entries(fields).filter(([key]) => keys.includes(key)))

interface WorkColumnsOptions {
  /** The keys of all columns of the list. */
  beside?: readonly string[]
  reviewing?: boolean
}

/**
 * The predefined columns. A row says each thing once: the next deadline in its own column alone, the day of a state only where no date beside
 * it is the same, its holder only where it is not the reader (who has a button for the next step, or decides: `reviewing`) and not its title.
 */
export function useWorkColumns({
  beside = [],
  reviewing = false,
}: WorkColumnsOptions = {}): (key: WorkColumn) => WorkListColumn<WorkRowFragment> {
  const t = useT()
  const hasNext = beside.includes('next')
  const known: Readonly<Record<WorkColumn, Omit<WorkListColumn<WorkRowFragment>, 'key'>>> = {
    creator: { title: t('负责人'), width: 110, render: (work) => work.creatorName },
    applicant: { title: t('填报人'), width: 110, render: (work) => work.creatorName },
    unit: { title: t('承担单位'), width: 140, render: (work) => work.unitName },
    filedBy: { title: t('所在单位'), width: 160, render: (work) => work.unitName },
    hostUnit: { title: t('依托单位'), width: 160, render: (work) => work.unitName },
    unitDepartment: { title: t('申报部门'), width: 150, render: (work) => work.unitDepartment ?? '—' },
    district: { title: t('所在区'), width: 110, render: (work) => districtOf(work) },
    year: { title: t('年度'), width: 80, render: (work) => String(work.year) },
    state: {
      title: t('状态'),
      width: 170,
      render: (work) => (
        <WorkStatus
          {...work}
          since={isDatedBeside(work, beside) ? null : work.since}
          heldBy={isReaders(work, reviewing) || work.heldBy === work.title ? null : work.heldBy}
          dueAt={hasNext && work.next ? null : work.dueAt}
        />
      ),
    },
    amount: { title: t('金额（万元）'), width: 130, align: 'end', render: (work) => work.amount ?? '—' },
    next: {
      title: t('下一期限'),
      width: 170,
      render: (work) => <NextDeadline next={work.next} row={work} serverTime={work.serverTime} />,
    },
    submitted: {
      title: t('提交日期'),
      width: 120,
      render: (work) => (work.submittedAt === null ? '—' : formatDay(work.submittedAt)),
    },
    modified: {
      title: timesHeading(t('最后修改')),
      width: 170,
      render: (work) => formatMinuteInBeijing(work.modifiedAt),
    },
  }
  return (key) => ({ key, ...known[key] })
}

/** Whether the work item waits for the reader. */
const isReaders = ({ decisions, actions }: WorkRowFragment, reviewing: boolean) =>
  (reviewing && decisions.length > 0) || actions.includes('FILL')

/** Whether the row's date of submission or change, in a column of its own, is the day of its state. */
function isDatedBeside({ since, submittedAt, modifiedAt }: WorkRowFragment, beside: readonly string[]): boolean {
  const dates = [beside.includes('submitted') ? submittedAt : null, beside.includes('modified') ? modifiedAt : null]
  return since != null && dates.some((at) => at !== null && formatDay(at) === formatDay(since))
}

/** The district of the item's unit, in the interface language. */
function districtOf(work: WorkRowFragment): string {
  const { district } = factsOf(work)
  return typeof district === 'string' ? entryNameIn('user_shanghai_District', district) : '—'
}
