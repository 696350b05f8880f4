/** The page with the commission's decision log: filters, entries, export. */

import { Link } from 'react-router-dom'
import { workflow } from '@/api/workflow'
import { text } from '@/lib/i18n/i18n'
import { beijingToday, formatMinuteInBeijing, isoMoment, timesHeading } from '@/lib/time/beijing-time'
import { timestampOfDay } from '@/lib/time/iso-day'
import { actorTitle, actorName as nameOfActor } from '@/lib/work/actor-title'
import { useSession } from '@/session/session'
import { useListState } from '@/shared/list/use-list-state'
import { WorkList } from '@/shared/list/WorkList'
import { Names, named } from '@/ui/Name'
import { PageHeader } from '@/ui/PageHeader'
import { useT } from '@/ui/use-t'
import { entryOpinion } from '@/work/generated-opinion'
import { kindWords } from '@/work/kind-words'
import { findKind, workKinds } from '@/work/kinds/all'
import { eventLabel, logEvents, logStepLabel, logSteps } from '@/work/log-words'
import { workTitle } from '@/work/work-title'
import {
  DecisionLogDocument,
  type DecisionLogQuery,
  type DecisionLogQueryVariables,
} from '../graphql/log.workflow.generated'
import styles from './decision-log.module.css'

/** Values of `event` in the contract; a value of the address that is none of them narrows nothing. */
type EventFilter = DecisionLogQueryVariables['filter']['event']
type Entry = DecisionLogQuery['decisionLog']['items'][number]

/** The columns that sort, as the contract names them. */
const orders = { work: 'TITLE', at: 'AT', who: 'ACTOR' } as const

/** The kinds in the log: those of the person's division, and those that a supervising department decides about. */
const kindsFor = (own: readonly string[]) =>
  workKinds.filter(
    ({ id, states }) => own.includes(id) || Object.values(states).some(({ holder }) => holder === 'department'),
  )

const eventOf = (event: string | undefined): EventFilter => logEvents.find(({ id }) => id === event)?.id

const periods = [
  { days: 1, label: text('今天') },
  { days: 7, label: text('最近 7 天') },
  { days: 30, label: text('最近 30 天') },
  { days: 365, label: text('最近一年') },
]

/** The start of a period of whole Beijing days that ends today; undefined for another value than those offered. */
function startOf(days: string | undefined): number | undefined {
  const period = periods.find((one) => String(one.days) === days)
  return period && timestampOfDay(beijingToday()) - (period.days - 1) * 86_400_000
}

/** What was done to the works that the person decides about for the commission or as a supervising department. */
export function DecisionLogPage() {
  const t = useT()
  const { commissionKinds } = useSession().user
  const state = useListState(['event', 'kind', 'step', 'days', 'person', 'keyword', 'work'], {
    orders,
  })
  const { event, kind, step, days, person, keyword, work } = state.filters
  const filter = { event: eventOf(event), kind, step, person, keyword, workId: work, from: startOf(days) }
  const { orderBy } = state
  const answer = workflow.useAnswer(DecisionLogDocument, {
    variables: { filter, orderBy, pageNo: state.pageNo, pageSize: state.pageSize },
    fetchPolicy: 'cache-and-network',
    background: true,
  })
  return (
    <>
      <PageHeader
        title={t('办理记录')}
        purpose={t(
          '您所在处室办理的各类事项的每一步：谁、何时、做了什么、意见是什么，包括专家分配、利害关系处理和期限变更。记录不能修改或删除。',
        )}
      />
      <WorkList<Entry>
        label={t('办理记录')}
        state={state}
        filters={[
          {
            kind: 'select',
            name: 'event',
            label: t('事项'),
            options: logEvents.map(({ id, label }) => ({ value: id, label: t(label) })),
          },
          {
            kind: 'select',
            name: 'kind',
            label: t('类别'),
            options: kindsFor(commissionKinds).map(({ id, noun }) => ({ value: id, label: t(noun) })),
          },
          {
            kind: 'select',
            name: 'step',
            label: t('操作'),
            // The words of a kind may differ.
            options: logSteps.map((id) => ({ value: id, label: t(logStepLabel('', id)) })),
          },
          {
            kind: 'select',
            name: 'days',
            label: t('时间'),
            options: periods.map((one) => ({ value: String(one.days), label: t(one.label) })),
          },
          { kind: 'keyword', name: 'keyword', label: t('名称或编号'), placeholder: t('事项的名称或编号') },
          { kind: 'keyword', name: 'person', label: t('人员'), placeholder: t('操作人或专家的姓名') },
          {
            kind: 'chosen',
            name: 'work',
            label: t('只看'),
            value:
              answer.data?.decisionLog.items.find(({ work }) => work?.id === filter.workId)?.title ?? t('一个事项'),
          },
        ]}
        page={answer.data?.decisionLog}
        loading={answer.loading}
        failure={answer.failureText}
        onRetry={answer.retry}
        exported={{ decisionLog: { filter, orderBy } }}
        rowKey={({ id }) => id}
        columns={[
          { key: 'work', title: t('名称'), render: (one) => <Subject {...one} /> },
          {
            key: 'at',
            title: timesHeading(t('时间')),
            width: 150,
            render: ({ entry: { at } }) => <time dateTime={isoMoment(at)}>{formatMinuteInBeijing(at)}</time>,
          },
          { key: 'step', title: t('操作'), width: 240, render: (one) => <Step {...one} /> },
          { key: 'who', title: t('操作人'), width: 220, render: ({ entry }) => <Actor entry={entry} /> },
        ]}
        empty={t('还没有办理记录。')}
      />
    </>
  )
}

/** What the entry is about: a link to the work, or the names it had. */
function Subject({ kind, title, number, unitName, work }: Entry) {
  const t = useT()
  const words = kindWords(kind)
  const hasPage = findKind(kind)?.addresses.commission !== undefined
  const workId = work?.id ?? null
  const about = [t(words.noun), number, unitName, !work && unitName && t('事项已删除')]
  return (
    <>
      {work ? (
        <Link to={hasPage ? words.commission(work) : words.read(work)}>{named(workTitle(work.title))}</Link>
      ) : (
        named(workTitle(title))
      )}
      <span className={styles.secondary}>
        <Names of={about} />
      </span>
      {workId !== null && <Link to={`?${new URLSearchParams({ work: workId })}`}>{t('只看此项')}</Link>}
    </>
  )
}

function Step({ event, entry: { step, state, opinion }, kind, personName, added, removed }: Entry) {
  const t = useT()
  return (
    <>
      {t(logStepLabel(kind, step))}
      <span className={styles.secondary}>{t(eventLabel(event))}</span>
      {personName && <span className={styles.secondary}>{t('专家：{name}', { name: personName })}</span>}
      {added !== null && removed !== null && (
        <span className={styles.secondary}>{t('增加 {added} 项，移除 {removed} 项', { added, removed })}</span>
      )}
      {state && (
        <span className={styles.secondary}>
          {t('状态变为：{state}', { state: t(kindWords(kind).state(state).label) })}
        </span>
      )}
      {opinion && <span className={styles.opinion}>{entryOpinion({ step, opinion })}</span>}
    </>
  )
}

function Actor({ entry: { actorName, actorRole, actorUnit, inPlaceOf } }: Pick<Entry, 'entry'>) {
  const t = useT()
  const bySystem = actorName === actorRole
  return (
    <>
      {named(bySystem ? actorTitle(actorRole) : nameOfActor(actorName))}
      {inPlaceOf != null && t('（代 {name}）', { name: inPlaceOf })}
      <span className={styles.secondary}>{<Names of={[bySystem ? null : actorTitle(actorRole), actorUnit]} />}</span>
      {!bySystem && <Link to={`?${new URLSearchParams({ person: actorName })}`}>{t('只看此人')}</Link>}
    </>
  )
}
