import { Link } from 'react-router-dom'
import { workflow } from '@/api/workflow'
import { text } from '@/lib/i18n/i18n'
import { beijingToday, formatMinute, isoMoment } from '@/lib/time/beijing-time'
import { actorTitle } from '@/lib/work/actor-title'
import { useSession } from '@/session/session'
import { exportSheet } from '@/shared/list/export-sheet'
import { useListState } from '@/shared/list/use-list-state'
import { WorkList } from '@/shared/list/WorkList'
import { PageHeader } from '@/ui/PageHeader'
import { useT } from '@/ui/use-t'
import { historyStep } from '@/work/history-steps'
import { kindWords } from '@/work/kind-words'
import { findKind } from '@/work/kinds/all'
import { DecisionLogXlsxDocument } from '../graphql/log.export.generated'
import { DecisionLogDocument, type DecisionLogQuery } from '../graphql/log.workflow.generated'
import styles from './decision-log.module.css'

type Entry = DecisionLogQuery['decisionLog']['items'][number]

/** Steps to choose from. The words of a kind may differ. */
const steps = [
  'CREATE',
  'SUBMIT',
  'WITHDRAW',
  'RECEIVE',
  'PASS',
  'RETURN',
  'REFUSE',
  'RECTIFY',
  'TAKE_BACK',
  'EXTEND',
  'CLOSE',
]

const periods = [
  { days: 1, label: text('今天') },
  { days: 7, label: text('最近 7 天') },
  { days: 30, label: text('最近 30 天') },
  { days: 365, label: text('最近一年') },
]

/** The start of a period of whole Beijing days that ends today; undefined for another value than those offered. */
function startOf(days: string | undefined): number | undefined {
  const period = periods.find((one) => String(one.days) === days)
  return period && Date.parse(`${beijingToday()}T00:00:00+08:00`) - (period.days - 1) * 86_400_000
}

/** What was done to the works of the kinds that the person decides about for the commission, newest first. */
export function DecisionLogPage() {
  const t = useT()
  const { commissionKinds } = useSession().user
  const state = useListState(['kind', 'step', 'days', 'keyword'])
  const { kind, step, days, keyword } = state.filters
  const filter = { kind, step, keyword, from: startOf(days) }
  const answer = workflow.useAnswer(DecisionLogDocument, {
    variables: { filter, pageNo: state.pageNo, pageSize: state.pageSize },
    fetchPolicy: 'cache-and-network',
    background: true,
  })
  return (
    <>
      <PageHeader
        title={t('办理记录')}
        purpose={t('您所在处室办理的各类事项的每一步：谁、何时、做了什么、意见是什么。记录不能修改或删除。')}
      />
      <WorkList<Entry>
        label={t('办理记录')}
        state={state}
        filters={[
          {
            kind: 'select',
            name: 'kind',
            label: t('类别'),
            options: commissionKinds.map((id) => ({ value: id, label: t(findKind(id)?.noun ?? id) })),
          },
          {
            kind: 'select',
            name: 'step',
            label: t('操作'),
            options: steps.map((id) => ({ value: id, label: t(historyStep('', id).label) })),
          },
          {
            kind: 'select',
            name: 'days',
            label: t('时间'),
            options: periods.map((one) => ({ value: String(one.days), label: t(one.label) })),
          },
          { kind: 'keyword', name: 'keyword', label: t('关键词'), placeholder: t('名称、编号或操作人') },
        ]}
        page={answer.data?.decisionLog}
        loading={answer.loading}
        failure={answer.failureText}
        onRetry={answer.retry}
        exported={() => exportSheet(DecisionLogXlsxDocument, { filter })}
        rowKey={({ id }) => id}
        columns={[
          { key: 'work', title: t('名称'), render: ({ work }) => <WorkLink work={work} /> },
          {
            key: 'at',
            title: t('时间'),
            width: 150,
            render: ({ entry: { at } }) => <time dateTime={isoMoment(at)}>{formatMinute(at)}</time>,
          },
          { key: 'step', title: t('操作'), width: 240, render: (one) => <Step {...one} /> },
          { key: 'who', title: t('操作人'), width: 220, render: ({ entry }) => <Actor entry={entry} /> },
        ]}
        empty={t('还没有办理记录。')}
      />
    </>
  )
}

function WorkLink({ work }: { work: Entry['work'] }) {
  const t = useT()
  const words = kindWords(work.kind)
  const hasPage = findKind(work.kind)?.addresses.commission !== undefined
  return (
    <>
      <Link to={hasPage ? words.commission(work) : words.read(work)}>{work.title}</Link>
      <span className={styles.secondary}>
        {[t(words.noun), work.number, work.unitName].filter(Boolean).join(' · ')}
      </span>
    </>
  )
}

function Step({ entry: { step, state, opinion }, work: { kind } }: Entry) {
  const t = useT()
  return (
    <>
      {t(historyStep(kind, step).label)}
      <span className={styles.secondary}>
        {t('状态变为：{state}', { state: t(kindWords(kind).state(state).label) })}
      </span>
      {opinion && <span className={styles.opinion}>{opinion}</span>}
    </>
  )
}

function Actor({ entry: { actorName, actorRole, actorUnit, inPlaceOf } }: Pick<Entry, 'entry'>) {
  const t = useT()
  const bySystem = actorName === actorRole
  return (
    <>
      {bySystem ? actorTitle(actorRole) : actorName}
      {inPlaceOf != null && t('（代 {name}）', { name: inPlaceOf })}
      <span className={styles.secondary}>
        {[bySystem ? null : actorTitle(actorRole), actorUnit].filter(Boolean).join(' · ')}
      </span>
    </>
  )
}
