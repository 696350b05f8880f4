/** The list of platforms that a host unit or the commission oversees, with reminders. */
import { Link } from 'react-router-dom'
import { program } from '@/api/program'
import type { PlatformKind } from '@/api/program/schema.generated'
import { useListState } from '@/shared/list/use-list-state'
import { yearOf } from '@/shared/list/use-year-filter'
import { WorkList } from '@/shared/list/WorkList'
import { Button } from '@/ui/Button'
import { Names } from '@/ui/Name'
import { Section } from '@/ui/Section'
import { StatusTag } from '@/ui/StatusTag'
import { useMinute } from '@/ui/TimesBlock'
import { useT } from '@/ui/use-t'
import { BatchReport } from '@/work/components/BatchReport'
import { OverseenPlatformsDocument, type OverseenPlatformsQuery } from '../graphql/platforms.program.generated'
import { platformKinds } from '../kinds'
import { monthsText } from '../month-names'
import { platformPath } from '../paths'
import { useReminders } from '../use-reminders'
import { MonthCounts } from './MonthCounts'
import { MonthStrip } from './MonthStrip'
import styles from './overview.module.css'

type Overseen = OverseenPlatformsQuery['overseenPlatforms']
type Row = Overseen['items'][number]

const kindIn = (kind: string | undefined): PlatformKind | undefined =>
  kind === 'FUNCTION' || kind === 'SERVICE' ? kind : undefined

/** The columns that sort, as the contract names them. */
const orders = {
  name: 'NAME',
  late: 'LATE',
} as const

/** The platforms a host unit or the commission oversees: by month, who is late, reminders, and the way to each report. */
export function OverseenPlatforms() {
  const t = useT()
  const state = useListState(['year', 'kind', 'late', 'keyword'], { orders })
  const { orderBy } = state
  const { year, kind, late, keyword } = state.filters
  const filter = { year: yearOf(year), kind: kindIn(kind), late: late === '1' || undefined, keyword }
  const answer = program.useAnswer(OverseenPlatformsDocument, {
    variables: { ...filter, orderBy, pageNo: state.pageNo, pageSize: state.pageSize },
    fetchPolicy: 'cache-and-network',
    background: true,
  })
  const page = answer.data?.overseenPlatforms
  const { batch, ask } = useReminders(answer.retry)
  const selectedYear = String(page?.year ?? '')
  return (
    <Section wide title={t('各平台填报情况')}>
      {page && <MonthCounts overseen={page} />}
      <BatchReport outcome={batch.outcome} onClose={batch.close} />
      {page && page.late > 0 && (
        <div className={styles.reminders}>
          <StatusTag color="orange">{t('{n} 个平台有逾期月报', { n: page.late })}</StatusTag>
          {page.remindable.length > 0 ? (
            <Button onClick={() => ask(page.remindable)}>
              {t('提醒全部逾期填报人（{n}）', { n: page.remindable.length })}
            </Button>
          ) : (
            <span>{t('今天已全部提醒，明天可以再次提醒。')}</span>
          )}
        </div>
      )}
      <WorkList<Row>
        label={t('各平台填报情况')}
        state={state}
        filters={[
          {
            kind: 'select',
            name: 'year',
            label: t('年度'),
            initial: selectedYear,
            options: (page?.years ?? []).map((one) => ({ value: String(one), label: String(one) })),
          },
          {
            kind: 'select',
            name: 'kind',
            label: t('平台类型'),
            options: Object.entries(platformKinds).map(([value, label]) => ({ value, label: t(label) })),
          },
          { kind: 'select', name: 'late', label: t('逾期'), options: [{ value: '1', label: t('只看逾期') }] },
          { kind: 'keyword', name: 'keyword', label: t('关键词'), placeholder: t('平台、单位或填报人') },
        ]}
        columns={[
          {
            key: 'name',
            title: t('平台'),
            render: (one) => (
              <>
                <Link to={`${platformPath(one.id)}?year=${one.year}`}>{one.name}</Link>{' '}
                {one.disabled && <StatusTag color="error">{t('已停用')}</StatusTag>}
                <span className={styles.secondary}>
                  <Names of={[one.unitName, one.personName]} />
                </span>
              </>
            ),
          },
          { key: 'months', title: t('各月'), width: 480, render: (one) => <MonthStrip platform={one} /> },
          {
            key: 'late',
            title: t('逾期'),
            width: 150,
            render: (one) => (one.late.length === 0 ? '—' : monthsText(one.late)),
          },
        ]}
        rowKey={({ id }) => id}
        rowActions={(one) => <Reminder platform={one} onRemind={() => ask([one])} />}
        page={page}
        loading={answer.loading}
        failure={answer.failureText}
        onRetry={answer.retry}
        empty={t('还没有由您管理的平台。')}
        exported={{ platformMonths: { ...filter, orderBy } }}
      />
    </Section>
  )
}

/** The button that reminds a platform's person, and when they were reminded last. */
function Reminder({ platform, onRemind }: { platform: Row; onRemind(): void }) {
  const t = useT()
  const minute = useMinute()
  const { name, remindable, remindedAt } = platform
  return (
    <>
      {remindable && (
        <Button
          type="link"
          size="small"
          aria-label={t('{action}：{name}', { action: t('提醒'), name })}
          onClick={onRemind}
        >
          {t('提醒')}
        </Button>
      )}
      {remindedAt !== null && (
        <span className={styles.secondary}>{t('上次提醒 {at}', { at: minute(remindedAt) })}</span>
      )}
    </>
  )
}
