/**
 * The list of one kind of submission through the unit (experts, achievements, foreign experts, matchings); filters,
 * columns and decisions by `filing-words.ts`.
 */
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { workflow } from '@/api/workflow'
import type { WorkOrderField } from '@/api/workflow/schema.generated'
import { formatDay } from '@/lib/time/beijing-time'
import { useListState } from '@/shared/list/use-list-state'
import { useYearFilter, yearOf } from '@/shared/list/use-year-filter'
import type { WorkListColumn } from '@/shared/list/work-list-rows'
import { Names, named } from '@/ui/Name'
import { useT } from '@/ui/use-t'
import { WorkStatus } from '@/work/components/WorkStatus'
import { type WorkRowFragment, WorksDocument } from '@/work/graphql/works.workflow.generated'
import { handedInStates } from '@/work/kind'
import { kindWords, statesOf } from '@/work/kind-words'
import { findKind, kindsListedWith } from '@/work/kinds/all'
import { readWorks } from '@/work/read-works'
import { readable } from '@/work/split-order'
import { useCounts } from '@/work/use-counts'
import { useSplitPane } from '@/work/use-split-pane'
import { paperParam } from '@/work/use-split-view'
import { workTitle } from '@/work/work-title'
import { type FiledKind, filingWords, textOf } from '../filing-words'
import { reviewWords } from '../review-words'
import { useCompany } from '../use-company'
import { ReviewedList } from './ReviewedList'
import rows from './rows.module.css'

export function FiledList({ kind, head }: { kind: FiledKind; head?: ReactNode }) {
  const t = useT()
  const { unitId, wholeUnit } = useCompany()
  const words = filingWords[kind]
  const { purpose, empty } = (wholeUnit ? undefined : words.ofDepartment) ?? words
  const kinds = kindsListedWith(kind)
  const described = findKind(kind)
  const handedIn = described ? handedInStates(described) : []
  const states = statesOf(kind).filter(([name]) => handedIn.includes(name))
  const person = kind === 'EXPERT_APPLICATION'
  const { columns } = words
  const orders: Record<string, WorkOrderField> = {
    name: person ? 'CREATOR' : 'TITLE',
    state: 'STATE',
    ...Object.fromEntries(columns.flatMap(({ key, field }) => (field ? [[key, field]] : []))),
  }
  const state = useListState(['year', 'state', 'keyword'], { resetOn: [paperParam], orders })
  const { orderBy } = state
  const { keyword, state: at, year } = state.filters
  const filter = { keyword, year: yearOf(year), state: states.some(([value]) => value === at) ? at : undefined }
  const found = {
    filter: {
      ...{ kinds, unitId, keyword, year: filter.year },
      scope: 'REVIEW' as const,
      states: filter.state === undefined ? undefined : [filter.state],
      handedIn: true,
    },
    orderBy,
  }
  const answer = workflow.useAnswer(WorksDocument, {
    variables: { ...found, pageNo: state.pageNo, pageSize: state.pageSize },
    fetchPolicy: 'cache-and-network',
  })
  const page = answer.data?.works
  const split = useSplitPane({
    ...{ kinds, state, page, loading: answer.loading },
    allowed: true,
    onChanged: answer.retry,
  })
  const { view } = split
  const counts = useCounts({ kinds, unitId, scope: 'WAITING' })
  const waiting = kinds.reduce((sum, kind) => sum + (counts?.[kind] ?? 0), 0)
  const years = useYearFilter(!person)
  const nameOf = (work: WorkRowFragment) => (person ? work.creatorName : workTitle(work.title))
  /** A waiting item's date of submission where a column says since when it waits. */
  const isSaidBeside = ({ submittedAt, since }: WorkRowFragment) =>
    submittedAt !== null && columns.some(({ key }) => key === 'since') && formatDay(submittedAt) === formatDay(since)
  return (
    <ReviewedList
      title={t(words.title)}
      head={head}
      purpose={t(purpose)}
      empty={t(empty)}
      words={reviewWords[kind]}
      exported={{ list: words.exported, filter, orderBy }}
      state={state}
      readRows={(part) => readWorks({ ...found, ...part })}
      waiting={{ count: waiting, state: states.find(([, { holder }]) => holder === 'unit')?.[0] ?? '' }}
      filters={[
        ...(person ? [] : [years]),
        {
          kind: 'select',
          name: 'state',
          label: t('状态'),
          options: states.map(([value, { label }]) => ({ value, label: t(label) })),
        },
        { kind: 'keyword', name: 'keyword', label: t('关键词'), placeholder: t(words.keyword) },
      ]}
      columns={[
        {
          key: 'name',
          title: t(person ? '姓名' : '名称'),
          render: (item) => (
            <div className={rows.person}>
              <Link
                to={view.active && readable(item) ? view.addressOf(item.id) : kindWords(item.kind).address(item)}
                aria-current={(view.active && item.id === view.paperId) || undefined}
                preventScrollReset={view.active}
                className={rows.name}
              >
                {named(nameOf(item))}
              </Link>
              {person ? (
                <span className={rows.secondary}>
                  <Names of={[textOf(item, 'position'), textOf(item, 'major')]} />
                </span>
              ) : (
                <span className={rows.secondary}>
                  <span className={rows.code}>{item.number}</span>
                  {kinds.length > 1 && ` · ${t(kindWords(item.kind).noun)}`}
                </span>
              )}
            </div>
          ),
        },
        ...columns.map(
          ({ key, title, width, align, value }): WorkListColumn<WorkRowFragment> => ({
            key,
            title: t(title),
            width,
            align,
            render: (work) => named(value(work) ?? '—'),
          }),
        ),
        {
          key: 'state',
          title: t('状态'),
          width: 190,
          render: (item) => (
            <div className={rows.state}>
              <WorkStatus {...item} heldBy={null} since={null} />
              {item.submittedAt !== null && !isSaidBeside(item) && (
                <span className={rows.secondary}>{t('{day} 提交', { day: formatDay(item.submittedAt) })}</span>
              )}
              {item.opinion && <span className={rows.secondary}>{t('原因：{reason}', { reason: item.opinion })}</span>}
            </div>
          ),
        },
      ]}
      answer={answer}
      page={page}
      split={split}
      nameOf={nameOf}
      open={(item, action) => item.decisions.includes(action)}
    />
  )
}
