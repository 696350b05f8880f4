/** The charts of the base statistics: a figure over the years, its distribution, a ranking. */
import { Link } from 'react-router-dom'
import { nameText } from '@/lib/i18n/english-names'
import { formatDecimal } from '@/lib/numbers/decimal'
import { AnsweredLink } from '@/ui/AnsweredLink'
import { LinePlot } from '@/ui/plot/LinePlot'
import { PlotNumbers } from '@/ui/plot/PlotNumbers'
import { SharePlot } from '@/ui/plot/SharePlot'
import { seriesLooks } from '@/ui/plot/series-looks'
import { RankingList } from '@/ui/RankingList'
import { Section } from '@/ui/Section'
import { useT } from '@/ui/use-t'
import { useCountedBy } from './CountsTable'
import { fewParts, yearNote } from './counts'
import type { BaseStatisticsQuery } from './graphql/statistics.innovation.generated'
import styles from './Statistics.module.css'
import { reportsBehind, type StatisticsFilters } from './statistics-links'

type Statistics = BaseStatisticsQuery['baseStatistics']

const amount = (value: number) => formatDecimal(String(value), { atMost: 2 })

/**
 * A figure over the years, its distribution in one year, and a ranking; each plot with its table, each number with its
 * reports.
 */
export function FigurePlots({ statistics, filters }: { statistics: Statistics; filters: StatisticsFilters }) {
  const t = useT()
  const { by } = useCountedBy()
  const { figure, year, runningYear, trend, ranking } = statistics
  const years = statistics.counts.filter((count) => count.by === 'YEAR' && count.expected > 0).toReversed()
  /** Each with the state of the reports it counts. */
  const submissions = [
    { ...seriesLooks[0], label: t('应报'), state: '', values: years.map(({ expected }) => expected) },
    { ...seriesLooks[2], label: t('已提交'), state: 'SUBMITTED', values: years.map(({ submitted }) => submitted) },
  ]
  const here: StatisticsFilters = { ...filters, year: String(year), state: 'SUBMITTED' }
  const behind = (narrower: StatisticsFilters, written: string, label: string) => (
    <Link to={reportsBehind(here, narrower, by)} aria-label={t('{label}：{value}', { label, value: written })}>
      {written}
    </Link>
  )
  const yearOf = (at: number) => String(trend[at]?.year ?? year)
  const unit = t(figure?.unit ?? '')
  const name = t(figure?.label ?? '')
  const now = trend.find((item) => item.year === year)
  const changed = trend.find((item) => item.changed)
  const incomplete = t('{year} 年仍在进行，数字还不完整。', { year: runningYear })
  const shared = fewParts(
    statistics.shares.map((share) => ({ ...share, label: nameText(t(share.label)) })),
    t('其余'),
  )
  const [largest] = statistics.shares
  const [first] = ranking
  return (
    <div className={styles.plots}>
      <LinePlot
        title={t('历年提交')}
        summary={`${t('近 {n} 年应报与已提交的报告数。', { n: years.length })}${
          years.some(({ key }) => key === String(runningYear)) ? incomplete : ''
        }`}
        rowHead={t('年度')}
        labels={years.map(({ label }) => label)}
        notes={years.map(({ key }) => yearNote(Number(key), { changed: false, runningYear }))}
        series={submissions}
        format={String}
        numberAt={(row, written, at) =>
          behind(
            { year: years[row]?.key ?? '', state: submissions[at]?.state ?? '' },
            written,
            `${years[row]?.label ?? ''}${t('，')}${submissions[at]?.label ?? ''}`,
          )
        }
      />
      {figure && (
        <>
          <LinePlot
            title={t('历年{name}（{unit}）', { name, unit })}
            summary={`${t('{year} 年合计 {value} {unit}，来自 {n} 份已提交的报告。', {
              year,
              value: amount(now?.value ?? 0),
              unit,
              n: now?.reports ?? 0,
            })}${changed ? t('{year} 年起口径变化，与之前的年度不可比。', { year: changed.year }) : ''}${
              trend.some((item) => item.year === runningYear) ? incomplete : ''
            }`}
            rowHead={t('年度')}
            labels={trend.map((item) => String(item.year))}
            notes={trend.map((item) => yearNote(item.year, { ...item, runningYear }))}
            series={[{ ...seriesLooks[0], label: name, values: trend.map(({ value }) => value) }]}
            format={amount}
            numberAt={(row, written) => behind({ year: yearOf(row) }, written, yearOf(row))}
          />
          <SharePlot
            title={t('{name}的构成（{unit}）', { name, unit })}
            summary={
              largest
                ? t('{year} 年{label}最多，{value} {unit}。', {
                    year,
                    label: t(largest.label),
                    value: amount(largest.value),
                    unit,
                  })
                : t('{year} 年还没有已提交的数字。', { year })
            }
            rowHead={filters.kind === undefined ? t('类别') : t('区')}
            amountHead={name}
            parts={shared.map(({ label, value }, index) => ({
              label,
              value,
              ...(seriesLooks[index] ?? seriesLooks[0]),
            }))}
            format={amount}
            numberAt={(row, written) => {
              const part = shared[row]?.part
              const filter = filters.kind === undefined ? 'kind' : 'district'
              return part ? behind({ [filter]: part.key }, written, part.label) : written
            }}
          />
          <Section id="base-ranking" title={t('{name}排名（{unit}）', { name, unit })}>
            <p className={styles.summary}>
              {first
                ? t('{year} 年{base}最多，{value} {unit}；前三名突出显示。', {
                    year,
                    base: first.name,
                    value: amount(first.value),
                    unit,
                  })
                : t('{year} 年还没有已提交的数字。', { year })}
            </p>
            <RankingList
              label={t('{name}排名，从多到少', { name })}
              items={ranking.map((item) => ({
                key: item.workId,
                name: <AnsweredLink to={item.address}>{item.name}</AnsweredLink>,
                value: amount(item.value),
              }))}
            />
            <PlotNumbers
              title={t('{name}排名', { name })}
              rowHead={t('名次')}
              columns={[t('基地'), t('依托单位'), name]}
              rows={ranking.map((item, index) => ({
                label: String(index + 1),
                values: [item.name, item.unitName, amount(item.value)],
              }))}
            />
          </Section>
        </>
      )}
    </div>
  )
}
