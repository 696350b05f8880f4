/** The table of all evaluated technical reports side by side, and how their scores are distributed. */
import { Link } from 'react-router-dom'
import { evaluation } from '@/api/evaluation'
import { inOrder, type OrderKeys } from '@/lib/collections/in-order'
import { ownValue } from '@/lib/collections/own-value'
import { entryNameIn } from '@/lib/i18n/dictionary-entry-name'
import { text } from '@/lib/i18n/i18n'
import { inLanguage } from '@/lib/i18n/in-language'
import { formatDay } from '@/lib/time/beijing-time'
import { useEntryNames } from '@/shared/form/use-entry-names'
import { rowsOfPage } from '@/shared/list/rows-of-page'
import { useListState } from '@/shared/list/use-list-state'
import { WorkList } from '@/shared/list/WorkList'
import { Section } from '@/ui/Section'
import { useLocale, useT } from '@/ui/use-t'
import { TechnicalEvaluationsDocument, type TechnicalEvaluationsQuery } from '../graphql/technical.evaluation.generated'
import { technicalPath } from '../paths'
import { scoreOf } from '../technical-spread'
import styles from './Technical.module.css'
import { TechnicalDistribution } from './TechnicalDistribution'
import { TechnicalSpread } from './TechnicalSpread'

type Report = TechnicalEvaluationsQuery['technicalEvaluations']['reports'][number]

const areas = { dictionaryType: 'user_application_area' }
const grades: Readonly<Record<string, string>> = {
  excellent: text('优秀'),
  good: text('良好'),
  fair: text('合格'),
  poor: text('不合格'),
}

/** What they are sorted by beside a criterion, which goes by its field; as the export names it. */
const ownKeys: OrderKeys<Report> = {
  TITLE: ({ title }) => title,
  TOTAL: ({ total }) => Number(total),
  SUBMITTED: ({ submittedAt }) => submittedAt,
}

/** The column of a criterion, by its place: a form may name two criteria alike. */
const columnOf = (index: number) => `criterion-${index}`

/** The evaluated technical reports side by side, and how their scores are distributed, of one field or of all. */
export function TechnicalScores() {
  const t = useT()
  const language = useLocale()
  useEntryNames(areas)
  const { data, loading, failureText, retry } = evaluation.useAnswer(TechnicalEvaluationsDocument, {
    fetchPolicy: 'cache-and-network',
    background: true,
  })
  const { criteria = [], reports = [] } = data?.technicalEvaluations ?? {}
  const keys: OrderKeys<Report> = {
    ...Object.fromEntries(
      criteria.map(({ field }) => [field, ({ scores }: Report) => scoreOf(scores, field) ?? null] as const),
    ),
    ...ownKeys,
  }
  const orders: Record<string, string> = {
    title: 'TITLE',
    ...Object.fromEntries(criteria.map(({ field }, index) => [columnOf(index), field])),
    total: 'TOTAL',
    submitted: 'SUBMITTED',
  }
  const state = useListState(['field'], { resetOn: ['tab'], orders })
  const { field } = state.filters
  const fields = [...new Set(reports.flatMap(({ technicalField }) => technicalField ?? []))].toSorted()
  const chosen = reports.filter(({ technicalField }) => field === undefined || technicalField === field)
  const sorted = inOrder(chosen, keys, state.orderBy)
  const nameOf = (name: string) => entryNameIn(areas.dictionaryType, name)
  return (
    <>
      <WorkList<Report>
        label={t('已评价的技术报告')}
        state={state}
        filters={[
          {
            kind: 'select',
            name: 'field',
            label: t('技术领域'),
            options: fields.map((value) => ({ value, label: nameOf(value) })),
          },
        ]}
        columns={[
          {
            key: 'title',
            title: t('名称'),
            render: ({ workId, title, number, technicalField }) => (
              <>
                <Link to={technicalPath(workId)}>{title}</Link>
                <span className={styles.secondary}>
                  {[number, technicalField && nameOf(technicalField)].filter(Boolean).join(' · ')}
                </span>
              </>
            ),
          },
          ...criteria.map(({ field: criterion, label }, index) => ({
            key: columnOf(index),
            title: inLanguage(label, language) || criterion,
            width: 130,
            align: 'end' as const,
            render: ({ scores }: Report) => scoreOf(scores, criterion) ?? '—',
          })),
          { key: 'total', title: t('总分'), width: 80, align: 'end', render: ({ total }) => <strong>{total}</strong> },
          { key: 'grade', title: t('等级'), width: 90, render: ({ grade }) => t(ownValue(grades, grade) ?? '—') },
          { key: 'submitted', title: t('提交日期'), width: 120, render: ({ submittedAt }) => formatDay(submittedAt) },
        ]}
        rowKey={({ workId }) => workId}
        page={data && rowsOfPage(state, sorted)}
        loading={loading}
        failure={failureText}
        onRetry={retry}
        empty={t('还没有已评价的技术报告。')}
        exported={{ technicalEvaluations: { technicalField: field, orderBy: state.orderBy } }}
      />
      {chosen.length > 0 && (
        <Section title={t('评分分布')} className={styles.spread} wide>
          <TechnicalSpread criteria={criteria} reports={chosen} />
          <TechnicalDistribution
            totals={chosen.map(({ total }) => total)}
            group={field === undefined ? t('全部技术领域') : nameOf(field)}
          />
        </Section>
      )}
    </>
  )
}
