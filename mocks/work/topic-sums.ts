/**
 * Sums of a project's topics beside its own figures, for the page of topics and the rules of task book and
 * acceptance.
 */

import Big from 'big.js'
import type { FormValues, RowValue } from '@/smartform/schema/values'
import type { BackendContext } from '../context'
import type { TopicLinkRow } from '../db/rows-entry'
import type { WorkRow } from '../db/rows-work'
import { amountOf, cellAmountOf, rowsOf } from '../domain/stored-values'
import { fail } from '../fail'
import { costSubjects } from '../forms/parts/direct-costs'
import { indicators } from '../forms/plan'
import type { TopicLine } from '../resolvers/program.generated'
import { handedIn } from './project'
import { partsOf, topicsOf } from './topics'

/** What a project's document and its topics both state: the table, its column, and the row (null: a field by itself). */
interface Item {
  id: string
  kind: TopicLine['kind']
  label: string
  field: string
  row: string | null
  column: string
  ofTopic(values: FormValues): Big
}

const sum = (amounts: readonly Big[]) => amounts.reduce((total, each) => total.plus(each), new Big(0))

/** The items of a project's task book that its topics share. */
const ofTaskBook: readonly Item[] = [
  ...costSubjects.map(
    ({ id, subject }): Item => ({
      ...{ id: `cost-${id}`, kind: 'BUDGET', label: subject, field: 'directCosts', row: id, column: 'special' },
      ofTopic: ({ directCosts }) => cellAmountOf(directCosts, id, 'special'),
    }),
  ),
  {
    ...{ id: 'cost-indirect', kind: 'BUDGET', label: '间接费用', field: 'indirectSpecial', row: null, column: '' },
    ofTopic: ({ indirectSpecial }) => amountOf(indirectSpecial),
  },
  ...indicators.map(
    ({ id, item }): Item => ({
      ...{ id: `indicator-${id}`, kind: 'INDICATOR', label: item, field: 'indicators', row: id, column: 'amount' },
      ofTopic: (values) => cellAmountOf(values.indicators, id, 'amount'),
    }),
  ),
]

/** The items of a project's acceptance; its spending is by subject, or by direct and indirect cost. */
function ofAcceptance({ spending }: FormValues): Item[] {
  return [
    ...rowsOf(spending).map(
      ({ id, cells }): Item => ({
        ...{ id: `spent-${id}`, kind: 'SPENDING', label: String(cells.subject ?? id) },
        ...{ field: 'spending', row: id, column: 'spent' },
        ofTopic: (values) =>
          id === 'direct'
            ? sum(costSubjects.map((subject) => cellAmountOf(values.spending, subject.id, 'spent')))
            : cellAmountOf(values.spending, id, 'spent'),
      }),
    ),
    ...indicators.map(
      ({ id, item }): Item => ({
        ...{ id: `reached-${id}`, kind: 'REACHED', label: item, field: 'indicators', row: id, column: 'reached' },
        ofTopic: (values) => cellAmountOf(values.indicators, id, 'reached'),
      }),
    ),
  ]
}

interface Confirmed {
  topic: TopicLinkRow
  work: WorkRow
  values: FormValues
}

/** The confirmed parts of a project's topics that belong into one of its documents. */
export function confirmedFor(context: BackendContext, document: WorkRow): Confirmed[] {
  const kind = document.kind === 'TASK_BOOK' ? 'TOPIC_TASK' : 'TOPIC_ACCEPTANCE'
  return topicsOf(context, document.projectId ?? '').flatMap((topic) => {
    const work = partsOf(context, topic.id).find((part) => part.kind === kind && part.state === 'ACCEPTED')
    const values = work && handedIn(context, work.id)
    return values ? [{ topic, work, values }] : []
  })
}

/** The topics of a project that have nothing confirmed for one of its documents. */
function unconfirmedFor(context: BackendContext, document: WorkRow): TopicLinkRow[] {
  const confirmed = new Set(confirmedFor(context, document).map(({ topic }) => topic.id))
  return topicsOf(context, document.projectId ?? '').filter(({ id }) => !confirmed.has(id))
}

const written = (item: Item, values: FormValues): unknown =>
  item.row === null
    ? values[item.field]
    : rowsOf(values[item.field]).find(({ id }) => id === item.row)?.cells[item.column]

/** A document beside the sum of its topics, item by item; items that neither names are left out. */
export function linesOf(context: BackendContext, document: WorkRow): (TopicLine & { item: Item })[] {
  const values = context.db.contents.get(document.id)?.values ?? {}
  const confirmed = confirmedFor(context, document)
  if (confirmed.length === 0) return []
  const items = document.kind === 'TASK_BOOK' ? ofTaskBook : ofAcceptance(values)
  return items.flatMap((item) => {
    const own = written(item, values)
    const topics = sum(confirmed.map((each) => item.ofTopic(each.values)))
    if (topics.eq(0) && amountOf(own).eq(0)) return []
    const rest = amountOf(own).minus(topics)
    return [
      {
        item,
        ...{ id: item.id, kind: item.kind, label: item.label },
        own: typeof own === 'string' && own !== '' ? own : null,
        topics: topics.toString(),
        rest: rest.toString(),
        exceeds: rest.lt(0),
      },
    ]
  })
}

/** The document's values in which each item is at least the sum of the topics. */
export function raised(context: BackendContext, document: WorkRow): Record<string, FormValues[string]> {
  const values: FormValues = context.db.contents.get(document.id)?.values ?? {}
  const changed: Record<string, FormValues[string]> = {}
  for (const { item, exceeds, topics } of linesOf(context, document)) {
    if (!exceeds) continue
    const { field, row, column } = item
    changed[field] =
      row === null
        ? topics
        : rowsOf(changed[field] ?? values[field]).map((each) =>
            each.id === row ? { ...each, cells: { ...each.cells, [column]: topics } } : each,
          )
  }
  return changed
}

/** The rows that list a project's topics in its document. */
export function topicRows(context: BackendContext, document: WorkRow): RowValue[] {
  return confirmedFor(context, document).map(({ topic, values }) => {
    const direct = (table: unknown, column: string) =>
      sum(costSubjects.map(({ id }) => cellAmountOf(table, id, column)))
    const about = { name: topic.name, leader: topic.leaderName, unit: topic.unitName }
    const spent = () => direct(values.spending, 'spent').plus(cellAmountOf(values.spending, 'indirect', 'spent'))
    const cells: RowValue['cells'] =
      document.kind === 'TASK_BOOK'
        ? {
            ...about,
            direct: direct(values.directCosts, 'special').toString(),
            indirect: amountOf(values.indirectSpecial).toString(),
          }
        : { ...about, completed: String(values.completedWork ?? ''), spent: spent().toString() }
    return { id: topic.id, cells }
  })
}

/**
 * Refuses to submit a project's document before every topic is confirmed for it (603115, `names`) and while the topics
 * together exceed an item of it (603118, `items`).
 */
export function requireTopics(context: BackendContext, document: WorkRow): void {
  const missing = unconfirmedFor(context, document)
  if (missing.length > 0) fail(603115, { names: missing.map(({ name }) => name).join('、') })
  const short = linesOf(context, document).filter(({ exceeds }) => exceeds)
  if (short.length > 0) fail(603118, { items: short.map(({ label }) => label).join('、') })
}
