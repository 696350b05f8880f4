/** The Excel sheets of the base statistics as displayed: submissions, plotted figures, ranking, outliers; for `StatisticsPage`. */

import { t } from '@/lib/i18n/i18n'
import type { WrittenSheet } from '@/lib/sheets/workbook'
import { repeatedReasonPeriods } from '@/lib/work/repeated-reason'
import { type dimensions, parts, shareText, yearNote } from './counts'
import type { BaseStatisticsQuery } from './graphql/statistics.innovation.generated'
import { changeOf } from './Outliers'

type Statistics = BaseStatisticsQuery['baseStatistics']

const words = (head: string, width = 24) => ({ head, width })
const numbers = (head: string) => ({ head, width: 16, numeric: true })
const written = (value: number | null | undefined) => (value == null ? '' : String(value))

/** The displayed statistics as sheets: submissions, plot data, ranking, outliers. */
export function statisticsSheets(statistics: Statistics, by: (typeof dimensions)[number]): WrittenSheet[] {
  const { figure, runningYear, trend, shares, ranking, outliers } = statistics
  const name = t('{label}（{unit}）', { label: t(figure?.label ?? ''), unit: t(figure?.unit ?? '') })
  const counts = statistics.counts.filter((count) => count.by === by.by)
  return [
    {
      name: t('提交情况'),
      columns: [
        words(t(by.label)),
        numbers(t('应报')),
        ...parts.map(({ label }) => numbers(t(label))),
        words(t('提交率'), 12),
      ],
      rows: counts.map((row) => [
        t(row.label),
        String(row.expected),
        ...parts.map(({ part }) => String(row[part])),
        shareText(row),
      ]),
    },
    {
      name: t('历年'),
      columns: [numbers(t('年度')), numbers(name), numbers(t('报告数')), words(t('说明'))],
      rows: trend.map((item) => [
        String(item.year),
        String(item.value),
        String(item.reports),
        yearNote(item.year, { ...item, runningYear }) ?? '',
      ]),
    },
    {
      name: t('构成'),
      columns: [words(t('类别或区')), numbers(name)],
      rows: shares.map(({ label, value }) => [t(label), String(value)]),
    },
    {
      name: t('排名'),
      columns: [numbers(t('名次')), words(t('基地'), 36), words(t('依托单位'), 30), numbers(name)],
      rows: ranking.map((item, index) => [String(index + 1), item.name, item.unitName, String(item.value)]),
    },
    {
      name: t('需要留意的数字'),
      columns: [
        words(t('基地'), 36),
        words(t('指标')),
        numbers(t('本年')),
        numbers(t('上年')),
        words(t('变化'), 12),
        numbers(t('同类中位数')),
        words(t('标记')),
        words(t('原因'), 60),
      ],
      rows: outliers.map((outlier) => [
        outlier.name,
        t(outlier.figure.label),
        String(outlier.value),
        written(outlier.former),
        changeOf(outlier),
        written(outlier.middle),
        [outlier.reasonYears >= repeatedReasonPeriods && t('连续三年说明原因'), outlier.far && t('与同类基地相差较大')]
          .filter(Boolean)
          .join(t('；')),
        outlier.reason ?? '',
      ]),
    },
  ]
}
